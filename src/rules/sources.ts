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

const said = (at: string): Source => ({ at, ours: false })
const partly = (at: string): Source => ({ at, ours: true })
const SILENT: Source = { at: null, ours: true }

/** 000 厦门正宗博饼规则 and what follows it, 001 the company, hotel and match sheets, 002 廈門民間博餅. */
const SOURCES: Readonly<Record<HouseId, Readonly<Partial<Record<Axis, Source>>>>> = {
  xmu: {
    ladder: partly('000, 一, 奖项规则, 4, 8'),
    counting: said('000, 一, 6'),
    chajinhuaNeverSlips: said('000, 一, 8 节点'),
    lugu: said('000, 一, 6'),
    chajinhua: partly('000, 一, 奖项规则, 8'),
    liubohong: said('000, 一, 奖项规则, 8'),
    sixBlack: partly('000, 一, 4'),
    chase: said('000, 一, 3'),
    jump: partly('000, 一, 5'),
    end: said('000, 一, 结束'),
    starter: said('000, 一, 定起头'),
    direction: said('000, 一, 依次博'),
    set: said('000, 一, 奖项'),
    advice: said('000, 一, 人数')
  },
  xiangjie: {
    ladder: said('000, 详解, 状元, 备注 1–3, 8'),
    counting: said('000, 详解, 备注 6'),
    lugu: said('000, 详解, 注'),
    chajinhua: said('000, 详解, 备注 5'),
    liubohong: said('000, 详解, 备注 4'),
    sixBlack: partly('000, 详解, 备注 4'),
    sijinBonus: partly('000, 详解, 四进'),
    set: said('000, 详解, 中秋会饼')
  },
  sanshikuan: {
    ladder: partly('000, 二, 具体玩法'),
    chajinhua: said('000, 二, last sentence'),
    liubohong: said('000, 二, 六朴红'),
    liubohongTakesDuitang: said('000, 二, last sentence'),
    sixBlack: partly('000, 二, 六朴黑'),
    chase: said('000, 二, 追'),
    jump: said('000, 二, 具体玩法'),
    set: said('000, 二, first sentence')
  },
  xiandai: {
    ladder: partly('000, 三, 现代规则'),
    chajinhua: said('000, 三, 插金花'),
    liubohong: said('000, 三, 六抔红'),
    liubohongTakesDuitang: said('000, 三, 状元的奖品'),
    sijinBonus: said('000, 三, last sentence'),
    chase: partly('000, 三, 追'),
    jump: said('000, 三, 具体玩法'),
    starter: said('000, 三, 具体玩法'),
    direction: said('000, 三, 具体玩法'),
    set: said('000, 三, 具体玩法'),
    advice: said('000, 三, 具体玩法')
  },
  gongsi: {
    ladder: said('001, 1, 奖项, 4.3'),
    counting: said('001, 1, 4.2'),
    chajinhua: partly('001, 1, 4.4'),
    liubohong: said('001, 1, 奖项'),
    sixBlack: said('001, 1, 奖项'),
    chase: said('001, 1, 3'),
    jump: said('001, 1, 5'),
    end: said('001, 1, 6'),
    starter: said('001, 1, 三 1'),
    direction: said('001, 1, 三 1–2'),
    set: said('001, 1, 二'),
    advice: said('001, 1, 三 1')
  },
  jiudian: {
    ladder: said('001, 2（二）'),
    counting: said('001, 2（二）'),
    chajinhua: partly('001, 2（三）'),
    liubohong: said('001, 2（二）'),
    sixBlack: said('001, 2（二）'),
    chase: said('001, 2, 具体规则'),
    jump: partly('001, 2, 具体规则'),
    starter: said('001, 2, 具体规则'),
    direction: said('001, 2, 具体规则'),
    set: said('001, 2, 奖品设置'),
    advice: said('001, 2, 具体规则')
  },
  bisai: {
    ladder: said('001, 3, 状元, 备注 1–3'),
    counting: said('001, 3, 备注 4'),
    lugu: said('001, 3, 注'),
    liubohong: said('001, 3, 状元'),
    sixBlack: said('001, 3, 状元'),
    jump: partly('001, 3, 备注 6'),
    end: partly('001, 3, 备注 5')
  },
  minnan: {
    ladder: partly('002, 6（1）–（5）'),
    counting: said('002, 7（1）'),
    chajinhua: partly('002, 6（3）'),
    liubohong: said('002, 6（5）①'),
    sixBlack: said('002, 6（4）,（5）②'),
    chase: partly('002, 7（2）'),
    jump: partly('002, 盤喙錦'),
    end: said('002, 盤喙錦'),
    set: said('002, 會餅'),
    advice: said('002, 遊戲儂數')
  }
}

/** Where the sheet of a house says what it does on an axis, and whether that is our choice; to be shown to players. */
export const sourceOf = (house: HouseId, axis: Axis): Source => SOURCES[house][axis] ?? SILENT
