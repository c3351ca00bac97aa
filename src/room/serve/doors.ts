import { type Known, type No, no } from '../answers'
import type { Entrance } from '../commands'
import type { Needs } from '../needs'
import type { Door, Member, Person, Pid } from '../state'
import { isSpent, spend, UNUSED } from './limits'
import { master, pidOf } from './master'

const TRIES = 30
const ROOMS_KEPT = 12
const FACES = 12

const nobody = (openid: string): Person => ({ _id: openid, v: 0, name: '', face: 0, rooms: [], used: UNUSED })

/** A person's own record, or what it would be. */
export const personOf = async ({ store }: Needs, openid: string): Promise<Person> =>
  (await store.get('people', openid)) ?? nobody(openid)

/** Changes a person's own record, whoever else writes it at the same time. Refused: 'room/busy', what `change` refuses. */
export async function changePerson(
  needs: Needs,
  openid: string,
  change: (person: Person) => Person | No
): Promise<Person | No> {
  const { store } = needs
  for (let tried = 0; tried < TRIES; tried++) {
    const before = await personOf(needs, openid)
    const changed = change(before)
    if ('no' in changed) return changed
    const after = { ...changed, v: before.v + 1 }
    const done =
      before.v === 0 ? await store.add('people', after) : await store.swap('people', after, before.v)
    if (done) return after
  }
  return no('room/busy')
}

/** Changes a door, whoever else does at the same time; the same one is not written. Refused: 'room/not-found', 'room/busy'. */
export async function changeDoor(
  { store }: Needs,
  room: string,
  change: (door: Door) => Door
): Promise<Door | No> {
  for (let tried = 0; tried < TRIES; tried++) {
    const door = await store.get('doors', room)
    if (door === null) return no('room/not-found')
    const changed = change(door)
    if (changed === door) return door
    const after = { ...changed, v: door.v + 1 }
    if (await store.swap('doors', after, door.v)) return after
  }
  return no('room/busy')
}

/** Puts a member behind a door, over what was there; the same one changes nothing. Refused: 'room/not-found', 'room/busy'. */
export const changeMember = (
  needs: Needs,
  room: string,
  pid: Pid,
  change: (old: Member | undefined, door: Door) => Member
): Promise<Door | No> =>
  changeDoor(needs, room, door => {
    const old = door.members[pid]
    const member = change(old, door)
    return member === old ? door : { ...door, members: { ...door.members, [pid]: member } }
  })

function freeFace(door: Door, wanted: number): number {
  const taken = new Set(Object.values(door.members).map(m => m.face))
  const faces = [wanted, ...Array.from({ length: FACES }, (_, i) => i + 1)]
  return faces.find(face => face > 0 && !taken.has(face)) ?? (Object.keys(door.members).length % FACES) + 1
}

/**
 * Makes a person a member of a room: with the name they gave before, and a face that nobody here has. A room they have
 * among theirs already counts for no further one. Refused: 'room/too-many', 'room/busy', 'room/not-found'.
 */
export async function enter(
  needs: Needs,
  room: string,
  pid: Pid,
  openid: string,
  as: 'tables' | 'joins'
): Promise<No | null> {
  const person = await changePerson(needs, openid, p => {
    const counted = p.rooms.includes(room) ? p : spend(p, as, needs.now())
    if ('no' in counted) return counted
    return { ...counted, rooms: [room, ...p.rooms.filter(r => r !== room)].slice(0, ROOMS_KEPT) }
  })
  if ('no' in person) return person
  const door = await changeMember(
    needs,
    room,
    pid,
    (old, d) => old ?? { openid, name: person.name, face: freeFace(d, person.face) }
  )
  return 'no' in door ? door : null
}

/**
 * Which room an entrance leads to, and whether the caller is a member of it already. The id alone opens nothing.
 * Refused: 'room/bad-code', 'room/bad-key', 'room/not-found', 'room/not-member', 'room/kicked', and 'room/too-many'
 * for any code after too many wrong ones.
 */
export async function knock(
  needs: Needs,
  openid: string,
  by: Entrance
): Promise<{ room: string; pid: Pid; member: boolean } | No> {
  if ('code' in by && isSpent(await personOf(needs, openid), 'wrong', needs.now())) return no('room/too-many')
  const byCode = 'code' in by ? await needs.store.get('codes', by.code) : null
  if ('code' in by && byCode === null) {
    const counted = await changePerson(needs, openid, p => spend(p, 'wrong', needs.now()))
    return 'no' in counted ? counted : no('room/bad-code')
  }
  const room = 'code' in by ? byCode!.room : by.room
  const door = await needs.store.get('doors', room)
  if (door === null) return no('code' in by ? 'room/bad-code' : 'room/not-found')
  const pid = pidOf(await master(needs), room, openid)
  const member = Object.keys(door.members).includes(pid)
  if (door.kicked.includes(pid)) return no('room/kicked')
  if (member || 'code' in by) return { room, pid, member }
  if (!('key' in by)) return no('room/not-member')
  return by.key === door.key ? { room, pid, member } : no('room/bad-key')
}

/** How the members of a room are known to each other. */
export const knownAs = (door: Door): Readonly<Record<Pid, Known>> =>
  Object.fromEntries(Object.entries(door.members).map(([pid, { name, face }]) => [pid, { name, face }]))
