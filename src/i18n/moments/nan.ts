import type { WordsOf } from '../words'
import type { zhCN } from './zh-CN'

export const nan: WordsOf<typeof zhCN> = {
  'moment.skip': '揤一下，看落去',
  'moment.got': '{name}博著',
  'moment.title-first': '狀元，{name}行頭前',
  'moment.title-takes': '狀元，換{name}啊',
  'moment.title-stays': '狀元，猶是{name}',
  'moment.title-short': '狀元猶佇{name}手頭',
  'moment.title-loses': '狀元，讓互{name}啊',
  'moment.title-ignored-best': '猶算頭前彼改',
  'moment.title-ignored-chajinhua': '插金花袂拍無去',
  'moment.last': '狀元是{name}',
  'moment.above': '猶有 {n} 款咔大啲，上大是{top}',
  'moment.top': '到頂啊，無佫咔大啲',
  'moment.passed': '壓過',
  'moment.behind': '壓袂過',
  'moment.lugu': '祿骨',
  'moment.luguLost': '帽仔落落去，互{name}戴',
  'moment.luguKept': '帽仔歪去，猶未落',
  'moment.jump': '跳猴',
  'moment.jumped': '{name}啲骰仔跳出碗啊',
  'moment.dark': '禁燈！'
}
