import { openDist } from '../support/weapp/dist'
import { setDataOf } from '../support/weapp/log'
import { begin, prepare, ready, shownBy, tableOf, told } from '../support/weapp/table'
import { World } from '../support/weapp/world'

const dist = openDist()
let world: World
beforeAll(async () => {
  world = await World.start()
})
afterAll(() => world.close())

/** The shortest flight is longer than this; ms. */
const ALOFT = 1200

test('recorded motion and its contacts lie in the table’s package alone, within 280 KB', () => {
  const holds = (ending: string, text: RegExp) =>
    dist.files.filter(file => file.endsWith(ending) && text.test(dist.read(file)))
  expect(holds('.wxss', /@keyframes d-t0w1\b/)).toEqual(['pages/table/index.wxss'])
  const motion =
    dist.read('pages/table/index.wxss').match(/@keyframes d-[^@]*|\.flight-[^{]*\{[^}]*\}/g) ?? []
  expect(motion.length).toBeGreaterThan(360)
  expect(Buffer.byteLength(motion.join(''))).toBeLessThanOrEqual(280 * 1024)
  const contacts = holds('.js', /kind: ?"rattle"/)
  expect(contacts.length).toBeGreaterThan(0)
  expect(contacts.filter(file => !file.startsWith('pages/table/'))).toEqual([])
})

async function atTable(name: string) {
  const { id, query } = await tableOf(world, [name, `${name}-guest`])
  await begin(world, id, name)
  const phone = world.phone(name)
  await phone.launch({ path: 'pages/table/index', query, scene: 1007 })
  await ready(world, phone)
  return { id, phone }
}

test('a flight is begun by one setData, and until it lies nothing more crosses the bridge', async () => {
  const { id, phone } = await atTable('aloft')
  await prepare(world, id, phone, 0, 'sanhong')
  const flies = () =>
    phone.read(page => {
      const { className = '' } = page.querySelector('.bowl') ?? {}
      return /flight-t\d/.test(className) && !className.includes('bowl-landed')
    }, null)
  const thrown = phone.log.mark()
  await phone.tap('#throw')
  await world.until('the flight', flies)
  await phone.settle()
  // One that has the bowl rattle, one that lets the dice go.
  expect(setDataOf(thrown()).length).toBeLessThanOrEqual(2)
  const aloft = phone.log.mark()
  await world.time.advance(ALOFT)
  await phone.settle()
  expect(await flies()).toBe(true)
  expect(aloft()).toEqual([])
  await told(world, phone)
  expect([...((await shownBy(phone)).dice ?? '')].filter(face => face === '4')).toHaveLength(3)
  expect(phone.wrongs()).toEqual([])
})

test('a bowl with its dice is about ninety nodes', async () => {
  const { phone } = await atTable('nodes')
  const nodes = await phone.read(page => page.querySelectorAll('.bowl, .bowl *').length, null)
  expect(nodes).toBeGreaterThan(80)
  expect(nodes).toBeLessThanOrEqual(95)
})

test('B06 a whole set of 63 cakes is played by taps alone where nothing can be shaken', async () => {
  const { id, query } = await tableOf(world, ['taps'])
  await begin(world, id, 'taps')
  const phone = world.phone('taps', { sensor: 'absent' })
  await phone.launch({ path: 'pages/table/index', query, scene: 1007 })
  const cakes = [
    ...Array<string>(32).fill('yixiu'),
    ...Array<string>(16).fill('erju'),
    ...Array<string>(8).fill('sijin'),
    ...Array<string>(4).fill('sanhong'),
    ...Array<string>(2).fill('duitang'),
    'sihong'
  ]
  for (const wants of cakes) {
    await ready(world, phone)
    await prepare(world, id, phone, 0, wants)
    await phone.tap('#throw')
    await told(world, phone)
  }
  await world.until('the end', async () => (await shownBy(phone)).result !== null)
  expect((await world.cloud.room(id)).game?.phase).toBe('ended')
  expect(phone.accelerometer.starts).toEqual([])
  expect(phone.wrongs()).toEqual([])
}, 240_000)
