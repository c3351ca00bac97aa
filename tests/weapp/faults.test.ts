import { isDeepStrictEqual } from 'node:util'
import type { FaultKind } from '@/emulator'
import { load } from '@/room'
import { OUTAGE, TROUBLES, type Trouble, troubleOf } from '../support/troubles'
import { wantedEntropy } from '../support/wanted'
import type { Phone } from '../support/weapp/phone'
import { eachAnew } from '../support/weapp/stand'
import { begin, dueTo, ready, shownBy, tableOf, throwBy } from '../support/weapp/table'
import type { World } from '../support/weapp/world'

/** The trouble lasts at least so long, ms. */
const LASTS = 40_000
/** Between two throws of the others, ms. */
const PAUSE = 3000

let world: World
eachAnew(
  made => {
    world = made
  },
  { prewarm: 2 }
)

/** The openids of somebody with a phone and two others who call, at the table of a test. */
const peopleOf = (name: string) => ['phone', 'two', 'three'].map(who => `${who}-${name.replace(/\W/g, '-')}`)

/** Three at a table, the first with a phone; the next throw is the phone's. */
async function table(name: string, more: object = {}) {
  const people = peopleOf(name)
  const { id, query } = await tableOf(world, people, more)
  await begin(world, id, people[0] ?? '')
  const phone = world.phone(people[0] ?? '')
  await phone.launch({ path: 'pages/table/index', query, scene: 1007 })
  await ready(world, phone)
  return { id, phone, people }
}

/** The phone comes to show what the room says, and its dice. */
async function endsEqual(id: string, phone: Phone): Promise<void> {
  await world.until('the phone to show what the cloud has', async () => {
    const { tail } = await world.cloud.room(id)
    const last = tail.filter(entry => entry.k === 't').at(-1)
    const due = { ...(await dueTo(world, id, 0)), dice: last?.d }
    const { stock, mine, turn, dice } = await shownBy(phone)
    return isDeepStrictEqual({ stock, mine, turn, dice }, due)
  })
}

/** My own throws as the room has them: by turn, what my phone added. */
const mine = async (id: string) =>
  (await world.cloud.room(id)).tail.filter(({ k, s }) => k === 't' && s === 0).map(({ e }) => e)

/** A finger on the button, with dice to come; when the phone's call is on its way, or has failed. */
async function tap(id: string, phone: Phone, wants: string): Promise<string> {
  const entropy = wantedEntropy(await world.cloud.master(), await world.cloud.room(id), 0, wants)
  phone.random.give(entropy)
  await phone.tap('#throw')
  await phone.settle()
  return entropy
}

test.each(Object.entries(TROUBLES))(
  '%s: each throw counts once, and the phone ends where the cloud is',
  async (name, trouble) => {
    const { id, phone, people } = await table(name)
    const { faults } = world.emulator
    const happened = { ...faults.happened }
    const from = { at: world.time.now(), calls: phone.line.sent.length }
    for (const order of trouble.always ?? []) faults.add(troubleOf(people[0] ?? '', order))

    const given: string[] = []
    const throwing = [...(trouble.throwing ?? [])]
    for (const wants of ['erju', 'sihong']) {
      await ready(world, phone)
      await phone.settle()
      const { turn } = await world.cloud.room(id)
      for (const order of throwing.splice(0)) faults.add(troubleOf(people[0] ?? '', order))
      phone.line.network = trouble.network ?? 'up'
      given.push(await tap(id, phone, wants))
      if (trouble.network) await world.time.advance(OUTAGE)
      phone.line.network = 'up'
      await world.until('the throw', async () => (await world.cloud.room(id)).turn > turn)
      for (const seat of [1, 2]) {
        await throwBy(world, id, people[seat] ?? '', seat, seat === 1 ? 'yixiu' : 'none')
        await world.time.advance(PAUSE)
        await phone.settle()
      }
    }
    await world.time.advance(Math.max(0, from.at + LASTS - world.time.now()))
    await phone.settle()

    const seconds = (world.time.now() - from.at) / 1000
    const calls = phone.line.sent.length - from.calls
    said.push(`${name}: ${calls} calls in ${seconds.toFixed()} s`)
    expect(calls / seconds).toBeLessThanOrEqual(1)
    for (const { fault } of [...(trouble.always ?? []), ...(trouble.throwing ?? [])])
      expect([fault, faults.happened[fault]]).not.toEqual([fault, happened[fault]])

    faults.clear()
    faults.release()
    await endsEqual(id, phone)
    expect(await mine(id)).toEqual(given)
    const room = await world.cloud.room(id)
    expect(load(room.game!, room.table)).toMatchObject({ throws: 6, champion: 0 })
    await live(id, phone, people)
  }
)

/** The phone hears of a throw without time passing: its watch is there again, and it is one. */
async function live(id: string, phone: Phone, people: readonly string[]): Promise<void> {
  await world.until('a watch', async () => phone.line.watching === 1)
  await world.time.advance(20_000)
  await phone.settle()
  const calls = phone.line.sent.length
  await tap(id, phone, 'none')
  await throwBy(world, id, people[1] ?? '', 1, 'none')
  await endsEqual(id, phone)
  expect(phone.line.watching).toBe(1)
  expect(phone.line.sent.slice(calls).map(({ op }) => op)).toEqual(['throw'])
}

const said: string[] = []
afterAll(() => console.info(said.join('\n')))

test('no trouble of the emulator is left out', () => {
  const orders = Object.values(TROUBLES).flatMap(({ always = [], throwing = [] }) => [...always, ...throwing])
  const kinds: readonly FaultKind[] = Object.keys(world.emulator.faults.happened) as FaultKind[]
  expect([...new Set(orders.map(({ fault }) => fault))].sort()).toEqual([...kinds].sort())
})

/** When the phone is put away in the middle of its own throw, and what came of that throw. */
const HIDDEN: Readonly<Record<string, Trouble & { readonly counts: boolean }>> = {
  'its dice in the air': { counts: true },
  'its answer failed': { network: 'lost', counts: true },
  'its answer never to come': { network: 'silent', counts: true },
  'its call gone nowhere': { network: 'down', counts: false },
  'its call in an instance that stands still': {
    throwing: [{ fault: 'frozen', next: 1, request: 'update', at: 'before', ms: 3000 }],
    counts: true
  }
}
/** Until the dice are in the air, ms. */
const IN_THE_AIR = 700
/** WeChat stops a program that nobody sees after a while. */
const AWAKE = 5000
const MINUTE = 60_000

test.each(Object.entries(HIDDEN))(
  'hidden for an hour with %s: the right result, and the same seat',
  async (name, { throwing, network, counts }) => {
    const { id, phone, people } = await table(name, { limit: 30, absence: 'throw' })
    for (const order of throwing ?? []) world.emulator.faults.add(order)
    phone.line.network = network ?? 'up'
    const entropy = await tap(id, phone, 'erju')
    await world.time.advance(IN_THE_AIR)
    phone.hide()
    await world.time.advance(AWAKE)
    await phone.settle()
    phone.line.network = 'up'
    for (let minute = 0; minute < 60; minute++) {
      await world.time.sleep(MINUTE)
      const room = await world.cloud.room(id)
      const seat = room.game?.turn ?? 0
      if (seat > 0) await throwBy(world, id, people[seat] ?? '', seat, 'none')
    }
    const { phase, seats } = await world.cloud.room(id)
    expect([phase, seats[0]?.away]).toEqual(['playing', true])

    phone.show()
    await endsEqual(id, phone)
    const first = (
      await world.cloud.done(people[1] ?? '', { op: 'log', room: id, game: `${id}_1`, first: 0 })
    ).entries
    const own = first?.find(({ k, s }) => k === 't' && s === 0)
    expect(own?.e).toBe(counts ? entropy : '')
    const room = await world.cloud.room(id)
    expect(room.seats[0]).toMatchObject({ away: false, gone: false })
    expect(phone.line.watching).toBe(1)
    expect(await phone.has('#refused')).toBe(false)
  }
)
