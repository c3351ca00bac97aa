import { en } from './en'
import { nan } from './nan'
import { zhCN } from './zh-CN'
import { zhTW } from './zh-TW'

/** What stands on the picture that one takes home from a game, and beside it. */
export const posterWords = { 'zh-CN': zhCN, 'zh-TW': zhTW, nan, en } as const
