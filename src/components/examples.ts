import type { Dice, Pattern } from '@/rules'

/** One throw of each kind, to be seen. */
export const THROWS_SHOWN: Readonly<Record<Pattern, Dice>> = {
  liubohong: [4, 4, 4, 4, 4, 4],
  biandijin: [1, 1, 1, 1, 1, 1],
  liubohei: [6, 6, 6, 6, 6, 6],
  chajinhua: [4, 4, 4, 4, 1, 1],
  wuhong: [4, 4, 4, 4, 4, 6],
  wuzi: [2, 2, 2, 2, 2, 6],
  sihong: [4, 4, 4, 4, 6, 3],
  duitang: [1, 2, 3, 4, 5, 6],
  sanhong: [4, 4, 4, 2, 5, 6],
  sijin: [3, 3, 3, 3, 2, 5],
  erju: [4, 4, 2, 3, 5, 6],
  yixiu: [4, 1, 2, 3, 6, 6]
}
