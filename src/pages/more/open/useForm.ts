import { useRef, useState } from 'react'
import type { HouseDiff, HouseId } from '@/rules'
import type { Form } from '@/stores'

export type Change = (more: Partial<Form>) => void

/** A form being filled in. What was changed of one house is still there when somebody comes back to it. */
export function useForm(initial: Form): readonly [Form, Change] {
  const [form, set] = useState(initial)
  const diffs = useRef<Partial<Record<HouseId, HouseDiff>>>({})
  const change: Change = more => {
    const { house = form.house } = more
    if (house === form.house) return set(old => ({ ...old, ...more }))
    diffs.current[form.house] = form.diff
    set(old => ({ ...old, ...more, diff: diffs.current[house] ?? {} }))
  }
  return [form, change]
}
