import type { House } from '../house'
import { CHAJINHUA, HUIBING, LIUBOHONG, NO_EXTRAS, SIHONG, SIX_BLACK_EQUAL } from './parts'

/** 厦门博饼规则, “30 款”: seed 000, 二, its 具体玩法 before its first paragraph. */
export const sanshikuan: House = {
  id: 'sanshikuan',
  version: 1,
  ...NO_EXTRAS,
  ladder: [
    SIHONG,
    { of: ['wuzi', 'wuhong'], by: ['face-red', 'kicker'] },
    SIX_BLACK_EQUAL,
    CHAJINHUA,
    LIUBOHONG
  ],
  counting: 'latest',
  chajinhuaNeverSlips: false,
  lugu: 'loses-lead',
  chajinhua: 'end',
  liubohong: 'nothing',
  liubohongTakesDuitang: true,
  sixBlack: 'ladder',
  sijinBonus: false,
  chase: { ranks: ['duitang'], from: 'upstream', window: 'others-in-stock' },
  jump: 'void',
  end: 'at-once',
  starter: 'host-chooses',
  direction: 'clockwise',
  set: HUIBING,
  advice: null
}
