import type { Emulator } from '@/emulator'
import { parseCron } from '@/emulator/time/cron'
import { probe, startProbe } from '../support/emulator'

const START = Date.UTC(2026, 8, 25, 12)
const MINUTE = 60_000

describe('seven fields of a timer, in Beijing time', () => {
  const next = (expression: string, after: string) => {
    const at = parseCron(expression).next(Date.parse(after))
    return at === null ? null : new Date(at).toISOString()
  }

  test.each([
    ['0 */1 * * * * *', '2026-09-25T12:00:00Z', '2026-09-25T12:01:00.000Z'],
    ['0 */1 * * * * *', '2026-09-25T12:00:59.999Z', '2026-09-25T12:01:00.000Z'],
    ['*/5 * * * * * *', '2026-09-25T12:00:03Z', '2026-09-25T12:00:05.000Z'],
    ['0 0 4 * * * *', '2026-09-25T12:00:00Z', '2026-09-25T20:00:00.000Z'],
    ['0 0 4 * * * *', '2026-09-25T20:00:00Z', '2026-09-26T20:00:00.000Z'],
    ['30 15 8,20 * * * *', '2026-09-25T00:15:30Z', '2026-09-25T12:15:30.000Z'],
    ['0 0 0 1 1 * *', '2026-09-25T00:00:00Z', '2026-12-31T16:00:00.000Z'],
    ['0 0 12 * * MON-FRI *', '2026-09-25T05:00:00Z', '2026-09-28T04:00:00.000Z'],
    ['0 0 12 29 FEB * *', '2026-09-25T00:00:00Z', '2028-02-29T04:00:00.000Z'],
    ['0 0 12 1 * 0 *', '2026-09-25T12:00:00Z', '2026-09-27T04:00:00.000Z'],
    ['0 10-20/5 * * * * *', '2026-09-25T12:10:00Z', '2026-09-25T12:15:00.000Z'],
    ['0 0 0 1 1 * 2027', '2027-01-02T00:00:00Z', null]
  ])('%s after %s', (expression, after, expected) => {
    expect(next(expression, after)).toBe(expected)
  })

  test.each(['* * * * *', '60 * * * * * *', '0 0 0 0 * * *', '0 */0 * * * * *', 'x * * * * * *'])(
    '%s is refused',
    expression => {
      expect(() => parseCron(expression)).toThrow(expect.objectContaining({ code: 'emulator/bad-config' }))
    }
  )
})

describe('the clock and the timers on it', () => {
  let emulator: Emulator

  beforeEach(async () => {
    emulator = await startProbe()
  })
  afterEach(() => emulator.close())

  const move = async (body: object) => {
    const response = await fetch(`${emulator.url}/clock`, { method: 'POST', body: JSON.stringify(body) })
    return response.json()
  }
  const ticks = () =>
    emulator
      .collection('ticks')
      .find()
      .map(tick => tick.at)

  test('instances see it, and see it move', async () => {
    const run = probe(emulator)
    expect(await run('now')).toEqual({ now: START, fresh: START, fixed: 5, isDate: true })
    await emulator.clock.advance(1234)
    expect(await run('now')).toMatchObject({ now: START + 1234, fresh: START + 1234 })
  })

  test('POST /clock sets and advances, GET tells', async () => {
    expect(await move({ advance: 500 })).toEqual({ now: START + 500 })
    expect(await move({ set: START - 5 })).toEqual({ now: START - 5 })
    expect(await (await fetch(`${emulator.url}/clock`)).json()).toEqual({ now: START - 5 })
    expect(await move({ sideways: 1 })).toHaveProperty('error')
  })

  test('advancing fires each timer that becomes due, at its time, without an OPENID', async () => {
    await emulator.clock.advance(MINUTE - 1)
    expect(ticks()).toEqual([])
    await emulator.clock.advance(1)
    expect(ticks()).toEqual([START + MINUTE])
    expect(emulator.collection('ticks').find()[0]).toMatchObject({
      event: { Type: 'Timer', TriggerName: 'minute', Time: '2026-09-25T12:01:00Z' }
    })
    await emulator.clock.advance(3 * MINUTE)
    expect(ticks()).toEqual([1, 2, 3, 4].map(n => START + n * MINUTE))
    expect(emulator.clock.now()).toBe(START + 4 * MINUTE)
  })

  test('after a step back the timers of the time before fire again', async () => {
    await emulator.clock.advance(MINUTE)
    await emulator.clock.set(START)
    await emulator.clock.advance(MINUTE)
    expect(ticks()).toEqual([START + MINUTE, START + MINUTE])
  })

  test('moves asked for at once happen one after another', async () => {
    await Promise.all([
      emulator.clock.advance(MINUTE),
      emulator.clock.advance(MINUTE),
      emulator.clock.advance(1)
    ])
    expect(ticks()).toEqual([START + MINUTE, START + 2 * MINUTE])
    expect(emulator.clock.now()).toBe(START + 2 * MINUTE + 1)
  })

  test('nothing of the caller before is left for a timer', async () => {
    await probe(emulator)('event', {}, 'alice')
    await emulator.trigger('probe')
    expect(emulator.collection('ticks').find()).toMatchObject([{ leaked: null }])
  })

  test('a timer can be fired by hand; a client that says it is one is not', async () => {
    expect(await emulator.trigger('probe')).toEqual({ ticked: 'minute' })
    expect(ticks()).toEqual([START])
    const claim = { Type: 'Timer', TriggerName: 'minute', op: 'event' }
    expect(await emulator.call('probe', claim, 'alice')).toMatchObject({ Type: 'Timer' })
    expect(ticks()).toEqual([START])
  })
})

test('outside tests there is no /clock, and instances have the time of the machine', async () => {
  const emulator = await startProbe({ test: false, now: undefined })
  const before = Date.now()
  const { now } = await probe(emulator)<{ now: number }>('now')
  expect(now).toBeGreaterThanOrEqual(before)
  expect(now).toBeLessThanOrEqual(Date.now())
  const response = await fetch(`${emulator.url}/clock`, { method: 'POST', body: '{"advance":1}' })
  expect(response.status).toBe(404)
  await emulator.close()
})

test('a seed or a standing clock outside tests is refused', async () => {
  const refused = { code: 'emulator/bad-config' }
  await expect(startProbe({ test: false })).rejects.toMatchObject(refused)
  await expect(startProbe({ test: false, now: undefined, seed: 'x' })).rejects.toMatchObject(refused)
})
