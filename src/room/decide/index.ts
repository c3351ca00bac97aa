import type { No } from '../answers'
import type { Of, Op } from '../commands'
import type { Draft } from '../draft'
import { cheer } from './cheer'
import { claimHost, hand, here, kick, leave, move, remind, resume } from './seats'
import { agree, drop, start } from './start'
import { end, pause, set } from './table'
import { grab, nudge, throwDice } from './turn'

const decisions = {
  set,
  start,
  restart: drop,
  agree,
  pause,
  resume,
  end,
  throw: throwDice,
  grab,
  nudge,
  cheer,
  here,
  leave,
  'claim-host': claimHost,
  kick,
  hand,
  move,
  remind
} satisfies { readonly [K in Op]?: (draft: Draft, command: Of<K>) => Draft | No }

/** The operations that change one room and nothing else. */
export type Act = Of<keyof typeof decisions>

/**
 * What an operation makes of a room: the draft with its events (none: nothing to write), or why not.
 * Who may do what in which phase is the table in this folder's README.
 */
export const decide = (draft: Draft, command: Act): Draft | No =>
  (decisions[command.op] as (draft: Draft, command: Act) => Draft | No)(draft, command)

export { join, notHost, sendAway } from './seats'
