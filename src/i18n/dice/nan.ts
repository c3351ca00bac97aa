import type { WordsOf } from '../words'
import type { zhCN } from './zh-CN'

export const nan: WordsOf<typeof zhCN> = {
  'pattern.liubohong': '六勃紅',
  'pattern.biandijin': '遍地錦',
  'pattern.liubohei': '六勃烏',
  'pattern.chajinhua': '插金花',
  'pattern.wuhong': '五紅',
  'pattern.wuzi': '五子登科',
  'pattern.sihong': '四紅',
  'pattern.duitang': '對堂',
  'pattern.sanhong': '三紅',
  'pattern.sijin': '四進',
  'pattern.erju': '二舉',
  'pattern.yixiu': '一秀',
  'pattern.none': '無著',

  'throw.sihong': '四紅帶 {n}\u00a0點',
  'throw.wuhong': '五紅帶 {n}',
  'throw.wuzi': '五子帶 {n}',

  'why.liubohong': '六粒紅四',
  'why.biandijin': '六粒紅一',
  'why.liubohei': '六粒共款啲烏點',
  'why.chajinhua': '四粒紅四，一對紅一',
  'why.wuhong': '五粒紅四',
  'why.wuzi': '五粒共款',
  'why.sihong': '四粒紅四',
  'why.duitang': '一遘六，逐粒攏有',
  'why.sanhong': '三粒紅四',
  'why.sijin': '四粒共款',
  'why.erju': '兩粒紅四',
  'why.yixiu': '一粒紅四',
  'why.none': '無紅四，也無湊出名堂',

  'dice.label': '{dice}，{what}',

  'sense.zhuangyuan': '四紅、五粒共款，往上',
  'sense.duitang': '一遘六',
  'sense.sanhong': '三粒紅四',
  'sense.sijin': '四粒共款',
  'sense.erju': '兩粒紅四',
  'sense.yixiu': '一粒紅四'
}
