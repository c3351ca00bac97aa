import type { Dice } from './dice'
import type { House } from './house'
import { judge } from './judge'
import { ranksOf } from './order'

/** Those of `among` for whom `worth` is highest. */
const highest = (among: readonly number[], worth: (one: number) => number): readonly number[] => {
  const top = Math.max(...among.map(worth))
  return among.filter(one => worth(one) === top)
}

/**
 * 王中王: which tables' champions are strongest by their counting 状元. More than one: they are level, however early
 * each threw, and throw once each (`grandAfter`). `claims`: of each table's champion, null where a table has none; all
 * tables play one house. Seed 001, 2（五）names the prize; how it is won is ours.
 */
export const grandLeaders = (claims: readonly (Dice | null)[], house: House): readonly number[] => {
  const tables = claims.flatMap((claim, table) => (claim ? [table] : []))
  return highest(tables, table => judge(claims[table] as Dice, house).strength)
}

/**
 * Which of the level champions are level still once each has thrown once more: by the ladder of 状元, then by rank. One
 * has the grand prize; more throw again. `throws`: in the order of `level`, one each.
 */
export const grandAfter = (
  level: readonly number[],
  throws: readonly Dice[],
  house: House
): readonly number[] => {
  const verdictOf = (i: number) => judge(throws[i] as Dice, house)
  const ranks: readonly unknown[] = ranksOf(house)
  const strongest = highest([...level.keys()], i => verdictOf(i).strength)
  return highest(strongest, i => ranks.indexOf(verdictOf(i).rank)).map(i => level[i] as number)
}
