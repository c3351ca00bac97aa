import { countFaces, type Dice, pips, repeatedFace } from './dice'

/**
 * What six dice make, whatever the house. The first of these that fits is the pattern, so the order matters.
 * 六勃红 遍地锦 六勃黑 插金花 五红 五子 四红 对堂 三红 四进 二举 一秀.
 */
export const PATTERNS = [
  'liubohong',
  'biandijin',
  'liubohei',
  'chajinhua',
  'wuhong',
  'wuzi',
  'sihong',
  'duitang',
  'sanhong',
  'sijin',
  'erju',
  'yixiu'
] as const
export type Pattern = (typeof PATTERNS)[number]

const sixAlike = (face: number): Pattern => (face === 4 ? 'liubohong' : face === 1 ? 'biandijin' : 'liubohei')

const byFours = (fours: number): Pattern | 'none' => (fours === 2 ? 'erju' : fours === 1 ? 'yixiu' : 'none')

/** The pattern of a throw. Blind to the order of the dice. */
export const patternOf = (dice: Dice): Pattern | 'none' => {
  const counts = countFaces(dice)
  const most = Math.max(...counts)
  const fours = counts[4] as number
  if (most === 6) return sixAlike(dice[0])
  if (most === 5) return fours === 5 ? 'wuhong' : 'wuzi'
  if (fours === 4) return counts[1] === 2 ? 'chajinhua' : 'sihong'
  if (most === 1) return 'duitang'
  if (fours === 3) return 'sanhong'
  if (most === 4) return 'sijin'
  return byFours(fours)
}

/** 六勃黑 and 遍地锦: six alike that are not 4. */
export const isSixBlack = (pattern: Pattern | 'none'): boolean =>
  pattern === 'liubohei' || pattern === 'biandijin'

/** Pips of the dice that do not make the pattern: 5, 4, 3, 2 of them for 一秀, 二举, 三红, 四进; 0 for the rest. */
export const sparePips = (dice: Dice): number => {
  switch (patternOf(dice)) {
    case 'yixiu':
      return pips(dice) - 4
    case 'erju':
      return pips(dice) - 8
    case 'sanhong':
      return pips(dice) - 12
    case 'sijin':
      return pips(dice) - 4 * repeatedFace(dice)
    default:
      return 0
  }
}
