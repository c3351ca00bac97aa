export { t, setLocale, locale, localeOf, LOCALES, type Locale } from './translate'
export type { Key, Dictionary } from './dictionary'
export { type RefusalCode, REFUSAL_CODES, refusal } from './refusals'
export { throwName, outcomeWords, diceWords, type Outcome } from './phrases'
