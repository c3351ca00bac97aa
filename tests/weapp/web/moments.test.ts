import { film } from '../../support/film'
import type { Glass } from '../../support/weapp/chromium'
import type { Phone } from '../../support/weapp/phone'
import { onGlass } from '../../support/weapp/stand'
import { begin, prepare, ready, shownBy, tableOf, throwBy } from '../../support/weapp/table'
import type { World } from '../../support/weapp/world'

const NAMES = ['ama', 'aming', 'lihua']

let world: World
let glass: Glass
onGlass(made => {
  ;({ world, glass } = made)
})

/** Three at a table, the first with a phone and the first turn. */
async function tableFor(name: string, more: object = {}) {
  const names = NAMES.map(who => `${name}-${who}`)
  const { id, query } = await tableOf(world, names, more)
  await begin(world, id, names[0]!)
  const phone = world.phone(names[0]!, {}, glass.of({ width: 390, height: 844 }))
  await phone.launch({ path: 'pages/table/index', query, scene: 1007 })
  await ready(world, phone)
  return { id, names, phone, page: glass.pages.at(-1)! }
}

/** No scene lies over the board. */
const over = (phone: Phone) =>
  world.until('the board', async () => (await shownBy(phone)).stock !== null && !(await phone.has('.moment')))

/** The throw of that seat, and a film of what it makes: time stands still meanwhile. */
async function filmed(
  { id, names, phone, page }: Awaited<ReturnType<typeof tableFor>>,
  seat: number,
  wants: string,
  [selector, name, ms]: readonly [selector: string, name: string, ms: number]
) {
  await over(phone)
  if (seat > 0) await throwBy(world, id, names[seat]!, seat, wants)
  else {
    await ready(world, phone)
    await prepare(world, id, phone, 0, wants)
    await phone.tap('#throw')
  }
  await world.until(selector, () => phone.has(selector))
  await phone.settle()
  await film(page, `weapp-${name}`, ms)
}

test('the light goes out and comes back over the table, which stays where it is', async () => {
  const table = await tableFor('dark', { diff: { sixBlack: 'scramble' } })
  const { phone } = table
  const bowl = () => phone.read(page => page.querySelectorAll('.bowl').length, null)
  await filmed(table, 0, 'liubohei', ['.moment-dark-falls', 'dark-falls', 2750])
  expect(await bowl()).toBe(1)
  await world.until('the light', () => phone.has('.moment-dark-lifts'))
  await phone.settle()
  await film(table.page, 'weapp-dark-lifts', 690)
  expect([await phone.has('.dark'), await phone.has('#light'), await bowl()]).toEqual([false, true, 1])
  expect(phone.wrongs()).toEqual([])
})

const strips = () => {
  test('strips of every scene, as WeChat’s build shows them', async () => {
    const game = await tableFor('strips')
    await filmed(game, 0, '444463', ['.moment-zhuangyuan', 'first', 1800])
    await filmed(game, 1, '444446', ['.moment-zhuangyuan', 'takes', 1800])
    await filmed(game, 2, '444412', ['.moment-zhuangyuan', 'short', 1800])
    await filmed(game, 0, 'yixiu', ['.flight', 'won', 750])
    await filmed(game, 1, '444423', ['.moment-lugu', 'lugu', 2550])
    await filmed(game, 2, '444411', ['.moment-chajinhua', 'chajinhua', 2550])
    await filmed(game, 0, '444444', ['.moment-liubohong', 'liubohong', 2550])
    const stock = { yixiu: 1, erju: 1, sijin: 1, sanhong: 1, duitang: 1, zhuangyuan: 1 }
    const chase = await tableFor('chase', { house: 'minnan', stock })
    await filmed(chase, 0, '411123', ['.flight', 'chase-won', 750])
    await filmed(chase, 1, '466532', ['.flight-chased', 'chased', 1350])
    const jump = await tableFor('jump', { jumps: 'sometimes' })
    await filmed(jump, 0, 'jump', ['.moment-jump', 'jump', 2550])
    expect(world.wrongs()).toEqual([])
  }, 600_000)
}
if (process.env.SHOTS) strips()
