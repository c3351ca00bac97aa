import type { House } from '../house'
import { gongsi } from './gongsi'
import { HOTEL } from './parts'

/** A hotel's tables of nine, 王中王: seed 001, 2. Its ladder is the company sheet's (见上图). */
export const jiudian: House = {
  ...gongsi,
  id: 'jiudian',
  version: 1,
  jump: 'again',
  starter: 'table-leader',
  set: HOTEL,
  advice: 9
}
