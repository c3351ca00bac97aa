import type { Known, Pid, Room } from '@/room'
import { isRunning, load, seatOf } from '@/room'
import type { Act } from './acts'
import type { NoCode } from './caller'

/** `live`: the watch speaks; `polling`: it is down, calls go through; `offline`: nothing does. */
export type LinkState = 'live' | 'polling' | 'offline'

/** What a person asked for that is neither a throw nor a start. */
export type Deed =
  | 'look'
  | 'join'
  | 'leave'
  | 'pause'
  | 'resume'
  | 'end'
  | 'agree'
  | 'claim-host'
  | 'kick'
  | 'let-in'
  | 'hand'
  | 'move'
  | 'me'
  | 'pass'
  | 'skip'

/** Whether somebody who waits was asked about a message when the game begins, and what they said. */
export type Reminder = 'open' | 'asking' | 'yes' | 'no'

export interface TableState {
  readonly room: Room | null
  readonly people: Readonly<Record<Pid, Known>>
  /** whom I, the host, sent away; nobody else knows */
  readonly kicked: readonly Pid[]
  /** this phone alone, passed round: it is whoever has it in hand */
  readonly one: boolean
  /** who I am in this room; null until an answer said so */
  readonly pid: Pid | null
  readonly key: string
  readonly code: string
  /** the message that a game has begun; '': there is none */
  readonly template: string
  readonly reminder: Reminder
  readonly link: LinkState
  /** server's clock − phone's clock, ms */
  readonly offset: number
  readonly deed: Deed | null
  /** a throw, start or restart that is not settled yet */
  readonly act: Act | null
  /** it got no answer in time: it is being tried again, the same */
  readonly confirming: boolean
  readonly refused: { readonly op: string; readonly code: NoCode } | null
}

export const NOWHERE: TableState = {
  room: null,
  people: {},
  kicked: [],
  one: false,
  pid: null,
  key: '',
  code: '',
  template: '',
  reminder: 'open',
  link: 'polling',
  offset: 0,
  deed: null,
  act: null,
  confirming: false,
  refused: null
}

/** My seat, if I sit and have not left; else −1. */
export function mySeat({ room, pid }: Pick<TableState, 'room' | 'pid'>): number {
  if (room === null || pid === null) return -1
  const seat = seatOf(room, pid)
  return room.seats[seat]?.gone === false ? seat : -1
}

/** Whether I sit here and am its host. */
export const amHost = (state: TableState): boolean => mySeat(state) >= 0 && state.room?.host === state.pid

/** Whether I am the host and asked, and all who have a seat said yes, those too who are away: nothing is left to be asked. */
export function allSaidYes(state: TableState): boolean {
  const { room } = state
  if (room === null || !amHost(state) || !isRunning(room) || room.again.length < 2) return false
  return room.seats.every(({ gone }, seat) => gone || room.again.includes(seat))
}

/** Whether the cloud waits for my throw. */
export function isMyTurn(state: Pick<TableState, 'room' | 'pid'>): boolean {
  const { room } = state
  if (room?.phase !== 'playing' || room.game === null) return false
  const game = load(room.game, room.table)
  return game.phase === 'playing' && game.turn === mySeat(state)
}
