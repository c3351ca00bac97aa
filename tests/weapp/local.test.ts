import type { Room } from '@/room'
import { RANKS, type Stock, suggestSet } from '@/rules'
import { wantedEntropy } from '../support/wanted'
import type { Phone } from '../support/weapp/phone'
import { shownBy } from '../support/weapp/table'
import { World } from '../support/weapp/world'

/** One cake of each rank: two rounds of three. */
const SCRIPT = ['sihong', 'yixiu', 'erju', 'sijin', 'sanhong', 'duitang']
const KILLED_AFTER = 2

let world: World
beforeAll(async () => {
  world = await World.start()
})
afterAll(() => world.close())

/** What the phone keeps under that name: a text in WeChat's storage. */
const text = (phone: Phone, key: string) =>
  JSON.parse(JSON.parse(phone.kept.get(`local/${key}`) ?? 'null') ?? 'null')
const roomOf = (phone: Phone): Room => text(phone, `rooms/${text(phone, 'tables')[0].room}`)

async function order(phone: Phone, names: readonly string[]) {
  await phone.tap('#one-phone')
  await world.until('the page for one phone', () => phone.has('#one-confirm'))
  for (let n = 4; n > names.length; n--) {
    await phone.tap('#seats .stepper-act')
    await phone.settle()
  }
  for (const [seat, name] of names.entries()) if (name) await phone.screen.type(`#name-${seat}`, name)
  await phone.tap('#cakes-own')
  await phone.settle()
  for (const rank of RANKS)
    for (let n = (suggestSet(names.length) as Stock)[rank]; n > 1; n--) {
      await phone.tap(`#cakes-${rank} .stepper-act`)
      await phone.settle()
    }
  await phone.tap('#one-confirm')
}

/** Whoever is next takes the phone and throws, by touches. */
async function throws(phone: Phone, wants: string) {
  await world.until(
    'somebody next',
    async () => (await phone.has('#pass')) || (await shownBy(phone)).button === 'ready'
  )
  if (await phone.has('#pass')) await phone.tap('#pass')
  await world.until('a turn', async () => (await shownBy(phone)).button === 'ready')
  await phone.settle()
  const room = roomOf(phone)
  phone.random.give(wantedEntropy(text(phone, 'keys/master').value, room, room.game!.turn, wants))
  await phone.tap('#throw')
  await world.until('the throw kept', () => roomOf(phone).turn > room.turn)
  expect(roomOf(phone).v).toBeGreaterThan(room.v)
}

test('no cloud in this WeChat: one phone is what is offered, and a whole game is played on it, killed in the middle', async () => {
  let phone = world.phone('ama', { cloudless: true, absent: ['cloud'] })
  await phone.launch()
  await world.until('one phone alone', async () => !(await phone.has('#open-table')))
  expect(await phone.text()).toContain('一部手机传着玩，不用网')
  await order(phone, ['阿嬷', '', '小雨'])

  for (const [i, wants] of SCRIPT.entries()) {
    if (i === KILLED_AFTER) {
      await world.until('told', () => phone.has('#pass'))
      const before = roomOf(phone)
      await phone.close()
      expect(phone.wrongs()).toEqual([])
      phone = world.phone('ama', { cloudless: true, absent: ['cloud'], kept: phone.kept })
      await phone.launch()
      await world.until('the way back', () => phone.has('#back-local'))
      await phone.tap('#back-local')
      await world.until('the table', async () => (await phone.has('#pass')) || (await phone.has('#throw')))
      expect(roomOf(phone)).toEqual(before)
    }
    await throws(phone, wants)
  }

  await world.until('the champion', () => phone.has('#again'))
  const { game, phase } = roomOf(phone)
  expect(phase).toBe('ended')
  expect(game!.stock).toEqual([0, 0, 0, 0, 0, 0])
  expect((await shownBy(phone)).result).toHaveLength(3)
  expect(phone.wrongs()).toEqual([])
})

test('a cloud that answers is asked nothing about a game on this phone', async () => {
  const phone = world.phone('aming')
  await phone.launch()
  await order(phone, ['阿明'])
  await throws(phone, 'yixiu')
  await throws(phone, 'sihong')
  expect(phone.line.sent.map(call => call.op)).toEqual(['home'])
  expect(phone.wrongs()).toEqual([])
})
