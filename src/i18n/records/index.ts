import { en } from './en'
import { nan } from './nan'
import { zhCN } from './zh-CN'
import { zhTW } from './zh-TW'

/** Words of the records of a game. */
export const recordsWords = { 'zh-CN': zhCN, 'zh-TW': zhTW, nan, en } as const
