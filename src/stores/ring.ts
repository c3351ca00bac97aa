import { load, type Pid, type Room } from '@/room'
import { type Game, seatAfter } from '@/rules'
import type { Show } from './show'
import { mySeat, type TableState } from './state'

/** One place at the table as somebody sees it; what it is called is left to whoever has words. */
export interface Place {
  /** stable while the table lasts */
  readonly id: string
  /** the seat; −1: nobody sits here */
  readonly seat: number
  /** '' where the person gave none */
  readonly name: string
  /** 1 … 12 */
  readonly face: number
  readonly me: boolean
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

const FACES = 12

/** A face for somebody who has not been asked for one yet. */
const faceOf = (seat: number) => (seat % FACES) + 1

/** The seat whose turn comes after the one that waits: those who left have none. −1: nobody else, or the game ends first. */
export function nextSeat(game: Game, from = game.turn): number {
  const lastRound = game.last !== null && game.round >= game.last
  for (let i = 1; i < game.seats; i++) {
    const seat = seatAfter(from, i, game.seats, game.direction)
    if (lastRound && seat === game.starter) return -1
    if (!game.left[seat]) return seat
  }
  return -1
}

/** How many turns pass before a seat's own: 0: it is on; −1: it has none. */
export function turnsUntil(game: Game, seat: number): number {
  if (seat < 0 || game.left[seat]) return -1
  let turns = 0
  for (let at = game.turn; at !== seat; at = nextSeat(game, at)) {
    if (at < 0 || turns > game.seats) return -1
    turns += 1
  }
  return turns
}

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
  const after = show.told?.ends ? -1 : show.told ? game.turn : nextSeat(game)
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

/** Everybody at the table, clockwise, me first; a watcher sees it from the host's place. `now`: epoch ms of the server. */
export function ring(state: TableState, show: Show, now: number): readonly Place[] {
  const { room, people, pid, one } = state
  if (room === null) return []
  const marks = marksOf(room, show)
  const seated = room.seats.map(
    (s, seat): Place => ({
      id: s.pid,
      seat,
      name: people[s.pid]?.name ?? '',
      face: people[s.pid]?.face || faceOf(seat),
      // On a phone that is passed round everybody goes by a name: nobody there knows who "me" is.
      me: !one && s.pid === pid,
      host: s.pid === room.host,
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
