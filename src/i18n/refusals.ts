import type { Key } from './dictionary'
import { t } from './translate'

type CodeOf<K> = K extends `refused.${infer Code}` ? Code : never

/** Every code that has a sentence of its own. */
export type RefusalCode = CodeOf<Key>

/** The same, as a list: what the room, the rules and the phone may answer. */
export const REFUSAL_CODES: readonly RefusalCode[] = [
  'room/not-your-turn',
  'room/turn-over',
  'room/not-seated',
  'room/not-member',
  'room/not-host',
  'room/not-found',
  'room/bad-code',
  'room/bad-key',
  'room/full',
  'room/started',
  'room/not-started',
  'room/ended',
  'room/paused',
  'room/not-paused',
  'room/not-due',
  'room/host-here',
  'room/busy',
  'room/bad-call',
  'room/bad-name',
  'room/kicked',
  'room/seat-taken',
  'room/dark',
  'room/not-dark',
  'room/too-many',
  'room/too-late',
  'app/no-network',
  'app/timeout',
  'app/cloud-down',
  'app/update-needed',
  'app/internal',
  'app/no-cloud',
  'rules/bad-dice',
  'text/refused'
]

const isKnown = (code: string): code is RefusalCode => (REFUSAL_CODES as readonly string[]).includes(code)

/** What to tell a person who was refused: what is the matter, and what to do now. Unknown codes: 'app/internal'. */
export const refusal = (code: string): { readonly what: string; readonly next: string } => {
  const known = isKnown(code) ? code : 'app/internal'
  return { what: t(`refused.${known}`), next: t(`next.${known}`) }
}

/** The same in one line: what is the matter, and what to do now. */
export const refusalLine = (code: string): string => t('say.refused', refusal(code))
