import type { Storage } from '@/platform/ports'
import type { Pid, Room } from '@/room'
import { KEPT, listIn } from './kept'

/** How a table stood when its person last looked at it. */
export interface Seen {
  readonly room: string
  /** the game's id; '' before one */
  readonly game: string
  /** so many of its entries were known */
  readonly n: number
  /** whose each seat was */
  readonly pids: readonly Pid[]
  /** whose table it was; a phone that has not looked since it notes that has none */
  readonly host?: Pid
}

/** Tables that are remembered. */
const TABLES = 3

const isSeen = (one: Partial<Seen> | null): one is Seen =>
  typeof one?.room === 'string' &&
  typeof one.game === 'string' &&
  typeof one.n === 'number' &&
  Array.isArray(one.pids)

export const seenOf = ({ _id, fair, entries, seats, host }: Room): Seen => ({
  room: _id,
  game: fair?.game ?? '',
  n: entries,
  pids: seats.map(seat => seat.pid),
  host
})

/** What this phone saw last of its latest tables, also across cold starts. */
export function createSeen(storage: Storage) {
  const all = () => listIn(storage.read(KEPT.seen), isSeen)
  return {
    of: (room: string): Seen | null => all().find(one => one.room === room) ?? null,
    note(seen: Seen): void {
      const others = all().filter(({ room }) => room !== seen.room)
      storage.write(KEPT.seen, JSON.stringify([seen, ...others].slice(0, TABLES)))
    }
  }
}
