import { isPassedOver, load, type Pid, type Room } from '@/room'
import { type Game, seatAfter } from '@/rules'
import { known, type Who } from './known'
import type { Show } from './show'
import { mySeat, type TableState } from './state'

/** One place at the table as somebody sees it; what it is called is left to whoever has words. */
export interface Place extends Who {
  /** stable while the table lasts */
  readonly id: string
  /** the seat; −1: nobody sits here */
  readonly seat: number
  readonly host: boolean
  readonly turn: boolean
  readonly next: boolean
  readonly away: boolean
  readonly leads: boolean
  readonly empty: boolean
  /** left a game for good, not only away for a while */
  readonly gone: boolean
  /** what they called just now: a cheer's number, and when, in epoch ms */
  readonly cheer: { readonly n: number; readonly at: number } | null
}

/**
 * The seats that throw from now on, whoever is on first, for two rounds at most: those who left have no turn, nor those
 * who are passed over, who owes one for a die that jumped sits one out, and the last round ends before its starter.
 */
export function turnsAhead(game: Game, seats: Room['seats']): readonly number[] {
  const lastRound = game.last !== null && game.round >= game.last
  const owes = [...game.owesSkip]
  const ahead: number[] = []
  for (let i = 0; i < 2 * game.seats; i++) {
    const seat = seatAfter(game.turn, i, game.seats, game.direction)
    if (i > 0 && lastRound && seat === game.starter) break
    if (!game.left[seat] && !owes[seat] && !isPassedOver(seats[seat])) ahead.push(seat)
    owes[seat] = false
  }
  return ahead
}

/** How many turns pass before a seat's own: 0: it is on; −1: it has none. */
export const turnsUntil = (game: Game, seats: Room['seats'], seat: number): number =>
  turnsAhead(game, seats).indexOf(seat)

/** The game of a room, as far as it has been shown. */
export const shownGame = (room: Room, { game }: Pick<Show, 'game'>): Game | null =>
  game ?? (room.game ? load(room.game, room.table) : null)

interface Marks {
  readonly turn: number
  readonly next: number
  readonly leads: number
}

function marksOf(room: Room, show: Show): Marks {
  const game = shownGame(room, show)
  if (room.phase === 'lobby' || game === null) return { turn: -1, next: -1, leads: -1 }
  const leads = game.champion ?? -1
  const busy = show.rattling || show.told !== null
  const turn = busy ? (show.told?.seat ?? show.seat) : game.phase === 'playing' ? game.turn : -1
  const after = show.told?.ends ? -1 : (turnsAhead(game, room.seats)[show.told ? 0 : 1] ?? -1)
  return { turn, next: after === turn ? -1 : after, leads }
}

const empties = (room: Room): number =>
  room.phase === 'lobby' ? Math.max(0, room.table.size - room.seats.length) : 0

/** A cheer is shown for so long, in ms. */
const CHEER_MS = 5000

function cheerOf(room: Room, pid: Pid, now: number): Place['cheer'] {
  const last = room.cheers.filter(cheer => cheer.pid === pid).at(-1)
  return last && now - last.at < CHEER_MS ? { n: last.n, at: last.at } : null
}

/** Who sits there; of −1 nobody, with the face 0 of the table. */
export const sitter = (state: TableState, seat: number) => known(state, state.room?.seats[seat]?.pid, seat)

/** Everybody at the table, clockwise, me first; a watcher sees it from the host's place. `now`: epoch ms of the server. */
export function ring(state: TableState, show: Show, now: number): readonly Place[] {
  const { room, pid, one } = state
  if (room === null) return []
  const marks = marksOf(room, show)
  const seated = room.seats.map(
    (s, seat): Place => ({
      ...sitter(state, seat),
      id: s.pid,
      seat,
      // A table of one phone is everybody's.
      host: !one && s.pid === room.host,
      turn: seat === marks.turn,
      next: seat === marks.next,
      // Who looks at their own phone is here, whatever the cloud has not heard yet.
      away: s.gone || (s.away && (one || s.pid !== pid)),
      leads: seat === marks.leads,
      empty: false,
      gone: s.gone,
      cheer: cheerOf(room, s.pid, now)
    })
  )
  const nobody = {
    name: '',
    face: 1,
    me: false,
    host: false,
    turn: false,
    next: false,
    away: false,
    leads: false,
    gone: false,
    cheer: null
  }
  const free = Array.from(
    { length: empties(room) },
    (_, i): Place => ({
      ...nobody,
      id: `empty-${i}`,
      seat: -1,
      empty: true
    })
  )
  const all = [...seated, ...free]
  const mine = mySeat(state)
  const first = Math.max(0, mine >= 0 ? mine : seated.findIndex(place => place.host))
  return [...all.slice(first), ...all.slice(0, first)]
}
