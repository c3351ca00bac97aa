import { type Known, type No, no, type Reply } from '../answers'
import type { Entrance } from '../commands'
import type { Needs } from '../needs'
import type { Door, Person, Pid } from '../state'
import { change } from './change'
import { changeDoor, changeMember } from './door'
import { isSpent, spend } from './limits'
import { master, pidOf } from './master'
import { changePerson, personOf } from './people'

const ROOMS_KEPT = 100
const FACES = 12

/** Phones ask again who is who, because the door of this version says so. Refused: 'room/not-found', 'room/busy'. */
export async function showFaces(needs: Needs, room: string, pid: Pid, v: number): Promise<No | null> {
  const changed = await change(needs, room, pid, draft =>
    draft.room.faces < v ? draft.add({ type: 'renamed', faces: v }) : draft
  )
  return changed === null ? no('room/not-found') : changed.no
}

/** Takes a person's name and face from behind a door; the seat stays. Refused: 'room/busy'. */
export async function fade(needs: Needs, room: string, openid: string): Promise<No | null> {
  const pid = pidOf(await master(needs), room, openid)
  const door = await changeDoor(needs, room, d => {
    const { name, face } = d.members[pid] ?? { name: '', face: 0 }
    if (name === '' && face === 0) return d
    return { ...d, members: { ...d.members, [pid]: { openid, name: '', face: 0 } } }
  })
  const refused = 'no' in door ? door : await showFaces(needs, room, pid, door.v)
  return refused?.no === 'room/busy' ? refused : null
}

/** Changes the record of somebody at a table, which comes first in their list; one that falls off its end forgets them. */
export async function changeGuest(
  needs: Needs,
  openid: string,
  room: string,
  change: (person: Person) => Person | No
): Promise<Person | No> {
  let dropped: readonly string[] = []
  const person = await changePerson(needs, openid, p => {
    const changed = change(p)
    if ('no' in changed) return changed
    const rooms = [room, ...changed.rooms.filter(r => r !== room)]
    dropped = rooms.slice(ROOMS_KEPT)
    return { ...changed, rooms: rooms.slice(0, ROOMS_KEPT) }
  })
  for (const old of dropped) await fade(needs, old, openid)
  return person
}

function freeFace(door: Door, wanted: number): number {
  const taken = new Set(Object.values(door.members).map(m => m.face))
  const faces = [wanted, ...Array.from({ length: FACES }, (_, i) => i + 1)]
  return faces.find(face => face > 0 && !taken.has(face)) ?? (Object.keys(door.members).length % FACES) + 1
}

/**
 * Makes a person a member of a room: with the name they gave before, and a face that nobody here has. A room they have
 * among theirs already counts for no further one. A member who was forgotten comes in anew.
 * Refused: 'room/too-many', 'room/busy', 'room/not-found'.
 */
export async function enter(
  needs: Needs,
  room: string,
  pid: Pid,
  openid: string,
  as: 'tables' | 'joins'
): Promise<No | null> {
  const person = await changeGuest(needs, openid, room, p =>
    p.rooms.includes(room) ? p : spend(needs, p, as)
  )
  if ('no' in person) return person
  let back = false
  const door = await changeMember(needs, room, pid, (old, d) => {
    back = old?.face === 0
    return old?.face ? old : { openid, name: person.name, face: freeFace(d, person.face) }
  })
  if ('no' in door) return door
  // Whoever was forgotten meanwhile can still be forgotten here.
  if (!(await personOf(needs, openid)).rooms.includes(room)) await changeGuest(needs, openid, room, p => p)
  return back ? showFaces(needs, room, pid, door.v) : null
}

/**
 * Which room an entrance leads to, and whether the caller is a member of it already: who was forgotten and comes by key
 * or code again is none. The id alone opens nothing.
 * Refused: 'room/bad-code', 'room/bad-key', 'room/not-found', 'room/not-member', 'room/kicked', and 'room/too-many'
 * for any code after too many wrong ones.
 */
export async function knock(
  needs: Needs,
  openid: string,
  by: Entrance
): Promise<{ room: string; pid: Pid; member: boolean } | No> {
  if ('code' in by && isSpent(needs, await personOf(needs, openid), 'wrong')) return no('room/too-many')
  const byCode = 'code' in by ? await needs.store.get('codes', by.code) : null
  if ('code' in by && byCode === null) {
    const counted = await changePerson(needs, openid, p => spend(needs, p, 'wrong'))
    return 'no' in counted ? counted : no('room/bad-code')
  }
  const room = 'code' in by ? byCode!.room : by.room
  const door = await needs.store.get('doors', room)
  if (door === null) return no('code' in by ? 'room/bad-code' : 'room/not-found')
  const pid = pidOf(await master(needs), room, openid)
  const member = Object.keys(door.members).includes(pid)
  if (door.kicked.includes(pid)) return no('room/kicked')
  const byId = !('key' in by || 'code' in by)
  const known = member && (byId || door.members[pid]?.face !== 0)
  if (known || 'code' in by) return { room, pid, member: known }
  if (!('key' in by)) return no('room/not-member')
  return by.key === door.key ? { room, pid, member: known } : no('room/bad-key')
}

/** How the members of a room are known to each other. */
const knownAs = (door: Door): Readonly<Record<Pid, Known>> =>
  Object.fromEntries(Object.entries(door.members).map(([pid, { name, face }]) => [pid, { name, face }]))

/** A room with all that its members may know. Refused: 'room/not-found'. */
export async function whole({ store, messages }: Needs, id: string, pid: Pid): Promise<Reply> {
  const [room, door] = [await store.get('rooms', id), await store.get('doors', id)]
  if (room === null || door === null) return no('room/not-found')
  const host = room.host === pid ? { kicked: door.kicked } : {}
  const template = messages && room.phase === 'lobby' ? { template: messages.template } : {}
  return { v: room.v, pid, room, key: door.key, code: door.code, people: knownAs(door), ...host, ...template }
}
