import { type No, no } from '../answers'
import type { Needs } from '../needs'
import type { Door, Member, Pid, Room } from '../state'
import { changeDoor, changeMember } from './door'

const wishes = (door: Door | null): [Pid, Member][] =>
  Object.entries(door?.members ?? {}).filter(([, member]) => member.remind)

/** Whether somebody at a room wants to be told when its game begins. */
export const isWished = async ({ store, messages }: Needs, room: string): Promise<boolean> =>
  messages !== null && wishes(await store.get('doors', room)).length > 0

/**
 * Notes behind the door, where nobody can read it, that a member wants to be told. Of a game that began meanwhile, and did
 * not see this wish, they are told at once.
 * Refused: 'room/not-member' for who was forgotten, 'room/not-found', 'room/busy'.
 */
export async function wish(needs: Needs, room: string, pid: Pid): Promise<No | null> {
  const door = await changeMember(needs, room, pid, old =>
    old?.face && !old.remind ? { ...old, remind: true } : old!
  )
  if ('no' in door) return door
  if (!door.members[pid]?.remind) return no('room/not-member')
  const now = await needs.store.get('rooms', room)
  if (now !== null && now.phase !== 'lobby') await remind(needs, now)
  return null
}

/**
 * Tells those who wanted it, sit here and did not begin themselves that the game has begun. Each wish is crossed off
 * before its message is sent, so that nobody gets two; one that cannot be sent is gone.
 */
export async function remind(needs: Needs, { _id, seats, host, began }: Room): Promise<void> {
  let wished: [Pid, Member][] = []
  const door = await changeDoor(needs, _id, d => {
    wished = wishes(d)
    const content = wished.map(([pid, { remind: _, ...member }]) => [pid, member])
    return wished.length > 0 ? { ...d, members: { ...d.members, ...Object.fromEntries(content) } } : d
  })
  if ('no' in door) return
  const waits = (pid: Pid) => pid !== host && seats.some(s => s.pid === pid && !s.gone)
  const told = wished.filter(([pid]) => waits(pid))
  await Promise.allSettled(told.map(([, { openid }]) => needs.messages?.send(openid, _id, began)))
}
