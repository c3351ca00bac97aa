import { type Entry, load, type Room, unpack } from '@/room'
import { type Dice, type Game, judge, type Move, moved, type Pattern } from '@/rules'
import { after, inAbsence, opening, type SeatOutcome, SKIPS, soldOut, toldOf } from './tell'

/** What a line of the log is about. `title`: a 状元, of which it is not known yet whom it beat. */
export type RowOutcome =
  | SeatOutcome
  | { readonly kind: 'title' | 'passed' | 'left' | 'returned' | 'dark' | 'time-up' | 'abandoned' }
  | { readonly kind: 'starter'; readonly dice: readonly [number, number] }
  /** seat of the champion, or −1 */
  | { readonly kind: 'ended' }

/** One line of a game's log. */
export interface LogLine {
  readonly n: number
  /** epoch ms */
  readonly at: number
  readonly round: number
  /** −1: nobody's in particular */
  readonly seat: number
  readonly dice: Dice | null
  readonly pattern: Pattern | 'none'
  readonly outcome: RowOutcome
  readonly moves: readonly Move[]
  /** thrown for a seat whose person was not there */
  readonly absent: boolean
}

type Known = Pick<LogLine, 'outcome' | 'seat'> & Partial<Pick<LogLine, 'dice' | 'pattern' | 'moves'>>

/** What an entry says by itself, without the game before it; null: it is no line of its own. */
function alone(entry: Entry, game: Game): Known | null {
  const event = unpack(entry)
  switch (event.type) {
    case 'thrown': {
      const { seat, dice, moves } = event
      const { pattern, rank, strength } = judge(dice, game.house)
      const won = moves.find(move => move.to === seat)
      const of = { seat, dice, pattern, moves }
      if (strength > 0) return { ...of, outcome: { kind: 'title' } }
      if (won && typeof won.from === 'number')
        return { ...of, outcome: { kind: 'chased', rank: won.rank, from: won.from } }
      if (won) return { ...of, outcome: { kind: 'won', rank: won.rank, n: won.n } }
      return { ...of, outcome: rank ? soldOut(rank, game) : { kind: 'nothing' } }
    }
    case 'closed': {
      const n = moved(event.moves)
      return { seat: -1, moves: event.moves, outcome: { kind: 'light', n } }
    }
    case 'jumped':
      return { seat: event.seat, outcome: { kind: 'jumped' } }
    case 'skipped':
      return { seat: event.seat, outcome: { kind: SKIPS[event.why] } }
    case 'left':
    case 'returned':
      return { seat: event.seat, outcome: { kind: event.type } }
    case 'opened':
      return { seat: event.seat, outcome: { kind: 'dark' } }
    case 'timed-out':
      return { seat: -1, outcome: { kind: 'time-up' } }
    case 'starter':
      return { seat: event.seat, outcome: { kind: 'starter', dice: event.dice } }
    case 'ended':
      return {
        ...{ seat: event.champion ?? -1, moves: event.moves },
        outcome: { kind: event.why === 'abandoned' ? 'abandoned' : 'ended' }
      }
    case 'grabbed':
      return null
    default:
      return event satisfies never
  }
}

const line = (entry: Entry, round: number, known: Known): LogLine => ({
  ...{ n: entry.n, at: entry.a, round, dice: null, pattern: 'none', moves: [] },
  absent: inAbsence(entry),
  ...known
})

/** What belongs to no turn is told with the round before it: the next one has not begun. */
const closing = (entry: Entry): boolean => entry.k === 'x' || entry.k === 'u'

/** All lines of a log that is known from its first entry, with what each throw did to the lead. */
function replayed(entries: readonly Entry[], game: Game): LogLine[] {
  let now = opening(game)
  const lines: LogLine[] = []
  for (const entry of entries) {
    const next = after(now, entry)
    const known = alone(entry, now)
    const told = toldOf(entry, now, next)
    const round = closing(entry) ? (lines.at(-1)?.round ?? now.round) : now.round
    if (known) lines.push(line(entry, round, told ? { ...known, outcome: told.outcome } : known))
    now = next
  }
  return lines
}

/** The place of a seat in the order of its round, the starter's being 0. */
const placeOf = (seat: number, { starter, seats, direction }: Game): number =>
  (direction === 'clockwise' ? seat - starter + seats : starter - seat + seats) % seats

/** Lines of the latest entries alone. Their rounds are counted back from the round that the game is in. */
function counted(entries: readonly Entry[], game: Game): LogLine[] {
  const lines: LogLine[] = []
  let { round } = game
  // A throw that ended the game passed its turn on to nobody.
  let place = game.why === 'liubohong' || game.why === 'six-black' ? game.seats : placeOf(game.turn, game)
  for (const entry of [...entries].reverse()) {
    const turns = entry.k === 't' || entry.k === 'j' || entry.k === 's'
    const again = entry.k === 'j' && game.house.jump === 'again'
    if (turns && !again) {
      const own = placeOf(entry.s ?? 0, game)
      if (own >= place) round -= 1
      place = own
    }
    const known = alone(entry, game)
    if (known) lines.push(line(entry, round, known))
  }
  lines.reverse()
  return lines.map((one, i) => {
    const before = lines[i - 1]
    const closes = ['ended', 'abandoned', 'time-up'].includes(one.outcome.kind)
    return closes && before ? { ...one, round: before.round } : one
  })
}

/** The lines of what is known of a room's log, the oldest first. */
export function linesOf(room: Room, entries: readonly Entry[]): readonly LogLine[] {
  if (room.game === null || entries.length === 0) return []
  const game = load(room.game, room.table)
  return entries[0]?.n === 0 ? replayed(entries, game) : counted(entries, game)
}
