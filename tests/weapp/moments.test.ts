import type { Phone } from '../support/weapp/phone'
import { addressOf, begin, prepare, ready, tableOf, throwBy, told } from '../support/weapp/table'
import { World } from '../support/weapp/world'

const NAMES = ['ama', 'aming', 'lihua']

let world: World
beforeAll(async () => {
  world = await World.start()
})
afterAll(() => world.close())

/** Three at a table, the first with a phone and the first turn. */
async function table(more: object = {}): Promise<{ id: string; phone: Phone }> {
  const { id, query } = await tableOf(world, NAMES, more)
  await begin(world, id, NAMES[0] ?? '')
  const phone = world.phone('ama')
  await phone.launch({ path: 'pages/table/index', query, scene: 1007 })
  await ready(world, phone)
  return { id, phone }
}

/** What a scene has in words; null: there is none. */
const scene = (phone: Phone, selector = '.moment') =>
  phone.read((page, wanted) => page.querySelector(wanted)?.textContent ?? null, selector)

async function mine(phone: Phone, id: string, wants: string): Promise<void> {
  await prepare(world, id, phone, 0, wants)
  await phone.tap('#throw')
}

test('a 状元 fills the screen with its name and why, goes by itself, and the next one by a tap', async () => {
  const { id, phone } = await table()
  await mine(phone, id, 'sihong')
  await world.until('the scene', () => phone.has('.moment-zhuangyuan'))
  expect(await scene(phone)).toContain('我博到四红')
  expect(await scene(phone, '.moment-why')).toBe('还有 4 种更大的，最大是六勃红')
  expect(await phone.has('.moment-crest')).toBe(true)
  const since = world.time.now()
  await world.until('the table again', async () => (await scene(phone)) === null)
  expect(world.time.now() - since).toBeLessThanOrEqual(3000)

  await throwBy(world, id, 'aming', 1, 'wuhong')
  await world.until('the scene', () => phone.has('.moment-zhuangyuan'))
  expect(await scene(phone, '.moment-rival')).toContain('我 四红带')
  await phone.tap('.moment')
  await phone.settle()
  expect(await scene(phone)).toBeNull()
})

test('a cake flies from the tray to who won it, and from hand to hand', async () => {
  const stock = { yixiu: 1, erju: 1, sijin: 1, sanhong: 1, duitang: 1, zhuangyuan: 1 }
  const { id, phone } = await table({ house: 'minnan', stock })
  const flight = () => phone.read(page => page.querySelector('.flight')?.getAttribute('style') ?? null, null)
  await mine(phone, id, '411123')
  await world.until('the cake in the air', () => phone.has('.flight'))
  expect(await flight()).toMatch(/--tx: ?0; ?--ty: ?348/)
  expect(await scene(phone)).toBeNull()
  await world.until('the board', async () => !(await phone.has('.flight')))
  await throwBy(world, id, 'aming', 1, '466532')
  await world.until('the chase', () => phone.has('.flight-chased'))
  expect(await flight()).toMatch(/--fx: ?0; ?--fy: ?348/)
  await world.until('the board', async () => !(await phone.has('.flight')))
})

test('a die that jumps out has its scene, and says what it costs', async () => {
  const { id, phone } = await table({ jumps: 'sometimes' })
  await mine(phone, id, 'jump')
  await world.until('the scene', () => phone.has('.moment-jump'))
  expect(await scene(phone, '.moment-why')).toBe('跳出碗不算，下一轮停一次')
})

test('插金花 has its two flowers, 禄骨 two faces and one hat', async () => {
  const { id, phone } = await table()
  await mine(phone, id, 'wuhong')
  await world.until('the scene', () => phone.has('.moment-zhuangyuan'))
  await throwBy(world, id, 'aming', 1, 'wuzi')
  await throwBy(world, id, 'lihua', 2, 'none')
  await ready(world, phone)
  await mine(phone, id, 'sihong')
  await world.until('the scene', () => phone.has('.moment-lugu'))
  expect(await phone.has('.moment-heir')).toBe(true)
  expect(await scene(phone, '.moment-why')).toBe('禄骨：比上回小，状元丢了')
  await throwBy(world, id, 'aming', 1, 'chajinhua')
  await world.until('the scene', () => phone.has('.moment-chajinhua'))
  expect(await phone.has('.moment-pin-right')).toBe(true)
})

/** What the dice show that fly: "222222"; null: they do not fly. */
const flying = (phone: Phone) =>
  phone.read(page => {
    const isFlying = page.querySelector('.ring .bowl-flight:not(.bowl-rattling):not(.bowl-landed)') !== null
    const falls = page.querySelector('.ring .bowl-camera')?.className.match(/fall-\d-\d/g) ?? []
    return isFlying ? falls.map(fall => fall.slice(-1)).join('') : null
  }, null)

test('six black dice are seen to fly before the dark falls over them; who comes in the dark sees it at once', async () => {
  const { id, phone } = await table({ diff: { sixBlack: 'scramble' } })
  await mine(phone, id, 'liubohei')
  await world.until('the dark', () => phone.has('.dark'))
  expect([await phone.has('.moment-dark-late'), await phone.has('.in-dark')]).toEqual([true, false])
  await world.until('six that are alike in the air', async () =>
    /^([2356])\1{5}$/.test((await flying(phone)) ?? '')
  )
  expect(await phone.has('.in-dark')).toBe(false)
  await world.until('the table under the dark', () => phone.has('.in-dark'))
  const late = world.phone('ama')
  await late.launch({ path: 'pages/table/index', query: addressOf(phone), scene: 1007 })
  await world.until('the dark', () => late.has('.dark'))
  expect([await late.has('.moment-dark-late'), await late.has('.in-dark')]).toEqual([false, true])
})

test('a sheet that is open when the light goes out does not lie over the cakes, nor does what the dark before it brought', async () => {
  const { id, phone } = await table({ diff: { sixBlack: 'scramble' } })
  await throwBy(world, id, 'ama', 0, 'none')
  await told(world, phone)
  await phone.tap('.board')
  await world.until('the plate', () => phone.has('.sheet'))
  await throwBy(world, id, 'aming', 1, 'liubohei')
  await world.until('the dark', () => phone.has('.dark'))
  await phone.settle()
  expect(await phone.has('.sheet')).toBe(false)
  await world.until('the light', () => phone.has('#light'))
  await throwBy(world, id, 'lihua', 2, 'liubohei')
  await world.until('the dark again', () => phone.has('.dark'))
  await phone.settle()
  expect(await phone.has('.sheet')).toBe(false)
  await world.until('the light again', () => phone.has('#light'))
})
