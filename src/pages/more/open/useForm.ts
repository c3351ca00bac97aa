import { useRef, useState } from 'react'
import { useClient } from '@/hooks'
import { type HouseDiff, type HouseId, isChanged } from '@/rules'
import { createPrizes, type Form } from '@/stores'
import { type CakesOf, choiceOf, stockFor } from './plan'

export type Change = (more: Partial<Form> & { readonly cakes?: CakesOf }) => void

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
  const diffs = useRef<Partial<Record<HouseId, HouseDiff>>>({})
  const change: Change = ({ cakes: chosen, ...more }) => {
    const { house = form.house } = more
    const moved = house !== form.house
    if (moved) diffs.current[form.house] = form.diff
    set(old => {
      const next = { ...old.form, ...more, ...(moved ? { diff: diffs.current[house] ?? {} } : {}) }
      const kind = chosen ?? old.cakes
      const leaves = isChanged(old.form) && !isChanged(next)
      return {
        form: { ...next, stock: stockFor(kind, next, old.form.size) },
        cakes: kind,
        left: !moved ? old.left : leaves ? old.form.house : null
      }
    })
  }
  return [form, change, cakes, left]
}
