import { useRef, useState } from 'react'
import { useClient } from '@/hooks'
import { type HouseId, isChanged } from '@/rules'
import { createPrizes, type Form, USUAL_FORM } from '@/stores'
import { type CakesOf, choiceOf, stockFor } from './plan'

export type Change = (more: Partial<Form> & { readonly cakes?: CakesOf }) => void

type Changes = Pick<Form, 'diff' | 'jumps'>

const UNCHANGED: Changes = { diff: {}, jumps: USUAL_FORM.jumps }

const hasChanges = (form: Form): boolean => isChanged(form) || form.jumps !== UNCHANGED.jumps

/**
 * A form being filled in, and which cakes were chosen for it. What was changed of one house is still there when somebody
 * comes back to it. The last: the house whose changes did not come along to this one; null: nothing was left behind.
 */
export function useForm(initial: Form): readonly [Form, Change, CakesOf, HouseId | null] {
  const { storage } = useClient().ports
  const [{ form, cakes, left }, set] = useState(() => ({
    form: initial,
    cakes: choiceOf(initial, createPrizes(storage).read()),
    left: null as HouseId | null
  }))
  const changes = useRef<Partial<Record<HouseId, Changes>>>({})
  const change: Change = ({ cakes: chosen, ...more }) => {
    const { house = form.house } = more
    const moved = house !== form.house
    if (moved) changes.current[form.house] = { diff: form.diff, jumps: form.jumps }
    set(old => {
      const next = { ...old.form, ...more, ...(moved ? (changes.current[house] ?? UNCHANGED) : {}) }
      const kind = chosen ?? old.cakes
      const leaves = hasChanges(old.form) && !hasChanges(next)
      return {
        form: { ...next, stock: stockFor(kind, next, old.form.size) },
        cakes: kind,
        left: !moved ? old.left : leaves ? old.form.house : null
      }
    })
  }
  return [form, change, cakes, left]
}
