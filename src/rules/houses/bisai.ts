import type { House } from '../house'
import {
  CHAJINHUA,
  HUIBING,
  LIUBOHONG,
  NO_CHASE,
  NO_EXTRAS,
  SIHONG,
  SIX_BLACK_EQUAL,
  WUHONG,
  WUZI_BY_KICKER
} from './parts'

/** 厦门中秋博饼规则, a match sheet: seed 001, 3. */
export const bisai: House = {
  id: 'bisai',
  version: 1,
  ...NO_EXTRAS,
  ladder: [SIHONG, WUZI_BY_KICKER, WUHONG, { ...SIX_BLACK_EQUAL, latestWins: true }, LIUBOHONG, CHAJINHUA],
  counting: 'latest',
  chajinhuaNeverSlips: false,
  lugu: 'loses-lead',
  chajinhua: 'nothing',
  liubohong: 'nothing',
  liubohongTakesDuitang: false,
  sixBlack: 'ladder',
  sijinBonus: false,
  chase: NO_CHASE,
  jump: 'void-skip',
  end: 'extra-round',
  starter: 'host-chooses',
  direction: 'clockwise',
  set: HUIBING,
  advice: null
}
