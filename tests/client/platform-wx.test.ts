import type { MotionSample } from '@/motion'
import { wxPorts } from '@/platform/wx'

const world = globalThis as { wx?: Record<string, unknown> }
const pass = () => new Promise(resolve => setImmediate(resolve))

/** WeChat's accelerometer as it is: listening and starting are two things, and listeners add up. */
function accelerometer() {
  const listeners: ((r: { x: number; y: number; z: number }) => void)[] = []
  const log: string[] = []
  type Ways = { success?: () => void; fail?: (e: unknown) => void; interval?: string }
  const wx = {
    startAccelerometer(o: Ways) {
      log.push(`start ${o.interval}`)
      o.success?.()
    },
    stopAccelerometer(o: Ways) {
      log.push('stop')
      o.success?.()
    },
    onAccelerometerChange: (l: (typeof listeners)[0]) => void listeners.push(l),
    offAccelerometerChange: (l: (typeof listeners)[0]) => void listeners.splice(listeners.indexOf(l), 1)
  }
  return { wx, listeners, log, shake: () => listeners.forEach(l => void l({ x: 0, y: 0, z: -1 })) }
}

afterEach(() => {
  delete world.wx
})

test('B03 five times in and out: one listener while started, none after, and off got the same function', async () => {
  const a = accelerometer()
  world.wx = a.wx
  const { motion } = wxPorts()
  const seen: MotionSample[] = []
  for (let i = 0; i < 5; i++) {
    expect(await motion.start(x => seen.push(x))).toBe(true)
    expect(a.listeners).toHaveLength(1)
    if (i < 4) motion.stop()
  }
  a.shake()
  expect(seen).toEqual([{ x: 0, y: 0, z: -1, t: expect.any(Number) }])
  motion.stop()
  expect(a.listeners).toHaveLength(0)
  expect(a.log[0]).toBe('start game')
})

test('a second start replaces the first, with a stop between', async () => {
  const a = accelerometer()
  world.wx = a.wx
  const { motion } = wxPorts()
  await motion.start(() => undefined)
  await motion.start(() => undefined)
  expect(a.listeners).toHaveLength(1)
  expect(a.log).toEqual(['start game', 'stop', 'start game'])
})

test('B04 a callback that WeChat still delivers after stop goes nowhere', async () => {
  const a = accelerometer()
  world.wx = { ...a.wx, offAccelerometerChange: undefined }
  const { motion } = wxPorts()
  const seen: MotionSample[] = []
  await motion.start(x => seen.push(x))
  motion.stop()
  a.shake()
  expect(seen).toEqual([])
})

const broken: [string, Record<string, unknown>][] = [
  ['nothing at all', {}],
  [
    'functions that throw',
    new Proxy(
      {},
      {
        get: () => () => {
          throw new TypeError('is not a function')
        }
      }
    )
  ],
  [
    'calls that fail',
    { startAccelerometer: (o: { fail: (e: unknown) => void }) => o.fail({ errMsg: 'no' }) }
  ],
  [
    'a start that works and no way to listen',
    { startAccelerometer: (o: { success: () => void }) => o.success() }
  ]
]

test.each(broken)(
  'B05 %s: no port throws or rejects, and the sensor is known to be missing',
  async (_, wx) => {
    world.wx = wx
    const { motion, haptics, storage, share, phone, cloud } = wxPorts()
    expect(await motion.start(() => undefined)).toBe(false)
    motion.stop()
    haptics.tick('heavy')
    storage.write('a', 'b')
    storage.remove('a')
    expect(storage.read('a')).toBeNull()
    expect(await share.copy('x')).toBe(false)
    expect(phone.screen()).toEqual({ rootFont: 16, barTop: undefined })
    expect(phone.language()).toBe('zh_CN')
    phone.keepAwake(true)
    phone.onShow(() => undefined)()
    phone.onHide(() => undefined)()
    phone.onOnline(() => undefined)()
    expect(phone.random(16)).toHaveLength(16)
    await expect(cloud.call({ op: 'home' })).rejects.toMatchObject({ code: expect.stringMatching(/^app\//) })
    await pass()
  }
)

test('the program runs where there is no wx at all', async () => {
  const { cloud, motion } = wxPorts()
  expect(await motion.ask()).toBe('none')
  await expect(cloud.call({ op: 'home' })).rejects.toMatchObject({ code: 'app/no-cloud' })
})

test('random bytes come from WeChat while it gives them, each only once', () => {
  let given = 0
  world.wx = {
    getRandomValues: (o: { length: number; success: (r: { randomValues: ArrayBuffer }) => void }) =>
      o.success({ randomValues: Uint8Array.from({ length: o.length }, () => given++ % 256).buffer })
  }
  const { phone } = wxPorts()
  expect([...phone.random(4), ...phone.random(4)]).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
})

describe('C15 a message that may come', () => {
  type Asked = { tmplIds: string[]; success: (said: object) => void; fail: () => void }
  const asks = (answer: (asked: Asked) => void) => {
    const seen: string[][] = []
    world.wx = {
      requestSubscribeMessage(asked: Asked) {
        seen.push(asked.tmplIds)
        answer(asked)
      }
    }
    return seen
  }

  test.each([
    ['accept', true],
    ['acceptWithAudio', true],
    ['reject', false],
    ['ban', false],
    ['filter', false],
    [undefined, false]
  ])('WeChat says %s: %s', async (said, may) => {
    const seen = asks(({ success }) => success({ one: said }))
    const asked = wxPorts().messages!.ask('one')
    expect(seen).toEqual([['one']])
    expect(await asked).toBe(may)
  })

  test('WeChat fails or throws: no', async () => {
    asks(({ fail }) => fail())
    expect(await wxPorts().messages!.ask('one')).toBe(false)
    asks(() => {
      throw new TypeError('no')
    })
    expect(await wxPorts().messages!.ask('one')).toBe(false)
  })

  test('a WeChat that knows of none', () => {
    world.wx = {}
    expect(wxPorts().messages).toBeNull()
  })
})
