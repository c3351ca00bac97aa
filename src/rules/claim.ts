import type { Dice } from './dice'
import type { Claim, Game } from './game'
import type { House } from './house'
import { judge } from './judge'
import { stepOf } from './ladder'
import { patternOf } from './pattern'

type Claims = Game['claims']

/** Whether `a` beats `b`: the stronger; of equals the earlier, or the later where the step says so. */
export const beats = (a: Claim, b: Claim, house: House): boolean => {
  if (a.strength !== b.strength) return a.strength > b.strength
  return stepOf(a.dice, house)?.latestWins ? a.order > b.order : a.order < b.order
}

/** The seat whose counting 状元 beats all others, or null while nobody has one. */
export const leaderOf = (claims: Claims, house: House): number | null => {
  let leader: number | null = null
  let best: Claim | null = null
  for (const [seat, claim] of claims.entries()) {
    if (!claim || (best && !beats(claim, best, house))) continue
    leader = seat
    best = claim
  }
  return leader
}

const replaces = (fresh: Claim, old: Claim, house: House): boolean => {
  if (fresh.strength > old.strength) return true
  if (house.counting === 'best') return false
  return !(house.chajinhuaNeverSlips && patternOf(old.dice) === 'chajinhua')
}

/**
 * The counting 状元 of every seat after one more throw. `latest`: a re-throw always counts, from its own place in
 * the queue; `best`: only a stronger one does. Unchanged if the throw is no 状元.
 */
export const claimsAfter = (game: Game, seat: number, dice: Dice): Claims => {
  const { strength } = judge(dice, game.house)
  if (strength === 0) return game.claims
  const fresh: Claim = { dice, strength, order: game.throws + 1 }
  const old = game.claims[seat]
  if (old && !replaces(fresh, old, game.house)) return game.claims
  return game.claims.map((claim, index) => (index === seat ? fresh : claim))
}

/**
 * Whether this throw would be 禄骨: a smaller 状元 that counts instead of the seat's last one; where the house
 * says so, only if the lead is lost by it. Seed 000, 其他常见规则说明 6, and 备注, 注.
 */
export const isLugu = (game: Game, seat: number, dice: Dice): boolean => {
  const old = game.claims[seat]
  const claims = claimsAfter(game, seat, dice)
  const fresh = claims[seat]
  if (!old || !fresh || fresh.strength >= old.strength) return false
  if (game.house.lugu === 'smaller') return true
  return leaderOf(game.claims, game.house) === seat && leaderOf(claims, game.house) !== seat
}
