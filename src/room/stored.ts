import { type Game, houseOf, type PackedHouse, RANKS, type Rank, type Stock } from '@/rules'

/** Counts in the order of RANKS. */
type Counts = readonly number[]

/** A game as a room keeps it: with stocks as six numbers, and without its house, which the table names. */
export type StoredGame = Omit<Game, 'house' | 'stock' | 'held' | 'shared'> & {
  /** of an ended game whose table has been set anew: the house it was played in */
  readonly house?: PackedHouse
  readonly stock: Counts
  readonly held: readonly Counts[]
  readonly shared: Counts
}

const counts = (stock: Stock): Counts => RANKS.map(rank => stock[rank])
const stock = (c: Counts): Stock =>
  Object.fromEntries(RANKS.map((rank, i) => [rank, c[i] ?? 0])) as Record<Rank, number>

export function store(game: Game): StoredGame {
  const { house: _, ...rest } = game
  return { ...rest, stock: counts(game.stock), held: game.held.map(counts), shared: counts(game.shared) }
}

export const load = (game: StoredGame, table: { readonly house: PackedHouse }): Game => ({
  ...game,
  house: houseOf(game.house ?? table.house),
  stock: stock(game.stock),
  held: game.held.map(stock),
  shared: stock(game.shared)
})
