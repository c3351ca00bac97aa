import { type Game, houseOf, type PackedHouse, RANKS, type Rank, type Stock } from '@/rules'
import { fromText, OFFSET, toText } from './digits'

/** Counts in the order of RANKS. */
type Counts = readonly number[]

/** A game as a room keeps it: with stocks as six numbers, and without its house, which the table names. */
export type StoredGame = Omit<Game, 'house' | 'stock' | 'held' | 'shared' | 'scramble'> & {
  /** of an ended game whose table has been set anew: the house it was played in */
  readonly house?: PackedHouse
  readonly stock: Counts
  readonly held: readonly Counts[]
  readonly shared: Counts
  /** `grabs`: offsets of each seat, as text */
  readonly scramble: (Omit<Scramble, 'grabs'> & { readonly grabs: readonly string[] }) | null
}
type Scramble = NonNullable<Game['scramble']>

const counts = (stock: Stock): Counts => RANKS.map(rank => stock[rank])
const stock = (c: Counts): Stock =>
  Object.fromEntries(RANKS.map((rank, i) => [rank, c[i] ?? 0])) as Record<Rank, number>

const grabs = <From, To>(
  scramble: (Omit<Scramble, 'grabs'> & { readonly grabs: readonly From[] }) | null,
  to: (of: From) => To
) => scramble && { ...scramble, grabs: scramble.grabs.map(to) }

export function store(game: Game): StoredGame {
  const { house: _, ...rest } = game
  return {
    ...rest,
    stock: counts(game.stock),
    held: game.held.map(counts),
    shared: counts(game.shared),
    scramble: grabs(game.scramble, offsets => toText(offsets, OFFSET))
  }
}

export const load = (game: StoredGame, table: { readonly house: PackedHouse }): Game => ({
  ...game,
  house: houseOf(game.house ?? table.house),
  stock: stock(game.stock),
  held: game.held.map(stock),
  shared: stock(game.shared),
  scramble: grabs(game.scramble, text => fromText(text, OFFSET))
})
