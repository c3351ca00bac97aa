import { claimsAfter, isLugu, leaderOf } from '../claim'
import type { Dice } from '../dice'
import type { Claim, Game } from '../game'
import type { House, Step, Tie } from '../house'
import { judge } from '../judge'
import { stepOf, tieValue } from '../ladder'

/**
 * What told two 状元 apart: they stand on different steps; sum, kicker or face on the same step; or nothing, and the
 * `earlier` or the `later` throw has it.
 */
export type Decider = 'step' | Tie | 'earlier' | 'later'

/**
 * `first`: nobody had one; `takes`: it takes the lead from `rival`; `stays`: it led already; `loses`: its own re-throw
 * gives the lead to `rival`; `short`: `rival` keeps the lead; `ignored`: an earlier 状元 of the seat goes on counting.
 */
export type TitleResult = 'first' | 'takes' | 'stays' | 'loses' | 'short' | 'ignored'

/** What a 状元 throw does to the title, and why. */
export interface Title {
  readonly result: TitleResult
  readonly rival: number | null
  readonly by: Decider | null
  readonly lugu: boolean
  /**
   * What was compared, the thrower's and the rival's: `step` its place on the ladder, from 1; a tie its value;
   * `earlier` and `later` the number of the throw. Null without a rival.
   */
  readonly mine: number | null
  readonly theirs: number | null
}

/** What told two claims apart, and the two numbers. */
export interface Told {
  readonly by: Decider
  readonly mine: number
  readonly theirs: number
}

/** What tells `a` from `b`, whichever of them wins. Both must be 状元 in this house. */
export const toldApart = (a: Claim, b: Claim, house: House): Told => {
  const step = stepOf(a.dice, house) as Step
  const other = stepOf(b.dice, house) as Step
  const place = (each: Step) => house.ladder.indexOf(each) + 1
  if (step !== other) return { by: 'step', mine: place(step), theirs: place(other) }
  const tie = step.by.find(each => tieValue(each, a.dice) !== tieValue(each, b.dice))
  return tie
    ? { by: tie, mine: tieValue(tie, a.dice), theirs: tieValue(tie, b.dice) }
    : { by: step.latestWins ? 'later' : 'earlier', mine: a.order, theirs: b.order }
}

const UNTOLD = { by: null, mine: null, theirs: null }

const resultOf = (seat: number, before: number | null, after: number | null): TitleResult => {
  if (before === null) return 'first'
  if (after === seat) return before === seat ? 'stays' : 'takes'
  return before === seat ? 'loses' : 'short'
}

/**
 * What this throw does to the title in a game as it stands before it; null if it is no 状元 in this house.
 * A tie is told with its reason: seed 000, 其他常见规则说明 7.
 */
export const titleOf = (game: Game, seat: number, dice: Dice): Title | null => {
  if (judge(dice, game.house).strength === 0) return null
  const claims = claimsAfter(game, seat, dice)
  if (claims === game.claims) return { result: 'ignored', rival: null, lugu: false, ...UNTOLD }
  const before = leaderOf(game.claims, game.house)
  const after = leaderOf(claims, game.house)
  const result = resultOf(seat, before, after)
  const rival = result === 'takes' ? before : after === seat ? null : after
  const [mine, theirs] = [claims[seat], rival === null ? null : claims[rival]]
  const told = mine && theirs ? toldApart(mine, theirs, game.house) : UNTOLD
  return { result, rival, lugu: isLugu(game, seat, dice), ...told }
}
