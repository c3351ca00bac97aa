import { type Check, listOf, oneOf, setOf, shape } from './checks'
import { type House, type Step, TIES, type Tie } from './house'
import { isSixBlack, PATTERNS, type Pattern } from './pattern'

/** What may be a 状元: 四红 and all above it. */
const CLAIMS: readonly Pattern[] = PATTERNS.slice(0, PATTERNS.indexOf('sihong') + 1)

/** 四红, 五子, 五红, 插金花 and 六勃红 are 状元 in every house; six black where the house puts it on the ladder. */
const ALWAYS = CLAIMS.filter(pattern => !isSixBlack(pattern))

const ALIKE: readonly Pattern[] = ['wuzi', 'wuhong', 'liubohei', 'biandijin', 'liubohong']

/** The throws that have what a tie compares. */
const COMPARES: Readonly<Record<Tie, readonly Pattern[]>> = {
  sum: ['sihong', 'chajinhua'],
  higher: ['sihong', 'chajinhua'],
  kicker: ['wuzi', 'wuhong'],
  face: ALIKE,
  'face-red': ALIKE
}

const isStep = shape({ of: setOf(oneOf(CLAIMS)), by: setOf(oneOf(TIES)) }, { latestWins: oneOf([true]) })

const fits = ({ of, by }: Step): boolean =>
  of.length > 0 && by.length <= 2 && by.every(tie => of.every(pattern => COMPARES[tie].includes(pattern)))

/**
 * Steps of 状元, low to high: each on one step and no more, none but six black left out, and on a step at most two
 * things to compare, which all its throws have. A wrong step is named by its index.
 */
export const isLadder: Check = x => {
  const wrong = listOf(isStep)(x)
  if (wrong !== null) return wrong
  const steps = x as House['ladder']
  const misfit = steps.findIndex(step => !fits(step))
  if (misfit >= 0) return `${misfit}`
  const all = steps.flatMap(step => step.of)
  const once = new Set(all).size === all.length && ALWAYS.every(pattern => all.includes(pattern))
  return once ? null : ''
}

/** Six black that counts on the ladder must be on it, and so must a 遍地锦 that sweeps. */
export const isWhole = ({ sixBlack, ladder, biandijinSweeps }: House): boolean => {
  const has = (pattern: Pattern) => ladder.some(step => step.of.includes(pattern))
  const counts = sixBlack !== 'take-one' && sixBlack !== 'scramble'
  return (!counts || CLAIMS.every(has)) && (!biandijinSweeps || has('biandijin'))
}
