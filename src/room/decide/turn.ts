import { type Dice, decide as decideGame, type GameCommand, type GameEvent, type Refusal } from '@/rules'
import { type No, no } from '../answers'
import type { Of } from '../commands'
import type { Draft } from '../draft'
import { isRunning, seatOf } from '../state'

/** Two turns missed in a row, and a seat is passed over until its person is back. */
const PATIENCE = 2

const refused = (result: readonly GameEvent[] | Refusal): result is Refusal => 'refused' in result

/** Lets the rules decide and plays what they say. They cannot refuse what the room has already checked. */
export function play(draft: Draft, command: GameCommand, entropy = ''): Draft {
  const events = decideGame(draft.game, command)
  if (refused(events)) throw new Error(events.refused)
  for (const event of events)
    draft.add({ type: 'played', event, entropy: event.type === 'thrown' ? entropy : '' })
  return draft
}

/** What follows from a turn: seats that are not there are passed over, a deserted table pauses, a finished game ends. */
export function settle(draft: Draft): Draft {
  while (isRunning(draft.room)) {
    if (draft.game.phase === 'ended') return reveal(draft)
    if (draft.room.phase === 'paused') return draft
    const playing = draft.room.seats.filter(s => !s.gone)
    if (playing.every(s => s.away) || draft.room.idle >= playing.length) return draft.add({ type: 'paused' })
    const seat = draft.game.turn
    if ((draft.room.seats[seat]?.missed ?? 0) < PATIENCE) return draft
    play(draft, { type: 'skip', seat, why: 'absent', at: draft.context.now })
  }
  return draft
}

/** The game is over, in whichever way: the seed is due. */
function reveal(draft: Draft): Draft {
  const seed = draft.room.fair ? draft.seed(draft.room.fair.game) : ''
  return draft.add({ type: 'revealed', seed, effects: ['archive'] })
}

/** Throws for a seat: the dice come from the chain, and from nothing that the caller sent but its entropy. */
function throwFor(draft: Draft, seat: number, entropy: string): Draft {
  const dice = draft.dice('thrown', seat, entropy, 6) as unknown as Dice
  return play(draft, { type: 'throw', seat, dice, at: draft.context.now }, entropy)
}

/** Refused: 'room/not-started', 'room/ended', 'room/paused' by the phase; null where turns are being played. */
export function notPlaying({ room }: Draft): No | null {
  if (room.phase === 'lobby') return no('room/not-started')
  if (room.phase === 'ended') return no('room/ended')
  return room.phase === 'paused' ? no('room/paused') : null
}

/**
 * One throw of the seat whose turn it is.
 * Refused: 'room/not-seated', 'room/turn-over' (with the turn asked for), 'room/not-started', 'room/ended',
 * 'room/paused', 'room/not-your-turn'.
 */
export function throwDice(draft: Draft, command: Of<'throw'>): Draft | No {
  const { room, context } = draft
  const seat = seatOf(room, context.pid)
  if (seat < 0 || room.seats[seat]?.gone) return no('room/not-seated')
  if (command.turn !== room.turn) return no('room/turn-over', { turn: command.turn })
  const phase = notPlaying(draft)
  if (phase) return phase
  if (draft.game.turn !== seat) return no('room/not-your-turn')
  draft.add({ type: 'acted', seat, op: command.opId })
  return settle(throwFor(draft, seat, command.entropy))
}

/**
 * Applies the table's absence policy to a turn whose deadline has passed, whoever asks. A turn that is over already is
 * no reason to refuse: the caller is told how it went.
 * Refused: 'room/not-due' before the deadline or where there is none; by the phase; 'room/turn-over' for a turn to come.
 */
export function nudge(draft: Draft, command: Pick<Of<'nudge'>, 'turn'>): Draft | No {
  const { room, context } = draft
  if (command.turn < room.turn) return draft
  if (command.turn > room.turn) return no('room/turn-over', { turn: command.turn })
  const phase = notPlaying(draft)
  if (phase) return phase
  if (room.deadline === 0 || context.now < room.deadline) return no('room/not-due')
  const seat = draft.game.turn
  draft.add({ type: 'missed', seat, at: context.now })
  return settle(
    room.table.absence === 'throw'
      ? throwFor(draft, seat, '')
      : play(draft, { type: 'skip', seat, why: 'absent', at: context.now })
  )
}
