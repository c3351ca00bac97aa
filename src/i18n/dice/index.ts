import { en } from './en'
import { nan } from './nan'
import { zhCN } from './zh-CN'
import { zhTW } from './zh-TW'

/** Names of throws, and what the eye and the ear are told of six dice. */
export const diceWords = { 'zh-CN': zhCN, 'zh-TW': zhTW, nan, en } as const
