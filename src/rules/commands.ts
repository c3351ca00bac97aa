import type { Dice } from './dice'
import type { SkipWhy } from './events'

/** What may be asked of a game. `at`: epoch ms of the server. */
export type GameCommand =
  /** The dice of a `jumped` throw are not looked at. */
  | {
      readonly type: 'throw'
      readonly seat: number
      readonly dice: Dice
      readonly jumped?: boolean
      readonly at: number
    }
  | {
      readonly type: 'skip'
      readonly seat: number
      readonly why: Exclude<SkipWhy, 'jump'>
      readonly at: number
    }
  | { readonly type: 'leave'; readonly seat: number; readonly at: number }
  | { readonly type: 'return'; readonly seat: number; readonly at: number }
  /** `offsets`: ms from the start of the dark, 0 … 9,999. */
  | { readonly type: 'grab'; readonly seat: number; readonly offsets: readonly number[]; readonly at: number }
  /** `draws`: numbers in [0, 1), at least one for each grab that `grabsTaken` lists. */
  | { readonly type: 'close-scramble'; readonly draws: readonly number[]; readonly at: number }
  | { readonly type: 'time-up'; readonly at: number }
  | { readonly type: 'abandon'; readonly at: number }

export const RULES_CODES = [
  'rules/bad-dice',
  'rules/bad-draws',
  'rules/bad-grab',
  'rules/bad-house',
  'rules/ended',
  'rules/left',
  'rules/no-scramble',
  'rules/no-such-seat',
  'rules/not-left',
  'rules/not-your-turn',
  'rules/scramble',
  'rules/still-dark',
  'rules/time-is-up'
] as const
export type RulesCode = (typeof RULES_CODES)[number]

/** A command that may not be: nothing has changed. */
export interface Refusal {
  readonly refused: RulesCode
}
