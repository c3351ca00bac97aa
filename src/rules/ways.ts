import type { Pattern } from './pattern'

/** All throws of six dice: 6^6. */
export const THROWS = 46_656

/**
 * How many of the 46,656 throws make each pattern. Counted; 000, 一, 概率 prints 一秀 as 14,700 beside the right 37.29 %
 * and 五子 as 0.26 %.
 */
export const WAYS: Readonly<Record<Pattern | 'none', number>> = {
  liubohong: 1,
  biandijin: 1,
  liubohei: 4,
  chajinhua: 15,
  wuhong: 30,
  wuzi: 150,
  sihong: 360,
  duitang: 720,
  sanhong: 2_500,
  sijin: 1_875,
  erju: 9_300,
  yixiu: 17_400,
  none: 14_300
}
