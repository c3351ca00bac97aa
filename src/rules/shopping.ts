import { type Check, integer, isObject, oneOf, path, shape, that } from './checks'
import { isSet, MAX_CAKES } from './custom'
import { MAX_SEATS, MIN_SEATS } from './house'
import { HOTEL, HUIBING } from './houses/parts'
import { emptyStock, RANKS, type Rank, type Stock } from './rank'

/** What is won with one rank. `price`: of one, in fen (1/100 yuan); `name`: the host's word, '' for none. */
export interface Prize {
  readonly name: string
  readonly count: number
  readonly price: number
}

/** What a table plays for, and the grand prize of 王中王 if there is one. */
export interface PrizeSheet {
  readonly ranks: Readonly<Record<Rank, Prize>>
  readonly grand: Prize | null
}

/** Counts, names or prices that may not be. `field`: where, as in 'ranks.yixiu.count'. */
export interface PrizesRefusal {
  readonly refused: 'rules/bad-prizes'
  readonly field: string
}

/** The 63 cakes of 会饼, and the 39 prizes of the hotel's sheet. Seeds 000, 一, 奖项; 001, 2, 奖品设置. */
export const SETS = { huibing: HUIBING, hotel: HOTEL } as const

/** What a cake of each rank weighs where every rank of 会饼 weighs the same: 192 in all. */
export const POINTS: Stock = { yixiu: 1, erju: 2, sijin: 4, sanhong: 8, duitang: 16, zhuangyuan: 32 }

const MAX_NAME = 20
const MAX_PRICE = 10_000_000
const MAX_TABLES = 999
const MAX_BUDGET = 1_000_000_000

const bad = (field: string): PrizesRefusal => ({ refused: 'rules/bad-prizes', field })

const isPrize = (least: number): Check =>
  shape({
    name: that(x => typeof x === 'string' && [...x].length <= MAX_NAME),
    count: integer(least, MAX_CAKES),
    price: integer(0, MAX_PRICE)
  })

const isNull = oneOf([null])

/**
 * A host's prizes from any JSON. Refused 'rules/bad-prizes' with the field: counts that are not 0 … 999 (状元 and the
 * grand prize 1 … 999), prices that are not 0 … 10,000,000 whole fen, names of more than 20 characters, anything more
 * or less.
 */
export const parsePrizes = (x: unknown): PrizeSheet | PrizesRefusal => {
  const ranks = Object.fromEntries(RANKS.map(rank => [rank, isPrize(rank === 'zhuangyuan' ? 1 : 0)]))
  const grand: Check = value => (isObject(value) ? isPrize(1)(value) : isNull(value))
  const wrong = shape({ ranks: shape(ranks), grand })(x)
  return wrong === null ? (x as PrizeSheet) : bad(wrong)
}

/** The counts of a sheet, as a game wants them. */
export const stockOf = ({ ranks }: PrizeSheet): Stock => {
  const stock: Record<Rank, number> = { ...emptyStock() }
  for (const rank of RANKS) stock[rank] = ranks[rank].count
  return stock
}

/**
 * Counts for a number of people, so that everybody takes some home: of 一秀 … 对堂 4, 2, 1, ½ and ⅕ each, rounded up,
 * and one 状元. Six people: 24, 12, 6, 3, 2, 1. Refused 'rules/bad-prizes' unless 1 … 12 people.
 */
export const suggestSet = (people: number): Stock | PrizesRefusal =>
  integer(MIN_SEATS, MAX_SEATS)(people) === null
    ? {
        yixiu: 4 * people,
        erju: 2 * people,
        sijin: people,
        sanhong: Math.ceil(people / 2),
        duitang: Math.ceil(people / 5),
        zhuangyuan: 1
      }
    : bad('people')

/**
 * So many people have a small set of their own; fewer take that of so many, for no wait is shorter by less: for half of
 * these cakes two people throw 92 times on the average instead of 93, because the 状元 is what they wait for.
 */
const FEWEST = 4

/**
 * Cakes for a short game: of 一秀 … 三红 2, 1, ¼ and ¼ for each of `people` (at least four), rounded up, one 状元 and no
 * 对堂. So the ordinary cakes are gone about when the 状元, that every game needs, has come. Ours. Eight people: 16, 8, 2, 2,
 * 0, 1.
 */
export const smallSet = (people: number): Stock => {
  const n = Math.max(FEWEST, people)
  const rare = Math.ceil(n / 4)
  return { yixiu: 2 * n, erju: n, sijin: rare, sanhong: rare, duitang: 0, zhuangyuan: 1 }
}

/** One line of a shopping list. `price` and `total` in fen; `tables`: 1 for the grand prize, which is for all of them. */
export interface ShoppingRow {
  readonly rank: Rank | 'grand'
  readonly name: string
  readonly perTable: number
  readonly tables: number
  readonly price: number
  readonly total: number
}

/**
 * What to buy for a number of tables, 一秀 first, and what it costs in fen: seed 001, 2, 需要采购的礼品清单. Ranks without
 * a cake are left out. Refused 'rules/bad-prizes' unless 1 … 999 tables.
 */
export const shoppingList = (
  { ranks, grand }: PrizeSheet,
  tables: number
): { readonly rows: readonly ShoppingRow[]; readonly total: number } | PrizesRefusal => {
  if (integer(1, MAX_TABLES)(tables) !== null) return bad('tables')
  const row = (rank: ShoppingRow['rank'], { name, count, price }: Prize, at: number): ShoppingRow => ({
    rank,
    name,
    perTable: count,
    tables: at,
    price,
    total: count * at * price
  })
  const bought = RANKS.filter(rank => ranks[rank].count > 0).map(rank => row(rank, ranks[rank], tables))
  const rows = grand ? [...bought, row('grand', grand, 1)] : bought
  return { rows, total: rows.reduce((sum, { total }) => sum + total, 0) }
}

/** What a rank may cost: all of it, and one cake of it. In fen, not rounded. */
export interface RankBudget {
  readonly rank: Rank
  readonly share: number
  readonly each: number
}

/**
 * A budget in fen dealt out in equal shares to every rank that has a cake, and within a rank to its cakes, 一秀 first.
 * 5,000 yuan for 63 cakes: 833.33 a rank, 26.04 for a 一秀. Refused 'rules/bad-prizes': a budget that is not
 * 0 … 1,000,000,000 whole fen; counts that are not 0 … 999, or without a 状元.
 */
export const equalBudget = (budget: number, set: Stock): readonly RankBudget[] | PrizesRefusal => {
  if (integer(0, MAX_BUDGET)(budget) !== null) return bad('budget')
  const wrong = isSet(set)
  if (wrong !== null) return bad(path('set', wrong))
  const ranks = RANKS.filter(rank => set[rank] > 0)
  const share = budget / ranks.length
  return ranks.map(rank => ({ rank, share, each: share / set[rank] }))
}

/** What cakes are worth together if every rank of 会饼 is worth the same: the champion's 32, all of them 192. */
export const pointsOf = (held: Stock): number =>
  RANKS.reduce((sum, rank) => sum + held[rank] * POINTS[rank], 0)
