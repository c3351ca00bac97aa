import type { FaultOrder } from '@/emulator'

export interface Trouble {
  /** stands while they play; of the phone's own person */
  readonly always?: readonly FaultOrder[]
  /** comes over the phone's first throw, and over nothing else */
  readonly throwing?: readonly FaultOrder[]
  /** what the network does with the phone's own throws, for `OUTAGE` */
  readonly network?: 'down' | 'lost' | 'silent'
}

/** The write of a throw. */
const on = { collection: 'rooms', request: 'update' } as const
/** One more than the function tries. */
const TRIES = 61
/** How long a network is not there, ms. */
export const OUTAGE = 25_000

/** Every trouble that the emulator makes on demand, and what a network does beside it. */
export const TROUBLES: Readonly<Record<string, Trouble>> = {
  conflict: { throwing: [{ fault: 'conflict', next: TRIES, collection: 'rooms' }] },
  busy: { throwing: [{ fault: 'busy', next: 3, ...on }] },
  'frozen before the write': { throwing: [{ fault: 'frozen', next: 1, ...on, at: 'before', ms: 13_000 }] },
  'frozen after the write': { throwing: [{ fault: 'frozen', next: 1, ...on, ms: 13_000 }] },
  'killed before the write': { throwing: [{ fault: 'killed', next: 2, ...on, at: 'before' }] },
  'killed after the write': { throwing: [{ fault: 'killed', next: 1, ...on }] },
  'cold-start': { always: [{ fault: 'cold-start', every: 2 }] },
  repeat: { always: [{ fault: 'repeat', chance: 1 }] },
  'lost-answer': { always: [{ fault: 'lost-answer', chance: 1 }] },
  'slow-push': { always: [{ fault: 'slow-push', chance: 1, ms: 20_000 }] },
  'silent-watch': { always: [{ fault: 'silent-watch', chance: 1 }] },
  'silent-watch from its opening': {
    always: [
      { fault: 'dropped-watch', next: 1 },
      { fault: 'silent-watch', chance: 1, opening: true }
    ]
  },
  'dropped-watch': { always: [{ fault: 'dropped-watch', chance: 1 }] },
  refused: {
    always: [
      { fault: 'dropped-watch', next: 1 },
      { fault: 'refused', chance: 1 }
    ]
  },
  'no network': { network: 'down' },
  'a network that brings nothing back': { network: 'silent' },
  'a network that fails every answer': { network: 'lost' }
}

/** An order for one person's trouble alone, where trouble can be of one: the database knows of none. */
export const troubleOf = (openid: string, order: FaultOrder): FaultOrder =>
  'collection' in order ? order : { ...order, openid }
