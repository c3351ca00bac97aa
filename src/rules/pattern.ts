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
