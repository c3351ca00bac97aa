import type { Needs } from '../needs'
import type { Room } from '../state'
import { change } from './change'

async function archive({ store }: Needs, room: Room): Promise<void> {
  const { fair, game, table, seats, entries, tail, at } = room
  if (fair === null || game === null) return
  await store.add('games', {
    _id: fair.game,
    v: 1,
    room: room._id,
    at,
    table,
    seats: seats.map(s => s.pid),
    game,
    fair,
    entries,
    tail
  })
}

/**
 * Carries out what a room has due and crosses it off. Safe to repeat: whatever it makes has a fixed id.
 * @returns the room without it
 */
export async function settleEffects(needs: Needs, room: Room): Promise<Room> {
  let settled = room
  for (const effect of room.due) {
    await archive(needs, room)
    const changed = await change(needs, room._id, '', draft =>
      draft.room.due.includes(effect) ? draft.add({ type: 'settled', effect }) : draft
    )
    settled = changed?.room ?? settled
  }
  return settled
}
