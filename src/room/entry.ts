import {
  type Dice,
  END_WHYS,
  type GameEvent,
  MAX_SEATS,
  type Move,
  parseDice,
  RANKS,
  SKIP_WHYS
} from '@/rules'
import { DRAW, FINEST, fromText, OFFSET, toText } from './digits'

/**
 * One thing that happened in a game, flat and short, as the tail and the pages keep it. The keys are a table in this
 * folder's README.
 */
export interface Entry {
  /** which entry of its game, from 0 */
  readonly n: number
  /** the room's version that it made */
  readonly v: number
  /** the turn in which it happened */
  readonly t: number
  /** epoch ms */
  readonly a: number
  readonly k: Kind
  /** seat */
  readonly s?: number
  /** dice, as "441236"; the two of the starter as "34" */
  readonly d?: string
  /** entropy of the thrower's phone; '' where nobody was there */
  readonly e?: string
  /** what was drawn for a jump, 0 … 19; 0: a die left the bowl. Where a table has no jumps there is none. */
  readonly j?: number
  /**
   * cakes that moved, as "rank,count,from,to" joined by ";": rank 0 … 5, "k" the stock, "h" the shared pile; of those
   * grabbed in the dark one sign each, for 12 × rank + seat
   */
  readonly m?: string
  /** why, as an index into the list of its kind */
  readonly w?: number
  /** offsets of grabs, or draws, as text: see `digits` */
  readonly o?: string
}

const KINDS = {
  starter: 'f',
  thrown: 't',
  jumped: 'j',
  skipped: 's',
  left: 'l',
  returned: 'r',
  opened: 'o',
  grabbed: 'g',
  closed: 'c',
  'timed-out': 'u',
  ended: 'x'
} as const
export type Kind = (typeof KINDS)[keyof typeof KINDS]

/** Two dice found the starter: a room's own entry, before the first throw. */
export interface StarterEvent {
  readonly type: 'starter'
  readonly seat: number
  readonly dice: readonly [number, number]
  readonly at: number
}
export type LogEvent = GameEvent | StarterEvent

type Packed = Omit<Entry, 'n' | 'v' | 't' | 'e' | 'j'>

const place = (p: Move['from']): string => (p === 'stock' ? 'k' : p === 'shared' ? 'h' : String(p))
const packMoves = (moves: readonly Move[]): { m?: string } =>
  moves.length === 0
    ? {}
    : { m: moves.map(x => [RANKS.indexOf(x.rank), x.n, place(x.from), place(x.to)].join(',')).join(';') }

const packDraws = (draws: readonly number[]) =>
  toText(
    draws.map(d => Math.round(d * FINEST)),
    DRAW
  )
const unpackDraws = (o = '') => fromText(o, DRAW).map(n => n / FINEST)

/** Of the dark: one cake each, from the stock to a seat. */

const packGrabs = (moves: readonly Move[]) =>
  toText(
    moves.map(x => RANKS.indexOf(x.rank) * MAX_SEATS + Number(x.to)),
    1
  )
const unpackGrabs = (m = ''): Move[] =>
  fromText(m, 1).map(n => ({
    rank: RANKS[Math.floor(n / MAX_SEATS)]!,
    n: 1,
    from: 'stock',
    to: n % MAX_SEATS
  }))

/** An event without what the room adds to it (number, version, turn, entropy). */
export function pack(event: LogEvent): Packed {
  const head = { a: event.at, k: KINDS[event.type] }
  switch (event.type) {
    case 'starter':
      return { ...head, s: event.seat, d: event.dice.join('') }
    case 'thrown':
      return { ...head, s: event.seat, d: event.dice.join(''), ...packMoves(event.moves) }
    case 'skipped':
      return { ...head, s: event.seat, w: SKIP_WHYS.indexOf(event.why) }
    case 'jumped':
    case 'left':
    case 'returned':
    case 'opened':
      return { ...head, s: event.seat }
    case 'grabbed':
      return { ...head, s: event.seat, o: toText(event.offsets, OFFSET) }
    case 'closed':
      return { ...head, o: packDraws(event.draws), m: packGrabs(event.moves) }
    case 'timed-out':
      return head
    case 'ended':
      return { ...head, s: event.champion ?? -1, w: END_WHYS.indexOf(event.why), ...packMoves(event.moves) }
    default:
      return event satisfies never
  }
}

function unpackPlace(text: string): Move['from'] {
  return text === 'k' ? 'stock' : text === 'h' ? 'shared' : Number(text)
}

function unpackMoves(m: string | undefined): Move[] {
  if (m === undefined) return []
  return m.split(';').map(one => {
    const [rank = '', n = '', from = '', to = ''] = one.split(',')
    return {
      rank: RANKS[Number(rank)]!,
      n: Number(n),
      from: unpackPlace(from),
      to: unpackPlace(to) as number | 'shared'
    }
  })
}

const faces = (d: string | undefined): number[] => [...(d ?? '')].map(Number)

/** The event that an entry stands for: `unpack(pack(x))` is `x`. */
export function unpack(entry: Packed): LogEvent {
  const { a: at, s: seat = -1 } = entry
  switch (entry.k) {
    case 'f': {
      const [one = 0, two = 0] = faces(entry.d)
      return { type: 'starter', seat, dice: [one, two], at }
    }
    case 't':
      return {
        type: 'thrown',
        seat,
        dice: parseDice(faces(entry.d)) as Dice,
        moves: unpackMoves(entry.m),
        at
      }
    case 'j':
      return { type: 'jumped', seat, at }
    case 's':
      return { type: 'skipped', seat, why: SKIP_WHYS[entry.w ?? 0]!, at }
    case 'l':
      return { type: 'left', seat, at }
    case 'r':
      return { type: 'returned', seat, at }
    case 'o':
      return { type: 'opened', seat, at }
    case 'g':
      return { type: 'grabbed', seat, offsets: fromText(entry.o ?? '', OFFSET), at }
    case 'c':
      return { type: 'closed', draws: unpackDraws(entry.o), moves: unpackGrabs(entry.m), at }
    case 'u':
      return { type: 'timed-out', at }
    case 'x':
      return {
        type: 'ended',
        champion: seat < 0 ? null : seat,
        why: END_WHYS[entry.w ?? 0]!,
        moves: unpackMoves(entry.m),
        at
      }
    default:
      return entry.k satisfies never
  }
}
