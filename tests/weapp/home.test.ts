import { World } from '../support/weapp/world'

let world: World
beforeAll(async () => {
  world = await World.start()
})
afterAll(() => world.close())

test('the program starts and shows its first page', async () => {
  const phone = world.phone('ama')
  await phone.launch()
  await phone.tap('#open-table')
  await phone.settle()
  await phone.tap('#open-confirm')
  await world.until('the lobby', () => phone.has('#start'))
  expect(world.wrongs()).toEqual([])
})
