import { verify } from '@/fair'
import { localCloud } from '@/platform/local'
import { besideLocal } from '@/platform/local/beside'
import type { Cloud } from '@/platform/ports'
import { CLIENT, type Entry, linksOf, type Room } from '@/room'
import { emptyStock } from '@/rules'
import { createClient, linesOf, mySeat } from '@/stores'
import { fakeNetwork } from '../support/fake-phone'
import { formOf, type OnePhone, onePhone, storageOf, viewNow } from '../support/one-phone'
import { party } from '../support/party'

const NAMES = ['阿嬷', '阿明', '']
const MOST_TURNS = 3000

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)
const stateOf = ({ client }: OnePhone) => client.table.store.getState()
const roomOf = (phone: OnePhone): Room => stateOf(phone).room!

/** Comes to the table, as its page does. */
async function arrive(phone: OnePhone, one: string) {
  const entering = phone.client.table.enter({ one })
  await pass(0)
  expect(await entering).toBe(true)
  await pass(0)
}

/** One turn by touches: the phone is taken by whoever is next, who throws; until it has been told. */
async function turn(phone: OnePhone) {
  const { table } = phone.client
  const next = viewNow(phone).pass
  if (next >= 0) {
    await table.pass()
    expect(mySeat(stateOf(phone))).toBe(next)
  }
  const before = roomOf(phone)
  expect(viewNow(phone)).toMatchObject({ pass: -1, button: { kind: 'ready' } })
  void table.throwDice()
  await pass(0)
  expect(roomOf(phone).turn).toBe(before.turn + 1)
  expect(roomOf(phone).tail.at(-1)?.k === 'x' || roomOf(phone).tail.at(-1)?.s === before.game!.turn).toBe(
    true
  )
  await pass(5000)
}

async function play(phone: OnePhone, enough: (room: Room) => boolean) {
  for (let turns = 0; !enough(roomOf(phone)); turns++) {
    if (turns > MOST_TURNS) throw new Error('this game does not end')
    await turn(phone)
  }
}

async function entriesOf({ ports }: OnePhone, room: Room): Promise<readonly Entry[]> {
  const entries: Entry[] = []
  while (entries.length < room.entries) {
    const call = { op: 'log', room: room._id, game: room.fair!.game, first: entries.length }
    const page = await ports.cloud.call(call)
    if (!page.ok || !page.entries?.length) throw new Error(`no entries from ${entries.length}`)
    entries.push(...page.entries)
  }
  return entries
}

/** The whole game as `fair` checks it. */
const chainOf = async (phone: OnePhone) => (await entriesOf(phone, roomOf(phone))).flatMap(linksOf)

let texts: Map<string, string>
let phone: OnePhone
const start = (most?: () => number) => onePhone(storageOf(texts, most))

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 8, 25, 12) })
  texts = new Map()
  phone = start()
})
afterEach(() => {
  phone.client.table.close()
  jest.useRealTimers()
})

test('a whole game on one phone, killed and resumed in the middle, to its champion: no cloud is called and the proof holds', async () => {
  const one = phone.client.local.order(formOf(NAMES, null))
  await arrive(phone, one)
  expect(roomOf(phone)).toMatchObject({ phase: 'playing', deadline: 0, table: { limit: 0 } })
  await play(phone, room => room.entries >= 40)
  const before = roomOf(phone)

  const killed = phone
  phone = start()
  await phone.client.home.load()
  expect(phone.client.home.store.getState().locals).toMatchObject([
    { one, room: before._id, phase: 'playing' }
  ])
  await arrive(phone, one)
  expect(roomOf(phone)).toEqual(before)
  await play(phone, room => room.phase === 'ended')
  await pass(5000)

  const room = roomOf(phone)
  const sum = (stocks: readonly (readonly number[])[]) => stocks.flat().reduce((a, b) => a + b, 0)
  expect(sum([room.game!.stock, ...room.game!.held])).toBe(63)
  expect(room.game!.champion).not.toBeNull()
  expect(viewNow(phone)).toMatchObject({ scene: 'result', pass: -1, lobby: { host: true } })
  const entries = await entriesOf(phone, room)
  expect(entries.map(e => e.n)).toEqual(entries.map((_, n) => n))
  expect(verify({ ...room.fair!, log: await chainOf(phone) })).toEqual({ ok: true })
  expect(phone.client.local.running()).toEqual([])
  await phone.client.home.load()
  expect(phone.client.home.store.getState()).toMatchObject({ locals: [], endedLocal: { one } })
  jest.setSystemTime(Date.now() + 25 * 3600_000)
  await phone.client.home.load()
  expect(phone.client.home.store.getState().endedLocal).toBeNull()
  expect(killed.strayed).toEqual([])
  // What a first page asks of the cloud is no part of the game.
  expect(phone.strayed).toEqual([1, 2, 3].map(() => ({ op: 'home', client: CLIENT })))
})

test('everybody has a name and a face of their own, and nobody is "me"', async () => {
  await arrive(phone, phone.client.local.order(formOf(NAMES)))
  expect(stateOf(phone).code).not.toBe('')
  const places = [...viewNow(phone).ring].sort((a, b) => a.seat - b.seat)
  expect(places.map(p => [p.name, p.face, p.me])).toEqual([
    ['阿嬷', 1, false],
    ['阿明', 2, false],
    ['', 3, false]
  ])
})

test('whoever has the phone in hand may end the game for all', async () => {
  await arrive(phone, phone.client.local.order(formOf(NAMES)))
  await turn(phone)
  const { host, seats } = roomOf(phone)
  if (seats[viewNow(phone).pass]?.pid === host) await turn(phone)
  await phone.client.table.pass()
  expect(seats[mySeat(stateOf(phone))]?.pid).not.toBe(host)
  expect(viewNow(phone).deeds.end).toBe(true)
  expect(await phone.client.table.end()).toBe(true)
  expect(viewNow(phone)).toMatchObject({ scene: 'result', lobby: { host: true } })
})

test('one answer begins anew for all, past the first round too, whoever has the phone in hand', async () => {
  await arrive(phone, phone.client.local.order(formOf(NAMES, null)))
  await play(phone, room => room.entries >= 6)
  expect(viewNow(phone)).toMatchObject({ deeds: { restart: 'now' }, again: null })
  const { games, seats, host } = roomOf(phone)
  while (seats[mySeat(stateOf(phone))]?.pid === host) await turn(phone)
  await phone.client.table.restart()
  await pass(0)
  expect(stateOf(phone).refused).toBeNull()
  expect(roomOf(phone)).toMatchObject({ phase: 'playing', games: games + 1, again: [] })
  expect(viewNow(phone)).toMatchObject({ round: 1, again: null })
})

test('a game that was left says whose turn it is, how far it is and since when', async () => {
  await arrive(phone, phone.client.local.order(formOf(NAMES)))
  await turn(phone)
  await turn(phone)
  const { game, began } = roomOf(phone)
  const left = game!.stock.reduce((sum, n) => sum + n, 0)
  expect(began).toBeGreaterThan(0)
  expect(phone.client.local.running()).toMatchObject([{ turn: game!.turn, left, began }])
})

test('the phone stays with the thrower while the throw is told, then goes to the next', async () => {
  await arrive(phone, phone.client.local.order(formOf(NAMES)))
  if (viewNow(phone).pass >= 0) await phone.client.table.pass()
  const mine = mySeat(stateOf(phone))
  void phone.client.table.throwDice()
  await pass(0)
  expect(viewNow(phone)).toMatchObject({ pass: -1, bowl: { rattling: true } })
  await pass(2600)
  expect(viewNow(phone)).toMatchObject({ pass: -1, call: { kind: 'told', told: { seat: mine } } })
  expect(mySeat(stateOf(phone))).toBe(mine)
  await pass(5000)
  expect(viewNow(phone).pass).toBe((mine + 1) % 3)
  expect(viewNow(phone).button.kind).toBe('waiting')
  void phone.client.table.throwDice()
  await pass(0)
  expect(roomOf(phone).entries).toBe(2)
})

test("a phone of one's own may lay as many tables a day as its people like", async () => {
  for (let table = 0; table < 32; table++) {
    await arrive(phone, phone.client.local.order(formOf(NAMES, null)))
    expect(roomOf(phone)).toMatchObject({ phase: 'playing', games: 1 })
  }
})

test('who is not in the room is passed over: the turn goes on, the seat and its cakes stay', async () => {
  await arrive(phone, phone.client.local.order(formOf(NAMES)))
  await turn(phone)
  const [before, absent] = [roomOf(phone), viewNow(phone).pass]
  const skipping = phone.client.table.skip()
  // A second tap comes too late for this turn.
  await phone.client.table.skip()
  await skipping
  await pass(0)
  const after = roomOf(phone)
  expect(after.turn).toBe(before.turn + 1)
  expect(viewNow(phone).pass).toBe((absent + 1) % 3)
  expect(after.seats.map(s => s.gone)).toEqual([false, false, false])
  expect(after.game!.held).toEqual(before.game!.held)
  await turn(phone)
  await turn(phone)
  expect(viewNow(phone).pass).toBe(absent)
  await play(phone, room => room.phase === 'ended')
  expect(verify({ ...roomOf(phone).fair!, log: await chainOf(phone) })).toEqual({ ok: true })
})

test('the same turn is not passed over twice', async () => {
  await arrive(phone, phone.client.local.order(formOf(NAMES)))
  const { _id: room, turn: first } = roomOf(phone)
  await phone.ports.cloud.call({ op: 'skip', room, turn: first })
  await phone.ports.cloud.call({ op: 'skip', room, turn: first })
  await pass(0)
  expect(roomOf(phone).turn).toBe(first + 1)
})

test('who is passed over did not leave: the table stays as it was, and the log has one line of it', async () => {
  await arrive(phone, phone.client.local.order(formOf(NAMES)))
  const { host, seats } = roomOf(phone)
  const skipped: number[] = []
  for (const _ of NAMES) {
    const { game, turn: waits } = roomOf(phone)
    skipped.push(game!.turn)
    await phone.client.table.skip()
    await pass(0)
    expect(roomOf(phone)).toMatchObject({ host, phase: 'playing', idle: 0, turn: waits + 1 })
    expect(roomOf(phone).seats.map(({ gone, away, missed }) => [gone, away, missed])).toEqual(
      seats.map(() => [false, false, 0])
    )
  }
  const entries = await entriesOf(phone, roomOf(phone))
  const lines = linesOf(roomOf(phone), entries).filter(({ outcome }) => outcome.kind !== 'starter')
  expect(lines.map(({ seat, outcome, round }) => [seat, outcome.kind, round])).toEqual(
    skipped.map(seat => [seat, 'passed', 1])
  )
  expect(viewNow(phone)).toMatchObject({ round: 2, game: { turn: skipped[0] } })
})

test('no break is offered round one phone, whoever has it in hand', async () => {
  await arrive(phone, phone.client.local.order(formOf(NAMES)))
  for (const _ of NAMES) {
    await phone.client.table.pass()
    expect(viewNow(phone).deeds).toMatchObject({ pause: false, end: true })
    await turn(phone)
  }
})

/** The first round of the game that is on begins anew until the first of the list is to start. */
async function untilFirstStarts() {
  for (let games = 0; roomOf(phone).game!.turn !== 0; games++) {
    if (games > 99) throw new Error('the first of the list never starts')
    await phone.client.table.restart()
    await pass(0)
  }
}

test('whoever starts takes the phone first, also the first of the list: in a new game, begun anew, once more', async () => {
  const one = phone.client.local.order(formOf(NAMES))
  await arrive(phone, one)
  await untilFirstStarts()
  expect(viewNow(phone)).toMatchObject({ round: 1, pass: 0, button: { kind: 'waiting' } })
  await play(phone, room => room.phase === 'ended')
  await pass(5000)
  await phone.client.table.start()
  await pass(0)
  expect(viewNow(phone)).toMatchObject({ scene: 'table', pass: roomOf(phone).game!.turn })
  await untilFirstStarts()
  phone.client.table.close()
  // Nor does a phone that was put away know who picks it up.
  phone = start()
  await arrive(phone, one)
  expect(viewNow(phone).pass).toBe(0)
  await phone.client.table.pass()
  expect(viewNow(phone)).toMatchObject({ pass: -1, button: { kind: 'ready' } })
})

test('alone at the phone nobody is passed anything', async () => {
  await arrive(phone, phone.client.local.order(formOf(['阿嬷'])))
  for (let i = 0; i < 3; i++) await turn(phone)
  expect(viewNow(phone)).toMatchObject({ pass: -1, button: { kind: 'ready' } })
})

test('out of sight and back, or left for another page: nobody is away and nothing pauses', async () => {
  const one = phone.client.local.order(formOf(NAMES))
  await arrive(phone, one)
  await turn(phone)
  phone.client.hide()
  await pass(60_000)
  phone.client.appear()
  await pass(0)
  phone.client.table.close()
  await pass(0)
  await arrive(phone, one)
  expect(roomOf(phone)).toMatchObject({ phase: 'playing', hostAwaySince: 0 })
  expect(roomOf(phone).seats.filter(s => s.away)).toEqual([])
})

test('once more with the same people: a second game of the same table', async () => {
  const one = phone.client.local.order(formOf(NAMES))
  await arrive(phone, one)
  for (const games of [1, 2, 3, 4]) {
    await play(phone, room => room.phase === 'ended')
    await pass(5000)
    expect(roomOf(phone)).toMatchObject({ games, due: [] })
    void phone.client.table.start()
    await pass(0)
  }
  expect(roomOf(phone)).toMatchObject({ games: 5, phase: 'playing' })
  const games = [...texts.keys()].filter(key => key.startsWith('local/games/'))
  expect(games.map(key => key.split('_')[1]).sort()).toEqual(['3', '4'])
  expect([...texts.keys()].filter(key => /^local\/pages\/\w+_[12]_/.test(key))).toEqual([])
})

test('two games: each keeps its own turn, the latest is the one to go back to', async () => {
  const first = phone.client.local.order(formOf(NAMES))
  await arrive(phone, first)
  await turn(phone)
  const one = roomOf(phone)
  const second = phone.client.local.order(formOf(['大伯', '婷婷']))
  await arrive(phone, second)
  await turn(phone)
  await turn(phone)
  const two = roomOf(phone)
  expect(two._id).not.toBe(one._id)
  expect(phone.client.local.running()).toMatchObject([{ one: second }, { one: first }])
  await arrive(phone, first)
  expect(roomOf(phone)).toEqual(one)
  await arrive(phone, second)
  expect(roomOf(phone)).toEqual(two)
})

test('one of them can be removed: nothing of it is left, the others stay', async () => {
  const first = phone.client.local.order(formOf(NAMES))
  await arrive(phone, first)
  await turn(phone)
  const { _id } = roomOf(phone)
  const second = phone.client.local.order(formOf(NAMES))
  await arrive(phone, second)
  const stock = emptyStock()
  const past = { room: _id, game: `${_id}_1`, at: 0, champion: -1, stock, set: stock, rows: [] }
  phone.client.pasts.note(past)
  expect(phone.client.pasts.before(_id, '')).toEqual(past)
  phone.client.local.drop(first)
  expect(phone.client.local.running()).toMatchObject([{ one: second }])
  expect([...texts.keys()].filter(key => key.includes(_id))).toEqual([])
  expect(phone.client.pasts.before(_id, '')).toBeNull()
})

test('only the latest three tables are kept, of the others nothing', async () => {
  const rooms: string[] = []
  for (let i = 0; i < 5; i++) {
    await arrive(phone, phone.client.local.order(formOf([`${i}`, 'x'])))
    await turn(phone)
    rooms.push(roomOf(phone)._id)
  }
  const kept = rooms.map(room => [...texts.keys()].some(key => key.includes(room)))
  expect(kept).toEqual([false, false, true, true, true])
})

test('opened twice, or killed while it was being set: one table, begun once', async () => {
  const one = phone.client.local.order(formOf(NAMES))
  await arrive(phone, one)
  const room = roomOf(phone)
  // Killed after everything but the last note: which room it became.
  const [table] = JSON.parse(texts.get('local/tables')!)
  texts.set('local/tables', JSON.stringify([{ ...table, room: '' }]))
  phone = start()
  await arrive(phone, one)
  expect(roomOf(phone)._id).toBe(room._id)
  expect(roomOf(phone)).toMatchObject({ games: 1, entries: room.entries, seats: room.seats })
})

test('a way to a table that this phone has forgotten is refused', async () => {
  const entering = phone.client.table.enter({ one: 'never-heard-of-it' })
  await pass(0)
  expect(await entering).toBe(false)
  expect(stateOf(phone).refused).toEqual({ op: 'look', code: 'room/not-found' })
  expect(phone.strayed).toEqual([])
})

test('forgotten while it lies open: it is not to be found any more, and no cloud ever hears of it', async () => {
  const cloud = fakeNetwork(party()).phone('ama')
  const storage = storageOf(texts)
  let here: Cloud | null = null
  const ports = besideLocal({ ...cloud.ports, storage }, () => here)
  here = localCloud(ports)
  phone = { ports, client: createClient(ports), strayed: cloud.calls }
  await arrive(phone, phone.client.local.order(formOf(NAMES)))
  const forgetting = phone.client.forget()
  await pass(0)
  expect(await forgetting).toBeNull()
  expect(stateOf(phone)).toMatchObject({ room: null, refused: { op: 'look', code: 'room/not-found' } })
  await phone.client.table.throwDice()
  phone.client.hide()
  phone.client.appear()
  await pass(60_000)
  expect(cloud.calls.map(({ op }) => op)).toEqual(['forget'])
  expect([...texts.keys()].filter(key => key.startsWith('local/')).sort()).toEqual([
    'local/keys/master',
    'local/tables'
  ])
})

test.each([['[null]'], ['[5,"x"]'], ['[{"one":"x","room":"r","phase":"ended","ended":1e15}]'], ['{'], ['7']])(
  'a list of tables that says %s holds none: others can be reached, played and forgotten',
  async broken => {
    texts.set('local/tables', broken)
    const { client, ports } = phone
    expect([client.local.running(), client.local.ended(0), client.local.last()]).toEqual([[], null, null])
    expect(ports.share.path({ room: 'other', key: 'k' })).toContain('room=other')
    await arrive(phone, client.local.order(formOf(NAMES)))
    await turn(phone)
    const { _id } = roomOf(phone)
    texts.set(`local/docs/${_id}`, broken)
    client.local.forget()
    expect(client.local.running()).toEqual([])
  }
)

test('a table of this phone leads nobody else anywhere', async () => {
  await arrive(phone, phone.client.local.order(formOf(NAMES)))
  const { _id } = roomOf(phone)
  expect(phone.ports.share.path({ room: _id, key: 'k' })).toBe('/pages/home/index')
  expect(phone.ports.share.path({ room: 'other', key: 'k' })).toContain('room=other')
})

describe('a storage that is full', () => {
  test('older tables make room for the one that is played', async () => {
    const first = phone.client.local.order(formOf(NAMES))
    await arrive(phone, first)
    await play(phone, room => room.entries >= 30 || room.phase === 'ended')
    const old = roomOf(phone)._id
    const size = [...texts].reduce((sum, [key, value]) => sum + key.length + value.length, 0)
    phone.client.table.close()

    phone = start(() => size + 500)
    await arrive(phone, phone.client.local.order(formOf(NAMES)))
    await turn(phone)
    expect([...texts.keys()].filter(key => key.includes(old))).toEqual([])
    expect(phone.client.local.full()).toBe(false)
    const room = roomOf(phone)
    phone = start()
    await arrive(phone, phone.client.local.running()[0]!.one)
    expect(roomOf(phone)).toEqual(room)
  })

  test('a phone that keeps nothing at all plays to the champion, and says that it keeps nothing', async () => {
    phone = start(() => 0)
    await arrive(phone, phone.client.local.order(formOf(NAMES)))
    expect(phone.client.local.full()).toBe(true)
    await play(phone, room => room.phase === 'ended')
    expect(roomOf(phone).game!.champion).not.toBeNull()
    expect(texts.size).toBe(0)
    expect(phone.strayed).toEqual([])
  })

  test('the room no longer fits, its pages do: the game goes back to what was kept, and its proof still holds', async () => {
    let full = false
    const storage = storageOf(texts)
    const write: typeof storage.write = (key, value) => {
      if (!full || !key.startsWith('local/rooms/')) storage.write(key, value)
    }
    phone = onePhone({ ...storage, write })
    const one = phone.client.local.order(formOf(NAMES, null))
    await arrive(phone, one)
    await play(phone, room => room.entries >= 20)
    const kept = roomOf(phone)
    full = true
    await play(phone, room => room.entries >= 60)
    expect(phone.client.local.full()).toBe(true)
    expect(texts.has(`local/pages/${kept.fair!.game}_0`)).toBe(true)

    phone = start()
    await arrive(phone, one)
    expect(roomOf(phone)).toEqual(kept)
    await play(phone, room => room.phase === 'ended')
    expect(verify({ ...roomOf(phone).fair!, log: await chainOf(phone) })).toEqual({ ok: true })
  })
})
