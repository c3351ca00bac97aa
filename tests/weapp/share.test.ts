import type { Phone } from '../support/weapp/phone'
import { addressOf, tableOf } from '../support/weapp/table'
import { World } from '../support/weapp/world'

let world: World
beforeAll(async () => {
  world = await World.start()
})
afterAll(() => world.close())

/** A lobby with a free seat, and a phone in it that sits. */
async function lobby(name: string) {
  const { id, query } = await tableOf(world, [name], { size: 3 })
  const phone = world.phone(name)
  await phone.launch({ path: 'pages/table/index', query, scene: 1007 })
  await world.until('the lobby', () => phone.has('#invite'))
  const code = String(world.emulator.collection('doors').get(id)?.code)
  return { id, phone, query, code }
}

/** A card's path as WeChat opens it. */
function entryOf(path: string, scene: number) {
  const [page = '', words = ''] = path.replace(/^\//, '').split('?')
  const query = Object.fromEntries(words.split('&').map(pair => pair.split('=') as [string, string]))
  return { path: page, query, scene }
}

const roomOf = (phone: Phone) =>
  phone.line.sent
    .map(({ room }) => room)
    .filter(Boolean)
    .at(-1)
const sits = (phone: Phone) => world.until('a seat to take', () => phone.has('#sit'))

test('C01 the card carries room and key, from the menu and from the button, and no url', async () => {
  const { id, phone, query } = await lobby('card')
  const card = phone.logic.share('menu')
  expect(card).toMatchObject({ title: expect.stringMatching(/./), path: expect.stringContaining(id) })
  expect(card).not.toHaveProperty('url')
  expect(entryOf(String(card.path), 1007)).toMatchObject({ path: 'pages/table/index', query })
  if (card.imageUrl !== undefined)
    expect(world.dist.files).toContain(String(card.imageUrl).replace(/^\//, ''))
  await phone.tap('#invite')
  expect(phone.shared).toEqual([card])
  expect(phone.wrongs()).toEqual([])
})

test.each([1007, 1008])('C01 a card opened cold (scene %i) leads to a seat at that table', async scene => {
  const { id, phone } = await lobby(`cold-host-${scene}`)
  const guest = world.phone(`cold-${scene}`)
  await guest.launch(entryOf(String(phone.logic.share('menu').path), scene))
  await sits(guest)
  await guest.tap('#sit')
  await world.until('the guest in the lobby', () => guest.has('#leave'))
  expect((await world.cloud.room(id)).seats).toHaveLength(2)
  expect(guest.wrongs()).toEqual([])
})

test("C01 another table's card, opened while one sits at this one, leads to the other", async () => {
  const one = await lobby('warm-one')
  const other = await lobby('warm-other')
  const { phone } = one
  phone.hide()
  phone.show(entryOf(String(other.phone.logic.share('menu').path), 1007))
  await sits(phone)
  expect(addressOf(phone).room).toBe(other.id)
  expect(roomOf(phone)).toBe(other.id)
  expect(phone.wrongs()).toEqual([])
})

const FORMS = [
  ['plain', (code: string) => `r=${code}`],
  ['encoded', (code: string) => `r%3D${code}`],
  ['encoded twice', (code: string) => `r%253D${code}`],
  ['the code alone', (code: string) => code]
] as const

const SCANS: readonly string[] = FORMS.map(([form]) => form)

test.each(FORMS)('C03 a scanned code, %s, leads to its table', async (form, write) => {
  const { id, code } = await lobby(`scanned-${SCANS.indexOf(form)}`)
  const scene = write(code)
  expect(scene.length).toBeLessThanOrEqual(32)
  const guest = world.phone(`scanning-${SCANS.indexOf(form)}`)
  await guest.launch({ path: 'pages/table/index', query: { scene }, scene: 1047 })
  await world.until('the table', async () => (await guest.has('#sit')) || (await guest.has('#leave')))
  const { seats } = await world.cloud.room(id)
  expect([1, 2]).toContain(seats.length)
  expect(guest.line.sent.some(call => call.code === code || call.room === id)).toBe(true)
  expect(guest.wrongs()).toEqual([])
})

test.each(['', 'undefined', 'r%3D'])(
  'C03 a scanned code that says nothing (%p) leads on all the same',
  async scene => {
    const guest = world.phone(`lost-${scene.length}`)
    await guest.launch({ path: 'pages/table/index', query: { scene }, scene: 1047 })
    await world.until(
      'a way on',
      async () => (await guest.has('#join-code')) || (await guest.has('#open-table'))
    )
    expect(guest.wrongs()).toEqual([])
  }
)

test('C04 out of Moments there is a page to read and nothing else happens', async () => {
  const { query } = await lobby('moments-host')
  const reader = world.phone('moments')
  await reader.launch({ path: 'pages/table/index', query, scene: 1154 })
  await world.time.advance(60_000)
  await reader.settle()
  expect((await reader.text()).length).toBeGreaterThan(10)
  expect(reader.line.sent).toEqual([])
  expect(reader.core.called('navigateTo')).toEqual([])
  expect(reader.wrongs()).toEqual([])
})

test('E10 a card cut short on its way: no such table, in plain words, with a way on', async () => {
  const phone = world.phone('cut')
  await phone.launch({ path: 'pages/table/index', query: { room: 'abc', key: 'de' }, scene: 1007 })
  await world.until('words', () => phone.has('#open-table'))
  expect(await phone.text()).toContain('没有这一桌')
  expect(await phone.has('#join-code')).toBe(true)
  expect(phone.wrongs()).toEqual([])
})
