import type { Phone, Storage } from '@/platform/ports'
import type { Room } from '@/room'
import { newEntropy, newOpId } from './ids'

/** A throw or a start on its way. It is written down before its first try and tried with the same values until settled. */
export interface Act {
  readonly kind: 'throw' | 'start'
  readonly room: string
  /** the turn its person saw */
  readonly turn: number
  readonly opId: string
  /** hex of 16 bytes */
  readonly entropy: string
}

const keyOf = (room: string) => `act/${room}`

function parse(text: string | null): Act | null {
  if (text === null) return null
  try {
    const act = JSON.parse(text) as Act
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
    kept: (room: string): Act | null => parse(storage.read(keyOf(room))),
    forget: (room: string): void => storage.remove(keyOf(room)),
    /** The act of this kind for the turn that waits: the one begun before, also before a cold start, or a new one. */
    take(kind: Act['kind'], { _id: room, turn }: Room): Act {
      const old = parse(storage.read(keyOf(room)))
      if (old && old.kind === kind && old.turn === turn) return old
      const act: Act = { kind, room, turn, opId: newOpId(random), entropy: newEntropy(random) }
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
