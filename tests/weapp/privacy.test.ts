import { between, sampled, shaking } from '../support/traces'
import { begin, callsOf, ready, tableOf, told } from '../support/weapp/table'
import { World } from '../support/weapp/world'
import type { Consent } from '../support/weapp/wx/privacy'

const shake = sampled(between(1000, 2500, shaking(1.6, 4)), { every: 20, ms: 3500, seed: 3 })

let world: World
beforeAll(async () => {
  world = await World.start()
})
afterAll(() => world.close())

/** Takes the second seat by touches on a phone with that consent; it is then its turn. */
async function seated(name: string, consent: Consent, seat: '#sit' | '#sit-still' = '#sit') {
  const host = `${name}-host`
  const { id, query } = await tableOf(world, [host], { size: 2 })
  const phone = world.phone(name, { consent })
  await phone.launch({ path: 'pages/table/index', query, scene: 1007 })
  await world.until('a seat to take', () => phone.has(seat))
  await phone.settle()
  await phone.tap(seat)
  await world.until('a seat', () => phone.has('#leave'))
  await begin(world, id, host, 1)
  await ready(world, phone)
  return { id, phone }
}

const throws = async (phone: Awaited<ReturnType<typeof seated>>['phone']) => {
  await phone.tap('#throw')
  await told(world, phone)
}

test('agreed before: a seat in one tap, and a shake throws', async () => {
  const { phone } = await seated('agreed', 'agreed')
  await phone.feel(shake)
  expect(callsOf(phone, 'throw')).toHaveLength(1)
  expect(phone.wrongs()).toEqual([])
})

test('not asked yet: one tap takes the seat and agrees, and a shake throws', async () => {
  const { phone } = await seated('unasked', 'unasked')
  expect(phone.privacy.consent).toBe('agreed')
  await phone.feel(shake)
  expect(callsOf(phone, 'throw')).toHaveLength(1)
  expect(phone.privacy.sheets).toBe(0)
  expect(phone.wrongs()).toEqual([])
})

test('B10 refused: a seat without shaking; pressing throws, one line says why, and nothing asks', async () => {
  const { phone } = await seated('refused', 'refused', '#sit-still')
  await phone.settle()
  expect(await phone.has('#mute')).toBe(true)
  expect(await phone.has('#feel')).toBe(false)
  await phone.feel(shake)
  expect(callsOf(phone, 'throw')).toHaveLength(0)
  await throws(phone)
  expect(phone.privacy.sheets).toBe(0)
  expect(phone.wrongs()).toEqual([])
})

test('B10 refused, then thought better of: the line shows what for, one tap agrees, and a shake throws', async () => {
  const { phone } = await seated('better', 'refused', '#sit-still')
  await phone.settle()
  await phone.tap('#mute')
  await world.until('the button that agrees', () => phone.has('#feel'))
  await phone.tap('#feel')
  await world.until('nothing is mute', async () => !(await phone.has('#mute')) && !(await phone.has('#feel')))
  await phone.settle()
  await phone.feel(shake)
  expect(callsOf(phone, 'throw')).toHaveLength(1)
  expect(phone.privacy.sheets).toBe(0)
  expect(phone.wrongs()).toEqual([])
})

test.each(['undeclared', 'banned'] as const)('B10 %s: pressing throws, one line says why', async consent => {
  const { phone } = await seated(consent, consent)
  await phone.settle()
  expect(await phone.has('#mute')).toBe(true)
  await throws(phone)
  expect(phone.wrongs()).toEqual([])
})

test('a WeChat that knows nothing of privacy: a seat in one tap, and a shake throws', async () => {
  const { phone } = await seated('old', 'old')
  await phone.feel(shake)
  expect(callsOf(phone, 'throw')).toHaveLength(1)
  expect(phone.wrongs()).toEqual([])
})
