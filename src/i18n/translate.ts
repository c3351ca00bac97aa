import type { Dictionary, Fill, Key } from './dictionary'
import { en } from './en'
import { nan } from './nan'
import { zhCN } from './zh-CN'
import { zhTW } from './zh-TW'

/** Simplified, Taiwanese traditional, Hokkien in Han characters, English. */
export const LOCALES = ['zh-CN', 'zh-TW', 'nan', 'en'] as const
export type Locale = (typeof LOCALES)[number]

const WORDS: Readonly<Record<Locale, Dictionary>> = { 'zh-CN': zhCN, 'zh-TW': zhTW, nan, en }

let current: Locale = 'zh-CN'

/** The language in use. */
export const locale = (): Locale => current

/** Chooses the language of every later `t`; what is on the screen changes with its next render. */
export const setLocale = (next: Locale): void => {
  current = next
}

/**
 * The language for what a system calls its own: 'zh_CN', 'zh-Hant-TW', 'zh_HK', 'nan', 'en-GB'.
 * Any other language reads English.
 */
export const localeOf = (system: string): Locale => {
  const tag = system.toLowerCase().replace(/_/g, '-')
  if (/^(nan|zh-min-nan)/.test(tag)) return 'nan'
  if (!tag.startsWith('zh')) return 'en'
  return /hant|tw|hk|mo/.test(tag) ? 'zh-TW' : 'zh-CN'
}

/** The text of a key, with its blanks filled in. */
export const t = <K extends Key>(key: K, ...[fill]: Fill<K>): string =>
  WORDS[current][key].replace(/\{(\w+)\}/g, (blank, name: string) =>
    String((fill as Record<string, string | number> | undefined)?.[name] ?? blank)
  )
