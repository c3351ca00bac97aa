import type { PackedHouse, Rank } from '@/rules'
import type { Entry } from './entry'
import type { StoredGame } from './stored'

/** A person inside one room: HMAC(master, room ‖ openid), different in every room. Hex, 24 characters. */
export type Pid = string

/** A seat of the table. `gone`: left a game, running or ended, that it plays in; its place in the order and its cakes stay. */
export interface Seat {
  readonly pid: Pid
  readonly gone: boolean
  /** the phone said so on hide, or two turns in a row were missed; any act of its own ends it */
  readonly away: boolean
  /** turns missed in a row */
  readonly missed: number
  /** the last two acts of this seat: operation id and the `v` it made */
  readonly ops: readonly (readonly [op: string, v: number])[]
}

/** What the host chose before the first throw. */
export interface Table {
  readonly house: PackedHouse
  /** cakes of each rank; null: the house's own set */
  readonly stock: Readonly<Record<Rank, number>> | null
  /** seats at most, 1 … 12 */
  readonly size: number
  /** seconds a turn, 15 … 120; 0: no deadline while the seat is here, a minute while it is away */
  readonly limit: number
  /** what a missed turn becomes */
  readonly absence: 'throw' | 'skip'
  /** whether a die may leave the bowl */
  readonly jumps: 'never' | 'sometimes'
}

export type Phase = 'lobby' | 'playing' | 'paused' | 'ended'

/** What lets anybody check the dice afterwards. All hex. */
export interface Fairness {
  readonly game: string
  readonly commitment: string
  readonly chain: string
  /** '' until the game has ended, in whichever way */
  readonly seed: string
}

/**
 * One document a room, which anybody may read: nothing personal is in it and nothing that opens a door.
 * Every field is always there, so that a write replaces all of it.
 */
export interface Room {
  readonly _id: string
  readonly schema: 1
  /** grows by one with every write, also across games */
  readonly v: number
  /** epoch ms of the last write */
  readonly at: number
  readonly phase: Phase
  readonly host: Pid
  /** epoch ms since when the host has not been here, or has been asked for; 0: the host is here */
  readonly hostAwaySince: number
  /** who asks since then whether the host is here; '': nobody */
  readonly hostAskedBy: Pid
  /** the host who stopped the turns; '': nobody did, or nobody was there to throw */
  readonly pausedBy: Pid
  readonly seats: readonly Seat[]
  readonly table: Table
  /** number of the turn that waits, from 1; grows across games; 0 before the first */
  readonly turn: number
  /** epoch ms; 0: none */
  readonly deadline: number
  /** turns in a row that no person took; from 0 again when somebody gets up or is sent away */
  readonly idle: number
  /** epoch ms when this game was started; 0 before the first */
  readonly began: number
  /** games started here so far */
  readonly games: number
  /** who won the last game that was played to its end, and hosts next year; '': nobody yet */
  readonly lastChampion: Pid
  readonly game: StoredGame | null
  /** seats that want this game to begin anew, ascending */
  readonly again: readonly number[]
  readonly fair: Fairness | null
  /** this game's latest entries, at most 24; the older ones are in pages of 12 */
  readonly tail: readonly Entry[]
  /** entries of this game so far, those in pages too */
  readonly entries: number
  /** grows when a name or a face of the table changes, so that phones ask again: the version of its door then */
  readonly faces: number
  /** what people called last, at most three */
  readonly cheers: readonly Cheer[]
  /** effects that somebody still has to carry out */
  readonly due: readonly Effect[]
  /** epoch ms from which the timer should look at this room; 0: never */
  readonly wake: number
}

/** One of six cheers that everybody knows by its number, or `HURRY`. Nobody writes anything. */
export interface Cheer {
  readonly pid: Pid
  readonly n: number
  /** epoch ms */
  readonly at: number
}
/** The cheer to whoever is waited for. */
export const HURRY = 6
export const CHEERS = 3

export type Effect = 'archive' | 'remind'

/** Twelve entries in a row of one game, never rewritten. `_id` is `${game}_${first}`. */
export interface Page {
  readonly _id: string
  readonly v: 1
  readonly game: string
  readonly first: number
  readonly turns: readonly [from: number, to: number]
  readonly entries: readonly Entry[]
}

export interface Member {
  readonly openid: string
  /** '' until the person gave one, or when it was taken back */
  readonly name: string
  /** the drawn face, 1 … 12; 0: taken back */
  readonly face: number
  /** wants to be told once when the game begins */
  readonly remind?: true
}

/** Who may come in, and who is who. For the cloud alone. */
export interface Door {
  readonly _id: string
  readonly v: number
  readonly key: string
  readonly code: string
  readonly members: Readonly<Record<Pid, Member>>
  /** members whom the host sent away, and who may not come in again until let in */
  readonly kicked: readonly Pid[]
}

export interface Code {
  readonly _id: string
  readonly v: number
  readonly room: string
}

export interface Person {
  readonly _id: string
  readonly v: number
  readonly name: string
  /** 0 until chosen */
  readonly face: number
  /** all whose doors know this person, the latest first, at most 100 */
  readonly rooms: readonly string[]
  readonly used: Used
}

/** What a person has done of what is limited. */
export interface Used {
  /** hours since 1970 */
  readonly hour: number
  /** codes of no table, in that hour */
  readonly wrong: number
  /** days since 1970, as they begin in China */
  readonly day: number
  /** tables opened, and others come in to, on that day */
  readonly tables: number
  readonly joins: number
}

/** A finished game. `_id` is the game's. */
export interface GameRecord {
  readonly _id: string
  readonly v: 1
  readonly room: string
  readonly at: number
  readonly table: Table
  readonly seats: readonly Pid[]
  readonly game: StoredGame
  readonly fair: Fairness
  readonly entries: number
  readonly tail: readonly Entry[]
}

export interface Key {
  readonly _id: 'master'
  readonly v: 1
  /** hex of 32 bytes */
  readonly value: string
}

/** A table that nothing happens at for this long ends by itself, in ms. */
export const IDLE_MS = 24 * 3600_000
/** A host who is not here may be replaced after this long, in ms. */
export const HOST_GRACE = 60_000
export const TAIL = 24
export const PAGE = 12
export const SEATS = 12

/** The seat of a person, or −1. */
export const seatOf = (room: Room, pid: Pid): number => room.seats.findIndex(s => s.pid === pid)

/** Whose the table is when its host gets up from seat `from`: the next in the order of play that is here, else the next that has not left. */
export function hostAfter(seats: readonly Seat[], from: number): Seat | undefined {
  const order = seats.map((_, i) => seats[(from + i) % seats.length]!).filter(s => !s.gone)
  return order.find(s => !s.away) ?? order[0]
}

/** Two turns missed in a row, and a seat is passed over until its person is back. */
const PATIENCE = 2

export const isPassedOver = (seat: Pick<Seat, 'missed'> | undefined): boolean =>
  (seat?.missed ?? 0) >= PATIENCE

/** Whether a game is going on, paused or not. */
export const isRunning = (room: Room): boolean => room.phase === 'playing' || room.phase === 'paused'
