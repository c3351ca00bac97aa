import type { WordsOf } from '../words'
import type { zhCN } from './zh-CN'

export const zhTW: WordsOf<typeof zhCN> = {
  'pattern.liubohong': '六勃紅',
  'pattern.biandijin': '遍地錦',
  'pattern.liubohei': '六勃黑',
  'pattern.chajinhua': '插金花',
  'pattern.wuhong': '五紅',
  'pattern.wuzi': '五子登科',
  'pattern.sihong': '四紅',
  'pattern.duitang': '對堂',
  'pattern.sanhong': '三紅',
  'pattern.sijin': '四進',
  'pattern.erju': '二舉',
  'pattern.yixiu': '一秀',
  'pattern.none': '沒中',

  'throw.sihong': '四紅帶 {n}\u00a0點',
  'throw.wuhong': '五紅帶 {n}',
  'throw.wuzi': '五子帶 {n}',

  'why.liubohong': '六個紅四',
  'why.biandijin': '六個紅一',
  'why.liubohei': '六個一樣的黑點',
  'why.chajinhua': '四個紅四，一雙紅一',
  'why.wuhong': '五個紅四',
  'why.wuzi': '五個一樣',
  'why.sihong': '四個紅四',
  'why.duitang': '一到六，一個不缺',
  'why.sanhong': '三個紅四',
  'why.sijin': '四個一樣',
  'why.erju': '兩個紅四',
  'why.yixiu': '一個紅四',
  'why.none': '沒有紅四，也沒湊出名堂',

  'dice.label': '{dice}，{what}',

  'sense.zhuangyuan': '四紅、五個一樣，往上',
  'sense.duitang': '一到六',
  'sense.sanhong': '三個紅四',
  'sense.sijin': '四個一樣',
  'sense.erju': '兩個紅四',
  'sense.yixiu': '一個紅四'
}
