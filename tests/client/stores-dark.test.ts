import { CLIENT, load } from '@/room'
import { DARK_MS, GRAB_GAP_MS } from '@/rules'
import { viewOf } from '@/stores'
import { TIMING } from '@/stores/timing'
import { clientOf, type FakePhone, fakeNetwork } from '../support/fake-phone'
import { begin, party, type Seated, seated, throws } from '../support/party'

const STOCK = { zhuangyuan: 1, duitang: 0, sanhong: 1, sijin: 1, erju: 2, yixiu: 5 }
const CAKES = 9
/** ⌈9 ÷ 2⌉ */
const MOST = 5

let s: Seated
let net: ReturnType<typeof fakeNetwork>
let phone: FakePhone
let client: ReturnType<typeof clientOf>
let began: number

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)
const grabs = () => phone.calls.filter(c => c.op === 'grab')
const view = () => viewOf(client.table.store.getState(), client.show.store.getState(), client.clock.now())
const game = async () => {
  const room = await s.party.room(s.id)
  return load(room.game!, room.table)
}

beforeEach(async () => {
  jest.useFakeTimers({ now: Date.UTC(2026, 8, 25, 12) })
  s = await seated(
    ['ama', 'aming'],
    { house: 'xmu', diff: { sixBlack: 'scramble' }, stock: STOCK, limit: 0 },
    party()
  )
  net = fakeNetwork(s.party)
  phone = net.phone('ama')
  client = clientOf(phone)
  await client.table.enter({ room: s.id, key: s.key })
  await begin(s)
  s.party.now = Date.now()
  await throws(s, '666666')
  began = Date.now()
  await net.tell(s.id)
  await pass(0)
})
afterEach(() => {
  client.grabber.end()
  client.table.close()
  jest.useRealTimers()
})

test('it is dark at once: since when, until when, how many cakes, how many for one hand', () => {
  expect(view()).toMatchObject({
    scene: 'dark',
    dark: { since: began, until: began + DARK_MS, thrower: 0, cakes: CAKES, most: MOST, hands: [0] }
  })
})

test('taps count from the start of the dark on the server’s clock, those too close do not; sent once before the light', async () => {
  await pass(500)
  client.grabber.tap(0)
  await pass(GRAB_GAP_MS - 1)
  client.grabber.tap(0)
  await pass(1)
  client.grabber.tap(0)
  expect(client.grabber.store.getState().hands[0]).toEqual([500, 500 + GRAB_GAP_MS])
  await pass(DARK_MS - TIMING.grabEnd - 500 - GRAB_GAP_MS - 1)
  expect(grabs()).toEqual([])
  await pass(1)
  const { turn } = await s.party.room(s.id)
  expect(grabs()).toEqual([
    { op: 'grab', room: s.id, turn, offsets: [500, 500 + GRAB_GAP_MS], client: CLIENT }
  ])
  expect((await game()).scramble!.grabs).toEqual([[500, 500 + GRAB_GAP_MS], []])
  client.grabber.tap(0)
  await pass(200)
  expect(grabs()).toHaveLength(1)
})

test('a phone whose clock is wrong by minutes grabs at the right moments', async () => {
  client.grabber.end()
  client.table.close()
  phone = net.phone('aming')
  phone.skew = 600_000
  client = clientOf(phone)
  await client.table.enter({ room: s.id })
  await pass(700)
  client.grabber.tap(1)
  expect(client.grabber.store.getState().hands).toEqual({ 1: [700] })
})

test('a full hand is sent at once, and takes no more', async () => {
  for (let i = 0; i < MOST + 2; i++) {
    await pass(GRAB_GAP_MS)
    client.grabber.tap(0)
  }
  expect(client.grabber.store.getState()).toMatchObject({ closed: [0] })
  expect(client.grabber.store.getState().hands[0]).toHaveLength(MOST)
  expect(grabs()).toHaveLength(1)
})

test('without a network it is tried again, and not beyond the light', async () => {
  phone.network = 'down'
  await pass(400)
  client.grabber.tap(0)
  await pass(DARK_MS - TIMING.grabEnd - 400 + TIMING.grabAgain)
  expect(grabs()).toHaveLength(2)
  phone.network = 'up'
  await pass(TIMING.grabAgain)
  expect((await game()).scramble!.grabs[0]).toEqual([400])
})

test('the light comes back with who got what; nobody grabs for another or twice', async () => {
  client.grabber.tap(1)
  await pass(100)
  client.grabber.tap(0)
  await pass(DARK_MS + TIMING.nudgeAfter + TIMING.nudgeSpread)
  const now = await game()
  expect(now.scramble).toBeNull()
  expect(now.held.map(held => Object.values(held).reduce((sum, n) => sum + n, 0))).toEqual([1, 0])
  expect(view()).toMatchObject({ scene: 'table', card: { outcome: { kind: 'light', n: 1 }, seat: 0 } })
  expect(client.show.store.getState().told!.moves).toEqual([
    { rank: expect.any(String), n: 1, from: 'stock', to: 0 }
  ])
})

test('a watcher has no hand here', async () => {
  client.grabber.end()
  client.table.close()
  phone = net.phone('guest')
  client = clientOf(phone)
  await client.table.enter({ room: s.id, key: s.key })
  await pass(0)
  expect(view().dark).toMatchObject({ hands: [] })
  client.grabber.tap(0)
  await pass(DARK_MS)
  expect(grabs()).toEqual([])
})
