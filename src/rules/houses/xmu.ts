import type { House } from '../house'
import { CHAJINHUA, HUIBING, LIUBOHONG, NO_EXTRAS, SIHONG, WUHONG, WUZI_BY_KICKER } from './parts'

/** 厦门传统博饼规则正解: seed 000, 一. The default. */
export const xmu: House = {
  id: 'xmu',
  version: 1,
  ...NO_EXTRAS,
  ladder: [SIHONG, WUZI_BY_KICKER, WUHONG, CHAJINHUA, LIUBOHONG],
  counting: 'latest',
  chajinhuaNeverSlips: true,
  lugu: 'smaller',
  chajinhua: 'end',
  liubohong: 'everything',
  liubohongTakesDuitang: false,
  sixBlack: 'take-one',
  sijinBonus: false,
  chase: { ranks: [], from: 'upstream', window: 'end' },
  jump: 'void-skip',
  end: 'finish-round',
  starter: 'dice-by-champion',
  direction: 'clockwise',
  set: HUIBING,
  advice: 10
}
