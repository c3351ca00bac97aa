import { RANKS } from '@/rules'
import { between, sampled, shaking, still } from '../support/traces'
import type { Phone } from '../support/weapp/phone'
import {
  addressOf,
  begin,
  callsOf,
  openByTouch,
  prepare,
  prepareStart,
  ready,
  shownBy,
  tableOf,
  told
} from '../support/weapp/table'
import { World } from '../support/weapp/world'

/** How long somebody shakes who does not stop, ms: beyond their next turn. */
const ON_AND_ON = 15_000
/** What wins a cake of each rank. */
const WINS = {
  ...{ yixiu: 'yixiu', erju: 'erju', sijin: 'sijin' },
  ...{ sanhong: 'sanhong', duitang: 'duitang', zhuangyuan: 'sihong' }
}
const USUAL = { yixiu: 32, erju: 16, sijin: 8, sanhong: 4, duitang: 2, zhuangyuan: 1 }
const TINY = { zhuangyuan: 1, duitang: 0, sanhong: 0, sijin: 0, erju: 0, yixiu: 1 }
/** Still for a second, then a shake as a hand gives it, then still. */
const shake = (ms: number) =>
  sampled(between(1000, 1000 + ms, shaking(1.6, 4)), { every: 20, ms: ms + 2000, seed: 3 })
const rest = (ms: number) => sampled(still, { every: 20, ms, seed: 5 })

let world: World
beforeAll(async () => {
  world = await World.start()
})
afterAll(() => world.close())

/** A game of two, whose first is the phone. It is the phone's turn. */
async function myTurn(name: string) {
  const names = [name, `${name}-guest`]
  const { id, query } = await tableOf(world, names)
  await begin(world, id, name)
  const phone = world.phone(name)
  await phone.launch({ path: 'pages/table/index', query, scene: 1007 })
  await ready(world, phone)
  return { id, query, phone }
}

/** What was thrown; a call that was sent again for want of an answer is one throw. */
const throws = (phone: Phone) => [...new Set(callsOf(phone, 'throw').map(({ opId }) => opId))]

describe.each(['absent', 'throws', 'fails'] as const)('B05 the sensor %s', sensor => {
  test('every screen is reached by tapping, up to the champion', async () => {
    const phone = world.phone(`tapping-${sensor}`, { sensor })
    await phone.launch()
    for (const [id, page] of [
      ['rules', 'more/rules'],
      ['join-code', 'join']
    ] as const) {
      await phone.tap(`#${id}`)
      await world.page(phone, page)
      await phone.tap('.top-bar-act')
      await world.page(phone, 'home')
    }
    await openByTouch(world, phone, TINY)
    const id = String(
      phone.logic.top.instance.options && (phone.logic.top.instance.options as { room: string }).room
    )
    await prepareStart(world, id, phone, 0)
    await phone.tap('#start')
    for (const wants of ['sihong', 'yixiu']) {
      await ready(world, phone)
      expect(await phone.read(page => page.querySelector('#throw')?.textContent, null)).not.toContain('摇')
      await prepare(world, id, phone, 0, wants)
      await phone.tap('#throw')
      await told(world, phone)
    }
    await world.until('the end', async () => (await shownBy(phone)).result !== null)
    for (const [id, page] of [
      ['result-check', 'table/records/verify'],
      ['result-log', 'table/records/log']
    ] as const) {
      await phone.tap(`#${id}`)
      await world.page(phone, page)
      await phone.tap('.top-bar-act')
      await world.page(phone, 'table')
    }
    await phone.tap('.top-bar-act')
    await world.page(phone, 'home')
    expect(phone.wrongs()).toEqual([])
  })
})

test('B03 in and out five times: one listener, one throw for a shake, and none of either left', async () => {
  const { query, phone } = await myTurn('in-and-out')
  for (let i = 0; i < 5; i++) {
    if (i > 0) phone.show({ path: 'pages/table/index', query, scene: 1007 })
    await ready(world, phone)
    await phone.settle()
    expect(phone.listeners).toBe(1)
    expect(phone.accelerometer.started).toBe(true)
    if (i < 4) {
      await phone.tap('.top-bar-act')
      await world.page(phone, 'home')
      expect(phone.listeners).toBe(0)
      expect(phone.accelerometer.started).toBe(false)
    }
  }
  expect(phone.accelerometer.starts).toEqual(['game', 'game', 'game', 'game', 'game'])
  await phone.feel(shake(1500))
  expect(throws(phone)).toHaveLength(1)
  expect(phone.listeners).toBe(0)
  expect(phone.wrongs()).toEqual([])
})

test('C11 in and out five times: no audio object is left', async () => {
  const { query, phone } = await myTurn('silent')
  for (let i = 0; i < 5; i++) {
    phone.show({ path: 'pages/table/index', query, scene: 1007 })
    await ready(world, phone)
    await phone.tap('.top-bar-act')
    await world.page(phone, 'home')
    expect(phone.players.size).toBe(0)
  }
  expect(phone.wrongs()).toEqual([])
})

test('B04 what a phone felt in the dark is dropped; then a shake is a throw', async () => {
  const { phone } = await myTurn('pocket')
  const late = phone.core.late('AccelerometerChange')
  phone.hide()
  await phone.settle()
  expect(phone.listeners).toBe(0)
  for (const { x, y, z } of shake(1200)) late({ x, y, z })
  phone.show()
  for (const { x, y, z } of shake(1200)) late({ x, y, z })
  await ready(world, phone)
  expect(throws(phone)).toHaveLength(0)
  await phone.feel(shake(1500))
  expect(throws(phone)).toHaveLength(1)
  expect(phone.wrongs()).toEqual([])
})

test.each([4000, 8000])('B08 a shake of %i ms throws once', async ms => {
  const { phone } = await myTurn(`long-${ms}`)
  await phone.feel(shake(ms))
  expect(throws(phone)).toHaveLength(1)
  expect(phone.wrongs()).toEqual([])
})

test('B08 alone at a table, shaking on into the next turn throws again only after a pause', async () => {
  const { id, query } = await tableOf(world, ['alone'])
  await begin(world, id, 'alone')
  const phone = world.phone('alone')
  await phone.launch({ path: 'pages/table/index', query, scene: 1007 })
  await ready(world, phone)
  const hand = shaking(1.6, 4)
  const end = 1000 + ON_AND_ON
  await phone.feel(sampled(between(1000, end, hand), { every: 20, ms: end, seed: 3 }))
  expect((await shownBy(phone)).button).toBe('ready')
  expect(throws(phone)).toHaveLength(1)
  await phone.feel(shake(1500))
  expect(throws(phone)).toHaveLength(2)
  expect(phone.wrongs()).toEqual([])
})

test.each([16, 60])('B01 one shake is one throw, a sample each %i ms', async every => {
  const { phone } = await myTurn(`rate-${every}`)
  await phone.feel(sampled(between(1000, 2200, shaking(1.5, 4)), { every, ms: 6000, seed: 7 }))
  expect(throws(phone)).toHaveLength(1)
  expect(phone.wrongs()).toEqual([])
})

test('B01 a phone that reads only five times a second throws once, or offers the button; a minute of rest is nothing', async () => {
  const { phone } = await myTurn('rate-200')
  await phone.feel(sampled(still, { every: 200, ms: 60_000, seed: 5 }))
  expect(throws(phone)).toHaveLength(0)
  await phone.feel(sampled(between(1000, 2200, shaking(1.5, 4)), { every: 200, ms: 8000, seed: 7 }))
  expect(throws(phone).length).toBeLessThanOrEqual(1)
  const { button } = await shownBy(phone)
  expect(throws(phone).length === 1 || button === 'ready').toBe(true)
  expect(phone.wrongs()).toEqual([])
})

test('B06 in a simulator without a sensor all 63 cakes are won by tapping', async () => {
  const phone = world.phone('simulator', { sensor: 'absent', device: { platform: 'devtools' } })
  await phone.launch()
  await openByTouch(world, phone, USUAL)
  const { room: id } = addressOf(phone)
  await prepareStart(world, id, phone, 0)
  await phone.tap('#start')
  const script = RANKS.flatMap(rank => Array.from({ length: USUAL[rank] }, () => WINS[rank]))
  for (const wants of script) {
    await ready(world, phone)
    await prepare(world, id, phone, 0, wants)
    await phone.tap('#throw')
    await told(world, phone)
  }
  await world.until('the end', async () => (await shownBy(phone)).result !== null)
  const counts = RANKS.map(rank => USUAL[rank]).reverse()
  expect((await shownBy(phone)).result).toEqual([['我', ...counts].join(' ')])
  expect(throws(phone)).toHaveLength(script.length)
  expect(phone.wrongs()).toEqual([])
})

test('B11 a shake while it is not my turn sends nothing', async () => {
  const { query } = await myTurn('others-turn')
  const guest = world.phone('others-turn-guest')
  await guest.launch({ path: 'pages/table/index', query, scene: 1007 })
  await world.until('the table', () => guest.has('#throw'))
  await guest.feel(shake(1500))
  expect(guest.listeners).toBe(0)
  expect(throws(guest)).toHaveLength(0)
})

test('a phone that is listened to and lies still sends nothing over the bridge', async () => {
  const { phone } = await myTurn('still')
  await phone.feel(rest(500))
  const since = phone.log.mark()
  await phone.feel(rest(10_000))
  expect(since()).toEqual([])
})
