import { isRunning, load, type Pid, type Room, seatOf } from '@/room'
import { amHost, mySeat, type TableState } from './state'

/** One thing that may be done about a place at the table, by whoever looks at it. */
export type SeatDeed =
  /** my name and my mark; my seat, in the lobby, after a game or the one I left; up from it */
  | { readonly kind: 'rename' | 'sit' }
  | { readonly kind: 'leave' }
  /** I take the host's place: the first time the host is asked, and has a minute to be there */
  | { readonly kind: 'claim-host' }
  /** somebody's seat in the order of play: `to` is where it goes, from 0 */
  | { readonly kind: 'earlier' | 'later' | 'here' | 'last'; readonly pid: Pid; readonly to: number }
  /** a seat that its person left in a running game, with its cakes */
  | { readonly kind: 'take-over'; readonly seat: number }
  | { readonly kind: 'hand'; readonly pid: Pid }
  | { readonly kind: 'send-away'; readonly pid: Pid }

/** What may be done about the table as a whole. */
export interface TableDeeds {
  readonly pause: boolean
  readonly resume: boolean
  readonly end: boolean
  /** I get up in the middle of a game or after it: before it the page says so */
  readonly leave: boolean
  /** `now`: at once; `ask`: the others have to agree first; `asked`: they are being asked; null: not by me, not now */
  readonly restart: 'now' | 'ask' | 'asked' | null
  /** whom the host may let in again */
  readonly letIn: readonly Pid[]
}

/** Whether all who are here want the game to begin anew. */
export interface Again {
  /** how many of them do, the host too, and how many are here */
  readonly yes: number
  readonly of: number
  /** `asked`: I sit here and have not said so; `said`: I have; `host`: it is mine to begin it; null: I have no seat */
  readonly me: 'asked' | 'said' | 'host' | null
}

/** Members who have no seat here: those a seat may be handed to. */
export const watchers = ({ room, people, pid, kicked }: TableState): readonly Pid[] =>
  room === null
    ? []
    : Object.keys(people).filter(one => one !== pid && seatOf(room, one) < 0 && !kicked.includes(one))

/** Places in the order of play can be changed before the first game alone. */
function moves(room: Room, seat: number, me: boolean): SeatDeed[] {
  const pid = room.seats[seat]?.pid ?? ''
  const last = room.seats.length - 1
  const deeds: SeatDeed[] = []
  if (seat > 0) deeds.push({ kind: 'earlier', pid, to: seat - 1 })
  if (seat < last) deeds.push({ kind: 'later', pid, to: seat + 1 })
  return me || last > 0 ? deeds : []
}

function ofMine(state: TableState, room: Room, seat: number): SeatDeed[] {
  const deeds: SeatDeed[] = [{ kind: 'rename' }]
  if (room.phase === 'lobby') deeds.push(...moves(room, seat, true))
  if (room.phase !== 'ended') deeds.push(...watchers(state).map(pid => ({ kind: 'hand', pid }) as const))
  // With who is alone in a lobby the table itself goes: `end` says so.
  return room.phase === 'lobby' && room.seats.length === 1 ? deeds : [...deeds, { kind: 'leave' }]
}

function ofAnother(state: TableState, room: Room, seat: number): SeatDeed[] {
  const { pid, gone } = room.seats[seat]!
  const mine = mySeat(state)
  if (gone) return isRunning(room) && seatOf(room, state.pid ?? '') < 0 ? [{ kind: 'take-over', seat }] : []
  const deeds: SeatDeed[] = []
  if (mine >= 0 && room.phase === 'lobby') deeds.push({ kind: 'here', pid: state.pid ?? '', to: seat })
  if (mine >= 0 && room.host === pid) deeds.push({ kind: 'claim-host' })
  if (!amHost(state)) return deeds
  if (room.phase === 'lobby') deeds.push(...moves(room, seat, false))
  return [...deeds, { kind: 'send-away', pid }]
}

function ofEmpty(state: TableState, room: Room): SeatDeed[] {
  const mine = mySeat(state)
  if (mine < 0) return [{ kind: 'sit' }]
  const last = room.seats.length - 1
  return mine < last ? [{ kind: 'last', pid: state.pid ?? '', to: last }] : []
}

/**
 * What may be done about a place, the most likely first; none: there is nothing to open. `seat`: −1 for an empty place
 * in the lobby. Round one phone nobody is anybody in particular, so nothing is.
 */
export function seatDeeds(state: TableState, seat: number): readonly SeatDeed[] {
  const { room, pid, one } = state
  if (room === null || pid === null || one) return []
  if (seat < 0) return room.phase === 'lobby' ? ofEmpty(state, room) : []
  if (room.seats[seat] === undefined) return []
  if (room.seats[seat].pid !== pid) return ofAnother(state, room, seat)
  return room.seats[seat].gone ? [{ kind: 'sit' }] : ofMine(state, room, seat)
}

/** Who wants this game to begin anew; null: nobody has asked. Round one phone one asks all, and answers for them. */
export function againOf(state: TableState): Again | null {
  const { room } = state
  if (room === null || state.one || !isRunning(room) || room.again.length === 0) return null
  const here = room.seats.flatMap((s, seat) => (s.gone || s.away ? [] : [seat]))
  const host = seatOf(room, room.host)
  const wants = (seat: number) => seat === host || room.again.includes(seat)
  const mine = mySeat(state)
  const me = mine < 0 ? null : mine === host ? 'host' : wants(mine) ? 'said' : 'asked'
  return { yes: here.filter(wants).length, of: here.length, me }
}

function restartOf(state: TableState, room: Room): TableDeeds['restart'] {
  if (!isRunning(room) || room.game === null) return null
  if (state.one) return 'now'
  if (!amHost(state)) return null
  if (load(room.game, room.table).round === 1) return 'now'
  const again = againOf(state)
  if (again === null) return 'ask'
  return again.yes >= again.of ? 'now' : 'asked'
}

/** What may be done about the table as a whole; see `TableDeeds`. */
export function tableDeeds(state: TableState): TableDeeds {
  const { room, kicked } = state
  const host = amHost(state)
  const dark = room?.game?.phase === 'scramble'
  return {
    // Round one phone nothing runs out: it is put down, and the game waits.
    pause: host && !state.one && room?.phase === 'playing' && !dark,
    resume: mySeat(state) >= 0 && room?.phase === 'paused',
    // Round one phone whoever has it in hand may say so for all.
    end: (host || state.one) && room !== null && room.phase !== 'ended',
    leave: mySeat(state) >= 0 && !state.one && room !== null && room.phase !== 'lobby',
    restart: room === null ? null : restartOf(state, room),
    letIn: host ? kicked : []
  }
}
