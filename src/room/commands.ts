import type { Pid, Table } from './state'

/** What a phone may ask. Everything else that a call carries is not looked at. */
export type Command =
  | Create
  /** `table`: what of it is to be another */
  | { readonly op: 'set'; readonly room: string; readonly table: Partial<Table> }
  | { readonly op: 'look'; readonly by: Entrance }
  /** `seat`: in a running game, the seat that was left and is to be taken over */
  | { readonly op: 'join'; readonly by: Entrance; readonly seat: number | null }
  | {
      readonly op: 'start'
      readonly room: string
      readonly opId: string
      /** the room's turn that the host saw, so that a late repeat starts no further game */
      readonly turn: number
      readonly entropy: string
      /** some want to be told: no field of a call, but what is behind the door */
      readonly remind?: boolean
    }
  /** the game of this turn, still in its first round, is dropped and another begun */
  | {
      readonly op: 'restart'
      readonly room: string
      readonly opId: string
      readonly turn: number
      readonly entropy: string
    }
  | {
      readonly op: 'throw'
      readonly room: string
      readonly opId: string
      readonly turn: number
      /** hex of 16 bytes from the thrower's phone */
      readonly entropy: string
    }
  /** whether one's seat wants the game of this id to begin anew */
  | { readonly op: 'agree'; readonly room: string; readonly game: string; readonly yes: boolean }
  | { readonly op: 'nudge'; readonly room: string; readonly turn: number }
  /** `offsets`: ms from the start of the dark */
  | { readonly op: 'grab'; readonly room: string; readonly turn: number; readonly offsets: readonly number[] }
  /** `cheer`: one of six, 0 … 5, or 6 for who is waited for */
  | { readonly op: 'cheer'; readonly room: string; readonly cheer: number }
  | { readonly op: 'here'; readonly room: string; readonly away: boolean }
  | { readonly op: 'kick'; readonly room: string; readonly pid: Pid }
  | { readonly op: 'let-in'; readonly room: string; readonly pid: Pid }
  | { readonly op: 'hand'; readonly room: string; readonly opId: string; readonly pid: Pid }
  /** `to`: the place that the person will have, from 0; those between move up or down */
  | { readonly op: 'move'; readonly room: string; readonly pid: Pid; readonly to: number }
  | Plain<'sync' | 'people' | 'remind' | 'leave' | 'pause' | 'resume' | 'end' | 'claim-host'>
  | { readonly op: 'log'; readonly room: string; readonly game: string; readonly first: number }
  | { readonly op: 'me'; readonly room: string | null; readonly name: string; readonly face: number }
  | { readonly op: 'home' }
  /** the caller's name, face and list of tables are nowhere any more */
  | { readonly op: 'forget' }

type Plain<O extends string> = O extends string ? { readonly op: O; readonly room: string } : never

export interface Create extends Table {
  readonly op: 'create'
  readonly opId: string
}

/** How a person comes in: by the code read aloud, by the key of a share path, or by being a member already. */
export type Entrance =
  | { readonly code: string }
  | { readonly room: string; readonly key: string }
  | { readonly room: string }

export type Op = Command['op']
/** The command of one operation. */
export type Of<O extends Op> = Extract<Command, { op: O }>
