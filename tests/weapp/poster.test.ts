import type { Phone } from '../support/weapp/phone'
import { begin, shownBy, tableOf, throwBy } from '../support/weapp/table'
import { World } from '../support/weapp/world'

const TINY = { zhuangyuan: 1, duitang: 0, sanhong: 0, sijin: 0, erju: 0, yixiu: 1 }

let world: World
beforeAll(async () => {
  world = await World.start()
})
afterAll(() => world.close())

/** Two people's game at its end, on the champion's phone. */
async function ended(name: string, absent: readonly string[] = []) {
  const names = [name, `${name}-guest`]
  const { id, query } = await tableOf(world, names, { stock: TINY })
  await world.cloud.done(name, { op: 'me', room: id, name: '阿嬷', face: 3 })
  await begin(world, id, name)
  for (const [seat, wants] of ['sihong', 'yixiu'].entries())
    await throwBy(world, id, names[seat] ?? '', seat, wants)
  const phone = world.phone(name, { absent })
  await phone.launch({ path: 'pages/table/index', query, scene: 1007 })
  await world.until('the end', async () => (await shownBy(phone)).result !== null)
  await phone.settle()
  return phone
}

/** The person asks for the picture; resolves when it was handed over, or when the page says that it could not be. */
async function asks(phone: Phone) {
  const handed = () =>
    phone.core.called('showShareImageMenu').length + phone.core.called('previewImage').length
  const before = handed()
  await phone.tap('#keepsake')
  await world.until('a picture, or words', async () => handed() > before || (await phone.has('#no-picture')))
  await phone.settle()
}

const size = (phone: Phone) =>
  phone.core.called('canvasToTempFilePath').map(({ destWidth, destHeight }) => [destWidth, destHeight])

test("C10 a game's picture: drawn when its files are there, within what phones can export, and handed to WeChat's sheet", async () => {
  const phone = await ended('poster')
  await asks(phone)
  const files = phone.core.called('image').map(({ file }) => String(file))
  expect(files).toHaveLength(2)
  for (const file of files) expect(world.dist.files).toContain(file.replace(/^\//, ''))
  const said = phone.core.called('canvas.fillText').map(({ text }) => text)
  expect(said).toContain('状元 · 阿嬷')
  expect(said).toContain('一秀')
  expect(size(phone)).toEqual([[1080, 1440]])
  expect(phone.core.called('showShareImageMenu')).toEqual([{ path: 'wxfile://tmp/1080x1440.jpg' }])
  expect(await phone.has('#no-picture')).toBe(false)
  expect(phone.wrongs()).toEqual([])
})

test('C10 the picture of a game is drawn from the menu while the next one is played', async () => {
  const phone = await ended('poster-before')
  await phone.tap('#again')
  await world.until('the next game', async () => (await shownBy(phone)).result === null)
  await phone.settle()
  await phone.tap('#more')
  await world.until('the menu', () => phone.has('#table-before'))
  await phone.tap('#table-before')
  await world.until('the game before', () => phone.has('#before'))
  await asks(phone)
  expect(phone.core.called('canvas.fillText').map(({ text }) => text)).toContain('状元 · 阿嬷')
  expect(phone.core.called('showShareImageMenu')).toEqual([{ path: 'wxfile://tmp/1080x1440.jpg' }])
  expect(phone.wrongs()).toEqual([])
})

test('C15 the tap on it asks nothing of the cloud before the sheet is up', async () => {
  const phone = await ended('poster-tap')
  const from = phone.core.calls.length
  await asks(phone)
  const since = phone.core.calls.slice(from).map(({ api }) => api)
  expect(since).toContain('showShareImageMenu')
  expect(since.slice(0, since.indexOf('showShareImageMenu'))).not.toContain('cloud.callFunction')
})

test('C10 a phone with no room for it: smaller, twice, then words and no blank picture', async () => {
  const phone = await ended('poster-large')
  phone.core.fails.set('canvasToTempFilePath', 'native buffer exceed size limit')
  await asks(phone)
  expect(size(phone)).toEqual([
    [1080, 1440],
    [756, 1008],
    [540, 720]
  ])
  expect(await phone.has('#no-picture')).toBe(true)
  phone.core.fails.clear()
  await asks(phone)
  expect(phone.core.called('showShareImageMenu')).toHaveLength(1)
  expect(await phone.has('#no-picture')).toBe(false)
  expect(phone.wrongs()).toEqual([])
})

test('C10 a file that does not come: words, and nothing is exported', async () => {
  const phone = await ended('poster-torn')
  phone.core.fails.set('image', 'load failed')
  await asks(phone)
  expect(size(phone)).toEqual([])
  expect(phone.core.called('canvas.drawImage')).toEqual([])
  expect(await phone.has('#no-picture')).toBe(true)
  expect(phone.wrongs()).toEqual([])
})

test("C10 WeChat's sheet closed without a choice is no failure; a sheet that fails, or is not there: the picture is shown to be held down", async () => {
  const phone = await ended('poster-closed')
  phone.core.fails.set('showShareImageMenu', 'cancel')
  await asks(phone)
  expect(phone.core.called('previewImage')).toEqual([])
  expect(await phone.has('#no-picture')).toBe(false)
  phone.core.fails.set('showShareImageMenu', 'not supported')
  await phone.tap('#keepsake')
  await world.until('the picture', () => phone.core.called('previewImage').length === 1)
  const desktop = await ended('poster-desktop', ['showShareImageMenu'])
  await asks(desktop)
  expect(desktop.core.called('previewImage')).toEqual([{ urls: ['wxfile://tmp/1080x1440.jpg'] }])
  expect([...phone.wrongs(), ...desktop.wrongs()]).toEqual([])
})

test.each(['createSelectorQuery', 'canvasToTempFilePath'])('C10 a WeChat without %s: words', async name => {
  const phone = await ended(`poster-${name}`, [name])
  await asks(phone)
  expect(await phone.has('#no-picture')).toBe(true)
  expect(phone.wrongs()).toEqual([])
})
