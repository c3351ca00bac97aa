import { createStore, type StoreApi } from 'zustand/vanilla'
import { type Entry, PAGE, type Room } from '@/room'
import type { Ask } from './caller'
import type { TableState } from './state'

/** What is known of a game's log: its entries from `from` to the latest, without a gap. */
export interface LogState {
  /** '' before a game */
  readonly game: string
  /** number of the first entry that is known; 0: all are */
  readonly from: number
  readonly entries: readonly Entry[]
  readonly loading: boolean
  /** the last page that was asked for did not come */
  readonly failed: boolean
}

const NONE: LogState = { game: '', from: 0, entries: [], loading: false, failed: false }

/** What is known after a room came: what was known and its tail, or the tail alone where they do not meet. */
function joined(known: LogState, room: Room): LogState {
  const { fair, tail } = room
  if (fair === null) return NONE
  const first = tail[0]?.n ?? room.entries
  const end = known.from + known.entries.length
  if (fair.game !== known.game || end < first) return { ...NONE, game: fair.game, from: first, entries: tail }
  if (end >= room.entries) return known
  return { ...known, entries: [...known.entries, ...tail.filter(entry => entry.n >= end)] }
}

/** The log of the game at the table: its tail as the room brings it, the older pages one by one when they are wanted. */
export function createLog(table: StoreApi<TableState>, ask: Ask) {
  const store = createStore<LogState>(() => NONE)
  const { getState: get, setState: set } = store

  const see = () => {
    const { room } = table.getState()
    const next = room === null ? NONE : joined(get(), room)
    if (next !== get()) set(next, true)
  }

  return {
    store,
    /** Follows the table's game from now on. @returns ends it */
    follow(): () => void {
      see()
      return table.subscribe(see)
    },
    /** The twelve entries before those that are known. Resolves to whether they are there now, or all were. */
    async older(): Promise<boolean> {
      const { game, from, loading } = get()
      const { room } = table.getState()
      if (from === 0) return true
      if (loading || room === null) return false
      set({ loading: true, failed: false })
      const first = Math.max(0, from - PAGE)
      const reply = await ask({ op: 'log', room: room._id, game, first })
      const now = get()
      if (now.game !== game || now.from !== from) return false
      const page = (reply.ok ? (reply.entries ?? []) : []).filter(entry => entry.n < from)
      const whole = page.length === from - first && page[0]?.n === first
      set({
        loading: false,
        failed: !whole,
        ...(whole ? { from: first, entries: [...page, ...now.entries] } : {})
      })
      return whole
    }
  }
}
export type Log = ReturnType<typeof createLog>
