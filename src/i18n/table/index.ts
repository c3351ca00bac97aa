import { en } from './en'
import { nan } from './nan'
import { zhCN } from './zh-CN'
import { zhTW } from './zh-TW'

/** Words of a table, from the lobby to the end. */
export const tableWords = { 'zh-CN': zhCN, 'zh-TW': zhTW, nan, en } as const
