import type { Dice } from './dice'
import type { EndWhy } from './events'
import { type Direction, type House, MAX_SEATS, MIN_SEATS } from './house'
import { emptyStock, type Ordinary, RANKS, type Rank, type Stock } from './rank'

/** The 状元 of a seat that counts. `order`: which throw of the game it was, from 1. */
export interface Claim {
  readonly dice: Dice
  readonly strength: number
  readonly order: number
}

/** A table in the dark. `since`: epoch ms; `grabs`: ms from then, ascending, a list a seat. */
export interface Scramble {
  readonly thrower: number
  readonly since: number
  readonly grabs: readonly (readonly number[])[]
}

/** A game as it stands: plain JSON, never changed in place. Lists are indexed by seat, 0 … seats - 1, clockwise. */
export interface Game {
  readonly house: House
  readonly seats: number
  readonly starter: number
  readonly direction: Direction
  readonly phase: 'playing' | 'scramble' | 'ended'
  /** Whose turn it is. In a scramble: who threw it. */
  readonly turn: number
  /** From 1. */
  readonly round: number
  /** Throws so far that fell into the bowl. */
  readonly throws: number
  /** Nobody's yet; the 状元 is in it until the end. */
  readonly stock: Stock
  readonly held: readonly Stock[]
  readonly shared: Stock
  readonly claims: readonly (Claim | null)[]
  /** Who leads; who won, once the phase is 'ended'. */
  readonly champion: number | null
  readonly left: readonly boolean[]
  /** The seat's next turn is skipped. */
  readonly owesSkip: readonly boolean[]
  /** The number of the last round, once it is known. */
  readonly last: number | null
  readonly timeUp: boolean
  /** Seats that got a cake of the rank, the latest first, each once. */
  readonly recent: Readonly<Record<Ordinary, readonly number[]>>
  /** Pips of the spare dice of the throw that last got one; 0: not got by such a throw. */
  readonly spare: Readonly<Record<Ordinary, number>>
  readonly scramble: Scramble | null
  readonly why: EndWhy | null
}

const isCount = (n: number): boolean => Number.isInteger(n) && n >= 0

const checkNew = (seats: number, starter: number, stock: Stock): void => {
  if (!Number.isInteger(seats) || seats < MIN_SEATS || seats > MAX_SEATS)
    throw new RangeError('rules/bad-seats')
  if (!Number.isInteger(starter) || starter < 0 || starter >= seats)
    throw new RangeError('rules/no-such-seat')
  if (!RANKS.every(rank => isCount(stock[rank])) || stock.zhuangyuan < 1)
    throw new RangeError('rules/bad-stock')
}

const list = <T>(n: number, item: () => T): T[] => Array.from({ length: n }, item)

/**
 * A game before its first throw. `starter`: the seat that throws first, 0 if left out; `stock`: what is to be won,
 * the house's own set if left out.
 * @throws RangeError 'rules/bad-seats' (1 … 12), 'rules/no-such-seat', 'rules/bad-stock' (counts ≥ 0, 状元 ≥ 1)
 */
export const newGame = (o: {
  readonly house: House
  readonly seats: number
  readonly starter?: number
  readonly stock?: Stock
}): Game => {
  const { house, seats, starter = 0, stock = house.set } = o
  checkNew(seats, starter, stock)
  return {
    house,
    seats,
    starter,
    direction: house.direction,
    phase: 'playing',
    turn: starter,
    round: 1,
    throws: 0,
    stock: { ...stock },
    held: list(seats, emptyStock),
    shared: emptyStock(),
    claims: list(seats, () => null),
    champion: null,
    left: list(seats, () => false),
    owesSkip: list(seats, () => false),
    last: null,
    timeUp: false,
    recent: { yixiu: [], erju: [], sijin: [], sanhong: [], duitang: [] },
    spare: { yixiu: 0, erju: 0, sijin: 0, sanhong: 0, duitang: 0 },
    scramble: null,
    why: null
  }
}

/** All cakes of a game, whoever has them now. Its table may have been set for the next one since. */
export function cakesOf({ stock, held, shared }: Game): Stock {
  const all = RANKS.map(rank => [rank, [shared, ...held].reduce((n, has) => n + has[rank], stock[rank])])
  return Object.fromEntries(all) as Record<Rank, number>
}
