import { createStore, type StoreApi } from 'zustand/vanilla'
import { GRAB_GAP_MS } from '@/rules'
import { type Dark, darkOf } from './dark'
import { wait } from './perform'
import type { TableState } from './state'
import { TIMING } from './timing'

/** What the hands of this phone have grabbed in one dark: ms from its start, ascending, by seat. */
export interface Grabbing {
  /** the turn of the dark; 0: none yet */
  readonly turn: number
  readonly hands: Readonly<Record<number, readonly number[]>>
  /** seats whose grabs are on their way or there: they grab no more */
  readonly closed: readonly number[]
}

interface Needs {
  readonly table: StoreApi<TableState>
  /** epoch ms of the server */
  readonly now: () => number
  readonly send: (turn: number, seat: number, offsets: readonly number[]) => Promise<boolean>
}

const NONE: Grabbing = { turn: 0, hands: {}, closed: [] }

/**
 * Collects the taps of one dark on the server's clock and sends each hand's once: when it is full, else shortly before
 * the light comes back. What cannot be sent is tried again until the light is on.
 */
export function createGrabber({ table, now, send }: Needs) {
  const store = createStore<Grabbing>(() => NONE)
  const { getState: get, setState: set } = store
  let timer: ReturnType<typeof setTimeout> | undefined

  const dark = (): Dark | null => darkOf(table.getState())

  const close = async (seat: number) => {
    const { turn, hands, closed } = get()
    const offsets = hands[seat] ?? []
    if (closed.includes(seat)) return
    set({ closed: [...closed, seat] })
    if (offsets.length === 0) return
    while (dark()?.turn === turn && !(await send(turn, seat, offsets))) await wait(TIMING.grabAgain)
  }

  const see = () => {
    const now_ = dark()
    if (now_ === null || now_.turn === get().turn) return
    clearTimeout(timer)
    set({ turn: now_.turn, hands: {}, closed: [] })
    const left = now_.until - TIMING.grabEnd - now()
    timer = setTimeout(
      () => {
        for (const seat of now_.hands) void close(seat)
      },
      Math.max(0, left)
    )
  }
  const off = table.subscribe(see)

  return {
    store,
    /** A tap of a seat's hand: too soon after its last one it is none, and a full hand takes no more. */
    tap(seat: number): void {
      const here = dark()
      if (here === null || !here.hands.includes(seat)) return
      see()
      const { hands, closed } = get()
      const offset = Math.floor(now() - here.since)
      const before = hands[seat] ?? []
      const last = before[before.length - 1]
      if (closed.includes(seat) || offset < 0 || now() >= here.until) return
      if (last !== undefined && offset - last < GRAB_GAP_MS) return
      set({ hands: { ...hands, [seat]: [...before, offset] } })
      if (before.length + 1 >= here.most) void close(seat)
    },
    end() {
      off()
      clearTimeout(timer)
    }
  }
}
