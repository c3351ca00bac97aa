import type { WordsOf } from '../words'
import type { zhCN } from './zh-CN'

export const nan: WordsOf<typeof zhCN> = {
  'book.houses': '佗位啲規矩',
  'book.look': '干焦看看，開桌啲時才選。',
  'book.prizes': '博著啥物點，著賞伊啥物',
  'book.lines': '按怎博，按怎煞',
  'book.silent': '原規則無寫',
  'book.silentNote': '標「原規則無寫」啲，是遮定啲；開桌啲時攏會使改。',
  'book.jump': '手機內啲骰仔，開桌啲時揀了才會跳。',
  'book.source': '出自{what}',
  'book.source.xmu': '廈大校友寫啲《廈門正宗博餅規則》',
  'book.source.xiangjie': '《廈門中秋博餅的規則詳解》',
  'book.source.sanshikuan': '《廈門博餅規則》，古早講啲「三十款」',
  'book.source.xiandai': '《廈門的博餅是什麼意思？》內啲「現代規則」',
  'book.source.gongsi': '一間公司啲《中秋博餅規則》，2016 年',
  'book.source.jiudian': '一間飯店啲博餅規則，九儂一桌，猶有王中王',
  'book.source.bisai': '《廈門中秋博餅規則》，比賽用啲一張',
  'book.source.minnan': '《廈門民間啲博餅》，閩南話寫啲',
  'book.origin': '來歷',
  'book.origin.1':
    '民間傳說講，往早鄭成功佇福建起兵，廈門做根據地。八月半，做兵仔儂想厝，伊啲軍師、部將想出即套遊戲，互逐家做夥chhit-thô消譴。',
  'book.origin.2':
    '每一會，固定是63塊，有大有細；每一款月餅，攏代表一个名號：秀才、舉人、進士、探花、榜眼、狀元。',
  'book.origin.3': '1926 年中秋，林語堂送一筐月餅佮六粒骰仔，魯迅佮廈大啲同事嘛博過一改。'
}
