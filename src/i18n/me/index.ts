import { en } from './en'
import { nan } from './nan'
import { zhCN } from './zh-CN'
import { zhTW } from './zh-TW'

/** Words of the settings: this phone, and who I am. */
export const meWords = { 'zh-CN': zhCN, 'zh-TW': zhTW, nan, en } as const

/** Each language by its own name, whatever language is read. */
export const languageNames = {
  'zh-CN': '简体中文',
  'zh-TW': '繁體中文',
  nan: '閩南語',
  en: 'English'
} as const
