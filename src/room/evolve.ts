import { extend, genesis } from '@/fair'
import { DARK_MS, evolve as evolveGame, type Game, houseOf, newGame, timeUpAt } from '@/rules'
import { type LogEvent, pack } from './entry'
import type { RoomEvent } from './events'
import { linksOf } from './links'
import type { Page, Pid, Room, Seat } from './state'
import { CHEERS, IDLE_MS, isPassedOver, PAGE, TAIL } from './state'
import { load, store } from './stored'

const newSeat = (pid: Pid): Seat => ({ pid, gone: false, away: false, missed: 0, ops: [] })

const withSeat = (room: Room, seat: number, change: (s: Seat) => Partial<Seat>): Room => ({
  ...room,
  seats: room.seats.map((s, i) => (i === seat ? { ...s, ...change(s) } : s))
})

const withAgreed = (room: Room, seat: number, yes: boolean): Room => {
  const others = room.again.filter(s => s !== seat)
  return { ...room, again: yes ? [...others, seat].sort((a, b) => a - b) : others }
}

const isHost = (room: Room, seat: number) => room.seats[seat]?.pid === room.host

/** The two dice that find the starter are a turn of their own, before the first throw; so is the dark after a throw. */
const endsTurn = (event: LogEvent, { phase, turn }: Game): boolean =>
  event.type === 'starter' ||
  event.type === 'thrown' ||
  event.type === 'jumped' ||
  event.type === 'skipped' ||
  event.type === 'closed' ||
  (event.type === 'left' && event.seat === turn && phase === 'playing')

function play(room: Room, { event, entropy, jump }: Extract<RoomEvent, { type: 'played' }>): Room {
  const { fair, table } = room
  if (room.game === null || fair === null) throw new Error('nothing is played in a room without a game')
  const game = load(room.game, table)
  const drawn = event.type === 'thrown' || event.type === 'starter' || event.type === 'jumped'
  const entry = {
    n: room.entries,
    v: room.v + 1,
    t: room.turn,
    ...pack(event),
    ...(drawn ? { e: entropy } : {}),
    ...(jump === undefined ? {} : { j: jump })
  }
  return {
    ...room,
    game: store(
      event.type === 'starter'
        ? newGame({ house: game.house, seats: game.seats, starter: event.seat, stock: game.stock })
        : evolveGame(game, event)
    ),
    turn: room.turn + (endsTurn(event, game) ? 1 : 0),
    fair: { ...fair, chain: linksOf(entry).reduce(extend, fair.chain) },
    tail: [...room.tail, entry],
    entries: room.entries + 1
  }
}

function begin(room: Room, { game, commitment, at, effects }: Extract<RoomEvent, { type: 'began' }>): Room {
  const seats = room.seats.filter(s => !s.gone).map(s => ({ ...s, missed: 0 }))
  const house = houseOf(room.table.house)
  const stock = room.table.stock ?? house.set
  const starter = seats.findIndex(s => s.pid === room.host)
  return {
    ...room,
    phase: 'playing',
    seats,
    turn: room.turn + 1,
    idle: 0,
    began: at,
    games: room.games + 1,
    game: store(newGame({ house, seats: seats.length, starter, stock })),
    again: [],
    fair: { game, commitment, chain: genesis(game, commitment), seed: '' },
    tail: [],
    entries: 0,
    due: effects
  }
}

/** The room after one event. Pure; `v` and the times are set when the events are written together: see `written`. */
export function evolve(room: Room, event: RoomEvent): Room {
  switch (event.type) {
    case 'sat':
      return { ...room, seats: [...room.seats, newSeat(event.pid)] }
    case 'stood':
      return event.seat < (room.game?.seats ?? 0)
        ? { ...withSeat(room, event.seat, () => ({ gone: true })), idle: 0 }
        : { ...room, seats: room.seats.filter((_, i) => i !== event.seat) }
    case 'took': {
      const ops = event.op === undefined ? [] : [[event.op, room.v + 1] as const]
      const taken = withSeat(room, event.seat, () => ({ ...newSeat(event.pid), ops }))
      return { ...withAgreed(taken, event.seat, false), idle: 0 }
    }
    case 'moved': {
      const seats = room.seats.filter((_, i) => i !== event.seat)
      seats.splice(event.to, 0, room.seats[event.seat]!)
      return { ...room, seats }
    }
    case 'set': {
      const game = room.game && { house: room.table.house, ...room.game }
      return { ...room, table: event.table, game }
    }
    case 'hosted': {
      const away = room.seats.some(s => s.pid === event.pid && s.away)
      return { ...room, host: event.pid, hostAwaySince: away ? event.at : 0, hostAskedBy: '' }
    }
    case 'doubted':
      return { ...room, hostAwaySince: event.at, hostAskedBy: event.pid }
    case 'hid':
      return {
        ...withSeat(room, event.seat, () => ({ away: true })),
        hostAwaySince: isHost(room, event.seat) ? event.at : room.hostAwaySince
      }
    case 'acted':
      return {
        ...withSeat(room, event.seat, s => ({
          gone: false,
          away: false,
          missed: 0,
          ops: event.op === undefined ? s.ops : [...s.ops, [event.op, room.v + 1] as const].slice(-2)
        })),
        idle: 0,
        ...(isHost(room, event.seat) ? { hostAwaySince: 0, hostAskedBy: '' } : {})
      }
    case 'missed':
      return {
        ...withSeat(room, event.seat, s => ({
          missed: s.missed + 1,
          away: s.away || isPassedOver({ missed: s.missed + 1 })
        })),
        idle: room.idle + 1,
        hostAwaySince: isHost(room, event.seat) ? room.hostAwaySince || event.at : room.hostAwaySince
      }
    case 'began':
      return begin(room, event)
    case 'agreed':
      return withAgreed(room, event.seat, event.yes)
    case 'played':
      return play(room, event)
    case 'paused':
      return { ...room, phase: 'paused', pausedBy: event.pid }
    case 'resumed':
      return { ...room, phase: 'playing', idle: 0 }
    case 'revealed':
      return {
        ...room,
        phase: 'ended',
        lastChampion: room.seats[room.game?.champion ?? -1]?.pid ?? room.lastChampion,
        fair: room.fair && { ...room.fair, seed: event.seed },
        due: [...room.due, ...event.effects]
      }
    case 'closed':
      return { ...room, phase: 'ended' }
    case 'cheered':
      return { ...room, cheers: [...room.cheers, event.cheer].slice(-CHEERS) }
    case 'renamed':
      return { ...room, faces: event.faces }
    case 'settled':
      return { ...room, due: [] }
    default:
      return event satisfies never
  }
}

/** A room that is larger than this has pages sooner, in characters: those whom it is sent to pay for each. */
const LARGE = 7000

const isLong = (room: Room, tail: Room['tail']): boolean =>
  tail.length > TAIL || (tail.length > PAGE && JSON.stringify({ ...room, tail }).length > LARGE)

/** Only what was written before goes to a page: pages come first, and a write that fails is made anew, otherwise. */
function pageOut(before: Room, room: Room): { readonly tail: Room['tail']; readonly pages: readonly Page[] } {
  const pages: Page[] = []
  let tail = room.tail
  const known = before.fair?.game === room.fair?.game ? before.entries : 0
  while (room.fair && isLong(room, tail) && tail[PAGE - 1]!.n < known) {
    const entries = tail.slice(0, PAGE)
    const [first, last] = [entries[0]!, entries[PAGE - 1]!]
    const { game } = room.fair
    pages.push({ _id: `${game}_${first.n}`, v: 1, game, first: first.n, turns: [first.t, last.t], entries })
    tail = tail.slice(PAGE)
  }
  return { tail, pages }
}

/** How long a table without a limit waits for a seat that is away, in seconds: else one dark phone stops it for good. */
const AWAY_LIMIT = 60

function limitOf({ table, game, seats }: Room): number {
  const away = game !== null && seats[game.turn]?.away
  return table.limit || (away ? AWAY_LIMIT : 0)
}

function deadlineOf(before: Room, room: Room, now: number): number {
  if (room.phase === 'playing' && room.game?.scramble) return room.game.scramble.since + DARK_MS
  const limit = limitOf(room)
  if (room.phase !== 'playing' || limit === 0) return 0
  const waitsOn = before.phase === 'playing' && before.turn === room.turn && before.deadline > 0
  return waitsOn ? before.deadline : now + limit * 1000
}

/** When the time of the game that is played is up, epoch ms; 0: it has no limit, or it is up already. */
export function timeUpOf({ phase, game, table, began }: Room): number {
  if (phase !== 'playing' || game === null || game.timeUp) return 0
  return timeUpAt(houseOf(table.house), began) ?? 0
}

/** When the timer should look, epoch ms; 0: never. */
function wakeOf(room: Room, deadline: number, now: number): number {
  if (room.due.length > 0) return now
  if (room.phase === 'ended') return 0
  const next = deadline || now + IDLE_MS
  const up = timeUpOf(room)
  return up > 0 ? Math.min(next, up) : next
}

/**
 * The room as it is written after its events, and the pages that must be added first. `before` is what was read.
 * @param now epoch ms of the server
 */
export function written(before: Room, after: Room, now: number): { room: Room; pages: readonly Page[] } {
  const { tail, pages } = pageOut(before, after)
  const deadline = deadlineOf(before, after, now)
  const wake = wakeOf(after, deadline, now)
  return { room: { ...after, v: before.v + 1, at: now, tail, deadline, wake }, pages }
}
