import type { Dice } from './dice'
import { HOUSE_IDS, type House, type HouseId } from './house'
import { HOUSES } from './houses/all'
import { judge, type Verdict } from './judge'
import { stepOf, sweeps } from './ladder'
import { isSixBlack } from './pattern'

/** What a throw is worth in a house. */
export interface Elsewhere {
  readonly house: HouseId
  readonly verdict: Verdict
  /** Its step of the ladder, 1 the highest, and how many there are; null: no 状元 there. */
  readonly place: number | null
  readonly steps: number
  /** What it takes besides, by the name of the axis' value; null where it is no such throw. */
  readonly takes: House['chajinhua'] | House['liubohong'] | House['sixBlack'] | null
}

const takes = ({ pattern }: Verdict, house: House): Elsewhere['takes'] => {
  if (pattern === 'chajinhua') return house.chajinhua
  if (sweeps(pattern, house)) return house.liubohong
  return isSixBlack(pattern) ? house.sixBlack : null
}

/** What the same throw is worth in each of the sheets, save the one that is named. */
export const elsewhere = (dice: Dice, here?: HouseId): readonly Elsewhere[] =>
  HOUSE_IDS.filter(id => id !== here).map(id => {
    const house = HOUSES[id]
    const verdict = judge(dice, house)
    const step = stepOf(dice, house)
    const steps = house.ladder.length
    return {
      house: id,
      verdict,
      place: step && steps - house.ladder.indexOf(step),
      steps,
      takes: takes(verdict, house)
    }
  })
