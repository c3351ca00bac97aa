import { useRef, useState } from 'react'
import type { LogLine, LogState } from '@/stores'
import { SLOTS, STEP, slotsFor } from './slots'

export type Filter = 'all' | 'mine' | 'titles'

const TITLES = ['leads', 'beaten', 'title', 'ended']

/** The lines of a filter, the latest first. */
export function chosen(lines: readonly LogLine[], filter: Filter, seat: number): readonly LogLine[] {
  const fits = ({ outcome, seat: own }: LogLine) =>
    filter === 'all' || (filter === 'mine' ? own === seat : TITLES.includes(outcome.kind))
  return lines.filter(fits).reverse()
}

/** A window of at most so many lines over all of them, that moves back in time and to the latest again. */
export function useWindow(
  lines: readonly LogLine[],
  seat: number,
  log: LogState,
  older: () => Promise<boolean>
) {
  const [filter, setFilter] = useState<Filter>('all')
  const [skip, setSkip] = useState(0)
  const slots = useRef<readonly (number | null)[]>([])
  const all = chosen(lines, filter, seat)
  const shown = all.slice(skip, skip + SLOTS)
  slots.current = slotsFor(
    shown.map(line => line.n),
    slots.current
  )
  const byNumber = new Map(shown.map(line => [line.n, line]))

  return {
    filter,
    shown,
    slots: slots.current.map(n => (n === null ? null : (byNumber.get(n) ?? null))),
    newest: skip === 0,
    /** there is more before what is shown */
    more: log.from > 0 || all.length > skip + SLOTS,
    choose(next: Filter) {
      setFilter(next)
      setSkip(0)
    },
    back: () => setSkip(0),
    /** Goes back in time; pages that are not here yet are fetched first. */
    async earlier() {
      if (all.length <= skip + SLOTS + STEP && log.from > 0 && !(await older())) return
      if (all.length > skip + SLOTS) setSkip(skip + STEP)
    }
  }
}
