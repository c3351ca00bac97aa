import { en } from './en'
import { nan } from './nan'
import { zhCN } from './zh-CN'
import { zhTW } from './zh-TW'

/** Names of the houses, and their rules in plain words. */
export const houseWords = { 'zh-CN': zhCN, 'zh-TW': zhTW, nan, en } as const
