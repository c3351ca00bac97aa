import type { WordsOf } from '../words'
import type { zhCN } from './zh-CN'

export const zhTW: WordsOf<typeof zhCN> = {
  'poster.act': '留個紀念',
  'poster.before': '上一局',
  'poster.beforeAct': '上一局的餅和紀念圖',
  'poster.busy': '正在畫……',
  'poster.failed': '這支手機畫不出這張圖。截個圖，或點右上角傳給朋友。',
  'poster.saved': '存到「下載」裡了，叫 {file}',
  'poster.save': '存圖片',
  'poster.hold': '長按能存、能傳',
  'poster.beside': '同桌',
  'poster.best': '同桌各人最大的餅',
  'poster.next': '下回再來',
  'poster.plate': '{name}的一盤餅',
  'poster.left': '沒人博到，剩在盤裡的餅',
  'poster.together': '一起博過餅',
  'poster.alt': '這一局的圖片：{words}',
  'poster.autumn': '{year} 中秋',
  'poster.year': '{year} 博餅',
  'poster.champion': '狀元 · {name}',
  'poster.verse': '六粒骰，一盤餅，一輪月'
}
