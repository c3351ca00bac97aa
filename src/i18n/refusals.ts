import type { Key } from './dictionary'
import { sharedWords } from './shared'
import { t } from './translate'

const REFUSED = 'refused.'

type CodeOf<K> = K extends `refused.${infer Code}` ? Code : never

/** Every code that has a sentence of its own. */
export type RefusalCode = CodeOf<Key>

/** The same, as a list: what the room, the rules and the phone may answer. */
export const REFUSAL_CODES = Object.keys(sharedWords['zh-CN'])
  .filter(key => key.startsWith(REFUSED))
  .map(key => key.slice(REFUSED.length)) as readonly RefusalCode[]

const isKnown = (code: string): code is RefusalCode => (REFUSAL_CODES as readonly string[]).includes(code)

/** What to tell a person who was refused: what is the matter, and what to do now. Unknown codes: 'app/internal'. */
export const refusal = (code: string): { readonly what: string; readonly next: string } => {
  const known = isKnown(code) ? code : 'app/internal'
  return { what: t(`refused.${known}`), next: t(`next.${known}`) }
}

/** The same in one line: what is the matter, and what to do now. */
export const refusalLine = (code: string): string => t('say.refused', refusal(code))
