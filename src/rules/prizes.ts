import { chased } from './chase'
import { claimsAfter, leaderOf } from './claim'
import type { Dice } from './dice'
import type { EndWhy, Move } from './events'
import type { Claim, Game } from './game'
import type { House } from './house'
import { judge, type Verdict } from './judge'
import { sweeps } from './ladder'
import { ordinaryOf } from './order'
import { isSixBlack, type Pattern, patternOf } from './pattern'
import { isOrdinary, ORDINARY, type Rank } from './rank'

const fromStock = (game: Game, rank: Rank, to: Move['to'], n: number): Move[] => {
  const left = Math.min(n, game.stock[rank])
  return left > 0 ? [{ rank, n: left, from: 'stock', to }] : []
}

/** Every cake of a rank that other seats hold. */
const fromHands = (game: Game, rank: Rank, to: number): Move[] =>
  game.held.flatMap((held, from) =>
    from !== to && held[rank] > 0 ? [{ rank, n: held[rank], from, to }] : []
  )

const allOf = (game: Game, rank: Rank, to: number): Move[] => [
  ...fromStock(game, rank, to, Number.POSITIVE_INFINITY),
  ...fromHands(game, rank, to)
]

const wholeStock = (game: Game, to: Move['to']): Move[] =>
  ORDINARY.flatMap(rank => fromStock(game, rank, to, Number.POSITIVE_INFINITY))

/** A rank that is sold out pays nothing, or is chased; it never pays as a smaller one. */
export const prizeMoves = (game: Game, seat: number, dice: Dice, { rank }: Verdict): Move[] => {
  if (!isOrdinary(rank)) return []
  if (game.stock[rank] > 0) return fromStock(game, rank, seat, 1)
  const move = chased(game, seat, rank, dice)
  return move ? [move] : []
}

const takeOne = (game: Game, seat: number): Move[] => {
  const best = [...ordinaryOf(game.house)].reverse().find(rank => game.stock[rank] > 0)
  return best ? fromStock(game, best, seat, 1) : []
}

/** Whether the seat leads by a 插金花 once it has thrown this. */
export const leadsByChajinhua = (game: Game, seat: number, dice: Dice): boolean => {
  const claims = claimsAfter(game, seat, dice)
  const counting = claims[seat]
  return leaderOf(claims, game.house) === seat && !!counting && patternOf(counting.dice) === 'chajinhua'
}

/** What 插金花 takes there and then: seed 000 备注 5, seed 001 4.4 and （三）, seed 002 6（3）. */
const byChajinhua = (game: Game, seat: number, dice: Dice): Move[] => {
  switch (game.house.chajinhua) {
    case 'stock':
      return fromStock(game, 'duitang', seat, Number.POSITIVE_INFINITY)
    case 'lead':
      return leadsByChajinhua(game, seat, dice) ? allOf(game, 'duitang', seat) : []
    default:
      return []
  }
}

/** What 六勃红 takes there and then, and 遍地锦 where it is as good. */
const bySweep = (game: Game, seat: number): Move[] => {
  switch (game.house.liubohong) {
    case 'nothing':
      return []
    case 'everything':
      return ORDINARY.flatMap(rank => allOf(game, rank, seat))
    default:
      return wholeStock(game, seat)
  }
}

/** What the special throws take there and then. */
export const specialMoves = (game: Game, seat: number, dice: Dice, { pattern, special }: Verdict): Move[] => {
  if (special === 'take-one') return takeOne(game, seat)
  if (pattern === 'chajinhua') return byChajinhua(game, seat, dice)
  if (sweeps(pattern, game.house)) return bySweep(game, seat)
  return isSixBlack(pattern) && game.house.sixBlack === 'share-ends' ? wholeStock(game, 'shared') : []
}

/** The second prize of a throw, if there is one in stock. */
export const bonusMoves = (game: Game, seat: number, { bonus }: Verdict): Move[] =>
  bonus ? fromStock(game, bonus, seat, 1) : []

/** Every cake a throw moves, in this order: prize or 追, bonus, what 插金花 and six alike take. */
export const movesOf = (game: Game, seat: number, dice: Dice): Move[] => {
  const verdict = judge(dice, game.house)
  return [
    ...prizeMoves(game, seat, dice, verdict),
    ...bonusMoves(game, seat, verdict),
    ...specialMoves(game, seat, dice, verdict)
  ]
}

/** Why a throw of this pattern ends the game there and then, with its thrower as champion; or null. */
export const endsAtOnce = (pattern: Pattern | 'none', house: House): EndWhy | null => {
  const red = house.liubohong === 'everything' || house.liubohong === 'stock-ends'
  if (sweeps(pattern, house)) return red ? (pattern === 'liubohong' ? 'liubohong' : 'six-black') : null
  return isSixBlack(pattern) && house.sixBlack === 'share-ends' ? 'six-black' : null
}

const takesDuitang = (game: Game, champion: number): boolean => {
  const pattern = patternOf((game.claims[champion] as Claim).dice)
  if (pattern === 'chajinhua') return game.house.chajinhua === 'end'
  return sweeps(pattern, game.house) && game.house.liubohongTakesDuitang
}

/** Every 对堂, if the champion's 状元 takes them when the game ends. */
export const crownDuitang = (game: Game, champion: number): Move[] =>
  takesDuitang(game, champion) ? allOf(game, 'duitang', champion) : []

/** What the champion is handed when the game ends: every 状元, and every 对堂 if its 状元 takes them. */
export const crownMoves = (game: Game, champion: number): Move[] => [
  ...fromStock(game, 'zhuangyuan', champion, Number.POSITIVE_INFINITY),
  ...crownDuitang(game, champion)
]
