import { en } from './en'
import { nan } from './nan'
import { zhCN } from './zh-CN'
import { zhTW } from './zh-TW'

/** Why a throw came out as it did, and what it is worth in other houses: what `why` says. */
export const reasonWords = { 'zh-CN': zhCN, 'zh-TW': zhTW, nan, en } as const
