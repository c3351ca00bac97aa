/** Words of the great events of a game. `{name}` is filled in by `t`. */
export const zhCN = {
  'moment.skip': '点一下，往下看',
  'moment.got': '{name}博到',
  'moment.title-first': '状元，{name}领头',
  'moment.title-takes': '状元，换{name}了',
  'moment.title-stays': '状元，还是{name}',
  'moment.title-short': '状元还在{name}手里',
  'moment.title-loses': '状元，让给{name}了',
  'moment.title-ignored-best': '还算前面那一掷',
  'moment.title-ignored-chajinhua': '插金花不会丢',
  'moment.last': '状元是{name}',
  'moment.above': '还有 {n} 种更大的，最大是{top}',
  'moment.top': '到顶了，没有更大的',
  'moment.passed': '压过',
  'moment.behind': '没压过',
  'moment.lugu': '禄骨',
  'moment.luguLost': '帽子掉了，给{name}戴',
  'moment.luguKept': '帽子歪了，还没掉',
  'moment.jump': '跳猴',
  'moment.jumped': '{name}的骰子跳出碗了',
  'moment.dark': '关灯！'
} as const
