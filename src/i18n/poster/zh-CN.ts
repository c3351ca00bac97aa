export const zhCN = {
  'poster.act': '留个纪念',
  'poster.busy': '正在画……',
  'poster.failed': '这部手机画不出这张图。截个屏，或点右上角发给朋友。',
  'poster.saved': '存到“下载”里了，叫 {file}',
  'poster.save': '存图片',
  'poster.hold': '长按能存、能发',
  'poster.beside': '同桌',
  'poster.best': '同桌的人 · 只画最大的饼',
  'poster.next': '下回再来',
  'poster.plate': '{name}的一盘饼',
  'poster.left': '没人博到的饼',
  'poster.together': '一起博过饼',
  'poster.alt': '这一局的图片：{words}',
  'poster.autumn': '{year} 中秋',
  'poster.year': '{year} 博饼',
  'poster.champion': '状元 · {name}',
  'poster.verse': '六粒骰，一盘饼，一轮月'
} as const
