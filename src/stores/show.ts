import { createStore, type StoreApi } from 'zustand/vanilla'
import { type Flight, flightOf, RATTLE_MS } from '@/dice'
import { load, type Room } from '@/room'
import type { Dice, Game } from '@/rules'
import type { Settings } from './settings'
import { isMyTurn, mySeat, type TableState } from './state'
import { latest, type Told, tell } from './tell'
import { tellingOf } from './telling'
import { TIMING } from './timing'

/** What the bowl and the board show at this moment. It may lag behind the room, and never by more than is being told. */
export interface Show {
  /** a throw is under way, in the hand or in the air: nobody can read it */
  readonly rattling: boolean
  /** my hand has the dice and nothing was sent yet: the bowl rattles, all else is as it was */
  readonly held: boolean
  /** out of the hand and not yet at rest: its sound and its ticks begin when this does; null: nothing is in the air */
  readonly flight: Flight | null
  /** how the dice that rattle or fly are shown, or those that lie have come there; null: there were none yet */
  readonly aim: Flight | null
  /** what the dice of `aim` show; null: nobody's yet */
  readonly dice: Dice | null
  /** whose dice these are; −1: nobody's yet */
  readonly seat: number
  /** the last throw whose dice are out: they lie in the bowl */
  readonly landed: Told | null
  /** the turn that is being told now: in the call and on the card */
  readonly told: Told | null
  /** the game as far as it has been told; null: as the room has it */
  readonly game: Game | null
}

export const STILL: Show = {
  rattling: false,
  held: false,
  flight: null,
  aim: null,
  dice: null,
  seat: -1,
  landed: null,
  told: null,
  game: null
}

/** A longer queue than this is cut: who was away for long sees how it stands, not all that was. */
const QUEUE = 2

const gameOf = (room: Room | null): Game | null => (room?.game ? load(room.game, room.table) : null)

/** Whether there is anything to throw: a turn that nobody came to has none. */
const hasDice = ({ dice, outcome }: Told): boolean => dice !== null || outcome.kind === 'jumped'

/** Until when the dice stay in the hand: as long as it shakes, but not for ever, and to the end of a rattle. In ms. */
function untilRelease(now: number, since: number, shakesUntil: number): number {
  const due = Math.max(now, since + TIMING.rattle, shakesUntil)
  return since + Math.ceil((due - since) / RATTLE_MS) * RATTLE_MS - now
}

/**
 * Shows one throw at a time: dice rattle in the hand, fly as recorded, land once, and are told. They
 * leave the hand when it is known what they will show and no hand shakes them any more. My own throw comes before all
 * others and waits for none.
 */
export function createShow(
  table: StoreApi<TableState>,
  now: () => number,
  settings: () => Pick<Settings, 'motion' | 'fast'>
) {
  const store = createStore<Show>(() => STILL)
  const { getState: get, setState: set } = store
  let queue: Told[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  /** when the rattle began */
  let since = 0
  /** the turn of my own throw whose dice are in the air, and when it was sent; 0: none */
  let own = 0
  let sent = 0
  /** my hand shakes */
  let shakes = false
  let hurry = false

  const later = (ms: number, deed: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(deed, ms)
  }

  const aimAt = (turn: number, jump = false): Flight => {
    const game = table.getState().room?.fair?.game ?? ''
    return flightOf(`${game}/${turn}`, lying, jump)
  }
  /** how the dice before have flown: none flies the same way twice running */
  let lying: Flight | null = null

  /** What lies in the bowl before an entry of the game: the last throw, however long ago and whether it was told here. */
  const bowlBefore = (n: number) => {
    const { room } = table.getState()
    const last = room
      ? latest(room)
          .filter(one => hasDice(one) && one.n < n)
          .at(-1)
      : undefined
    const landed = last?.dice ? last : null
    lying = null
    if (landed) lying = aimAt(landed.turn)
    return { landed, aim: lying, dice: landed?.dice ?? null, seat: landed?.seat ?? -1 }
  }

  const rest = () => {
    clearTimeout(timer)
    queue = []
    own = 0
    set({ ...STILL, ...bowlBefore(Number.POSITIVE_INFINITY) })
  }

  const next = () => {
    const one = queue[0]
    if (!one) return set({ told: null, game: null })
    if (!hasDice(one)) return land()
    set({ rattling: true, seat: one.seat, told: null, game: one.before, aim: aimAt(one.turn) })
    since = now()
    later(TIMING.rattle, fly)
  }

  const fly = () => {
    const one = queue[0]
    if (!one) return
    const { motion, fast } = settings()
    const jump = one.outcome.kind === 'jumped'
    const aim = aimAt(one.turn, jump)
    if (hurry || motion === 'reduced' || (fast && one.turn !== own)) return land()
    set({ flight: aim, aim, ...(one.dice ? { dice: one.dice } : {}) })
    later(aim.ms, land)
  }

  const land = () => {
    const one = queue.shift()
    if (!one) return
    own = own === one.turn ? 0 : own
    hurry = false
    if (hasDice(one)) lying = aimAt(one.turn, one.outcome.kind === 'jumped')
    const lies = one.dice ? { seat: one.seat, landed: one, dice: one.dice } : {}
    set({ rattling: false, flight: null, told: one, game: one.after, aim: lying, ...lies })
    later(tellingOf(one), next)
  }

  /** My dice are known: they leave the hand as soon as it rests. */
  const release = () => {
    if (own === 0 || get().flight || queue[0]?.turn !== own) return
    const shakesUntil = shakes ? sent + TIMING.shaking : 0
    later(hurry ? 0 : untilRelease(now(), since, shakesUntil), fly)
  }

  /** My throw is on its way: whatever was being told has been told. */
  const throwing = (turn: number, { room, pid }: TableState) => {
    queue = []
    own = turn
    hurry = false
    sent = now()
    if (!get().held) since = sent
    clearTimeout(timer)
    const mine = { seat: mySeat({ room, pid }), game: gameOf(room), aim: aimAt(turn) }
    set({ rattling: true, held: false, flight: null, told: null, ...mine })
  }

  const news = (told: readonly Told[]) => {
    const idle = queue.length === 0 && !get().rattling && get().told === null
    queue.push(...told)
    const mine = queue.findIndex(one => one.turn === own)
    if (own > 0 && mine >= 0) {
      queue = queue.slice(mine)
      return release()
    }
    if (queue.length > QUEUE) queue = queue.slice(-1)
    const [first] = queue
    if (!idle || first === undefined) return
    if (!hasDice(first)) set(bowlBefore(first.n))
    next()
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
    /** My hand begins or ends to shake, by the phone or with a thumb on the button. */
    hold(on: boolean) {
      if (shakes === on) return
      shakes = on
      const { room } = table.getState()
      const { rattling, held } = get()
      if (!on && held) set({ held: false, aim: lying })
      if (!on) return release()
      if (room === null || rattling || !isMyTurn(table.getState())) return
      since = now()
      set({ held: true, aim: aimAt(room.turn) })
    },
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
