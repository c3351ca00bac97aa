/** Simplified, Taiwanese traditional, Hokkien in Han characters, English. */
export const LOCALES = ['zh-CN', 'zh-TW', 'nan', 'en'] as const
export type Locale = (typeof LOCALES)[number]

/** An area in another language: a missing or a superfluous key does not compile. */
export type WordsOf<Area> = Readonly<Record<keyof Area, string>>

/** One area of words in every language. */
export type Area = Readonly<Record<Locale, Readonly<Record<string, string>>>>
