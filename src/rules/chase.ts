import type { Dice } from './dice'
import type { Move } from './events'
import type { Game } from './game'
import { spareOf } from './made'
import { type Ordinary, ordinaryLeft, type Stock } from './rank'
import { seatAfter } from './turn'

const holds = (game: Game, seat: number, rank: Ordinary): boolean => (game.held[seat] as Stock)[rank] > 0

/** Seat by seat against the direction of play, once round: the first other seat that holds one. */
const upstream = (game: Game, seat: number, rank: Ordinary): number | undefined => {
  for (let i = 1; i < game.seats; i++) {
    const other = seatAfter(seat, -i, game.seats, game.direction)
    if (holds(game, other, rank)) return other
  }
  return undefined
}

/** The last other seat that got one and still holds one. */
const previous = (game: Game, seat: number, rank: Ordinary): number | undefined =>
  game.recent[rank].find(other => other !== seat && holds(game, other, rank))

/** Why there is no 追: none of the rank in this house; its window is closed; no other seat holds one. */
export type NoChase = 'off' | 'closed' | 'nobody'

/** Spare pips against those of the throw that got the last one; `from`: who got it. */
export interface Outscoring {
  readonly from: number
  readonly mine: number
  readonly theirs: number
}

/** The seat that got the last one holds one: who takes it would be the last. */
const outscoring = (game: Game, rank: Ordinary, dice: Dice): Outscoring | undefined => {
  const from = game.recent[rank][0]
  return from === undefined ? undefined : { from, mine: spareOf(dice, game.house), theirs: game.spare[rank] }
}

/** A holder that may be asked for one, with what has to be outscored where the house compares. */
export type Found = { readonly from: number } | Outscoring

/** Whom a throw of a sold-out rank finds to chase, before the comparison; or why nobody. */
export const findChase = (game: Game, seat: number, rank: Ordinary, dice: Dice): Found | NoChase => {
  const { ranks, window, from } = game.house.chase
  if (!ranks.includes(rank)) return 'off'
  if (window !== 'end' && ordinaryLeft(game.stock) === 0) return 'closed'
  if (from === 'outscored') return outscoring(game, rank, dice) ?? 'nobody'
  const other = from === 'upstream' ? upstream(game, seat, rank) : previous(game, seat, rank)
  return other === undefined ? 'nobody' : { from: other }
}

/** Whether the thrower may take one from whom it found: never from itself, and only by higher spare dice. */
export const succeeds = (seat: number, found: Found): boolean =>
  found.from !== seat && (!('mine' in found) || found.mine > found.theirs)

/** 追: the cake that a throw of a sold-out rank takes from another seat, or null. The rank must be out of stock. */
export const chased = (game: Game, seat: number, rank: Ordinary, dice: Dice): Move | null => {
  const found = findChase(game, seat, rank, dice)
  if (typeof found === 'string' || !succeeds(seat, found)) return null
  return { rank, n: 1, from: found.from, to: seat }
}
