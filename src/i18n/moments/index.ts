import { en } from './en'
import { nan } from './nan'
import { zhCN } from './zh-CN'
import { zhTW } from './zh-TW'

/** Words of the great events of a game. */
export const momentWords = { 'zh-CN': zhCN, 'zh-TW': zhTW, nan, en } as const
