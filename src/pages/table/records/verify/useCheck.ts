import { useEffect, useRef, useState } from 'react'
import type { Check } from '@/fair'
import { type Client, pauseAfter } from '@/stores'
import { check, type Progress } from './check'

export type Stage =
  | { readonly kind: 'idle' }
  /** `done` of `all` entries of the log are here */
  | { readonly kind: 'fetching'; readonly progress: Progress }
  | { readonly kind: 'working'; readonly progress: Progress }
  | { readonly kind: 'done'; readonly check: Check }
  /** some of the log could not be had */
  | { readonly kind: 'lost' }

/** So often a page that does not come is asked for again. */
const TRIES = 3

/** Fetches the whole log of the ended game and recomputes it here. */
export function useCheck({ log, own }: Client): [Stage, () => void] {
  const [stage, set] = useState<Stage>({ kind: 'idle' })
  const run = useRef(0)
  useEffect(
    () => () => {
      run.current = -1
    },
    []
  )

  const fetchAll = async (goes: () => boolean): Promise<boolean> => {
    for (let failed = 0; goes() && log.store.getState().from > 0; ) {
      const { from, entries } = log.store.getState()
      set({ kind: 'fetching', progress: { done: entries.length, all: from + entries.length } })
      if (await log.older()) failed = 0
      else if (++failed >= TRIES) return false
      else await new Promise(resolve => setTimeout(resolve, pauseAfter(failed - 1)))
    }
    return goes()
  }

  const start = async () => {
    const mine = ++run.current
    const goes = () => run.current === mine
    if (!(await fetchAll(goes))) {
      if (goes()) set({ kind: 'lost' })
      return
    }
    const on = (progress: Progress) => {
      if (goes()) set({ kind: 'working', progress })
    }
    const { room, entries } = log.store.getState()
    if (!room?.fair) return
    const verdict = await check(room, entries, own.of(room.fair.game), { on, goes })
    if (verdict && goes()) set({ kind: 'done', check: verdict })
  }

  return [stage, () => void start()]
}
