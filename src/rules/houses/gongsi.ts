import type { House } from '../house'
import { CHAJINHUA, HUIBING, LIUBOHONG, NO_CHASE, NO_EXTRAS, SIHONG, WUHONG } from './parts'

/** 2016中秋博饼规则, a company sheet: seed 001, 1. */
export const gongsi: House = {
  id: 'gongsi',
  version: 1,
  ...NO_EXTRAS,
  ladder: [
    SIHONG,
    { of: ['wuzi'], by: ['face', 'kicker'] },
    WUHONG,
    { of: ['liubohei'], by: ['face'] },
    { of: ['biandijin'], by: [] },
    LIUBOHONG,
    CHAJINHUA
  ],
  counting: 'latest',
  chajinhuaNeverSlips: false,
  lugu: 'loses-lead',
  chajinhua: 'stock',
  liubohong: 'nothing',
  liubohongTakesDuitang: false,
  sixBlack: 'ladder',
  sijinBonus: false,
  chase: NO_CHASE,
  jump: 'void-skip',
  end: 'finish-round',
  starter: 'dice-by-anybody',
  direction: 'clockwise',
  set: HUIBING,
  advice: 10
}
