import { type Entry, load, type Room, unpack } from '@/room'
import {
  cakesOf,
  type Dice,
  evolve,
  type Game,
  type GameEvent,
  judge,
  type Move,
  moved,
  newGame,
  type Pattern,
  type Rank
} from '@/rules'

/** What became of a turn, for whoever tells it. Numbers of people are seats. */
export type SeatOutcome =
  | { readonly kind: 'won'; readonly rank: Rank; readonly n: number }
  | { readonly kind: 'leads' }
  | { readonly kind: 'beaten'; readonly by: number }
  /** `never`: the table has no such cake, and had none */
  | { readonly kind: 'gone' | 'never'; readonly rank: Rank }
  | { readonly kind: 'chased'; readonly rank: Rank; readonly from: number }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'jumped' }
  | { readonly kind: 'absent' }
  /** it owed a turn for a die that jumped out */
  | { readonly kind: 'sits-out' }
  /** the light is on again after a dark in which so many cakes were grabbed */
  | { readonly kind: 'light'; readonly n: number }

/** One turn, as the table is told of it. */
export interface Told {
  /** which entry of its game */
  readonly n: number
  /** the number of the turn */
  readonly turn: number
  readonly seat: number
  /** null where nobody threw, or a die left the bowl */
  readonly dice: Dice | null
  readonly pattern: Pattern | 'none'
  readonly outcome: SeatOutcome
  /** nobody's hand threw it: the seat was away or out of time */
  readonly absent: boolean
  readonly moves: readonly Move[]
  readonly event: GameEvent
  /** the game before and after it; the same one twice where what was before is not known */
  readonly before: Game
  readonly after: Game
  /** the game was over with it: nobody's turn comes next */
  readonly ends: boolean
}

/** Why a prize brought no cake: all are taken, or the table never had one. */
export const soldOut = (rank: Rank, game: Game): SeatOutcome => ({
  kind: cakesOf(game)[rank] > 0 ? 'gone' : 'never',
  rank
})

function outcomeOf(seat: number, dice: Dice, moves: readonly Move[], after: Game): SeatOutcome {
  const { rank, strength } = judge(dice, after.house)
  if (strength > 0 && after.champion !== null)
    return after.champion === seat ? { kind: 'leads' } : { kind: 'beaten', by: after.champion }
  const move = moves.find(m => m.to === seat)
  if (move && typeof move.from === 'number') return { kind: 'chased', rank: move.rank, from: move.from }
  if (move) return { kind: 'won', rank: move.rank, n: move.n }
  return rank ? soldOut(rank, after) : { kind: 'nothing' }
}

/** What a turn without a throw was: sat out for a die that jumped, nobody came to it, or the table passed it over. */
export const SKIPS = { jump: 'sits-out', absent: 'absent', passed: 'passed' } as const

/** Nobody's hand threw it. */
export const inAbsence = (entry: Entry): boolean => entry.k === 't' && entry.e === ''

/** One entry told, or null for those that are no turn of anybody, or that whoever has the phone has just asked for. */
export function toldOf(entry: Entry, before: Game, after: Game): Told | null {
  const event = unpack(entry)
  const common = { n: entry.n, turn: entry.t, before, after, ends: false, absent: false }
  const blank = { ...common, dice: null, pattern: 'none', moves: [] } as const
  switch (event.type) {
    case 'thrown': {
      const { seat, dice, moves } = event
      const { pattern } = judge(dice, after.house)
      const outcome = outcomeOf(seat, dice, moves, after)
      return { ...common, absent: inAbsence(entry), event, seat, dice, pattern, moves, outcome }
    }
    case 'jumped':
      return { ...blank, event, seat: event.seat, outcome: { kind: 'jumped' } }
    case 'skipped':
      return event.why === 'passed'
        ? null
        : { ...blank, event, seat: event.seat, outcome: { kind: SKIPS[event.why] } }
    case 'closed': {
      const { moves } = event
      const n = moved(moves)
      return { ...blank, event, moves, seat: before.scramble?.thrower ?? -1, outcome: { kind: 'light', n } }
    }
    default:
      return null
  }
}

/** A game after one entry of its log. */
export function after(game: Game, entry: Entry): Game {
  const event = unpack(entry)
  return event.type === 'starter'
    ? newGame({ house: game.house, seats: game.seats, starter: event.seat, stock: game.stock })
    : evolve(game, event)
}

/** A game as it stood before its first entry: in its own house, all its cakes nobody's. */
export function opening(game: Game): Game {
  const { house, seats, starter } = game
  return newGame({ house, seats, starter, stock: cakesOf(game) })
}

/** The game as it stood before the first entry that `before` does not know, and those entries; null if some are missing. */
function gap(before: Room, now: Room, ends: Game): { game: Game; entries: readonly Entry[] } | null {
  const same = before.game && before.fair?.game === now.fair?.game
  const known = same ? before.entries : 0
  const entries = now.tail.filter(entry => entry.n >= known)
  if ((entries[0]?.n ?? known) !== known) return null
  return { game: same && before.game ? load(before.game, before.table) : opening(ends), entries }
}

/**
 * The turns that were played between two versions of a room, in order. Where the tail does not reach back to `before`,
 * or there is none, only the last turn is told.
 */
export function tell(before: Room | null, now: Room): readonly Told[] {
  if (now.game === null) return []
  const open = before === null ? null : gap(before, now, load(now.game, now.table))
  if (open === null) return latest(now).slice(-1)
  const told: Told[] = []
  let { game } = open
  for (const entry of open.entries) {
    const next = after(game, entry)
    const one = toldOf(entry, game, next)
    if (one) told.push(one)
    else if (next.phase === 'ended') told.push(...told.splice(-1).map(last => ({ ...last, ends: true })))
    game = next
  }
  return told
}

/** The latest turns of a room, in order, with its game as it stands. */
export function latest(now: Room): readonly Told[] {
  if (now.game === null) return []
  const game = load(now.game, now.table)
  return now.tail.map(entry => toldOf(entry, game, game)).filter((one): one is Told => one !== null)
}
