import type { No } from '../answers'
import type { Of } from '../commands'
import type { Draft } from '../draft'
import { cheer } from './cheer'
import { claimHost, hand, here, kick, leave, move, resume } from './seats'
import { agree, drop, start } from './start'
import { end, pause, set } from './table'
import { grab, nudge, throwDice } from './turn'

/** The operations that change one room and nothing else. */
export type Act = Of<
  | 'start'
  | 'throw'
  | 'nudge'
  | 'here'
  | 'leave'
  | 'resume'
  | 'claim-host'
  | 'kick'
  | 'hand'
  | 'move'
  | 'grab'
  | 'restart'
  | 'cheer'
  | 'agree'
  | 'set'
  | 'pause'
  | 'end'
>

/**
 * What an operation makes of a room: the draft with its events (none: nothing to write), or why not.
 * Who may do what in which phase is the table in this folder's README.
 */
export function decide(draft: Draft, command: Act): Draft | No {
  switch (command.op) {
    case 'start':
      return start(draft, command)
    case 'set':
      return set(draft, command)
    case 'pause':
      return pause(draft)
    case 'end':
      return end(draft)
    case 'restart':
      return drop(draft, command)
    case 'agree':
      return agree(draft, command)
    case 'throw':
      return throwDice(draft, command)
    case 'grab':
      return grab(draft, command)
    case 'nudge':
      return nudge(draft, command)
    case 'cheer':
      return cheer(draft, command)
    case 'here':
      return here(draft, command.away)
    case 'leave':
      return leave(draft)
    case 'resume':
      return resume(draft)
    case 'claim-host':
      return claimHost(draft)
    case 'kick':
      return kick(draft, command.pid)
    case 'hand':
      return hand(draft, command)
    case 'move':
      return move(draft, command)
    default:
      return command satisfies never
  }
}

export { join, notHost, sendAway } from './seats'
