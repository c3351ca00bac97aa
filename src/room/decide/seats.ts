import { type No, no } from '../answers'
import type { Of } from '../commands'
import type { Draft } from '../draft'
import { HOST_GRACE, hostAfter, isRunning, type Pid, type Room, seatOf } from '../state'
import { notRunning, play, settle } from './turn'

/** The seat of whoever asks, unless it has left; else −1. */
export const seatedIn = ({ room, context }: Draft): number => {
  const seat = seatOf(room, context.pid)
  return seat >= 0 && !room.seats[seat]?.gone ? seat : -1
}

/**
 * Takes over a seat of a running game whose person has left: its place and its cakes are the newcomer's from now on.
 * Refused: 'room/bad-call' for a seat the game does not have, 'room/seat-taken'.
 */
function takeOver(draft: Draft, seat: number): Draft | No {
  const { room, context } = draft
  const left = room.seats[seat]
  if (left === undefined) return no('room/bad-call', { field: 'seat' })
  if (!left.gone) return no('room/seat-taken')
  draft.add({ type: 'took', seat, pid: context.pid })
  return passOnHost(play(draft, { type: 'return', seat, at: context.now }), seat)
}

/**
 * Sits down: in the lobby or after a game on a seat of one's own, in a running game on the seat one left, or on `seat`,
 * which somebody else left. Already seated: nothing changes.
 * Refused: 'room/full', 'room/started', 'room/seat-taken', 'room/bad-call'.
 */
export function join(draft: Draft, seat: number | null = null): Draft | No {
  const { room, context } = draft
  const own = seatOf(room, context.pid)
  if (own >= 0 && !room.seats[own]?.gone) return draft
  if (isRunning(room)) {
    if (own < 0) return seat === null ? no('room/started') : takeOver(draft, seat)
    draft.add({ type: 'acted', seat: own })
    return play(draft, { type: 'return', seat: own, at: context.now })
  }
  if (room.seats.filter(s => !s.gone).length >= room.table.size) return no('room/full')
  draft.add(own < 0 ? { type: 'sat', pid: context.pid } : { type: 'acted', seat: own })
  return passOnHost(draft, seatOf(draft.room, context.pid))
}

/** The place of a host who has left goes to the next in the order of play: see `hostAfter`. */
function passOnHost(draft: Draft, from: number): Draft {
  const { seats, host } = draft.room
  const at = draft.context.now
  if (seats.some(s => s.pid === host && !s.gone)) return draft
  const next = hostAfter(seats, from)
  return next ? draft.add({ type: 'hosted', pid: next.pid, at }) : draft
}

/**
 * Gets up. In a running game the seat keeps its place and its cakes and only loses its turns; when all have left, the
 * game is abandoned, and a lobby that nobody sits in is closed. Not seated: nothing changes.
 */
export function leave(draft: Draft): Draft {
  const seat = seatedIn(draft)
  return seat < 0 ? draft : getUp(draft, seat)
}

function getUp(draft: Draft, seat: number): Draft {
  const { room, context } = draft
  draft.add({ type: 'stood', seat })
  passOnHost(draft, seat)
  if (isRunning(room)) {
    return settle(play(draft, { type: 'leave', seat, at: context.now }))
  }
  return draft.room.seats.every(s => s.gone) && room.phase === 'lobby' ? draft.add({ type: 'closed' }) : draft
}

/**
 * The phone says that it is out of sight (`away`) or back. The last one to go pauses the table.
 * Refused: 'room/not-seated'. Nothing changes where nothing is new.
 */
export function here(draft: Draft, { away }: Pick<Of<'here'>, 'away'>): Draft | No {
  const seat = seatedIn(draft)
  if (seat < 0) return no('room/not-seated')
  if (!away) return present(draft)
  const hidden = draft.room.seats[seat]?.away
  return hidden ? draft : settle(draft.add({ type: 'hid', seat, at: draft.context.now }))
}

/** Whoever sits here and does something is here. Nothing changes where nothing is new. */
export function present(draft: Draft): Draft {
  const { room, context } = draft
  const seat = seatedIn(draft)
  const { away, missed } = room.seats[seat]!
  const doubted = room.host === context.pid && room.hostAwaySince > 0
  return away || missed > 0 || doubted ? draft.add({ type: 'acted', seat }) : draft
}

/** Goes on after a pause; anybody seated may. Refused: 'room/not-seated', 'room/not-started', 'room/ended'. */
export function resume(draft: Draft): Draft | No {
  const seat = seatedIn(draft)
  if (seat < 0) return no('room/not-seated')
  if (draft.room.phase === 'playing') return draft
  const phase = notRunning(draft)
  if (phase) return phase
  return settle(draft.add({ type: 'acted', seat }, { type: 'resumed' }))
}

/**
 * Takes over from a host who is not here: at once after a leave, else a minute after the host was last found away. While
 * the host seems to be here, the first who claims only asks: from then on the minute runs, until an act of the host.
 * Refused: 'room/not-seated'. Who is not host afterwards has to be refused with 'room/host-here'.
 */
export function claimHost(draft: Draft): Draft | No {
  const { room, context } = draft
  const { pid, now: at } = context
  const seat = seatedIn(draft)
  if (seat < 0) return no('room/not-seated')
  if (room.host === pid) return present(draft)
  const host = room.seats.find(s => s.pid === room.host)
  const left = host === undefined || host.gone
  if (left || (room.hostAwaySince > 0 && at >= room.hostAwaySince + HOST_GRACE))
    return draft.add({ type: 'acted', seat }, { type: 'hosted', pid, at })
  return room.hostAwaySince > 0 ? draft : draft.add({ type: 'acted', seat }, { type: 'doubted', pid, at })
}

/** Why somebody may not do what only the host may: 'room/not-seated', 'room/not-host'; null for the host. */
export function notHost(draft: Draft): No | null {
  if (seatedIn(draft) < 0) return no('room/not-seated')
  return draft.room.host === draft.context.pid ? null : no('room/not-host')
}

/**
 * The host sends a person away: as if that person had left. Who does not sit loses nothing here.
 * Refused: 'room/not-seated', 'room/not-host', 'room/bad-call' for oneself.
 */
export function kick(draft: Draft, { pid }: Of<'kick'>): Draft | No {
  const refused = notHost(draft)
  if (refused) return refused
  if (pid === draft.context.pid) return no('room/bad-call', { field: 'pid' })
  return sendAway(present(draft), pid)
}

/** Takes a person's seat away, whoever asks. */
export function sendAway(draft: Draft, pid: Pid): Draft {
  const seat = seatOf(draft.room, pid)
  return seat < 0 || draft.room.seats[seat]?.gone ? draft : getUp(draft, seat)
}

/**
 * Gives the own seat, with its place and its cakes, to somebody who has none; the giver watches from then on.
 * Refused: 'room/not-seated', 'room/ended', 'room/seat-taken' for somebody who has a seat of this game.
 */
export function hand(draft: Draft, { pid, opId }: Of<'hand'>): Draft | No {
  const seat = seatedIn(draft)
  if (seat < 0) return no('room/not-seated')
  if (draft.room.phase === 'ended') return no('room/ended')
  if (seatOf(draft.room, pid) >= 0) return no('room/seat-taken')
  return passOnHost(draft.add({ type: 'took', seat, pid, op: opId }), seat)
}

/** Why nobody may do what belongs to the lobby; null: it is one. */
const begun = ({ phase }: Room): No | null =>
  phase === 'lobby' ? null : no(phase === 'ended' ? 'room/ended' : 'room/started')

/** Who sits in the lobby may ask to be told when the game begins. Refused: 'room/not-seated', 'room/started', 'room/ended'. */
export const remind = (draft: Draft): Draft | No =>
  seatedIn(draft) < 0 ? no('room/not-seated') : (begun(draft.room) ?? present(draft))

/**
 * Before a game: a person moves to another place in the order of play, and those between move up or down by one. One's
 * own place, or by the host anybody's; beyond the last place is the last.
 * Refused: 'room/not-seated', 'room/not-host', 'room/started', 'room/ended', 'room/bad-call' for who does not sit.
 */
export function move(draft: Draft, { pid, to }: Of<'move'>): Draft | No {
  const { room, context } = draft
  if (seatedIn(draft) < 0) return no('room/not-seated')
  if (pid !== context.pid && room.host !== context.pid) return no('room/not-host')
  const phase = begun(room)
  if (phase) return phase
  const seat = seatOf(room, pid)
  if (seat < 0) return no('room/bad-call', { field: 'pid' })
  const place = Math.min(to, room.seats.length - 1)
  return seat === place ? draft : present(draft).add({ type: 'moved', seat, to: place })
}
