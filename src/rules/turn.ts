import type { Game } from './game'
import type { Direction } from './house'

/** The seat `steps` places on from `seat` in the direction of play; steps may be negative. */
export const seatAfter = (seat: number, steps: number, seats: number, direction: Direction): number => {
  const way = direction === 'clockwise' ? steps : -steps
  return (((seat + way) % seats) + seats) % seats
}

/**
 * The starter by two dice: their sum counted round the seats in the direction of play, the thrower being 1.
 * Seed 000, 一, 2 定起头 and 三, 具体玩法.
 */
export const starterBy = (thrower: number, sum: number, seats: number, direction: Direction): number =>
  seatAfter(thrower, sum - 1, seats, direction)

/**
 * The turn goes on to the next seat that has not left; beyond the seat before the starter's a new round begins.
 * A seat that has left sits its owed skip out like any other turn.
 */
export const pass = (game: Game): Game => {
  let { turn, round } = game
  const owesSkip = [...game.owesSkip]
  for (let i = 0; i < game.seats; i++) {
    turn = seatAfter(turn, 1, game.seats, game.direction)
    if (turn === game.starter) round++
    if (!game.left[turn]) break
    owesSkip[turn] = false
  }
  return { ...game, turn, round, owesSkip }
}
