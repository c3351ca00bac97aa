import type { Phone, Storage } from '@/platform/ports'
import type { Room } from '@/room'
import { newEntropy, newOpId } from './ids'

/** A throw, a start or a restart on its way. It is written down before its first try and tried with the same values until settled. */
export interface Act {
  readonly kind: 'throw' | 'start' | 'restart'
  readonly room: string
  /** the turn its person saw */
  readonly turn: number
  readonly opId: string
  /** hex of 16 bytes */
  readonly entropy: string
}

/** An act on paper. A refused one is not tried by itself again, but its turn gets no other: see `take`. */
interface Kept extends Act {
  readonly refused?: true
}

const keyOf = (room: string) => `act/${room}`

function parse(text: string | null): Kept | null {
  if (text === null) return null
  try {
    const act = JSON.parse(text) as Kept
    const whole =
      typeof act.opId === 'string' && typeof act.entropy === 'string' && Number.isInteger(act.turn)
    return whole ? act : null
  } catch {
    return null
  }
}

/** Acts as this phone keeps them, one a room. */
export function createActBook(storage: Storage, random: Phone['random']) {
  return {
    /** what is still to be tried */
    kept(room: string): Act | null {
      const act = parse(storage.read(keyOf(room)))
      return act?.refused ? null : act
    },
    forget: (room: string): void => storage.remove(keyOf(room)),
    refuse: (act: Act): void => storage.write(keyOf(act.room), JSON.stringify({ ...act, refused: true })),
    /**
     * The act of this kind for the turn that waits: the one begun before, also before a cold start, or a new one.
     * A turn has one entropy, whatever comes between: a cloud that may refuse and be asked again with another could
     * choose its dice.
     */
    take(kind: Act['kind'], { _id: room, turn }: Room): Act {
      const old = parse(storage.read(keyOf(room)))
      const same = old && old.kind === kind && old.turn === turn
      const { opId, entropy } = same ? old : { opId: newOpId(random), entropy: newEntropy(random) }
      const act: Act = { kind, room, turn, opId, entropy }
      storage.write(keyOf(room), JSON.stringify(act))
      return act
    }
  }
}
export type ActBook = ReturnType<typeof createActBook>

/** What goes over the wire. */
export const callOf = ({ kind, room, turn, opId, entropy }: Act) => ({ op: kind, room, turn, opId, entropy })

/** Whether the room has gone beyond the turn an act was for: then it is done, or will never be. */
export const isSettled = (act: Act, room: Room): boolean => room._id === act.room && room.turn > act.turn
