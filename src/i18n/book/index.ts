import { en } from './en'
import { nan } from './nan'
import { zhCN } from './zh-CN'
import { zhTW } from './zh-TW'

/** Words of the rules page alone: where a sheet comes from, how it all began. */
export const bookWords = { 'zh-CN': zhCN, 'zh-TW': zhTW, nan, en } as const
