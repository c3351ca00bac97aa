import type { Dice } from './dice'
import type { Move } from './events'
import type { Game } from './game'
import { spareOf } from './made'
import { type Ordinary, ordinaryLeft } from './rank'
import { seatAfter } from './turn'

const holds = (game: Game, seat: number, rank: Ordinary): boolean => (game.held[seat]?.[rank] ?? 0) > 0

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

/** The seat that got the last one, if its spare dice are outscored. It holds one: who takes it would be the last. */
const outscored = (game: Game, seat: number, rank: Ordinary, dice: Dice): number | undefined => {
  const other = game.recent[rank][0]
  return other !== seat && spareOf(dice, game.house) > game.spare[rank] ? other : undefined
}

const open = (game: Game, rank: Ordinary): boolean => {
  const { ranks, window } = game.house.chase
  return ranks.includes(rank) && (window === 'end' || ordinaryLeft(game.stock) > 0)
}

/** 追: the cake that a throw of a sold-out rank takes from another seat, or null. The rank must be out of stock. */
export const chased = (game: Game, seat: number, rank: Ordinary, dice: Dice): Move | null => {
  if (!open(game, rank)) return null
  const find = { upstream, previous, outscored }[game.house.chase.from]
  const from = find(game, seat, rank, dice)
  return from === undefined ? null : { rank, n: 1, from, to: seat }
}
