import { createStore, type StoreApi } from 'zustand/vanilla'
import { type Entry, PAGE, type Room } from '@/room'
import type { Ask } from './caller'
import type { TableState } from './state'

/** What is known of a game's log: its entries from `from` to the latest, without a gap. */
export interface LogState {
  /** the table as it was when this game was last seen there; null before a game */
  readonly room: Room | null
  /** number of the first entry that is known; 0: all are */
  readonly from: number
  readonly entries: readonly Entry[]
  readonly loading: boolean
  /** the last page that was asked for did not come */
  readonly failed: boolean
  /** somebody reads this game, and another one has begun at the table */
  readonly passed: boolean
}

const NONE: LogState = { room: null, from: 0, entries: [], loading: false, failed: false, passed: false }

const gameOf = (room: Room | null): string => room?.fair?.game ?? ''

/** What is known after a room came: what was known and its tail, or the tail alone where they do not meet. */
function joined(known: LogState, room: Room): LogState {
  const { tail } = room
  if (gameOf(room) === '') return NONE
  const first = tail[0]?.n ?? room.entries
  const end = known.from + known.entries.length
  if (gameOf(room) !== gameOf(known.room) || end < first) return { ...NONE, room, from: first, entries: tail }
  if (end >= room.entries) return { ...known, room }
  return { ...known, room, entries: [...known.entries, ...tail.filter(entry => entry.n >= end)] }
}

/**
 * The log of the game at the table: its tail as the room brings it, the older pages one by one when they are wanted. A
 * game that somebody reads stays until they have put it away, whatever is played at the table meanwhile.
 */
export function createLog(table: StoreApi<TableState>, ask: Ask) {
  const store = createStore<LogState>(() => NONE)
  const { getState: get, setState: set } = store

  let readers = 0

  const see = () => {
    const { room } = table.getState()
    const known = get()
    if (room === known.room) return
    const passed = readers > 0 && known.room !== null && gameOf(room) !== gameOf(known.room)
    if (room === null) set(NONE, true)
    else if (!passed) set(joined(known, room), true)
    else if (!known.passed) set({ passed })
  }
  table.subscribe(see)

  return {
    store,
    /** A page reads the game that is here now, or will be the first here. @returns puts it away */
    read(): () => void {
      readers += 1
      return () => {
        readers -= 1
        see()
      }
    },
    /** The twelve entries before those that are known. Resolves to whether they are there now, or all were. */
    async older(): Promise<boolean> {
      const { room, from, loading } = get()
      if (from === 0) return true
      if (loading || room === null) return false
      set({ loading: true, failed: false })
      const first = Math.max(0, from - PAGE)
      const game = gameOf(room)
      const reply = await ask({ op: 'log', room: room._id, game, first })
      const now = get()
      if (gameOf(now.room) !== game || now.from !== from) return false
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
