import type { Phone } from '../support/weapp/phone'
import { tableOf } from '../support/weapp/table'
import { World } from '../support/weapp/world'

const LONGEST = 12
/** The emulator's check of words does not like this one. */
const RUDE = '赌博'

let world: World
beforeAll(async () => {
  world = await World.start()
})
afterAll(() => world.close())

/** A host in the lobby, with the sheet for name and face open. */
async function asked(openid: string) {
  const { id, query } = await tableOf(world, [openid], { size: 2 })
  const phone = world.phone(openid)
  await phone.launch({ path: 'pages/table/index', query, scene: 1007 })
  await world.until('the lobby', () => phone.has('#invite'))
  await phone.tap('.ring .seat')
  await world.until('my seat', () => phone.has('#seat-rename'))
  await phone.tap('#seat-rename')
  await world.until('the sheet', () => phone.has('#me-save'))
  return { id, phone }
}

/** What the cloud has as the name of the table's only person. */
async function nameAt(id: string, openid: string): Promise<string> {
  const { room, people } = await world.cloud.done(openid, { op: 'look', room: id })
  return people?.[room?.seats[0]?.pid ?? '']?.name ?? ''
}

const saved = (phone: Phone) => world.until('the sheet gone', async () => !(await phone.has('#me-save')))

test.each([
  ['before the tap on save', true],
  ['after it', false]
])(
  'C08 a name picked from the keyboard bar comes only as the field is left, %s: it is the name',
  async (_, before) => {
    const openid = `picked-${before}`
    const { id, phone } = await asked(openid)
    if (before) await phone.screen.pick('#me-name', '阿嬷')
    await phone.tap('#me-save')
    if (!before) await phone.screen.pick('#me-name', '阿嬷')
    await saved(phone)
    expect(await nameAt(id, openid)).toBe('阿嬷')
    expect(phone.wrongs()).toEqual([])
  }
)

test.each([
  ['one letter', '嬷', '嬷'],
  ['with an emoji', '🥮阿嬷', '🥮阿嬷'],
  ['longer than there is room for', '𠮷'.repeat(LONGEST + 8), '𠮷'.repeat(LONGEST)],
  ['of spaces', '   ', '']
])('C08 a name %s', async (what, picked, name) => {
  const openid = `named-${what.replace(/ /g, '-')}`
  const { id, phone } = await asked(openid)
  await phone.screen.pick('#me-name', picked)
  await phone.tap('#me-save')
  await saved(phone)
  expect(await nameAt(id, openid)).toBe(name)
  expect(phone.wrongs()).toEqual([])
})

test('C08 a name that WeChat does not like is not taken, in words, and another is asked for', async () => {
  const { id, phone } = await asked('rude')
  await phone.screen.pick('#me-name', RUDE)
  await phone.tap('#me-save')
  await world.until('words', () => phone.has('#refused'))
  expect(await nameAt(id, 'rude')).toBe('')
  await phone.screen.pick('#me-name', '阿公')
  await phone.tap('#me-save')
  await saved(phone)
  expect(await nameAt(id, 'rude')).toBe('阿公')
  expect(phone.wrongs()).toEqual([])
})
