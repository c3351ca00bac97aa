import { createStore, type StoreApi } from 'zustand/vanilla'
import { load, type Room } from '@/room'
import type { Game } from '@/rules'
import { mySeat, type TableState } from './state'
import { lastOf, type Told, tell } from './tell'
import { tellingOf } from './telling'
import { TIMING } from './timing'

/** What the bowl and the board show at this moment. It may lag behind the room, and never by more than is being told. */
export interface Show {
  /** the dice are in the air: nobody can read them */
  readonly rattling: boolean
  /** whose dice these are; −1: nobody's yet */
  readonly seat: number
  /** the last throw whose dice are out: they lie in the bowl */
  readonly landed: Told | null
  /** the turn that is being told now: in the call and on the card */
  readonly told: Told | null
  /** the game as far as it has been told; null: as the room has it */
  readonly game: Game | null
}

const STILL: Show = { rattling: false, seat: -1, landed: null, told: null, game: null }

/** A longer queue than this is cut: who was away for long sees how it stands, not all that was. */
const QUEUE = 2

const gameOf = (room: Room | null): Game | null => (room?.game ? load(room.game, room.table) : null)

/**
 * Shows one throw at a time: dice rattle, land once, and are told for two seconds. My own throw comes before all others
 * and waits for none.
 */
export function createShow(table: StoreApi<TableState>, now: () => number) {
  const store = createStore<Show>(() => STILL)
  const { getState: get, setState: set } = store
  let queue: Told[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let since = 0
  /** the turn of my own throw whose dice are in the air; 0: none */
  let own = 0
  let hurry = false

  const later = (ms: number, deed: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(deed, ms)
  }

  const rest = () => {
    clearTimeout(timer)
    queue = []
    own = 0
    const { room } = table.getState()
    const landed = room ? (lastOf(room)[0] ?? null) : null
    set({ ...STILL, landed, seat: landed?.seat ?? -1 })
  }

  const next = () => {
    const one = queue[0]
    if (!one) return set({ told: null, game: null })
    if (one.dice === null) return land()
    set({ rattling: true, seat: one.seat, told: null, game: one.before })
    since = now()
    later(TIMING.rattle, land)
  }

  const land = () => {
    const one = queue.shift()
    if (!one) return
    own = own === one.turn ? 0 : own
    hurry = false
    set({ rattling: false, told: one, game: one.after, ...(one.dice ? { seat: one.seat, landed: one } : {}) })
    later(tellingOf(one), next)
  }

  /** My throw is on its way: whatever was being told has been told. */
  const throwing = (turn: number, { room, pid }: TableState) => {
    queue = []
    own = turn
    hurry = false
    since = now()
    clearTimeout(timer)
    set({ rattling: true, seat: mySeat({ room, pid }), told: null, game: gameOf(room) })
  }

  const news = (told: readonly Told[]) => {
    const idle = queue.length === 0 && !get().rattling && get().told === null
    queue.push(...told)
    const mine = queue.findIndex(one => one.turn === own)
    if (own > 0 && mine >= 0) {
      queue = queue.slice(mine)
      return later(hurry ? 0 : Math.max(0, since + TIMING.rattle - now()), land)
    }
    if (queue.length > QUEUE) queue = queue.slice(-1)
    if (idle) next()
  }

  const off = table.subscribe((state, old) => {
    const { room, act } = state
    if (room === null || old.room === null || room._id !== old.room._id) return rest()
    if (room.fair?.game !== old.room.fair?.game) rest()
    const told = room === old.room ? [] : tell(old.room, room)
    if (act?.kind === 'throw' && act !== old.act) throwing(act.turn, state)
    if (told.length > 0) news(told)
    if (own > 0 && act === null && !queue.some(one => one.turn === own)) rest()
  })

  return {
    store,
    /** A tap: what is in the air lies at once; my own dice as soon as they are known. */
    skip() {
      if (!get().rattling) return
      hurry = true
      if (queue.length > 0) land()
    },
    /** Nothing is told to a page that nobody sees. */
    rest,
    close() {
      off()
      clearTimeout(timer)
    }
  }
}
