import type { Dice, Face } from '../dice'
import type { House } from '../house'
import { judge } from '../judge'
import { PATTERNS, type Pattern } from '../pattern'
import { RANKS, type Rank } from '../rank'

/** One of the 462 kinds of throw, dice ascending, and how many of the 46,656 throws are of it. */
export interface Kind {
  readonly dice: Dice
  readonly ways: number
}

const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6]
const ORDERS = 720

const grow = (dice: readonly Face[]): readonly (readonly Face[])[] =>
  dice.length === 6
    ? [dice]
    : FACES.filter(face => face >= (dice[dice.length - 1] ?? 1)).flatMap(face => grow([...dice, face]))

/** 720 orders, divided by those that look the same. */
const waysOf = (dice: readonly Face[]): number => {
  let ways = ORDERS
  let run = 0
  dice.forEach((face, i) => {
    run = face === dice[i - 1] ? run + 1 : 1
    ways /= run
  })
  return ways
}

let kinds: readonly Kind[] | null = null

/** The 462 kinds of throw. */
export const allKinds = (): readonly Kind[] => {
  kinds ??= grow([]).map(dice => ({ dice: dice as unknown as Dice, ways: waysOf(dice) }))
  return kinds
}

/** How many of the 46,656 throws make each pattern, win each rank and are paid each bonus in a house. */
export interface Counts {
  readonly patterns: Readonly<Record<Pattern | 'none', number>>
  readonly ranks: Readonly<Record<Rank | 'none', number>>
  readonly bonus: Readonly<Record<Rank | 'none', number>>
}

const zero = <T extends string>(names: readonly T[]): Record<T | 'none', number> =>
  Object.fromEntries([...names, 'none'].map(name => [name, 0])) as Record<T | 'none', number>

/** Counted exactly, for any house, a host's own too. */
export const countsOf = (house: House): Counts => {
  const patterns = zero(PATTERNS)
  const ranks = zero(RANKS)
  const bonus = zero(RANKS)
  for (const { dice, ways } of allKinds()) {
    const verdict = judge(dice, house)
    patterns[verdict.pattern] += ways
    ranks[verdict.rank ?? 'none'] += ways
    bonus[verdict.bonus ?? 'none'] += ways
  }
  return { patterns, ranks, bonus }
}
