import { THROWS_SHOWN } from '@/components'
import type { ChoiceId, ChoiceValue, Dice, HouseId } from '@/rules'

/** A throw that shows what is special in a house. */
export const OF_HOUSE: Readonly<Partial<Record<HouseId, Dice>>> = {
  xiangjie: [2, 2, 2, 2, 4, 3],
  sanshikuan: THROWS_SHOWN.duitang,
  xiandai: THROWS_SHOWN.chajinhua,
  gongsi: THROWS_SHOWN.chajinhua,
  minnan: [4, 4, 4, 6, 6, 5]
}

type Compared = 'sihongBy' | 'wuziBy' | 'chajinhuaAbove'
type Pair = readonly [greater: Dice, less: Dice]

const { sihong, wuzi, wuhong, chajinhua, liubohei, biandijin, liubohong } = THROWS_SHOWN

/** Of each value of what is compared the greater throw and the less. */
const PAIRS: { readonly [Id in Compared]: Readonly<Record<ChoiceValue<Id>, Pair>> } = {
  sihongBy: {
    sum: [
      [4, 4, 4, 4, 5, 3],
      [4, 4, 4, 4, 6, 1]
    ],
    higher: [
      [4, 4, 4, 4, 6, 1],
      [4, 4, 4, 4, 5, 3]
    ]
  },
  wuziBy: {
    kicker: [wuzi, [5, 5, 5, 5, 5, 1]],
    'kicker-face': [
      [5, 5, 5, 5, 5, 1],
      [2, 2, 2, 2, 2, 1]
    ],
    face: [[5, 5, 5, 5, 5, 1], wuzi],
    'face-kicker': [
      [5, 5, 5, 5, 5, 2],
      [5, 5, 5, 5, 5, 1]
    ],
    'with-wuhong': [[6, 6, 6, 6, 6, 1], wuhong],
    'with-wuhong-red': [wuhong, [6, 6, 6, 6, 6, 1]]
  },
  chajinhuaAbove: {
    none: [sihong, chajinhua],
    sihong: [chajinhua, sihong],
    wuzi: [chajinhua, wuzi],
    wuhong: [chajinhua, wuhong],
    liubohei: [chajinhua, liubohei],
    biandijin: [chajinhua, biandijin],
    liubohong: [chajinhua, liubohong]
  }
}

/** Two throws that show what a value of a choice means, the greater first; null: it compares none. */
export const pairOf = (id: ChoiceId, value: string): Pair | null =>
  id in PAIRS ? (PAIRS[id as Compared][value as never] ?? null) : null
