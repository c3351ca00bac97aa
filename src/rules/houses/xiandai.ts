import type { House } from '../house'
import {
  CHAJINHUA,
  HUIBING,
  LIUBOHONG,
  NO_EXTRAS,
  SIHONG,
  SIX_BLACK_EQUAL,
  WUHONG,
  WUZI_BY_KICKER
} from './parts'

/** 现代规则, with 追: seed 000, 三. */
export const xiandai: House = {
  id: 'xiandai',
  version: 1,
  ...NO_EXTRAS,
  ladder: [SIHONG, WUZI_BY_KICKER, WUHONG, SIX_BLACK_EQUAL, LIUBOHONG, CHAJINHUA],
  counting: 'latest',
  chajinhuaNeverSlips: false,
  lugu: 'loses-lead',
  chajinhua: 'end',
  liubohong: 'stock',
  liubohongTakesDuitang: true,
  sixBlack: 'ladder',
  sijinBonus: false,
  chase: { ranks: ['duitang'], from: 'previous', window: 'others-in-stock' },
  jump: 'void',
  end: 'at-once',
  starter: 'dice-by-appointed',
  direction: 'anticlockwise',
  set: HUIBING,
  advice: 10
}
