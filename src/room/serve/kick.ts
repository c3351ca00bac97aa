import { type No, no } from '../answers'
import type { Of } from '../commands'
import { notHost } from '../decide'
import { Draft } from '../draft'
import type { Needs } from '../needs'
import type { Door, Pid } from '../state'
import { changeDoor } from './door'
import { master, pidOf } from './master'

const listed = (door: Door, pid: Pid, kicked: boolean): Door => {
  if (door.kicked.includes(pid) === kicked) return door
  return { ...door, kicked: kicked ? [...door.kicked, pid] : door.kicked.filter(one => one !== pid) }
}

/**
 * Writes behind the door who may not come in (kick), or may again (let-in). The door comes before the seat, so that
 * nobody slips back in between.
 * Refused: 'room/not-found', 'room/not-seated', 'room/not-host', 'room/bad-call' for oneself or for no member.
 */
export async function shut(
  needs: Needs,
  openid: string,
  { op, room: id, pid }: Of<'kick' | 'let-in'>
): Promise<No | null> {
  const key = await master(needs)
  const room = await needs.store.get('rooms', id)
  const before = await needs.store.get('doors', id)
  if (room === null || before === null) return no('room/not-found')
  const host = pidOf(key, id, openid)
  const refused = notHost(new Draft(room, { pid: host, now: needs.now(), master: key }))
  if (refused) return refused
  if (pid === host || !Object.keys(before.members).includes(pid)) return no('room/bad-call', { field: 'pid' })
  const door = await changeDoor(needs, id, d => listed(d, pid, op === 'kick'))
  return 'no' in door ? door : null
}
