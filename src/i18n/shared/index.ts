import { en } from './en'
import { nan } from './nan'
import { zhCN } from './zh-CN'
import { zhTW } from './zh-TW'

/** Words of the first pages, and those that every page needs. */
export const sharedWords = { 'zh-CN': zhCN, 'zh-TW': zhTW, nan, en } as const
