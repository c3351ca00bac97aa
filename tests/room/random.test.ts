import { verify } from '@/fair'
import { type Entry, linksOf, load, type Room, unpack } from '@/room'
import { evolve, houseOf, newGame } from '@/rules'
import { broken } from '../support/laws'
import { memoryStore } from '../support/memory-store'
import { type Call, opId, type Party, party } from '../support/party'
import { random } from '../support/traces'

const EVENINGS = process.env.LONG === '1' ? 300 : 12
const SEED = 20260925
const STEPS = 250
const SMALL = { zhuangyuan: 1, duitang: 0, sanhong: 0, sijin: 0, erju: 1, yixiu: 2 }

const SETTINGS: readonly Call[] = [
  { size: 3 },
  { size: 12, limit: 0 },
  { limit: 15, absence: 'skip' },
  { house: 'xiandai', diff: { minutes: 1 }, jumps: 'sometimes' },
  { house: 'minnan', diff: { sixBlack: 'scramble' } }
]

/** A store whose requests take turns by chance, and fail by chance while `frail`, before they are done or after. */
function chancy(chance: () => number, written: (room: Room) => void) {
  const store = memoryStore()
  const state = { frail: false }
  const hitch = async () => {
    for (let i = Math.floor(chance() * 6); i > 0; i--) await null
    if (state.frail && chance() < 0.03) throw new Error('died')
  }
  const slow =
    <A extends unknown[], R>(request: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      await hitch()
      const result = await request(...args)
      await hitch()
      return result
    }
  const { swap } = store
  store.get = slow(store.get) as typeof store.get
  store.add = slow(store.add) as typeof store.add
  store.pagesOf = slow(store.pagesOf)
  store.awake = slow(store.awake)
  store.swap = slow(async (collection, doc, v) => {
    const done = await swap(collection, doc, v)
    if (done && collection === 'rooms') written(doc as Room)
    return done
  }) as typeof store.swap
  return { store, state }
}

/** Tried until it is answered, as a phone does. */
async function insist<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if ((error as Error).message !== 'died') throw error
    }
  }
}

/** An evening at one table: people who do anything at any time, also at once, over a cloud that dies now and then. */
class Evening {
  readonly games = new Set<string>()
  readonly chance: () => number
  readonly party: Party
  readonly people: readonly string[]
  readonly state: { frail: boolean }
  last: Room | null = null
  room = ''
  key = ''

  constructor(seed: number) {
    this.chance = random(seed)
    this.people = Array.from({ length: 2 + Math.floor(this.chance() * 6) }, (_, i) => `guest-${i}`)
    const { store, state } = chancy(this.chance, room => this.written(room))
    // They ask more in their few minutes than anybody may: how much that is, tests/room/limits shows.
    this.party = party(`evening ${seed}`, store, false)
    this.state = state
  }

  pick<T>(all: readonly T[]): T {
    return all[Math.floor(this.chance() * all.length)]!
  }

  written(room: Room) {
    expect([broken(this.last, room), room]).toEqual([[], room])
    this.last = room
    if (room.fair) this.games.add(room.fair.game)
  }

  async open() {
    const [size, limit] = [this.pick([1, 2, 3, 5, 12]), this.pick([0, 15, 30])]
    const [absence, house] = [this.pick(['throw', 'skip']), this.pick(['xmu', 'xmu', 'jiudian', 'xiandai'])]
    const jumps = this.pick(['never', 'sometimes'])
    const create = { op: 'create', opId: opId(), size, limit, absence, house, jumps, stock: SMALL }
    const made = await this.party.done('guest-0', create)
    this.room = made.room!._id
    this.key = made.key!
    this.state.frail = true
  }

  /** One who sits at the table, or has a place behind its door. */
  somebody(room: Room): string {
    const door = this.party.store.all.get(`doors/${this.room}`)
    return this.pick([...(room.seats ?? []).map(seat => seat.pid), ...Object.keys(JSON.parse(door!).members)])
  }

  /** Something that somebody might ask of a table that stands so. */
  call(room: Room): Call {
    const entropy = Math.floor(this.chance() * 2 ** 40)
      .toString(16)
      .padStart(32, '0')
    const turn = Math.max(0, room.turn + this.pick([0, 0, 0, 0, -1, 1]))
    const away = this.chance() < 0.5
    const calls: readonly Call[] = [
      { op: 'join', key: this.key },
      { op: 'join', key: this.key },
      { op: 'leave' },
      { op: 'here', away },
      { op: 'resume' },
      { op: 'resume' },
      { op: 'claim-host' },
      { op: 'join', key: this.key, seat: this.pick([0, 1, 2]) },
      { op: this.pick(['kick', 'let-in', 'let-in']), pid: this.somebody(room) },
      { op: 'hand', pid: this.somebody(room), opId: opId() },
      { op: 'move', pid: this.somebody(room), to: this.pick([0, 1, 2]) },
      { op: 'set', ...this.pick(SETTINGS) },
      { op: this.pick(['pause', 'pause', 'pause', 'end']) },
      { op: 'agree', game: room.fair?.game ?? `${this.room}_1`, yes: this.chance() < 0.8 },
      { op: 'cheer', cheer: this.pick([0, 5, 6]) },
      { op: this.pick(['sync', 'sync', 'remind', 'forget']) },
      { op: 'me', name: this.pick(['阿嬷', '阿明', '']), face: this.pick([0, 1, 5]) },
      { op: 'nudge', turn },
      { op: 'start', turn, opId: opId(), entropy },
      { op: 'restart', turn, opId: opId(), entropy },
      { op: 'start', turn, opId: opId(), entropy },
      ...Array.from({ length: 12 }, () => ({ op: 'throw', turn, opId: opId(), entropy }))
    ]
    return { room: this.room, ...this.pick(calls) }
  }

  async step() {
    const { party: p, people } = this
    if (this.chance() < 0.1) p.now += this.pick([1000, 15_000, 61_000, 200_000])
    if (this.chance() < 0.1) await insist(p.timer)
    const asks = Array.from({ length: this.pick([1, 1, 1, 4]) }, () => ({
      who: this.pick(people),
      data: this.call(this.last ?? ({ turn: 0 } as Room))
    }))
    const answers = await Promise.all(asks.map(({ who, data }) => insist(() => p.call(who, data))))
    const { who, data } = asks[0]!
    // A cheer that was heard is too soon the next time, and the time of a game is told once.
    const [answer] = answers
    const once = data.op === 'cheer' || (answer?.ok && answer.did?.at(-1)?.k === 'u')
    if (asks.length > 1 || once) return
    expect([data, await insist(() => p.call(who, data))]).toEqual([data, answer])
  }

  /** The whole log of a game is there, its dice verify, and played again it comes to the same. */
  async check(game: string) {
    const { store } = this.party
    const room = await store.get('rooms', this.room)
    const kept = room?.fair?.game === game ? room : await store.get('games', game)
    if (!kept?.game || !kept.fair) throw new Error(`${game} is lost`)
    const log: Entry[] = []
    for (let first = 0; first < kept.entries; first += 12) {
      const ask = { op: 'log', room: this.room, game, first }
      log.push(...(await this.party.done('anybody', ask)).entries!)
    }
    expect(log.map(e => e.n)).toEqual(Array.from({ length: kept.entries }, (_, n) => n))
    const { house } = { ...kept.table, ...kept.game }
    const { seats, starter } = kept.game
    const fresh = newGame({ house: houseOf(house), seats, starter, stock: SMALL })
    const replayed = log
      .map(e => unpack(e))
      .reduce((g, e) => (e.type === 'starter' ? g : evolve(g, e)), fresh)
    expect(replayed).toEqual(load(kept.game, kept.table))
    if (kept.fair.seed === '') return
    const links = log.flatMap(linksOf)
    expect(verify({ ...kept.fair, log: links })).toEqual({ ok: true })
  }
}

test(`${EVENINGS} evenings of anything at any time, from seed ${SEED}: no law of a room is broken, each answer stands`, async () => {
  let games = 0
  for (let i = 0; i < EVENINGS; i++) {
    const evening = new Evening(SEED + i)
    await evening.open()
    for (let step = 0; step < STEPS; step++) await evening.step()
    evening.state.frail = false
    for (const game of evening.games) await evening.check(game)
    games += evening.games.size
  }
  expect(games).toBeGreaterThan(EVENINGS)
})
