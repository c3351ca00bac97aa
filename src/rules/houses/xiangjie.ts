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

/** 厦门中秋博饼的规则详解: seed 000, 一、厦门中秋博饼是什么规则. */
export const xiangjie: House = {
  id: 'xiangjie',
  version: 1,
  ...NO_EXTRAS,
  ladder: [SIHONG, WUZI_BY_KICKER, WUHONG, CHAJINHUA, SIX_BLACK_EQUAL, LIUBOHONG],
  counting: 'latest',
  chajinhuaNeverSlips: false,
  lugu: 'loses-lead',
  chajinhua: 'stock',
  liubohong: 'stock-ends',
  liubohongTakesDuitang: false,
  sixBlack: 'share-ends',
  sijinBonus: true,
  chase: NO_CHASE,
  jump: 'void',
  end: 'finish-round',
  starter: 'host-chooses',
  direction: 'clockwise',
  set: HUIBING,
  advice: null
}
