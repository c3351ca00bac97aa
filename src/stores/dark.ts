import { load } from '@/room'
import { DARK_MS, ordinaryLeft } from '@/rules'
import { mySeat, type TableState } from './state'

/** A table in the dark. Times are epoch ms of the server. */
export interface Dark {
  readonly turn: number
  readonly since: number
  readonly until: number
  /** whose throw it was */
  readonly thrower: number
  /** what is in the plate, and what one hand gets of it at most */
  readonly cakes: number
  readonly most: number
  /** the seats whose hands this phone is: mine, or round one phone everybody's; none: a watcher */
  readonly hands: readonly number[]
}

/** The dark that the room is in, however far the bowl has told; null: the light is on. */
export function darkOf(state: TableState): Dark | null {
  const { room, one } = state
  if (room?.phase !== 'playing' || !room.game) return null
  const game = load(room.game, room.table)
  if (game.scramble === null) return null
  const { since, thrower } = game.scramble
  const cakes = ordinaryLeft(game.stock)
  const here = room.seats.flatMap((s, seat) => (s.gone || seat >= game.seats ? [] : [seat]))
  const mine = mySeat(state)
  return {
    turn: room.turn,
    since,
    until: since + DARK_MS,
    thrower,
    cakes,
    most: Math.ceil(cakes / game.seats),
    hands: one ? here : mine >= 0 ? [mine] : []
  }
}
