import type { EndWhy, Move, SkipWhy } from '../events'
import type { ChaseFrom, Jump } from '../house'
import type { Pattern } from '../pattern'
import type { Ordinary, Rank } from '../rank'
import type { Decider } from './title'

/** A reason that moves cakes says which. */
interface Moving {
  readonly moves: readonly Move[]
}

/** What told two 状元 apart, with the two numbers: see `Title`. `mine` is the one that is spoken of. */
interface Told {
  readonly by: Decider
  readonly mine: number
  readonly theirs: number
}

type OfThrow =
  /** What the dice make here, and the rank of it; every throw has this first. */
  | { readonly key: 'pattern'; readonly pattern: Pattern | 'none'; readonly rank: Rank | null }
  | ({ readonly key: 'won'; readonly rank: Ordinary } & Moving)
  /** None in stock, and no 追 of it here. */
  | { readonly key: 'sold-out'; readonly rank: Ordinary }
  | ({
      readonly key: 'chased'
      readonly rank: Ordinary
      readonly from: number
      readonly how: ChaseFrom
    } & Moving)
  /** 追, but every other ordinary rank is gone too. */
  | { readonly key: 'chase-closed'; readonly rank: Ordinary }
  | { readonly key: 'chase-nobody'; readonly rank: Ordinary }
  /** 追 goes to the seat that got the last one, and that is the thrower. */
  | { readonly key: 'chase-own'; readonly rank: Ordinary }
  /** The spare dice are not higher: 17 against 19. */
  | {
      readonly key: 'chase-low'
      readonly rank: Ordinary
      readonly from: number
      readonly mine: number
      readonly theirs: number
    }
  | ({ readonly key: 'bonus'; readonly rank: Rank } & Moving)
  | { readonly key: 'bonus-sold-out' | 'bonus-off'; readonly rank: Rank }
  | ({ readonly key: 'take-one'; readonly rank: Rank } & Moving)
  | { readonly key: 'take-one-none' }
  | { readonly key: 'scramble'; readonly cakes: number }
  | { readonly key: 'scramble-none' }
  /** 插金花 took the 对堂 in stock; all of them, for it leads; none, for it does not lead; waits for the end; has none. */
  | ({ readonly key: 'chajinhua-stock' | 'chajinhua-lead' } & Moving)
  | { readonly key: 'chajinhua-short' | 'chajinhua-waits' | 'chajinhua-plain' }
  /** Six alike took won cakes too; what was in stock. `ends`: the game with it. */
  | ({
      readonly key: 'sweep-everything' | 'sweep-stock'
      readonly pattern: Pattern
      readonly ends: boolean
    } & Moving)
  | { readonly key: 'sweep-plain'; readonly pattern: Pattern }
  /** Six black gave the stock to the table, and the game ends. */
  | ({ readonly key: 'shared' } & Moving)

type OfTitle =
  /** Nobody had a 状元; the leader threw again and leads on. */
  | { readonly key: 'title-first' | 'title-stays' }
  /** The thrower passed `rival`; fell behind it by its own throw; does not reach it. */
  | ({ readonly key: 'title-takes' | 'title-loses' | 'title-short'; readonly rival: number } & Told)
  /** A better one counts; the 插金花 of this seat does not slip. */
  | { readonly key: 'title-ignored-best' | 'title-ignored-chajinhua' }
  /** `lost`: and the lead with it. */
  | { readonly key: 'lugu'; readonly lost: boolean }

type OfTurn =
  | { readonly key: 'jump'; readonly how: Jump }
  | { readonly key: 'skip'; readonly why: SkipWhy }
  | { readonly key: 'left' | 'returned' }
  | { readonly key: 'dark'; readonly cakes: number }
  | { readonly key: 'grabbed'; readonly times: number }
  | ({ readonly key: 'grab-won'; readonly seat: number; readonly offset: number } & Moving)
  /** Grabs of a seat that came too late, or were more than its share. */
  | { readonly key: 'grab-lost'; readonly seat: number; readonly times: number }
  | { readonly key: 'grab-nobody' }

type OfEnd =
  | { readonly key: 'time-up' }
  /** The round in which the game ends is known. */
  | { readonly key: 'last-round'; readonly round: number; readonly why: 'sold-out' | 'time-up' }
  /** It would end, but nobody has a 状元 yet. */
  | { readonly key: 'no-zhuangyuan'; readonly why: 'sold-out' | 'time-up' }
  | { readonly key: 'ended'; readonly why: EndWhy }
  /** Champion for having ended the game; as the only one with a 状元; before `rival`, the next. */
  | { readonly key: 'champion-ended' | 'champion-only'; readonly seat: number }
  | ({ readonly key: 'champion'; readonly seat: number; readonly rival: number } & Told)
  | ({ readonly key: 'crowned' | 'crowned-duitang'; readonly seat: number } & Moving)

/** One reason for what happened: a key for the words and their parameters; numbers of people are seats. */
export type Reason = OfThrow | OfTitle | OfTurn | OfEnd
export type ReasonKey = Reason['key']

/** Every key there is. */
export const REASON_KEYS = [
  'pattern',
  'won',
  'sold-out',
  'chased',
  'chase-closed',
  'chase-nobody',
  'chase-own',
  'chase-low',
  'bonus',
  'bonus-sold-out',
  'bonus-off',
  'take-one',
  'take-one-none',
  'scramble',
  'scramble-none',
  'chajinhua-stock',
  'chajinhua-lead',
  'chajinhua-short',
  'chajinhua-waits',
  'chajinhua-plain',
  'sweep-everything',
  'sweep-stock',
  'sweep-plain',
  'shared',
  'title-first',
  'title-stays',
  'title-takes',
  'title-loses',
  'title-short',
  'title-ignored-best',
  'title-ignored-chajinhua',
  'lugu',
  'jump',
  'skip',
  'left',
  'returned',
  'dark',
  'grabbed',
  'grab-won',
  'grab-lost',
  'grab-nobody',
  'time-up',
  'last-round',
  'no-zhuangyuan',
  'ended',
  'champion-ended',
  'champion-only',
  'champion',
  'crowned',
  'crowned-duitang'
] as const satisfies readonly ReasonKey[]
