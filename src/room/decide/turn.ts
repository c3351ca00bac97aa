import {
  type Dice,
  decide as decideGame,
  type GameCommand,
  type GameEvent,
  grabsTaken,
  type Refusal
} from '@/rules'
import { type No, no } from '../answers'
import type { Of } from '../commands'
import { Draft } from '../draft'
import { timeUpOf } from '../evolve'
import { IDLE_MS, isPassedOver, isRunning, seatOf } from '../state'

const refused = (result: readonly GameEvent[] | Refusal): result is Refusal => 'refused' in result

/** Lets the rules decide and plays what they say. They cannot refuse what the room has already checked. */
export function play(draft: Draft, command: GameCommand, entropy = '', jump?: number): Draft {
  const events = decideGame(draft.game, command)
  if (refused(events)) throw new Error(events.refused)
  for (const event of events) {
    const drawn = event.type === 'thrown' || event.type === 'jumped'
    draft.add({ type: 'played', event, ...(drawn ? { entropy, jump } : { entropy: '' }) })
  }
  return draft
}

/** What follows from a turn: seats that are not there are passed over, a deserted table pauses, a finished game ends. */
export function settle(draft: Draft): Draft {
  while (isRunning(draft.room)) {
    if (draft.game.phase === 'ended') return reveal(draft)
    if (draft.room.phase === 'paused') return draft
    const playing = draft.room.seats.filter(s => !s.gone)
    if (playing.every(s => s.away) || draft.room.idle >= playing.length)
      return draft.add({ type: 'paused', pid: '' })
    if (draft.game.phase === 'scramble') return draft
    const seat = draft.game.turn
    if (!isPassedOver(draft.room.seats[seat])) return draft
    play(draft, { type: 'skip', seat, why: 'absent', at: draft.context.now })
  }
  return draft
}

/** The game is over, in whichever way: the seed is due. */
function reveal(draft: Draft): Draft {
  const seed = draft.room.fair ? draft.seed(draft.room.fair.game) : ''
  return draft.add({ type: 'revealed', seed, effects: ['archive'] })
}

/** Dice that nobody looks at. */
const IN_THE_AIR: Dice = [1, 1, 1, 1, 1, 1]

/**
 * Throws for a seat: whether a die jumps and what the dice show comes from the chain, and from nothing that the caller
 * sent but its entropy.
 */
function throwFor(draft: Draft, seat: number, entropy: string): Draft {
  const at = draft.context.now
  const jump = draft.jump(seat, entropy)
  const jumped = jump === 0
  const dice = jumped ? IN_THE_AIR : (draft.dice('thrown', seat, entropy, 6, jump) as unknown as Dice)
  return play(draft, { type: 'throw', seat, dice, jumped, at }, entropy, jump)
}

/** Refused: 'room/not-started', 'room/ended' by the phase; null where a game goes on, paused or not. */
export function notRunning({ room }: Draft): No | null {
  if (room.phase === 'lobby') return no('room/not-started')
  return room.phase === 'ended' ? no('room/ended') : null
}

/** Refused: as `notRunning`, and 'room/paused'; null where turns are being played. */
export const notPlaying = (draft: Draft): No | null =>
  notRunning(draft) ?? (draft.room.phase === 'paused' ? no('room/paused') : null)

/**
 * One throw of the seat whose turn it is.
 * Refused: 'room/not-seated', 'room/turn-over' (with the turn asked for), 'room/not-started', 'room/ended',
 * 'room/paused', 'room/dark' during a scramble, 'room/not-your-turn'.
 */
export function throwDice(draft: Draft, command: Of<'throw'>): Draft | No {
  const { room, context } = draft
  const seat = seatOf(room, context.pid)
  if (seat < 0 || room.seats[seat]?.gone) return no('room/not-seated')
  if (command.turn !== room.turn) return no('room/turn-over', { turn: command.turn })
  const phase = notPlaying(draft)
  if (phase) return phase
  if (draft.game.phase === 'scramble') return no('room/dark')
  if (draft.game.turn !== seat) return no('room/not-your-turn')
  overtime(draft).add({ type: 'acted', seat, op: command.opId })
  return settle(throwFor(draft, seat, command.entropy))
}

/** Tells the game that its time is up, once it is: the round is played to its end. */
function overtime(draft: Draft): Draft {
  const up = timeUpOf(draft.room)
  const { now } = draft.context
  return up > 0 && now >= up ? play(draft, { type: 'time-up', at: now }) : draft
}

/**
 * A seat's grabs in the dark: several at once, kept with those before; the same ones again change nothing.
 * Refused: 'room/not-seated', 'room/turn-over' (with the turn asked for), by the phase, 'room/not-dark'.
 */
export function grab(draft: Draft, { turn, offsets }: Of<'grab'>): Draft | No {
  const { room, context } = draft
  const seat = seatOf(room, context.pid)
  if (seat < 0 || room.seats[seat]?.gone) return no('room/not-seated')
  if (turn !== room.turn) return no('room/turn-over', { turn })
  const phase = notPlaying(draft)
  if (phase) return phase
  const before = draft.game.scramble
  if (before === null) return no('room/not-dark')
  const after = play(new Draft(room, context), { type: 'grab', seat, offsets, at: context.now })
  const grabs = after.game.scramble?.grabs[seat]
  if (grabs?.join() === before.grabs[seat]?.join()) return draft
  return draft.add({ type: 'acted', seat }, ...after.events)
}

/** The dark is over: who grabbed gets what the chain draws. */
function closeDark(draft: Draft): Draft {
  const draws = draft.numbers(grabsTaken(draft.game).length)
  return settle(play(draft, { type: 'close-scramble', draws, at: draft.context.now }))
}

/**
 * Applies the table's absence policy to a turn whose deadline has passed, whoever asks. A turn that is over already is
 * no reason to refuse: the caller is told how it went. A game whose time is up is told so, whatever the deadline. In a scramble the deadline is the end of the dark, and closes it.
 * Refused: 'room/not-due' before the deadline or where there is none; by the phase; 'room/turn-over' for a turn to come.
 */
export function nudge(draft: Draft, command: Pick<Of<'nudge'>, 'turn'>): Draft | No {
  const { room, context } = draft
  if (command.turn < room.turn) return draft
  if (command.turn > room.turn) return no('room/turn-over', { turn: command.turn })
  const phase = notPlaying(draft)
  if (phase) return phase
  const isUp = overtime(draft).events.length > 0
  if (room.deadline === 0 || context.now < room.deadline) return isUp ? draft : no('room/not-due')
  if (draft.game.phase === 'scramble') return closeDark(draft)
  const seat = draft.game.turn
  draft.add({ type: 'missed', seat, at: context.now })
  return settle(
    room.table.absence === 'throw'
      ? throwFor(draft, seat, '')
      : play(draft, { type: 'skip', seat, why: 'absent', at: context.now })
  )
}

/** A table at which nothing has happened for a day ends: its game abandoned, or its lobby closed. */
export function expire(draft: Draft): Draft {
  const { room, context } = draft
  if (room.phase === 'ended' || context.now < room.at + IDLE_MS) return draft
  if (!isRunning(room)) return draft.add({ type: 'closed' })
  return settle(play(draft, { type: 'abandon', at: context.now }))
}
