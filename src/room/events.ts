import type { LogEvent } from './entry'
import type { Cheer, Effect, Pid, Table } from './state'

/** What may happen to a room. Only what is `played` goes into the game's log; the rest shows in the room itself. */
export type RoomEvent =
  | { readonly type: 'sat'; readonly pid: Pid }
  | { readonly type: 'stood'; readonly seat: number }
  /** somebody else has the seat from now on, here as whoever just came */
  | { readonly type: 'took'; readonly seat: number; readonly pid: Pid; readonly op?: string }
  | { readonly type: 'moved'; readonly seat: number; readonly to: number }
  /** the host chose anew */
  | { readonly type: 'set'; readonly table: Table }
  | { readonly type: 'hosted'; readonly pid: Pid; readonly at: number }
  /** somebody asks whether the host is still here */
  | { readonly type: 'doubted'; readonly pid: Pid; readonly at: number }
  | { readonly type: 'hid'; readonly seat: number; readonly at: number }
  /** a person did something: here again. `op` where a repeat of the call must find out */
  | { readonly type: 'acted'; readonly seat: number; readonly op?: string }
  | { readonly type: 'missed'; readonly seat: number; readonly at: number }
  | {
      readonly type: 'began'
      readonly game: string
      readonly commitment: string
      readonly at: number
      readonly effects: readonly Effect[]
    }
  /** whether a seat wants the game to begin anew */
  | { readonly type: 'agreed'; readonly seat: number; readonly yes: boolean }
  /** `jump`: what was drawn before the dice, at a table where dice may jump */
  | {
      readonly type: 'played'
      readonly event: LogEvent
      readonly entropy: string
      readonly jump?: number
    }
  /** `pid`: the host who wanted it; '': nobody was there to throw */
  | { readonly type: 'paused'; readonly pid: Pid }
  | { readonly type: 'resumed' }
  /** the seed is out; `effects` are what somebody now has to carry out */
  | { readonly type: 'revealed'; readonly seed: string; readonly effects: readonly Effect[] }
  | { readonly type: 'closed' }
  | { readonly type: 'cheered'; readonly cheer: Cheer }
  /** `faces`: the version of the door that has the new name */
  | { readonly type: 'renamed'; readonly faces: number }
  /** what was due has been carried out */
  | { readonly type: 'settled' }
