export type { Dictionary, FaceNumber, Key } from './dictionary'
export { diceWords, type Outcome, outcomeWords, throwName } from './phrases'
export { REFUSAL_CODES, type RefusalCode, refusal, refusalLine } from './refusals'
export { LOCALES, type Locale, locale, localeOf, setLocale, t } from './translate'
