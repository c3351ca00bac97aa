import type { House } from '../house'
import { CHAJINHUA, HUIBING, LIUBOHONG, NO_EXTRAS, SIHONG } from './parts'

/** 廈門民間博餅, in Hokkien: seed 002. */
export const minnan: House = {
  id: 'minnan',
  version: 1,
  ...NO_EXTRAS,
  ladder: [
    SIHONG,
    { of: ['wuzi', 'wuhong'], by: ['face', 'kicker'] },
    CHAJINHUA,
    { of: ['liubohei', 'biandijin'], by: ['face'] },
    LIUBOHONG
  ],
  counting: 'best',
  chajinhuaNeverSlips: false,
  lugu: 'loses-lead',
  chajinhua: 'lead',
  liubohong: 'everything',
  liubohongTakesDuitang: false,
  sixBlack: 'ladder',
  sijinBonus: false,
  chase: { ranks: ['yixiu', 'erju', 'sijin', 'sanhong'], from: 'outscored', window: 'end' },
  jump: 'void-skip',
  end: 'at-once',
  starter: 'host-chooses',
  direction: 'clockwise',
  set: HUIBING,
  advice: 10
}
