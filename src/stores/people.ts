import type { Known, Pid, Room } from '@/room'

interface Needs {
  readonly known: () => Readonly<Record<Pid, Known>>
  readonly ask: (room: string) => void
}

/** Asks who is who when a face at the table is new or has changed; once for each change. */
export function createPeopleWatch({ known, ask }: Needs) {
  let asked = ''
  const faces = (room: Room) => `${room._id} ${room.faces} `

  return {
    /** An answer brought everybody, as of this room. */
    heard(room: Room) {
      asked = faces(room)
    },
    see(room: Room) {
      const people = known()
      const unknown = room.seats.map(s => s.pid).filter(pid => !people[pid])
      const need = faces(room) + unknown.join()
      if (unknown.length === 0 ? asked.startsWith(faces(room)) : asked === need) return
      asked = need
      ask(room._id)
    }
  }
}
