import type { Entry } from './entry'
import type { Pid, Room } from './state'

/** Why the authority said no. One list: every client turns each into a sentence and a next step. */
export const CODES = [
  'room/bad-call',
  'room/not-found',
  'room/bad-code',
  'room/bad-key',
  'room/full',
  'room/started',
  'room/not-started',
  'room/ended',
  'room/paused',
  'room/not-seated',
  'room/not-member',
  'room/not-host',
  'room/host-here',
  'room/not-your-turn',
  'room/turn-over',
  'room/not-due',
  'room/busy',
  'room/bad-name',
  'room/kicked',
  'room/seat-taken',
  'room/dark',
  'room/not-dark',
  'room/too-many',
  'room/too-late',
  'room/too-soon',
  'app/update-needed'
] as const
export type Code = (typeof CODES)[number]

export interface Refused {
  readonly ok: false
  readonly code: Code
  /** epoch ms of the server */
  readonly now: number
  /** which field of a bad call */
  readonly field?: string
  /** the room as it is, where the caller may want to catch up */
  readonly room?: Room
  /** what happened in the turn that is over */
  readonly did?: readonly Entry[]
}

/** A person of this table, as the others know them. */
export interface Known {
  readonly name: string
  readonly face: number
}

/** Which fields are there depends on the operation: see the table in this folder's README. */
export interface Done {
  readonly ok: true
  readonly now: number
  /** the version that this call made, or the present one where it made none */
  readonly v?: number
  readonly room?: Room
  /** who the caller is in that room */
  readonly pid?: Pid
  readonly did?: readonly Entry[]
  readonly people?: Readonly<Record<Pid, Known>>
  /** to the host: members who were sent away */
  readonly kicked?: readonly Pid[]
  readonly key?: string
  readonly code?: string
  /** the message that may be asked for before the game, where there is one */
  readonly template?: string
  readonly entries?: readonly Entry[]
  readonly me?: Known
  readonly rooms?: readonly string[]
}

export type Answer = Done | Refused

/** What an operation makes of a call, before it becomes an answer. */
export type Reply = Omit<Done, 'ok' | 'now'> | (No & Pick<Refused, 'room' | 'did'>)

/** A no inside the authority, before it becomes an answer. */
export interface No {
  readonly no: Code
  readonly turn?: number
  readonly field?: string
}
export const no = (code: Code, more: Omit<No, 'no'> = {}): No => ({ no: code, ...more })
