import type { Dice } from './dice'
import type { Move } from './events'
import type { Game } from './game'
import { judge } from './judge'
import { ORDINARY, type Ordinary, ordinaryLeft } from './rank'
import { seatAfter } from './turn'

/** How long the table is dark, in ms. */
export const DARK_MS = 10_000

/** Grabs of one seat closer together than this count as one, in ms. */
export const GRAB_GAP_MS = 300

/** Offsets a phone may send at once. */
const MAX_OFFSETS = 1_000

/** Whether a throw opens a scramble: it says so, and there is something to grab. */
export const opensScramble = (game: Game, dice: Dice): boolean =>
  judge(dice, game.house).special === 'scramble' && ordinaryLeft(game.stock) > 0

/** Whole ms from the start of the dark, at least one of them. */
export const isOffsets = (x: unknown): x is readonly number[] =>
  Array.isArray(x) &&
  x.length > 0 &&
  x.length <= MAX_OFFSETS &&
  x.every(offset => Number.isInteger(offset) && offset >= 0 && offset < DARK_MS)

/** Ascending, each at least `GRAB_GAP_MS` after the one before. */
export const thin = (offsets: readonly number[]): number[] => {
  const kept: number[] = []
  for (const offset of [...offsets].sort((a, b) => a - b)) {
    const before = kept[kept.length - 1]
    if (before === undefined || offset - before >= GRAB_GAP_MS) kept.push(offset)
  }
  return kept
}

/** One grab that gets a cake. `offset`: ms from the start of the dark. */
export interface Grab {
  readonly seat: number
  readonly offset: number
}

/**
 * The grabs that get a cake, first to last: at most ⌈stock ÷ seats⌉ a seat, by offset, equals in the order of the
 * seats after the thrower's, until the stock is out. Empty when there is no scramble.
 */
export const grabsTaken = (game: Game): readonly Grab[] => {
  const { scramble, seats, direction } = game
  if (!scramble) return []
  const cakes = ordinaryLeft(game.stock)
  const grabs: Grab[] = []
  for (let i = 1; i <= seats; i++) {
    const seat = seatAfter(scramble.thrower, i, seats, direction)
    const offsets = scramble.grabs[seat] as readonly number[]
    for (const offset of offsets.slice(0, Math.ceil(cakes / seats))) grabs.push({ seat, offset })
  }
  return grabs.sort((a, b) => a.offset - b.offset).slice(0, cakes)
}

/** Which cake each grab gets: the draw picks one of those still in stock, 状元 aside. */
export const grabMoves = (game: Game, draws: readonly number[]): Move[] => {
  const stock = { ...game.stock }
  return grabsTaken(game).map(({ seat }, i) => {
    let nth = Math.floor((draws[i] as number) * ordinaryLeft(stock))
    const rank = ORDINARY.find(each => {
      nth -= stock[each]
      return nth < 0
    }) as Ordinary
    stock[rank] -= 1
    return { rank, n: 1, from: 'stock', to: seat }
  })
}

/** Numbers in [0, 1). */
export const isDraws = (x: unknown): x is readonly number[] =>
  Array.isArray(x) && x.every(draw => typeof draw === 'number' && draw >= 0 && draw < 1)
