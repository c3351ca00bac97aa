import { no, type Reply } from '../answers'
import type { Of } from '../commands'
import type { Needs } from '../needs'
import type { Person } from '../state'
import { changeMember } from './door'
import { changeGuest, fade, knock, showFaces, whole } from './doors'
import { changePerson, personOf } from './people'

const ROOMS_TOLD = 12

const told = ({ name, face, rooms }: Person): Reply => ({
  me: { name, face },
  rooms: rooms.slice(0, ROOMS_TOLD)
})

/** Who the caller is, and the tables they were at last. */
export const home = async (needs: Needs, openid: string): Promise<Reply> =>
  told(await personOf(needs, openid))

/**
 * The caller's name and face from now on, and at one table at once. `face` 0: whichever was there.
 * Refused: 'room/bad-name' for words that nobody should read, what `knock` refuses, 'room/busy'.
 */
export async function rename(needs: Needs, openid: string, command: Of<'me'>): Promise<Reply> {
  const { name, face, room } = command
  if (name !== '' && !(await needs.decent(name, openid))) return no('room/bad-name', { field: 'name' })
  const found = room === null ? null : await knock(needs, openid, { room })
  if (found && 'no' in found) return found
  const named = (p: Person): Person => ({ ...p, name, face })
  if (found === null) {
    const person = await changePerson(needs, openid, named)
    return 'no' in person ? person : told(person)
  }
  const door = await changeMember(needs, found.room, found.pid, old => {
    const member = { ...old, openid, name, face: face || old?.face || 1 }
    return old?.name === member.name && old.face === member.face ? old : member
  })
  if ('no' in door) return door
  // The list comes last: whoever is forgotten meanwhile can still be forgotten here.
  const person = await changeGuest(needs, openid, found.room, named)
  if ('no' in person) return person
  return (await showFaces(needs, found.room, found.pid, door.v)) ?? whole(needs, found.room, found.pid)
}

/**
 * Takes the caller's name and face from all tables they are known at, then from their own record with the list of those
 * tables, and from the tables again: one may have learned them meanwhile, and is on no list any more. Seats and games go
 * on. Refused: 'room/busy'; done again, it goes on from there.
 */
export async function forget(needs: Needs, openid: string): Promise<Reply> {
  const { v, rooms } = await personOf(needs, openid)
  const sweep = async () =>
    (await Promise.all(rooms.map(room => fade(needs, room, openid)))).find(no => no !== null)
  const refused = await sweep()
  if (refused) return refused
  const blank = (p: Person): Person => ({
    ...p,
    name: '',
    face: 0,
    rooms: p.rooms.filter(room => !rooms.includes(room))
  })
  const person = v === 0 ? await personOf(needs, openid) : await changePerson(needs, openid, blank)
  return 'no' in person ? person : ((await sweep()) ?? told(person))
}
