/** @jest-environment jsdom */
import { webPorts } from '@/platform/web'
import { webMotion } from '@/platform/web/motion'
import { personOfTab } from '@/platform/web/person'
import { HOUSES } from '@/rules'
import { createPrizes } from '@/stores'

const random = (bytes: number) => Uint8Array.from({ length: bytes }, (_, i) => i * 7)
const at = (path: string) => window.history.replaceState(null, '', path)

beforeEach(() => {
  sessionStorage.clear()
  at('/')
})

test('a person made anew in each tab stays through reloads', () => {
  const first = personOfTab(random)
  expect(first).toMatch(/^o[a-z]{20}$/)
  expect(window.__openid).toBe(first)
  expect(personOfTab(() => new Uint8Array(20))).toBe(first)
})

test.each([
  ['/?me=ama#/pages/home/index', 'me-ama'],
  ['/#/pages/table/index?room=1&me=bo', 'me-bo'],
  ['/?me=阿嬷', 'me-_963f_5b37'],
  ['/?me=a.b c', 'me-a_2eb_20c']
])('the address %s fixes who it is: %s', (path, openid) => {
  at(path)
  expect(personOfTab(random)).toBe(openid)
  expect(openid).toMatch(/^[A-Za-z][A-Za-z0-9_-]{0,63}$/)
})

test('what is played on one phone is found by whoever opens its browser next; what is a person’s own is not', () => {
  const tab = () => webPorts().storage
  const first = tab()
  first.write('local/tables', '[1]')
  first.write('prizes', '{}')
  first.write('settings', '{}')
  // The tab is closed with all that it knew: another one is another person.
  sessionStorage.clear()
  const second = tab()
  expect([second.read('local/tables'), second.read('prizes'), second.read('settings')]).toEqual([
    '[1]',
    '{}',
    null
  ])
  const set = HOUSES.xmu.set
  const { sheet, ...rest } = createPrizes(first).read()
  const ranks = { ...sheet.ranks, yixiu: { ...sheet.ranks.yixiu, name: '牙膏' } }
  createPrizes(first).write({ ...rest, sheet: { ...sheet, ranks } })
  for (const alone of [true, false]) createPrizes(first, alone).note('a-table', set)
  expect(createPrizes(first).namesAt('a-table', set)?.yixiu).toBe('牙膏')
  expect(createPrizes(second).namesAt('a-table', set)).toBeNull()
  expect(createPrizes(second, true).namesAt('a-table', set)?.yixiu).toBe('牙膏')
  second.remove('local/tables')
  expect(first.read('local/tables')).toBeNull()
})

describe('the sensor', () => {
  const world = globalThis as { DeviceMotionEvent?: unknown }
  const fire = (a: object | null) =>
    window.dispatchEvent(Object.assign(new Event('devicemotion'), { accelerationIncludingGravity: a }))
  afterEach(() => {
    delete world.DeviceMotionEvent
  })

  test('reads g, with gravity, and its own time', async () => {
    world.DeviceMotionEvent = class {}
    const motion = webMotion(() => 42)
    const seen: object[] = []
    expect(await motion.start(s => seen.push(s))).toBe(true)
    fire({ x: 0, y: 0, z: -9.80665 })
    fire({ x: null, y: null, z: null })
    fire(null)
    motion.stop()
    fire({ x: 1, y: 1, z: 1 })
    expect(seen).toEqual([{ x: 0, y: 0, z: -1, t: 42 }])
  })

  test.each([
    ['granted', () => Promise.resolve('granted'), 'granted'],
    ['denied', () => Promise.resolve('denied'), 'denied'],
    ['rejects', () => Promise.reject(new Error('NotAllowedError')), 'denied'],
    [
      'throws',
      () => {
        throw new Error('no')
      },
      'denied'
    ],
    ['undefined', undefined, 'granted']
  ])('B10 requestPermission %s', async (_, requestPermission, answer) => {
    world.DeviceMotionEvent = Object.assign(class {}, requestPermission ? { requestPermission } : {})
    expect(await webMotion(Date.now).ask()).toBe(answer)
  })

  test('B10 refused it does not start, and says why; agreed to later it does', async () => {
    let answer = 'denied'
    world.DeviceMotionEvent = Object.assign(class {}, { requestPermission: async () => answer })
    const motion = webMotion(Date.now)
    await motion.ask()
    const seen: object[] = []
    expect(await motion.start(s => seen.push(s))).toBe(false)
    fire({ x: 0, y: 0, z: -9.80665 })
    expect([seen, motion.mute()]).toEqual([[], 'refused'])
    answer = 'granted'
    await motion.ask()
    expect(await motion.start(s => seen.push(s))).toBe(true)
    fire({ x: 0, y: 0, z: -9.80665 })
    expect([seen.length, motion.mute()]).toEqual([1, null])
    motion.stop()
  })

  test('B10 a browser that wants to be asked and was not yet: it does not start, and says that', async () => {
    world.DeviceMotionEvent = Object.assign(class {}, { requestPermission: async () => 'granted' })
    const motion = webMotion(Date.now)
    expect(await motion.start(() => undefined)).toBe(false)
    expect(motion.mute()).toBe('unasked')
    await motion.ask()
    expect(await motion.start(() => undefined)).toBe(true)
    expect(motion.mute()).toBeNull()
    motion.stop()
  })

  test('B10 permission is asked for before anything is awaited', () => {
    const requestPermission = jest.fn(async () => 'granted')
    world.DeviceMotionEvent = Object.assign(class {}, { requestPermission })
    void webMotion(Date.now).ask()
    expect(requestPermission).toHaveBeenCalledTimes(1)
  })

  test('B05 no such event: none, and starting says so', async () => {
    const motion = webMotion(Date.now)
    expect(await motion.ask()).toBe('none')
    expect(await motion.start(() => undefined)).toBe(false)
  })
})
