import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Storage } from '@/platform/ports'
import { type Entry, isRunning, type Pid, type Room, seatOf, unpack } from '@/room'
import { moved } from '@/rules'
import type { Log } from './log'
import { type LogLine, linesOf } from './rows'
import { createSeen, type Seen, seenOf } from './seen'
import { mySeat, type TableState } from './state'

/** What somebody is told of once, for it happened behind their back. Numbers of people are seats. */
export type News =
  /** my turns while nobody looked at this phone; `whole`: nothing of them is missing here */
  | {
      readonly kind: 'away'
      /** those that were thrown for me, the oldest first */
      readonly thrown: readonly LogLine[]
      /** cakes that they brought me */
      readonly cakes: number
      /** how many were passed over */
      readonly skipped: number
      readonly whole: boolean
    }
  /** a seat went to somebody: `given` to me, `handed` to another by its person, `taken` after its person had left */
  | {
      readonly kind: 'given' | 'handed' | 'taken'
      readonly seat: number
      readonly from: Pid
      readonly to: Pid
      /** there are cakes on it, and turns to come */
      readonly running: boolean
    }
  /** I sat down again in a game that goes on, where another is on */
  | { readonly kind: 'back' }
  /** somebody got up in a game that goes on, or was sent away */
  | { readonly kind: 'left'; readonly seat: number; readonly from: Pid }
  /** another is host; `left`: the one before has no seat any more. `seat`: of that one, −1: it is gone */
  | {
      readonly kind: 'host'
      readonly seat: number
      readonly from: Pid
      readonly to: Pid
      readonly left: boolean
      readonly running: boolean
    }
  /** I, the host, asked whether this game begins anew, and somebody would rather go on */
  | { readonly kind: 'goes-on' }
  /** it has begun anew: by the host, or because all agreed */
  | { readonly kind: 'anew' }

/** So many pages of the log are fetched for it at most. */
const PAGES = 6

/** The game whose people are asked whether it begins anew; '': nobody is. */
const askedOf = (room: Room): string =>
  isRunning(room) && room.again.length > 0 ? (room.fair?.game ?? '') : ''

/** A game that is given up and followed by another within this time is begun anew, ms. */
const SOON = 5000

/** Whether the game of `old` has become another between two looks: given up and begun are two versions. */
const isAnew = (old: Room | null, room: Room): boolean =>
  old !== null &&
  isRunning(old) &&
  old._id === room._id &&
  room.games === old.games + 1 &&
  room.v <= old.v + 2 &&
  room.lastChampion === old.lastChampion

/** Nobody's hand took this turn of the seat: it was thrown for, or passed over. */
function isMissed(entry: Entry, seat: number): boolean {
  if (entry.s !== seat) return false
  const event = unpack(entry)
  return event.type === 'skipped' ? event.why === 'absent' : entry.e === ''
}

/** The seats that are another's since then, in the same game. */
function handovers(before: Seen, room: Room, since: readonly Entry[], me: Pid): News[] {
  const { game, pids } = seenOf(room)
  if (game !== before.game || pids.length !== before.pids.length || room.phase === 'ended') return []
  const running = isRunning(room)
  return pids.flatMap((to, seat) => {
    const from = before.pids[seat]!
    if (to === from) return []
    // In a lobby people also change places, and come for others who went.
    const ops = room.seats[seat]?.ops.length ?? 0
    if (!running && (pids.includes(from) || before.pids.includes(to) || ops === 0)) return []
    const left = since.some(({ k, s }) => k === 'r' && s === seat)
    // Who gave a seat away, or sat down on one, did so by their own hand.
    if (left ? to === me : from === me) return []
    return [{ kind: left ? 'taken' : to === me ? 'given' : 'handed', seat, from, to, running }]
  })
}

/** Who got up since then, or was sent away; of a host it is told with the new one. */
function gone(before: Seen, room: Room, since: readonly Entry[], me: Pid): News[] {
  if (before.game !== seenOf(room).game || !isRunning(room)) return []
  const seats = new Set(since.filter(({ k }) => k === 'l').map(({ s }) => s))
  return room.seats.flatMap(({ pid: from, gone }, seat) =>
    gone && seats.has(seat) && from !== me && from !== before.host ? [{ kind: 'left', seat, from }] : []
  )
}

/** Who is host since then, unless I made it so: by getting up, or by taking the place of a host who was away. */
function newHost({ host: from, pids }: Seen, room: Room, me: Pid): News | null {
  const { host: to } = room
  if (from === undefined || from === to) return null
  const left = room.seats.every(({ pid, gone }) => gone || pid !== from)
  if (left ? from === me : to === me) return null
  return { kind: 'host', seat: pids.indexOf(from), from, to, left, running: isRunning(room) }
}

/** Whether it is so still: who got up may be back before it could be said, or another there, or the game over. */
function isSo(one: News, room: Room, me: Pid): boolean {
  if (one.kind === 'left') return isRunning(room) && room.seats[seatOf(room, one.from)]?.gone === true
  return one.kind !== 'back' || waits(room, me)
}

/** Who sits in a game that goes on, and has to wait for their turn. */
const waits = (room: Room, me: Pid): boolean => {
  const seat = mySeat({ room, pid: me })
  return isRunning(room) && seat >= 0 && room.game?.turn !== seat
}

/** Whether I, who had got up, sit down again just now. */
const isBack = ({ room, pid, deed }: TableState, old: Room | null): boolean =>
  deed === 'join' && old?.seats[seatOf(old, pid ?? '')]?.gone === true && waits(room!, pid ?? '')

interface Missed {
  /** of the log, as far as it is known */
  readonly entries: readonly Entry[]
  readonly seat: number
  readonly from: number
  readonly until: number
  readonly whole: boolean
}

/** What became of my turns; null: nothing did. */
function absence(room: Room, { entries, seat, from, until, whole }: Missed): News | null {
  const missed = entries.filter(entry => entry.n >= from && entry.a <= until && isMissed(entry, seat))
  if (missed.length === 0) return null
  const turns = new Set(missed.map(({ n }) => n))
  const lines = linesOf(room, entries).filter(({ n }) => turns.has(n))
  const thrown = lines.filter(({ outcome }) => outcome.kind !== 'absent')
  const cakes = moved(
    thrown.flatMap(({ moves }) => moves),
    seat
  )
  return { kind: 'away', thrown, cakes, skipped: missed.length - thrown.length, whole }
}

interface Needs {
  readonly table: StoreApi<TableState>
  readonly log: Pick<Log, 'store' | 'older'>
  readonly storage: Storage
  /** epoch ms of the server */
  readonly now: () => number
}

/** What happened at the table behind my back, told once: since this phone was last looked at, also across cold starts. */
export function createNews({ table, log, storage, now }: Needs) {
  const store = createStore<readonly News[]>(() => [])
  const kept = createSeen(storage)
  let seen: Seen | null = null
  let hidden = false
  /** when somebody looked at this phone again: what is older they did not see; epoch ms of the server, 0: all the time */
  let back = 0
  /** as `askedOf` was when the table was last seen */
  let asked = ''
  /** when the last game that was seen was given up; epoch ms of the server, 0: none was */
  let dropped = 0

  const add = (news: readonly (News | null)[]) => {
    const fresh = news.filter(one => one !== null)
    if (fresh.length > 0) store.setState([...store.getState(), ...fresh], true)
  }

  const keep = (still: (one: News) => boolean) => {
    const kept = store.getState().filter(still)
    if (kept.length < store.getState().length) store.setState(kept, true)
  }

  /** Tells what happened between two looks at the table, of my turns those until then. */
  const tell = async (before: Seen, room: Room, me: Pid, until: number) => {
    const same = before.game === seenOf(room).game
    const from = same ? before.n : 0
    const seat = mySeat({ room, pid: me })
    // A seat that came to me brings no turns of mine with it.
    const sat = same ? before.pids[seat] === me : before.pids.includes(me)
    const isHere = () => log.store.getState().room?.fair?.game === room.fair?.game
    for (let i = 0; i < PAGES && sat && isHere() && log.store.getState().from > from; i++)
      if (!(await log.older())) break
    if (table.getState().room?._id !== room._id || !isHere()) return
    const known = log.store.getState()
    const entries = known.entries.filter(({ n }) => n < room.entries)
    const since = entries.filter(({ n }) => n >= from)
    const away = sat ? absence(room, { entries, seat, from, until, whole: known.from <= from }) : null
    add([
      ...handovers(before, room, since, me),
      ...gone(before, room, since, me),
      newHost(before, room, me),
      away
    ])
  }

  /** A host who asks for it, and has not taken it back, hears that it comes to nothing; all others that it has come. */
  const ask = ({ room, pid, deed }: TableState & { room: Room }, old: Room | null) => {
    const [was, gaveUp] = [asked, dropped]
    const drops = room.phase === 'ended' && room.game?.why === 'abandoned'
    // What else happens to the table after it makes it no later.
    dropped = drops ? gaveUp || room.at : 0
    // What becomes of the question is known when another game has begun, or not.
    asked = drops ? was : askedOf(room)
    // What is asked once more is not answered yet.
    if (asked !== '') keep(one => one.kind !== 'goes-on')
    if (!isRunning(room)) return
    const stops = was !== '' && asked === '' && room.fair?.game === was
    if (stops && room.host === pid && deed !== 'agree') add([{ kind: 'goes-on' }])
    const anew = isAnew(old, room) || (gaveUp > 0 && room.began - gaveUp < SOON)
    if (anew && (room.host !== pid || was !== '')) add([{ kind: 'anew' }])
  }

  const see = () => {
    const { room, pid, one, link } = table.getState()
    if (room === null) {
      seen = null
      asked = ''
      dropped = 0
      back = 0
      keep(() => false)
      return
    }
    if (hidden || one || pid === null) return
    keep(news => isSo(news, room, pid))
    const latest = seenOf(room)
    const first = seen?.room !== room._id
    const before = first ? kept.of(room._id) : seen
    // Of others' throws nothing is told: what is kept may be older than those.
    const mine = room.tail.some(({ n, s }) => n >= (before?.n ?? 0) && s === mySeat({ room, pid }))
    const other =
      before?.game !== latest.game || `${before.host} ${before.pids}` !== `${latest.host} ${latest.pids}`
    if (mine || other) kept.note(latest)
    const until = first || link === 'offline' ? Number.POSITIVE_INFINITY : back
    seen = latest
    if (before && (before.n !== latest.n || other)) void tell(before, room, pid, until)
  }
  table.subscribe((state, old) => {
    if (state.room === old.room) return
    if (state.room && !state.one) ask({ ...state, room: state.room }, old.room)
    if (state.room && isBack(state, old.room)) add([{ kind: 'back' }])
    see()
  })

  return {
    store,
    /** It has been told, and is not told again. */
    told: (one: News) =>
      store.setState(
        store.getState().filter(other => other !== one),
        true
      ),
    hide() {
      hidden = true
    },
    /** Somebody looks at this phone again. */
    show() {
      hidden = false
      back = now()
      see()
    }
  }
}
