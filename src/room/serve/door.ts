import { type No, no } from '../answers'
import type { Needs } from '../needs'
import type { Door, Member, Pid } from '../state'

const TRIES = 30

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
