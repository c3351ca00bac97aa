import type { WordsOf } from '../words'
import type { zhCN } from './zh-CN'

export const nan: WordsOf<typeof zhCN> = {
  'poster.act': '留一个紀念',
  'poster.before': '頂一局',
  'poster.beforeAct': '頂一局啲餅佮紀念圖',
  'poster.busy': '咧畫……',
  'poster.failed': '即支手機畫袂出即張圖。截一个圖，抑是點正手頂懸送互朋友。',
  'poster.saved': '囥佇「下載」內啊，號做 {file}',
  'poster.save': '囥圖',
  'poster.hold': '揤牢會使囥、送',
  'poster.beside': '同桌',
  'poster.best': '同桌逐儂上大啲餅',
  'poster.next': '後擺佫來',
  'poster.plate': '{name}啲一盤餅',
  'poster.left': '無儂博著，賰佇盤內啲餅',
  'poster.together': '做陣博過餅',
  'poster.alt': '即局啲圖：{words}',
  'poster.autumn': '{year} 中秋',
  'poster.year': '{year} 博餅',
  'poster.champion': '狀元 · {name}',
  'poster.verse': '六粒骰仔，一盤餅，一輪月'
}
