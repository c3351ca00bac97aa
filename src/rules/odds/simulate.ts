import { decide } from '../decide'
import type { Dice, Face } from '../dice'
import type { GameEvent } from '../events'
import { evolve } from '../evolve'
import { type Game, newGame } from '../game'
import type { House } from '../house'
import { ordinaryLeft, type Stock } from '../rank'
import { DARK_MS, GRAB_GAP_MS, grabsTaken } from '../scramble'

/** Numbers in [0, 1) that are the same for the same seed: mulberry32. For odds alone; no dice of a game come from here. */
export const seeded = (seed: number): (() => number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let x = Math.imul(state ^ (state >>> 15), state | 1)
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61)
    return ((x ^ (x >>> 14)) >>> 0) / 2 ** 32
  }
}

const face = (next: () => number): Face => (1 + Math.floor(next() * 6)) as Face

const roll = (next: () => number): Dice => [
  face(next),
  face(next),
  face(next),
  face(next),
  face(next),
  face(next)
]

/** Nothing is asked here that may be refused. */
const apply = (game: Game, answer: ReturnType<typeof decide>): Game =>
  (answer as readonly GameEvent[]).reduce(evolve, game)

/** Everybody grabs as often as it counts, all at once; so the whole stock goes. */
const scrambled = (game: Game, next: () => number): Game => {
  const share = Math.ceil(ordinaryLeft(game.stock) / game.seats)
  const most = Math.min(share, DARK_MS / GRAB_GAP_MS)
  const offsets = Array.from({ length: most }, (_, i) => i * GRAB_GAP_MS)
  let now = game
  for (let seat = 0; seat < game.seats; seat++)
    now = apply(now, decide(now, { type: 'grab', seat, offsets, at: 0 }))
  const draws = grabsTaken(now).map(next)
  return apply(now, decide(now, { type: 'close-scramble', draws, at: DARK_MS }))
}

/** One whole game by chance, nobody absent, no die out of the bowl. `next`: numbers in [0, 1). */
export const playOut = (
  o: { readonly house: House; readonly seats: number; readonly set?: Stock },
  next: () => number
): Game => {
  let game = newGame({ house: o.house, seats: o.seats, ...(o.set ? { stock: o.set } : {}) })
  while (game.phase !== 'ended') {
    game =
      game.phase === 'scramble'
        ? scrambled(game, next)
        : apply(game, decide(game, { type: 'throw', seat: game.turn, dice: roll(next), at: 0 }))
  }
  return game
}

/** Throws of simulated games: 5, 50 and 95 of a hundred were over by so many; and the mean. */
export interface Lengths {
  readonly p5: number
  readonly p50: number
  readonly p95: number
  readonly mean: number
}

/**
 * How many throws whole games take, by the rules of the house to the last: bonus, sweeps, the last round. The same
 * for the same seed. Takes about a millisecond a game where code is compiled.
 */
export const lengthsOf = (o: {
  readonly house: House
  readonly seats: number
  readonly set?: Stock
  readonly games: number
  readonly seed: number
}): Lengths => {
  const next = seeded(o.seed)
  const throws = Array.from({ length: o.games }, () => playOut(o, next).throws).sort((a, b) => a - b)
  const at = (share: number) => throws[Math.max(0, Math.ceil(share * throws.length) - 1)] as number
  return {
    p5: at(0.05),
    p50: at(0.5),
    p95: at(0.95),
    mean: throws.reduce((sum, each) => sum + each, 0) / throws.length
  }
}

/** From one throw to the next at an unhurried table, in seconds; ours. */
export const SECONDS_A_THROW = 8

/** Minutes that so many throws take, not rounded. */
export const minutesOf = (throws: number, seconds: number = SECONDS_A_THROW): number =>
  (throws * seconds) / 60
