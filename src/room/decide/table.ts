import { type No, no } from '../answers'
import type { Of } from '../commands'
import type { Draft } from '../draft'
import { isRunning, seatOf } from '../state'
import { notHost, present } from './seats'
import { notPlaying, play, settle } from './turn'

/**
 * The host chooses anew before the first throw, or after an end for the next game: what is given takes the place of what
 * was. An ended game keeps the house it was played in, and is archived with its own table first.
 * Refused: 'room/not-seated', 'room/not-host', 'room/started', 'room/bad-call' for fewer seats than are taken.
 */
export function set(draft: Draft, command: Of<'set'>): Draft | No {
  const { room } = draft
  const refused = notHost(draft)
  if (refused) return refused
  if (isRunning(room)) return no('room/started')
  const table = { ...room.table, ...command.table }
  if (table.size < room.seats.filter(s => !s.gone).length) return no('room/bad-call', { field: 'size' })
  if (JSON.stringify(table) === JSON.stringify(room.table)) return draft
  if (room.due.length > 0) draft.add({ type: 'settled' })
  return present(draft).add({ type: 'set', table })
}

/**
 * The host stops the turns until somebody resumes them. A paused table stays as it is.
 * Refused: 'room/not-seated', 'room/not-host', 'room/not-started', 'room/ended', 'room/dark' during a scramble.
 */
export function pause(draft: Draft): Draft | No {
  const { room, context } = draft
  const refused = notHost(draft)
  if (refused) return refused
  if (room.phase === 'paused') return draft
  const phase = notPlaying(draft)
  if (phase) return phase
  if (draft.game.phase === 'scramble') return no('room/dark')
  return draft.add({ type: 'acted', seat: seatOf(room, context.pid) }, { type: 'paused', pid: context.pid })
}

/**
 * The host ends it: a game is abandoned and its seed is out, a lobby is closed. What has ended stays as it is.
 * Refused: 'room/not-seated', 'room/not-host'.
 */
export function end(draft: Draft): Draft | No {
  const { room, context } = draft
  const refused = notHost(draft)
  if (refused) return refused
  if (room.phase === 'ended') return draft
  if (room.phase === 'lobby') return present(draft).add({ type: 'closed' })
  return settle(play(present(draft), { type: 'abandon', at: context.now }))
}
