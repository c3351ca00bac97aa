import { World } from '../support/weapp/world'

let world: World
beforeAll(async () => {
  world = await World.start()
})
afterAll(() => world.close())

test('a code or link to a page that there is none of any more says so, and leads to the first page', async () => {
  const phone = world.phone('lost')
  await phone.launch({ path: 'pages/of/last-year', query: { room: 'gone' }, scene: 1011 })
  await world.until('the page that says so', () => phone.has('#join-code'))
  expect(phone.route()).toBe('pages/more/lost/index')
  expect(await phone.text()).toContain('这里什么也没有')
  await phone.tap('#home')
  await world.until('the first page', () => phone.has('#open-table'))
  expect(phone.logic.stack).toHaveLength(1)
  expect(world.wrongs()).toEqual([])
})
