import type { HouseId } from './house'
import type { HouseDiff } from './pack'

/** An axis of a house. */
export type Axis = keyof HouseDiff

/**
 * Where a sheet says what a house does on an axis. `at`: document, part and sentence, in the documents' own numbering;
 * null: it does not say. `ours`: our choice, wholly where `at` is null, else in part.
 */
export interface Source {
  readonly at: string | null
  readonly ours: boolean
}

/** 000 厦门正宗博饼规则 and what follows it, 001 the company, hotel and match sheets, 002 廈門民間博餅. */
const SOURCES: Readonly<Record<HouseId, Readonly<Partial<Record<Axis, string>>>>> = {
  xmu: {
    ladder: '000, 一, 奖项规则, 4, 8',
    counting: '000, 一, 6',
    chajinhuaNeverSlips: '000, 一, 8 节点',
    lugu: '000, 一, 6',
    chajinhua: '000, 一, 奖项规则, 8',
    liubohong: '000, 一, 奖项规则, 8',
    sixBlack: '000, 一, 4',
    chase: '000, 一, 3',
    jump: '000, 一, 5',
    end: '000, 一, 结束',
    starter: '000, 一, 定起头',
    direction: '000, 一, 依次博',
    set: '000, 一, 奖项',
    advice: '000, 一, 人数'
  },
  xiangjie: {
    ladder: '000, 详解, 状元, 备注 1–3, 8',
    counting: '000, 详解, 备注 6',
    lugu: '000, 详解, 注',
    chajinhua: '000, 详解, 备注 5',
    liubohong: '000, 详解, 备注 4',
    sixBlack: '000, 详解, 备注 4',
    sijinBonus: '000, 详解, 四进',
    set: '000, 详解, 中秋会饼'
  },
  sanshikuan: {
    ladder: '000, 二, 具体玩法',
    chajinhua: '000, 二, last sentence',
    liubohong: '000, 二, 六朴红',
    liubohongTakesDuitang: '000, 二, last sentence',
    sixBlack: '000, 二, 六朴黑',
    chase: '000, 二, 追',
    jump: '000, 二, 具体玩法',
    set: '000, 二, first sentence'
  },
  xiandai: {
    ladder: '000, 三, 现代规则',
    chajinhua: '000, 三, 插金花',
    liubohong: '000, 三, 六抔红',
    liubohongTakesDuitang: '000, 三, 状元的奖品',
    sijinBonus: '000, 三, last sentence',
    chase: '000, 三, 追',
    jump: '000, 三, 具体玩法',
    starter: '000, 三, 具体玩法',
    direction: '000, 三, 具体玩法',
    set: '000, 三, 具体玩法',
    advice: '000, 三, 具体玩法'
  },
  gongsi: {
    ladder: '001, 1, 奖项, 4.3',
    counting: '001, 1, 4.2',
    chajinhua: '001, 1, 4.4',
    liubohong: '001, 1, 奖项',
    sixBlack: '001, 1, 奖项',
    chase: '001, 1, 3',
    jump: '001, 1, 5',
    end: '001, 1, 6',
    starter: '001, 1, 三 1',
    direction: '001, 1, 三 1–2',
    set: '001, 1, 二',
    advice: '001, 1, 三 1'
  },
  jiudian: {
    ladder: '001, 2（二）',
    counting: '001, 2（二）',
    chajinhua: '001, 2（三）',
    liubohong: '001, 2（二）',
    sixBlack: '001, 2（二）',
    chase: '001, 2, 具体规则',
    jump: '001, 2, 具体规则',
    starter: '001, 2, 具体规则',
    direction: '001, 2, 具体规则',
    set: '001, 2, 奖品设置',
    advice: '001, 2, 具体规则'
  },
  bisai: {
    ladder: '001, 3, 状元, 备注 1–3',
    counting: '001, 3, 备注 4',
    lugu: '001, 3, 注',
    liubohong: '001, 3, 状元',
    sixBlack: '001, 3, 状元',
    jump: '001, 3, 备注 6',
    end: '001, 3, 备注 5'
  },
  minnan: {
    ladder: '002, 6（1）–（5）',
    counting: '002, 7（1）',
    chajinhua: '002, 6（3）',
    liubohong: '002, 6（5）①',
    sixBlack: '002, 6（4）,（5）②',
    chase: '002, 7（2）',
    jump: '002, 盤喙錦',
    end: '002, 盤喙錦',
    set: '002, 會餅',
    advice: '002, 遊戲儂數'
  }
}

/** Where a sheet says it only in part, and the rest is ours. */
const PARTLY: Readonly<Record<HouseId, readonly Axis[]>> = {
  xmu: ['ladder', 'chajinhua', 'sixBlack', 'jump'],
  xiangjie: ['sixBlack', 'sijinBonus'],
  sanshikuan: ['ladder', 'sixBlack'],
  xiandai: ['ladder', 'chase'],
  gongsi: ['chajinhua'],
  jiudian: ['chajinhua', 'jump'],
  bisai: ['jump', 'end'],
  minnan: ['ladder', 'chajinhua', 'chase', 'jump']
}

/** Where the sheet of a house says what it does on an axis, and whether that is our choice; to be shown to players. */
export const sourceOf = (house: HouseId, axis: Axis): Source => {
  const at = SOURCES[house][axis] ?? null
  return { at, ours: at === null || PARTLY[house].includes(axis) }
}
