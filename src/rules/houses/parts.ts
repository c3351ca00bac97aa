import type { Chase, House, Step } from '../house'
import type { Stock } from '../rank'

/** 会饼: 63 cakes, every sheet but the hotel's. */
export const HUIBING: Stock = { yixiu: 32, erju: 16, sijin: 8, sanhong: 4, duitang: 2, zhuangyuan: 1 }

/** The hotel's prizes for a table: seed 001, 2, 奖品设置. */
export const HOTEL: Stock = { yixiu: 10, erju: 10, sijin: 10, sanhong: 5, duitang: 3, zhuangyuan: 1 }

export const NO_CHASE: Chase = { ranks: [], from: 'upstream', window: 'end' }

export const SIHONG: Step = { of: ['sihong'], by: ['sum'] }
export const WUZI_BY_KICKER: Step = { of: ['wuzi'], by: ['kicker'] }
export const WUHONG: Step = { of: ['wuhong'], by: ['kicker'] }
export const CHAJINHUA: Step = { of: ['chajinhua'], by: [] }
export const LIUBOHONG: Step = { of: ['liubohong'], by: [] }
export const SIX_BLACK_EQUAL: Step = { of: ['liubohei', 'biandijin'], by: [] }

/** What no sheet asks for, and a host may. */
export const NO_EXTRAS = {
  wuziBonus: false,
  duitangTriples: 'none',
  duitangPairs: false,
  sijinOverSanhong: false,
  biandijinSweeps: false,
  minutes: null
} as const satisfies Partial<House>
