import { createShaker } from '@/stores/shaker'
import { type Arrived, arrived, pass } from '../support/arrived'
import { clientOf } from '../support/fake-phone'
import { begin, seated } from '../support/party'
import { between, sampled, shaking } from '../support/traces'

let s: Arrived['s']
let net: Arrived['net']
let phone: Arrived['phone']
let client: Arrived['client']

const SHAKE = { every: 20, seed: 7 }
/** One second of rest, then the hand shakes for so long, then a second of rest. */
const hand = (ms: number) => sampled(between(1000, 1000 + ms, shaking(1.5, 4)), { ...SHAKE, ms: ms + 2000 })
const STRONG = sampled(shaking(1.5, 4), { ...SHAKE, ms: 1200 })

const feel = (samples: ReturnType<typeof hand>, to = phone, from = 0) => {
  for (const sample of samples) to.sensor.on?.({ ...sample, t: from + sample.t })
}

beforeEach(async () => {
  ;({ s, net, phone, client } = await arrived(['ama', 'aming']))
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

const show = () => client.show.store.getState()
/** Samples up to the stroke of that number, counted from the first. */
const strokes = (n: number) => {
  const all = hand(8000)
  for (const [i, sample] of all.entries()) {
    phone.sensor.on?.(sample)
    if (client.shaker.store.getState().strokes >= n) return all.slice(i + 1)
  }
  throw new Error(`no stroke ${n}`)
}

describe('from the first stroke', () => {
  beforeEach(() => client.shaker.arm())

  test('the bowl rattles before anything is sent, and lies still again when the hand thinks better of it', async () => {
    strokes(1)
    expect(show()).toMatchObject({ held: true, rattling: false })
    expect(show().aim).not.toBeNull()
    expect([phone.count('throw'), phone.ticks]).toEqual([0, ['light']])
    feel(
      sampled(() => [0, 0, -1], { ...SHAKE, ms: 1000 }),
      phone,
      3000
    )
    expect(show()).toMatchObject({ held: false, rattling: false, aim: null })
    await pass(5000)
    expect(phone.count('throw')).toBe(0)
  })

  test('a sensor that falls silent does not rattle for ever', async () => {
    strokes(2)
    await pass(1200)
    expect(show().held).toBe(false)
  })

  test('the call goes out at the fourth stroke, and the bowl rattles on as it did', async () => {
    strokes(3)
    const { aim } = show()
    expect(phone.count('throw')).toBe(0)
    strokes(4)
    expect(phone.count('throw')).toBe(1)
    expect(show()).toMatchObject({ rattling: true, held: false, flight: null, aim })
  })

  test('the answer is there: the dice leave the hand when it pauses', async () => {
    strokes(4)
    await pass(1000)
    expect(show()).toMatchObject({ rattling: true, flight: null })
    feel(
      sampled(() => [0, 0, -1], { ...SHAKE, ms: 300 }),
      phone,
      10_000
    )
    await pass(400)
    expect(show().flight).toEqual(show().aim)
    await pass(show().flight!.ms)
    expect(show()).toMatchObject({ rattling: false, told: { seat: 0 } })
  })

  test('a hand that shakes on keeps its dice for a second and a half, and no longer', async () => {
    strokes(4)
    await pass(1199)
    expect(show().flight).toBeNull()
    await pass(801)
    expect(show().flight).not.toBeNull()
  })

  test('no answer yet: the bowl rattles on, however long the hand has rested', async () => {
    phone.network = 'hangs'
    phone.watching = 'silent'
    feel(hand(1500))
    await pass(6000)
    expect(show()).toMatchObject({ rattling: true, flight: null, dice: null })
    await phone.release()
    await pass(400)
    expect(show().flight).not.toBeNull()
  })
})

describe('a thumb on the button does what shaking does', () => {
  const press = (on: boolean) => client.shaker.press(on)

  test('held: the bowl rattles under it, the call goes out at the fourth beat, the dice leave with the thumb', async () => {
    press(true)
    await pass(200)
    expect(show()).toMatchObject({ held: true, rattling: false })
    expect(phone.count('throw')).toBe(0)
    await pass(3 * 160)
    expect(phone.count('throw')).toBe(1)
    expect(phone.ticks).toEqual(['light', 'light', 'light', 'light'])
    await pass(500)
    expect(show()).toMatchObject({ rattling: true, flight: null })
    press(false)
    await pass(400)
    expect(show().flight).not.toBeNull()
    expect(phone.count('throw')).toBe(1)
  })

  test('a tap is over before anything rattles, and throws by itself', async () => {
    press(true)
    await pass(150)
    press(false)
    await pass(3000)
    expect(show()).toMatchObject({ held: false, rattling: false })
    expect([phone.count('throw'), phone.ticks]).toEqual([0, []])
  })

  test('a page that goes away lets go', async () => {
    press(true)
    await pass(400)
    client.hide()
    await pass(3000)
    expect(show().held).toBe(false)
    expect(phone.count('throw')).toBe(0)
  })
})

describe('B13 how hard one has to shake is one of three steps, or nothing', () => {
  const shakes = async (chosen: 'off' | 'soft' | 'normal' | 'hard', g: number) => {
    client.settings.set({ shake: chosen })
    client.shaker.arm()
    feel(sampled(between(1000, 2500, shaking(g, 4)), { ...SHAKE, ms: 3500 }))
    await pass(0)
    const thrown = phone.count('throw') === 1
    client.shaker.disarm()
    return thrown
  }

  test.each([
    ['soft', 0.65, true],
    ['normal', 0.65, false],
    ['normal', 0.9, true],
    ['hard', 0.9, false],
    ['hard', 1.5, true]
  ] as const)('%s at %d g: %j', async (chosen, g, throws) => {
    expect(await shakes(chosen, g)).toBe(throws)
  })

  test('off: the sensor is left alone, and the button says nothing of shaking', async () => {
    expect(await shakes('off', 2)).toBe(false)
    expect(phone.sensor.starts).toBe(0)
    expect(client.shaker.store.getState().feels).toBe(false)
  })

  test('what is chosen holds from the next turn on', async () => {
    expect(await shakes('off', 2)).toBe(false)
    expect(await shakes('normal', 2)).toBe(true)
  })
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
