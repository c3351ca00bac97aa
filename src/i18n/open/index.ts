import { en } from './en'
import { nan } from './nan'
import { zhCN } from './zh-CN'
import { zhTW } from './zh-TW'

/** Words of opening a table. */
export const openWords = { 'zh-CN': zhCN, 'zh-TW': zhTW, nan, en } as const
