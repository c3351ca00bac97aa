import { type Dice, pips, repeatedFace } from './dice'
import type { House, Step, Tie } from './house'
import { isSixBlack, type Pattern, patternOf } from './pattern'

const TIE: Readonly<Record<Tie, (dice: Dice) => number>> = {
  sum: dice => pips(dice) - 16,
  higher: dice => Math.max(...dice.filter(face => face !== 4)),
  kicker: dice => pips(dice) - 5 * repeatedFace(dice),
  face: repeatedFace,
  'face-red': dice => (repeatedFace(dice) === 4 ? 7 : repeatedFace(dice))
}

/** What a tie compares, as a number: the higher is the better. */
export const tieValue = (tie: Tie, dice: Dice): number => TIE[tie](dice)

/** Whether six alike take what the house lets 六勃红 take. */
export const sweeps = (pattern: Pattern | 'none', house: House): boolean =>
  pattern === 'liubohong' || (pattern === 'biandijin' && house.biandijinSweeps)

/** Six black that does not sweep, and so does what the house says of six black. */
export const isPlainBlack = (pattern: Pattern | 'none', house: House): boolean =>
  isSixBlack(pattern) && !sweeps(pattern, house)

/** Six black is no 状元 where it takes a cake or opens a scramble instead, whatever the ladder says. */
const isOff = (pattern: Pattern | 'none', house: House): boolean =>
  isPlainBlack(pattern, house) && (house.sixBlack === 'take-one' || house.sixBlack === 'scramble')

/** The ladder of a house as it counts: without six black where that is no 状元, whatever its ladder says. */
export const ladderOf = (house: House): readonly Step[] =>
  house.ladder
    .map(step => ({ ...step, of: step.of.filter(pattern => !isOff(pattern, house)) }))
    .filter(({ of }) => of.length > 0)

/** The step of the ladder a throw stands on, or null if it is no 状元 in this house. */
export const stepOf = (dice: Dice, house: House): Step | null => {
  const pattern: string = patternOf(dice)
  const step = house.ladder.find(({ of }) => (of as readonly string[]).includes(pattern))
  return !step || isOff(patternOf(dice), house) ? null : step
}

/** Digits of a tie value: the highest is a sum of 12. */
const BASE = 16

/**
 * Place of a throw among the 状元 of a house: higher beats lower, equal is equal, 0 is no 状元. Running games keep these
 * numbers, so they stay as they are.
 */
export const strengthOf = (dice: Dice, house: House): number => {
  const step = stepOf(dice, house)
  if (!step) return 0
  const [first = 0, second = 0] = step.by.map(tie => tieValue(tie, dice))
  return ((house.ladder.indexOf(step) + 1) * BASE + first) * BASE + second
}
