import type { Dice } from './dice'
import type { Rank } from './rank'

/** `n` cakes of one rank change hands; a number is a seat. */
export interface Move {
  readonly rank: Rank
  readonly n: number
  readonly from: number | 'stock' | 'shared'
  readonly to: number | 'shared'
}

/** How many cakes change hands in these moves; `to`: of those that come to that seat. */
export const moved = (moves: readonly Move[], to?: number): number =>
  moves.reduce((sum, move) => (to === undefined || move.to === to ? sum + move.n : sum), 0)

/** `jump`: a die left the bowl the turn before; `absent`: nobody threw in time; `passed`: given up. */
export const SKIP_WHYS = ['jump', 'absent', 'passed'] as const
export type SkipWhy = (typeof SKIP_WHYS)[number]

/** `sold-out`: every prize but 状元 was gone; the others speak for themselves. */
export const END_WHYS = ['sold-out', 'liubohong', 'six-black', 'time-up', 'abandoned'] as const
export type EndWhy = (typeof END_WHYS)[number]

/**
 * What happened: plain flat JSON, enough to replay a game without a random number. `at`: epoch ms of the server.
 * The passing of the turn has no event: `evolve` works it out.
 */
export type GameEvent =
  /** Every cake the throw moved: prize or 追, bonus, take-one, sweep. What it is worth, `judge` says. */
  | {
      readonly type: 'thrown'
      readonly seat: number
      readonly dice: Dice
      readonly moves: readonly Move[]
      readonly at: number
    }
  /** 跳猴: a die left the bowl. */
  | { readonly type: 'jumped'; readonly seat: number; readonly at: number }
  | { readonly type: 'skipped'; readonly seat: number; readonly why: SkipWhy; readonly at: number }
  | { readonly type: 'left'; readonly seat: number; readonly at: number }
  | { readonly type: 'returned'; readonly seat: number; readonly at: number }
  /** 关灯抢饼 begins; `seat` threw it. */
  | { readonly type: 'opened'; readonly seat: number; readonly at: number }
  /** A phone's grabs, in ms from the start of the dark. */
  | {
      readonly type: 'grabbed'
      readonly seat: number
      readonly offsets: readonly number[]
      readonly at: number
    }
  /** One draw, in [0, 1), for each grab that got a cake. */
  | {
      readonly type: 'closed'
      readonly draws: readonly number[]
      readonly moves: readonly Move[]
      readonly at: number
    }
  | { readonly type: 'timed-out'; readonly at: number }
  /** `moves`: the 状元, and the 对堂 that go with it. No champion: abandoned. */
  | {
      readonly type: 'ended'
      readonly champion: number | null
      readonly why: EndWhy
      readonly moves: readonly Move[]
      readonly at: number
    }
