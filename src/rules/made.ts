import { countFaces, type Dice } from './dice'
import type { House } from './house'
import { type Pattern, patternOf, sparePips } from './pattern'

/** Two triples or three pairs that the house counts as a 对堂. */
const isExtraDuitang = (dice: Dice, { duitangTriples, duitangPairs }: House): boolean => {
  const counts = countFaces(dice)
  const shown = counts.filter(n => n > 0)
  if (shown.length === 2 && shown.every(n => n === 3))
    return duitangTriples === 'with-4' || (duitangTriples === 'without-4' && counts[4] === 0)
  return duitangPairs && shown.length === 3 && shown.every(n => n === 2)
}

/** What six dice make in a house: their pattern, save for the 对堂 it adds. */
export const madeOf = (dice: Dice, house: House): Pattern | 'none' =>
  isExtraDuitang(dice, house) ? 'duitang' : patternOf(dice)

/** Pips of the dice beside what a throw makes in a house; none are beside a 对堂. */
export const spareOf = (dice: Dice, house: House): number =>
  isExtraDuitang(dice, house) ? 0 : sparePips(dice)
