import { findChase, succeeds } from '../chase'
import type { Dice } from '../dice'
import type { Move } from '../events'
import { cakesOf, type Game } from '../game'
import type { House } from '../house'
import { bonusOf, judge, type Verdict } from '../judge'
import { isPlainBlack, sweeps } from '../ladder'
import type { Pattern } from '../pattern'
import { bonusMoves, leadsByChajinhua, prizeMoves, specialMoves } from '../prizes'
import { isOrdinary, type Ordinary, ordinaryLeft } from '../rank'
import type { Reason } from './reason'
import { titleOf } from './title'

const ofNoPrize = (game: Game, seat: number, rank: Ordinary, dice: Dice): Reason => {
  const found = findChase(game, seat, rank, dice)
  switch (found) {
    case 'off':
      return { key: 'sold-out', rank }
    case 'closed':
      return { key: 'chase-closed', rank }
    case 'nobody':
      return { key: 'chase-nobody', rank }
    default:
      if (found.from === seat) return { key: 'chase-own', rank }
      if (!succeeds(seat, found) && 'mine' in found) return { key: 'chase-low', rank, ...found }
      return {
        key: 'chased',
        rank,
        from: found.from,
        how: game.house.chase.from,
        moves: [{ rank, n: 1, from: found.from, to: seat }]
      }
  }
}

const ofPrize = (game: Game, seat: number, dice: Dice, verdict: Verdict): Reason[] => {
  const { rank } = verdict
  if (!isOrdinary(rank)) return []
  if (game.stock[rank] === 0) return [ofNoPrize(game, seat, rank, dice)]
  return [{ key: 'won', rank, moves: prizeMoves(game, seat, dice, verdict) }]
}

const ofBonus = (game: Game, seat: number, dice: Dice, verdict: Verdict): Reason[] => {
  const rank = bonusOf(verdict.pattern, dice, { sijinBonus: true, wuziBonus: true })
  if (!rank) return []
  if (!verdict.bonus) return [{ key: 'bonus-off', rank }]
  const moves = bonusMoves(game, seat, verdict)
  return [moves.length > 0 ? { key: 'bonus', rank, moves } : { key: 'bonus-sold-out', rank }]
}

const ofChajinhua = (game: Game, isLeader: boolean, moves: readonly Move[]): Reason => {
  switch (cakesOf(game).duitang > 0 ? game.house.chajinhua : 'nothing') {
    case 'stock':
      return { key: 'chajinhua-stock', moves }
    case 'lead':
      return isLeader ? { key: 'chajinhua-lead', moves } : { key: 'chajinhua-short' }
    case 'end':
      return { key: 'chajinhua-waits' }
    case 'nothing':
      return { key: 'chajinhua-plain' }
  }
}

const ofSweep = ({ liubohong }: House, pattern: Pattern, moves: readonly Move[]): Reason => {
  if (liubohong === 'nothing') return { key: 'sweep-plain', pattern }
  const key = liubohong === 'everything' ? 'sweep-everything' : 'sweep-stock'
  return { key, pattern, ends: liubohong !== 'stock', moves }
}

const ofSpecial = (game: Game, seat: number, dice: Dice, verdict: Verdict): Reason[] => {
  const { pattern, special } = verdict
  const moves = specialMoves(game, seat, dice, verdict)
  if (special === 'take-one') {
    const [move] = moves
    return [move ? { key: 'take-one', rank: move.rank, moves } : { key: 'take-one-none' }]
  }
  if (special === 'scramble') {
    const cakes = ordinaryLeft(game.stock)
    return [cakes > 0 ? { key: 'scramble', cakes } : { key: 'scramble-none' }]
  }
  if (pattern === 'chajinhua') return [ofChajinhua(game, leadsByChajinhua(game, seat, dice), moves)]
  if (pattern !== 'none' && sweeps(pattern, game.house)) return [ofSweep(game.house, pattern, moves)]
  const shares = isPlainBlack(pattern, game.house) && game.house.sixBlack === 'share-ends'
  return shares ? [{ key: 'shared', moves }] : []
}

const ofTitle = (game: Game, seat: number, dice: Dice): Reason[] => {
  const title = titleOf(game, seat, dice)
  if (!title) return []
  const { result, rival, by, mine, theirs, lugu } = title
  const slipped: Reason[] = lugu ? [{ key: 'lugu', lost: result === 'loses' }] : []
  if (result === 'ignored')
    return [{ key: game.house.counting === 'best' ? 'title-ignored-best' : 'title-ignored-chajinhua' }]
  if (result === 'first' || result === 'stays') return [{ key: `title-${result}` }, ...slipped]
  const told = { rival, by, mine, theirs } as { rival: number; by: 'step'; mine: number; theirs: number }
  return [{ key: `title-${result}`, ...told }, ...slipped]
}

/** Why a throw moved what it moved, and what became of the lead; in the order of settling. */
export const ofThrow = (game: Game, seat: number, dice: Dice): Reason[] => {
  const verdict = judge(dice, game.house)
  const { pattern, rank } = verdict
  return [
    { key: 'pattern', pattern, rank },
    ...ofPrize(game, seat, dice, verdict),
    ...ofBonus(game, seat, dice, verdict),
    ...ofTitle(game, seat, dice),
    ...ofSpecial(game, seat, dice, verdict)
  ]
}
