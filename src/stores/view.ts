import type { Flight } from '@/dice'
import { HOST_GRACE, isPassedOver, type Room, seatOf, type Table } from '@/room'
import { cakesOf, type Dice, type Game, judge, type Pattern, type Stock } from '@/rules'
import { type Dark, darkOf } from './dark'
import { type Again, againOf, type TableDeeds, tableDeeds } from './deeds'
import { type Place, ring, shownGame, turnsAhead, turnsUntil } from './ring'
import type { Show } from './show'
import { type Start, startOf } from './start'
import { isMyTurn, mySeat, type Reminder, type TableState } from './state'
import { latest, type Told } from './tell'

/** `closed`: ended without a game. The end is shown when the last throw has been told, the dark at once. */
export type Scene = 'nowhere' | 'lobby' | 'table' | 'dark' | 'result' | 'closed'

export interface Paused {
  readonly kind: 'paused'
  /** the seat of the host who wanted it; −1: nobody was there to throw */
  readonly by: number
  /** what became of the turn before it, where nobody came to that */
  readonly unmet: Table['absence'] | 'none'
  /** who throws once it goes on; −1: that is seen then */
  readonly seat: number
}

export type CallLine =
  | { readonly kind: 'mine' | 'rolling' }
  | Paused
  | { readonly kind: 'other'; readonly seat: number }
  | { readonly kind: 'told'; readonly told: Told }

export type ButtonState =
  /** `left`: I got up from my seat, and may sit down on it again */
  | {
      /** `away`: the table passes me over until I say that I am here */
      readonly kind: 'rolling' | 'confirming' | 'offline' | 'paused' | 'left' | 'over' | 'away'
    }
  /** `early`: the throw of whoever was on before me has not been shown yet, or its dice are in the air */
  | { readonly kind: 'ready'; readonly early: boolean }
  /** I have no seat here; `full`: nor is one free in the next game, as the table is set */
  | { readonly kind: 'watching'; readonly full: boolean }
  /** `misses`: its person is away, and this becomes of the turn when its time is over */
  | { readonly kind: 'waiting'; readonly seat: number; readonly misses?: 'throw' | 'skip' }

export interface Won {
  readonly seat: number
  readonly dice: Dice
  readonly pattern: Pattern
}

export interface TableView {
  readonly scene: Scene
  /** clockwise, the reader at the bottom */
  readonly ring: readonly Place[]
  readonly round: number
  /** which round is the last, once that is known; 0: it is not yet */
  readonly lastRound: number
  readonly call: CallLine
  readonly button: ButtonState
  /** for the countdown in the button: epoch ms of the server and seconds; 0: none */
  readonly deadline: number
  readonly limit: number
  readonly bowl: {
    readonly dice: Dice | null
    readonly pattern: Pattern | 'none'
    /** in the hand, in the air: nobody can read them */
    readonly rattling: boolean
    readonly phase: 'rattling' | 'flying' | 'lying'
    /** how they fly, or have flown */
    readonly aim: Flight | null
  }
  readonly leader: Won | null
  /** who throws first and why, until somebody has */
  readonly start: Start | null
  /** the game as far as it has been told */
  readonly game: Game | null
  readonly stock: Stock | null
  /** all of its cakes, whoever has them now */
  readonly set: Stock | null
  /** those on the seat I left, too; null for a watcher */
  readonly mine: Stock | null
  /** the turn that is told in the board's place */
  readonly card: Told | null
  /**
   * who comes next, how many turns before mine (−1: I have none, or the phone is nobody's), and who sits theirs out
   * before, for a die that jumped: −1: nobody
   */
  readonly after: { readonly seat: number; readonly mine: number; readonly out: number } | null
  readonly lobby: {
    readonly seated: number
    /** seats that nobody has yet, before a game and between two */
    readonly free: number
    readonly host: boolean
    readonly sits: boolean
    /** a message when the game begins, for who waits for the host; null: none can be asked for */
    readonly reminder: Reminder | null
  }
  /** seats in their order, the champion first */
  readonly rows: readonly { readonly seat: number; readonly held: Stock }[]
  /** whom the one phone goes to now: a seat; −1: it stays where it is */
  readonly pass: number
  /** after a game: the seats of those who sit for the next one, where they are not those who played; else null */
  readonly coming: readonly number[] | null
  /** the host is not here, and somebody here may take over */
  readonly hostAway: boolean
  /** I am the host, and somebody asks whether I am here: a seat; −1: nobody does */
  readonly asker: number
  /** the host has been away, or asked for, for a minute: another may be host by now */
  readonly late: boolean
  /** hands reach for cakes in the dark */
  readonly dark: Dark | null
  /** some want this game to begin anew */
  readonly again: Again | null
  readonly deeds: TableDeeds
}

/** What tumbles before the first throw of a game is out, or is left of one that jumped: nobody is to read it. */
const UNREAD: Dice = [1, 2, 3, 4, 5, 6]

function leaderOf(game: Game | null): Won | null {
  const seat = game?.champion ?? null
  const claim = seat === null ? null : game?.claims[seat]
  if (!game || seat === null || !claim) return null
  const { pattern } = judge(claim.dice, game.house)
  return pattern === 'none' ? null : { seat, dice: claim.dice, pattern }
}

function sceneOf(state: TableState, show: Show): Scene {
  const { room } = state
  if (room === null) return 'nowhere'
  if (room.phase === 'lobby') return 'lobby'
  if (darkOf(state)) return 'dark'
  if (room.phase !== 'ended' || show.rattling || show.told !== null) return 'table'
  return room.game === null ? 'closed' : 'result'
}

const unmetOf = (last?: Told): Paused['unmet'] =>
  last?.absent ? 'throw' : last?.outcome.kind === 'absent' ? 'skip' : 'none'

/** Who goes on is here, and passed over no more. */
function pausedOf(state: TableState, room: Room, game: Game | null): Paused {
  const mine = mySeat(state)
  const seats = room.seats.map((one, seat) => (seat === mine ? { ...one, missed: 0 } : one))
  return {
    kind: 'paused',
    by: seatOf(room, room.pausedBy),
    unmet: unmetOf(latest(room).at(-1)),
    seat: game?.phase === 'playing' ? (turnsAhead(game, seats)[0] ?? -1) : -1
  }
}

function callOf(state: TableState, show: Show, game: Game | null): CallLine {
  if (show.rattling) return { kind: 'rolling' }
  if (show.told) return { kind: 'told', told: show.told }
  if (state.room?.phase === 'paused') return pausedOf(state, state.room, game)
  // On a phone that is passed round everybody goes by a name.
  return isMyTurn(state) && !state.one ? { kind: 'mine' } : { kind: 'other', seat: game?.turn ?? -1 }
}

const hasLeft = ({ room, pid }: TableState): boolean =>
  room !== null && pid !== null && seatOf(room, pid) >= 0

const seatedIn = (room: Room | null): number => room?.seats.filter(s => !s.gone).length ?? 0

const isFull = (room: Room | null): boolean => room !== null && seatedIn(room) >= room.table.size

function waitingFor(room: Room | null, seat: number): ButtonState {
  const away = room?.seats[seat]?.away
  return { kind: 'waiting', seat, ...(room && away ? { misses: room.table.absence } : {}) }
}

function buttonOf(state: TableState, show: Show, game: Game | null): ButtonState {
  const { room, act, confirming, link } = state
  const seats = room?.seats ?? []
  const seat = mySeat(state)
  if (confirming) return { kind: 'confirming' }
  if (act?.kind === 'throw' || (show.rattling && show.seat === seat && seat >= 0)) return { kind: 'rolling' }
  if (room?.phase === 'paused' && seat >= 0) return { kind: 'paused' }
  if (show.told?.ends) return { kind: 'over' }
  if (room && isPassedOver(room.seats[seat])) return { kind: 'away' }
  if (isMyTurn(state))
    return link === 'offline'
      ? { kind: 'offline' }
      : { kind: 'ready', early: show.rattling || game?.turn !== seat }
  if (show.rattling) return { kind: 'rolling' }
  if (seat < 0) return hasLeft(state) ? { kind: 'left' } : { kind: 'watching', full: isFull(room) }
  return waitingFor(room, game ? (turnsAhead(game, seats)[0] ?? game.turn) : -1)
}

/** Who comes after what is told; nobody where the game is over with it. */
function afterOf(state: TableState, show: Show, game: Game | null): TableView['after'] {
  if (game?.phase !== 'playing' || show.told?.ends) return null
  const out = game.owesSkip[game.turn] ? game.turn : -1
  const seats = state.room?.seats ?? []
  return {
    seat: turnsAhead(game, seats)[0] ?? -1,
    mine: state.one ? -1 : turnsUntil(game, seats, mySeat(state)),
    out
  }
}

/** The phone is passed on when the last throw has been told, and the next is another person's. */
function passOf(state: TableState, show: Show, game: Game | null): number {
  const waits = state.one && state.act === null && !isMyTurn(state)
  const calls = waits && callOf(state, show, game).kind === 'other'
  return calls && state.room?.phase === 'playing' ? (game?.turn ?? -1) : -1
}

function comingOf(room: Room | null, game: Game | null): TableView['coming'] {
  if (room?.phase !== 'ended' || game === null) return null
  const seats = room.seats.flatMap((s, seat) => (s.gone ? [] : [seat]))
  return seats.length === game.seats && seats.every((seat, i) => seat === i) ? null : seats
}

function rowsOf(game: Game | null): TableView['rows'] {
  if (game === null) return []
  const rows = game.held.map((held, seat) => ({ seat, held }))
  const first = game.champion ?? 0
  return [...rows.slice(first), ...rows.slice(0, first)]
}

/**
 * What the page of a table shows. `now`: epoch ms of the server. Numbers of people are seats; every word is left to the
 * page.
 */
export function viewOf(state: TableState, show: Show, now: number): TableView {
  const { room } = state
  const seat = mySeat(state)
  const game = room ? shownGame(room, show) : null
  const seated = seatedIn(room)
  const fills = room?.phase === 'lobby' || room?.phase === 'ended'
  const free = fills ? Math.max(0, room.table.size - seated) : 0
  const awaySince = room?.hostAwaySince ?? 0
  const late = awaySince > 0 && now >= awaySince + HOST_GRACE
  const rattling = show.rattling || show.held
  const pass = passOf(state, show, game)
  const host = seat >= 0 && (state.one || room?.host === state.pid)
  return {
    scene: sceneOf(state, show),
    ring: ring(state, show, now),
    // Until it is told, the last throw of a round belongs to that round.
    round: (show.told?.before ?? game)?.round ?? 1,
    lastRound: game?.phase === 'playing' ? (game.last ?? 0) : 0,
    call: callOf(state, show, game),
    button: buttonOf(state, show, game),
    deadline: room?.deadline ?? 0,
    limit: room?.table.limit ?? 0,
    bowl: {
      dice: show.dice ?? (rattling || show.aim ? UNREAD : null),
      pattern: show.landed?.pattern ?? 'none',
      rattling,
      phase: show.flight ? 'flying' : rattling ? 'rattling' : 'lying',
      aim: show.aim
    },
    leader: leaderOf(game),
    start: startOf(room, game),
    game,
    stock: game?.stock ?? null,
    set: game && cakesOf(game),
    mine: room ? (game?.held[seatOf(room, state.pid ?? '')] ?? null) : null,
    card: show.told,
    after: afterOf(state, show, game),
    lobby: {
      ...{ seated, free, host, sits: seat >= 0 },
      reminder: seat >= 0 && !host && state.template !== '' ? state.reminder : null
    },
    rows: rowsOf(game),
    coming: comingOf(room, game),
    pass,
    hostAway: seat >= 0 && room?.host !== state.pid && late,
    asker: host && room?.hostAskedBy ? seatOf(room, room.hostAskedBy) : -1,
    late,
    dark: darkOf(state),
    again: againOf(state),
    deeds: tableDeeds(state)
  }
}
