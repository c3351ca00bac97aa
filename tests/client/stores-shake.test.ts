import { createShaker } from '@/stores/shaker'
import { clientOf, type FakePhone, fakeNetwork } from '../support/fake-phone'
import { begin, party, type Seated, seated } from '../support/party'
import { between, sampled, shaking } from '../support/traces'

let s: Seated
let net: ReturnType<typeof fakeNetwork>
let phone: FakePhone
let client: ReturnType<typeof clientOf>

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)
const SHAKE = { every: 20, seed: 7 }
/** One second of rest, then the hand shakes for so long, then a second of rest. */
const hand = (ms: number) => sampled(between(1000, 1000 + ms, shaking(1.5, 4)), { ...SHAKE, ms: ms + 2000 })
const STRONG = sampled(shaking(1.5, 4), { ...SHAKE, ms: 1200 })

const feel = (samples: ReturnType<typeof hand>, to = phone, from = 0) => {
  for (const sample of samples) to.sensor.on?.({ ...sample, t: from + sample.t })
}

beforeEach(async () => {
  jest.useFakeTimers({ now: Date.UTC(2026, 8, 25, 12) })
  s = await seated(['ama', 'aming'], { limit: 0 }, party())
  await begin(s)
  net = fakeNetwork(s.party)
  phone = net.phone('ama')
  client = clientOf(phone)
  await client.table.enter({ room: s.id, key: s.key })
  await pass(0)
})
afterEach(() => {
  client.shaker.disarm()
  client.table.close()
  jest.useRealTimers()
})

test('a shake throws, once; strokes are felt before it, and the sensor is off after it', async () => {
  client.shaker.arm()
  feel(hand(1500))
  await pass(0)
  expect(phone.count('throw')).toBe(1)
  expect(phone.ticks.slice(0, 3)).toEqual(['light', 'light', 'light'])
  expect(phone.sensor.on).toBeNull()
  expect(phone.sensor.starts).toBe(phone.sensor.stops)
  expect(client.shaker.store.getState()).toEqual({ feels: true, strokes: 0, hint: false, mute: null })
})

test.each([4000, 8000])('B08 %d ms of shaking is one throw', async ms => {
  client.shaker.arm()
  feel(hand(ms))
  await pass(0)
  expect(phone.count('throw')).toBe(1)
})

test('B08 shaking on into the next own turn throws only after a still gap', async () => {
  const alone = await seated(['ama'], { limit: 0 }, s.party)
  await begin(alone)
  await client.table.enter({ room: alone.id, key: alone.key })
  client.shaker.arm()
  feel(STRONG.map(x => ({ ...x, t: x.t + 1000 })))
  const long = sampled(between(1000, 9000, shaking(1.5, 4)), { ...SHAKE, ms: 9000 })
  const armedAgain = long.findIndex(x => x.t > 4000)
  feel(long.slice(0, armedAgain))
  await pass(0)
  expect(phone.count('throw')).toBe(1)
  client.shaker.arm()
  feel(long.slice(armedAgain))
  await pass(0)
  expect(phone.count('throw')).toBe(1)
  feel(hand(1500), phone, 9000)
  await pass(0)
  expect(phone.count('throw')).toBe(2)
})

test('B11 shaking when it is not my turn sends nothing', async () => {
  const other = net.phone('aming')
  const theirs = clientOf(other)
  await theirs.table.enter({ room: s.id, key: s.key })
  theirs.shaker.arm()
  feel(hand(1500), other)
  await pass(0)
  expect(other.count('throw')).toBe(0)
  theirs.table.close()
})

test('B04 hidden: samples go nowhere; shown again they do not count, a fresh shake does', async () => {
  client.shaker.arm()
  const late = phone.sensor.on!
  client.hide()
  expect(phone.sensor.on).toBeNull()
  for (const sample of STRONG) late(sample)
  client.appear()
  await pass(0)
  client.shaker.arm()
  feel(STRONG.slice(0, 15))
  await pass(0)
  expect(phone.count('throw')).toBe(0)
  feel(hand(1500), phone, 5000)
  await pass(0)
  expect(phone.count('throw')).toBe(1)
})

test('B03 armed and disarmed five times: never two listeners, one shake is one call', async () => {
  for (let i = 0; i < 5; i++) {
    client.shaker.arm()
    client.shaker.disarm()
  }
  client.shaker.arm()
  client.shaker.arm()
  expect(phone.sensor.starts - phone.sensor.stops).toBe(1)
  feel(hand(1500))
  await pass(0)
  expect(phone.count('throw')).toBe(1)
})

test('B05 no sensor: it is known, and the button throws', async () => {
  phone.sensor.works = false
  client.shaker.arm()
  await pass(0)
  expect(client.shaker.store.getState().feels).toBe(false)
  await client.table.throwDice()
  expect(phone.count('throw')).toBe(1)
})

test('B13 shaking too gently: a hint to press within 5 s', async () => {
  client.shaker.arm()
  feel(sampled(between(1000, 6000, shaking(0.5, 4)), { ...SHAKE, ms: 6000 }))
  expect(phone.count('throw')).toBe(0)
  expect(client.shaker.store.getState().hint).toBe(true)
})

test('asking for the sensor never fails, whatever the phone says', async () => {
  const broken = {
    ask: () => Promise.reject(new Error('no')),
    start: async () => false,
    stop: () => undefined,
    mute: () => null
  }
  const shaker = createShaker({
    motion: broken,
    haptics: { tick: () => undefined },
    sensitivity: () => 'normal' as const,
    onShake: () => undefined
  })
  expect(() => shaker.ask()).not.toThrow()
  await pass(0)
})
