import type { Needs } from '../needs'
import type { Effect, Room } from '../state'
import { remind } from './remind'

/** Keeps the ended game of a room: its own seats and its own end, whoever came or went since. */
async function archive({ store }: Needs, room: Room): Promise<void> {
  const { fair, game, table, seats, entries, tail, at } = room
  if (fair === null || game === null) return
  await store.add('games', {
    _id: fair.game,
    v: 1,
    room: room._id,
    at: tail[tail.length - 1]?.a ?? at,
    table,
    seats: seats.slice(0, game.seats).map(s => s.pid),
    game,
    fair,
    entries,
    tail
  })
}

/** Carries out one effect of a room that has it due. Safe to repeat: what it makes has a fixed id, what it sends is crossed off first. */
export function carryOut(needs: Needs, effect: Effect, room: Room): Promise<void> {
  switch (effect) {
    case 'archive':
      return archive(needs, room)
    case 'remind':
      return remind(needs, room)
    default:
      return effect satisfies never
  }
}
