import { useMemo, useState } from 'react'
import { type Moment, momentOf, type Told } from '@/stores'

/**
 * What the turn that is being told makes a scene of, until somebody taps it away. `covers`: the scene takes the whole
 * screen, and its words need no second place.
 */
export function useScene(told: Told | null): {
  readonly moment: Moment | null
  readonly covers: boolean
  readonly skip: () => void
} {
  const [seen, setSeen] = useState<Told | null>(null)
  const due = useMemo(() => momentOf(told), [told])
  const moment = told === seen ? null : due
  const covers = moment !== null && !('flights' in moment) && moment.kind !== 'light'
  return { moment, covers, skip: () => setSeen(told) }
}
