import type { WordsOf } from '../words'
import type { zhCN } from './zh-CN'

export const en: WordsOf<typeof zhCN> = {
  'pattern.liubohong': 'Six red fours',
  'pattern.biandijin': 'Six red ones',
  'pattern.liubohei': 'Six blacks',
  'pattern.chajinhua': 'Golden flower',
  'pattern.wuhong': 'Five reds',
  'pattern.wuzi': 'Five alike',
  'pattern.sihong': 'Four reds',
  'pattern.duitang': 'Straight',
  'pattern.sanhong': 'Three reds',
  'pattern.sijin': 'Four alike',
  'pattern.erju': 'Two reds',
  'pattern.yixiu': 'One red',
  'pattern.none': 'Nothing',

  'throw.sihong': 'Four reds + {n}',
  'throw.wuhong': 'Five reds + {n}',
  'throw.wuzi': 'Five alike + {n}',

  'why.liubohong': 'six fours',
  'why.biandijin': 'six ones',
  'why.liubohei': 'six of one black face',
  'why.chajinhua': 'four fours, two ones',
  'why.wuhong': 'five fours',
  'why.wuzi': 'five of a kind',
  'why.sihong': 'four fours',
  'why.duitang': 'one to six',
  'why.sanhong': 'three fours',
  'why.sijin': 'four of a kind',
  'why.erju': 'two fours',
  'why.yixiu': 'one four',
  'why.none': 'no four, nothing that pays',

  'dice.label': '{dice}, {what}',

  'sense.zhuangyuan': 'four fours, five alike, or better',
  'sense.duitang': 'one to six',
  'sense.sanhong': 'three fours',
  'sense.sijin': 'four of a kind',
  'sense.erju': 'two fours',
  'sense.yixiu': 'one four'
}
