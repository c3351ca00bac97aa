import type { EndWhy } from './events'
import type { Game } from './game'
import type { House } from './house'
import { ordinaryLeft } from './rank'

const claimed = (game: Game): boolean => game.claims.some(claim => claim !== null)

const soldOut = (game: Game): boolean => ordinaryLeft(game.stock) === 0

/**
 * Notes which round is the last, once that is known: every prize but 状元 is gone, or time is up, and somebody has
 * thrown a 状元. To be called before the turn passes. When time is up the round is finished in every house.
 */
export const markLast = (game: Game): Game => {
  if (!claimed(game) || !(soldOut(game) || game.timeUp)) return game
  const extra = game.house.end === 'extra-round' && !game.timeUp ? 1 : 0
  return { ...game, last: Math.min(game.last ?? Number.POSITIVE_INFINITY, game.round + extra) }
}

/** Why the game is over now that the turn has passed, or null. Nobody is champion without a 状元. */
export const endDue = (game: Game): EndWhy | null => {
  if (!claimed(game)) return null
  const now = game.house.end === 'at-once' && soldOut(game)
  if (!now && (game.last === null || game.round <= game.last)) return null
  return soldOut(game) ? 'sold-out' : 'time-up'
}

/** When a game begun at `startedAt` has to be told `time-up`; epoch ms, null: its house sets no limit. */
export const timeUpAt = (house: House, startedAt: number): number | null =>
  house.minutes === null ? null : startedAt + house.minutes * 60_000
