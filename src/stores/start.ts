import { type Room, unpack } from '@/room'
import { type Game, seatAfter } from '@/rules'

/** Who throws first, and why: two dice found them, or else they are the host. Numbers of people are seats. */
export interface Start {
  readonly seat: number
  readonly host: boolean
  /** the two dice, and whose they were: their sum is counted round from there; null: no dice were thrown for it */
  readonly found: { readonly by: number; readonly dice: readonly [number, number] } | null
}

/** Who starts a game, until the first throw of it has been shown; null from then on, and where one plays alone. */
export function startOf(room: Room | null, game: Game | null): Start | null {
  if (room === null || game === null || game.phase !== 'playing' || game.seats < 2) return null
  const { starter, seats, direction, round, turn } = game
  if (round > 1 || turn !== starter) return null
  const [first] = room.tail
  const event = first && unpack(first)
  const host = room.seats[starter]?.pid === room.host
  if (event?.type !== 'starter') return { seat: starter, host, found: null }
  const [one, two] = event.dice
  const by = seatAfter(starter, 1 - one - two, seats, direction)
  return { seat: starter, host, found: { by, dice: [one, two] } }
}
