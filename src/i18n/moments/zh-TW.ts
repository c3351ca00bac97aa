import type { WordsOf } from '../words'
import type { zhCN } from './zh-CN'

export const zhTW: WordsOf<typeof zhCN> = {
  'moment.skip': '點一下，往下看',
  'moment.got': '{name}博到',
  'moment.title-first': '狀元，{name}領頭',
  'moment.title-takes': '狀元，換{name}了',
  'moment.title-stays': '狀元，還是{name}',
  'moment.title-short': '狀元還在{name}手裡',
  'moment.title-loses': '狀元，讓給{name}了',
  'moment.title-ignored-best': '還算前面那一擲',
  'moment.title-ignored-chajinhua': '插金花不會丟',
  'moment.last': '狀元是{name}',
  'moment.above': '還有 {n} 種更大的，最大是{top}',
  'moment.top': '到頂了，沒有更大的',
  'moment.passed': '壓過',
  'moment.behind': '沒壓過',
  'moment.lugu': '祿骨',
  'moment.luguLost': '帽子掉了，給{name}戴',
  'moment.luguKept': '帽子歪了，還沒掉',
  'moment.jump': '跳猴',
  'moment.jumped': '{name}的骰子跳出碗了',
  'moment.dark': '關燈！'
}
