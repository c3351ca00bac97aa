import { diceWords } from './dice'
import type { Fill, Key } from './dictionary'
import { sharedWords } from './shared'
import { type Area, LOCALES, type Locale } from './words'

const words: Record<Locale, Record<string, string>> = { 'zh-CN': {}, 'zh-TW': {}, nan: {}, en: {} }

/**
 * Adds an area's words to those that `t` knows. A page brings what it and its components say, once, beside its imports:
 * so the words of a table come with the table's package and not with the first page.
 */
export function bringWords(...areas: readonly Area[]): void {
  for (const area of areas) for (const locale of LOCALES) Object.assign(words[locale], area[locale])
}

// Dice lie on pages of every package: their words are there once, with the first page.
bringWords(sharedWords, diceWords)

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

/** `{name}`, or words that go by a number: `{n|cake|cakes}` for one and for more, `{n|块}` where that is no matter. */
const BLANK = /\{(\w+)(?:\|([^|}]*))?(?:\|([^|}]*))?\}/g

/** The text of a key, with its blanks filled in. */
export const t = <K extends Key>(key: K, ...[fill]: Fill<K>): string =>
  (words[current][key] ?? key).replace(BLANK, (blank, name: string, one?: string, more = one) => {
    const value = (fill as Record<string, string | number> | undefined)?.[name]
    return String((one === undefined ? value : Number(value) === 1 ? one : more) ?? blank)
  })
