/** Names of throws, and what the eye and the ear are told of six dice. `{name}` is filled in by `t`. */
export const zhCN = {
  'pattern.liubohong': '六勃红',
  'pattern.biandijin': '遍地锦',
  'pattern.liubohei': '六勃黑',
  'pattern.chajinhua': '插金花',
  'pattern.wuhong': '五红',
  'pattern.wuzi': '五子登科',
  'pattern.sihong': '四红',
  'pattern.duitang': '对堂',
  'pattern.sanhong': '三红',
  'pattern.sijin': '四进',
  'pattern.erju': '二举',
  'pattern.yixiu': '一秀',
  'pattern.none': '没中',

  'throw.sihong': '四红带 {n}\u00a0点',
  'throw.wuhong': '五红带 {n}',
  'throw.wuzi': '五子带 {n}',

  'why.liubohong': '六个红四',
  'why.biandijin': '六个红一',
  'why.liubohei': '六个一样的黑点',
  'why.chajinhua': '四个红四，一双红一',
  'why.wuhong': '五个红四',
  'why.wuzi': '五个一样',
  'why.sihong': '四个红四',
  'why.duitang': '一到六，一个不缺',
  'why.sanhong': '三个红四',
  'why.sijin': '四个一样',
  'why.erju': '两个红四',
  'why.yixiu': '一个红四',
  'why.none': '没有红四，也没凑出名堂',

  'dice.label': '{dice}，{what}',

  'sense.zhuangyuan': '四红、五个一样，往上',
  'sense.duitang': '一到六',
  'sense.sanhong': '三个红四',
  'sense.sijin': '四个一样',
  'sense.erju': '两个红四',
  'sense.yixiu': '一个红四'
} as const
