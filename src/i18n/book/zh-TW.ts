import type { WordsOf } from '../words'
import type { zhCN } from './zh-CN'

export const zhTW: WordsOf<typeof zhCN> = {
  'book.houses': '哪裡的規矩',
  'book.look': '只是看看，開桌時再選。',
  'book.prizes': '博到什麼，得什麼',
  'book.lines': '怎麼博，怎麼散',
  'book.silent': '原規則沒寫',
  'book.silentNote': '標著「原規則沒寫」的，是這裡定的；開桌時都可以改。',
  'book.jump': '手機裡的骰子，開桌時選了才會跳。',
  'book.source': '出自{what}',
  'book.source.xmu': '廈大校友寫的《廈門正宗博餅規則》',
  'book.source.xiangjie': '《廈門中秋博餅的規則詳解》',
  'book.source.sanshikuan': '《廈門博餅規則》，老話說的「三十款」',
  'book.source.xiandai': '《廈門的博餅是什麼意思？》裡的「現代規則」',
  'book.source.gongsi': '一家公司的《中秋博餅規則》，2016 年',
  'book.source.jiudian': '一家飯店的博餅規則，九人一桌，還有王中王',
  'book.source.bisai': '《廈門中秋博餅規則》，比賽用的一張',
  'book.source.minnan': '《廈門民間啲博餅》，閩南話寫的',
  'book.origin': '來歷',
  'book.origin.1':
    '相傳三百多年前，鄭成功在廈門屯兵。中秋夜將士想家，部將洪旭想出博餅，大家圍著一口碗擲骰子，熱鬧一夜。',
  'book.origin.2': '一套會餅六十三塊，七九六十三。餅的名字是科舉的功名：秀才、舉人、進士、探花、榜眼、狀元。',
  'book.origin.3': '1926 年中秋，林語堂送來一筐月餅和六枚骰子，魯迅和廈大的同事也博過一回。'
}
