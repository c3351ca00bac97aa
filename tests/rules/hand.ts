import { HOUSES, type House, patternOf, type Tie } from '@/rules'
import { heightOf } from './ladders'
import { d } from './spec'

// How high a 状元 stands, worked out by hand: from the written ladders, or as a made-up house says, step and ties.

const BLACK = /^([12356])\1{5}$/

const often = (digits: string): number => {
  const sorted = [...digits].sort().join('')
  return Number(/(.)\1{5}|(.)\2{4}|(.)\3{3}/.exec(sorted)?.[0]?.[0])
}

const VALUES: Record<Tie, (digits: string) => number> = {
  sum: digits => [...digits].reduce((sum, digit) => sum + Number(digit), 0) - 16,
  higher: digits => Math.max(...[...digits].filter(digit => digit !== '4').map(Number)),
  kicker: digits => Number([...digits].find(digit => Number(digit) !== often(digits))),
  face: often,
  'face-red': digits => '123564'.indexOf(`${often(digits)}`)
}

const isNoTitle = (house: House, digits: string) =>
  BLACK.test(digits) &&
  (house.sixBlack === 'take-one' || house.sixBlack === 'scramble') &&
  !(house.biandijinSweeps && digits === '111111')

const stepOf = (house: House, digits: string) =>
  house.ladder.findIndex(step => (step.of as readonly string[]).includes(patternOf(d(digits))))

/** What is compared of a throw, in order; null: no 状元 in this house. */
export const handHeight = (house: House, digits: string): readonly number[] | null => {
  if (isNoTitle(house, digits)) return null
  if (house.ladder === HOUSES[house.id].ladder) {
    const height = heightOf(house.id, digits)
    return height === 0 ? null : [height]
  }
  const index = stepOf(house, digits)
  const by = house.ladder[index]?.by ?? []
  return index < 0 ? null : [index, ...by.map(tie => VALUES[tie](digits))]
}

/** Above 0: `a` is the higher. */
export const compare = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((value, i) => value !== b[i])
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}

/** Whether the latest of such equals wins. In the sheets: six black of `bisai`, and nothing else. */
export const latestWins = (house: House, digits: string): boolean =>
  house.ladder === HOUSES[house.id].ladder
    ? house.id === 'bisai' && BLACK.test(digits)
    : house.ladder[stepOf(house, digits)]?.latestWins === true
