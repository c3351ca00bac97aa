import { type No, no } from '../answers'
import type { Of } from '../commands'
import type { Draft } from '../draft'
import { CHEERS, HURRY } from '../state'
import { seatedIn } from './seats'
import { notPlaying } from './turn'

/** So long a person is silent after a cheer, in ms; and in so long a table hears three at most. */
const SILENCE = 5000

/** Nobody can be hurried: by the phase, 'room/dark', and 'room/turn-over' to whom the turn waits for now. */
function notWaiting(draft: Draft): No | null {
  const phase = notPlaying(draft)
  if (phase) return phase
  const { phase: light, turn } = draft.game
  if (light === 'scramble') return no('room/dark')
  return draft.room.seats[turn]?.pid === draft.context.pid ? no('room/turn-over') : null
}

/**
 * A member calls something to the table; `HURRY` to whoever's turn waits.
 * Refused: 'room/too-soon' after one's own or three of the last five seconds; what `notWaiting` refuses.
 */
export function cheer(draft: Draft, { cheer: n }: Of<'cheer'>): Draft | No {
  const { room, context } = draft
  const refused = n === HURRY ? notWaiting(draft) : null
  if (refused) return refused
  const { pid, now: at } = context
  const heard = room.cheers.filter(c => at < c.at + SILENCE)
  if (heard.length >= CHEERS || heard.some(c => c.pid === pid)) return no('room/too-soon')
  const seat = seatedIn(draft)
  if (seat >= 0) draft.add({ type: 'acted', seat })
  return draft.add({ type: 'cheered', cheer: { pid, n, at } })
}
