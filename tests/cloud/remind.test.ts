import { MESSAGE, startCloud, type TestCloud } from '../support/cloud'
import { begin, seated } from '../support/party'

let cloud: TestCloud
beforeAll(async () => {
  cloud = await startCloud({}, MESSAGE)
})
afterAll(() => cloud.emulator.close())

test('who said yes and asked is sent one message through the real SDK; who only asked is sent none, and the game goes on', async () => {
  const s = await seated(['ama', 'aming', 'lihua'], {}, cloud)
  const { messages } = cloud.emulator
  messages.allow('aming', MESSAGE.template)
  for (const who of ['aming', 'lihua']) await cloud.done(who, { op: 'remind', room: s.id })
  await begin(s)
  expect(messages.sent).toEqual([])
  const { room } = await cloud.done('ama', { op: 'sync', room: s.id })
  expect(room).toMatchObject({ phase: 'playing', due: [] })
  expect(messages.sent).toEqual([
    {
      openid: 'aming',
      template: MESSAGE.template,
      page: `pages/table/index?room=${s.id}`,
      data: { thing1: { value: '中秋博饼' }, time2: { value: '2026年9月25日 20:00' } }
    }
  ])
  messages.allow('lihua', MESSAGE.template)
  await cloud.emulator.clock.advance(120_000)
  expect(messages.sent).toHaveLength(1)
})

test('the way that a message leads opens the table to its members, and to nobody else', async () => {
  const s = await seated(['ama', 'aming'], {}, cloud)
  const way = { op: 'look', room: s.id }
  expect(await cloud.done('aming', way)).toMatchObject({ room: { _id: s.id } })
  expect(await cloud.refused('stranger', way)).toMatchObject({ code: 'room/not-member' })
})
