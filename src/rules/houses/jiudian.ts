import type { House } from '../house'
import { gongsi } from './gongsi'

/** A hotel's tables of nine, 王中王: seed 001, 2. Its ladder is the company sheet's (见上图). */
export const jiudian: House = {
  ...gongsi,
  id: 'jiudian',
  version: 1,
  jump: 'again',
  starter: 'table-leader',
  set: { yixiu: 10, erju: 10, sijin: 10, sanhong: 5, duitang: 3, zhuangyuan: 1 },
  advice: 9
}
