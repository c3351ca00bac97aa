import { countFaces, type Dice } from './dice'
import type { House } from './house'
import { isPlainBlack, strengthOf } from './ladder'
import { madeOf } from './made'
import type { Pattern } from './pattern'
import type { Rank } from './rank'

/** What a throw is worth in a house, before anybody looks at the stock. */
export interface Verdict {
  readonly pattern: Pattern | 'none'
  readonly rank: Rank | null
  /** A second prize, paid separately from its own stock. */
  readonly bonus: Rank | null
  readonly special: 'take-one' | 'scramble' | null
  /** Place among the 状元 throws of this house, 0: no 状元. Only its order means anything. */
  readonly strength: number
}

const rankOf = (pattern: Pattern | 'none', strength: number): Rank | null => {
  if (strength !== 0) return 'zhuangyuan'
  switch (pattern) {
    case 'duitang':
    case 'sanhong':
    case 'sijin':
    case 'erju':
    case 'yixiu':
      return pattern
    default:
      return null
  }
}

/** What the fours beside 四进, or the four beside 五子, are paid besides, where the house does so. */
export const bonusOf = (
  pattern: Pattern | 'none',
  dice: Dice,
  house: Pick<House, 'sijinBonus' | 'wuziBonus'>
): Rank | null => {
  const fours = countFaces(dice)[4]
  if (pattern === 'sijin' && house.sijinBonus) return fours === 2 ? 'erju' : fours === 1 ? 'yixiu' : null
  return pattern === 'wuzi' && house.wuziBonus && fours === 1 ? 'yixiu' : null
}

const specialOf = (pattern: Pattern | 'none', dice: Dice, house: House): Verdict['special'] => {
  if (!isPlainBlack(pattern, house)) return null
  switch (house.sixBlack) {
    case 'take-one':
    case 'scramble':
      return house.sixBlack
    case 'scramble-sixes':
      return dice.includes(6) ? 'scramble' : null
    default:
      return null
  }
}

const work = (dice: Dice, house: House): Verdict => {
  const pattern = madeOf(dice, house)
  const strength = strengthOf(dice, house)
  return Object.freeze({
    pattern,
    rank: rankOf(pattern, strength),
    bonus: bonusOf(pattern, dice, house),
    special: specialOf(pattern, dice, house),
    strength
  })
}

/** Weights by face whose sums over six dice differ for each of the 462 kinds of throw; found by search. */
const WEIGHT = { 1: 0, 2: 1, 3: 47, 4: 288, 5: 350, 6: 356 } as const

/** One more than six 6 weigh. */
const KEYS = 2_137

type Table = (Verdict | undefined)[]

// A house is never changed in place, so what it says about a kind of throw is worked out once.
const tables = new WeakMap<House, Table>()
let house: House | null = null
let table: Table = []

const turnTo = (next: House): void => {
  const known = tables.get(next) ?? new Array<Verdict | undefined>(KEYS)
  tables.set(next, known)
  house = next
  table = known
}

const remember = (key: number, dice: Dice, by: House): Verdict => {
  const verdict = work(dice, by)
  table[key] = verdict
  return verdict
}

/** One number for each kind of throw, the same in whatever order the dice lie. */
export const keyOf = (dice: Dice): number =>
  WEIGHT[dice[0]] + WEIGHT[dice[1]] + WEIGHT[dice[2]] + WEIGHT[dice[3]] + WEIGHT[dice[4]] + WEIGHT[dice[5]]

/**
 * What six dice are worth in a house. Looks at nothing else, and not at the order of the dice.
 * Total over the 46,656 throws; `dice` must come from `parseDice` or `isDice`.
 */
export const judge = (dice: Dice, by: House): Verdict => {
  if (by !== house) turnTo(by)
  const key = keyOf(dice)
  return table[key] ?? remember(key, dice, by)
}
