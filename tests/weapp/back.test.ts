import type { Phone } from '../support/weapp/phone'
import { eachAnew } from '../support/weapp/stand'
import { addressOf } from '../support/weapp/table'
import type { World } from '../support/weapp/world'

let world: World
eachAnew(made => {
  world = made
})

/** At a new table's lobby, with the first page under it. */
async function atTable(name: string): Promise<Phone> {
  const phone = world.phone(name)
  await phone.launch()
  await phone.tap('#open-table')
  await world.until('the page to open a table', () => phone.has('#open-confirm'))
  await phone.tap('#open-confirm')
  await world.until('the lobby', () => phone.has('#start'))
  return phone
}

/** Whether a page-container waits on the page on top. */
const waits = ({ logic }: Phone) => logic.contains.has(logic.top.id)

async function open(phone: Phone, by: string, sheet: string): Promise<void> {
  await phone.tap(by)
  await world.until(sheet, () => phone.has(sheet))
  await world.until('a container for the way back', () => waits(phone))
}

test('the way back closes what lies over a table, time after time, and then leaves the table', async () => {
  const phone = await atTable('back')
  const { room } = addressOf(phone)
  for (const closes of [phone.back, phone.back, () => phone.tap('.sheet-close'), phone.back]) {
    await open(phone, '#more', '#table-deeds')
    await closes.call(phone)
    await world.until('nothing over the table', async () => !(await phone.has('.sheet')))
    expect([phone.route(), addressOf(phone).room]).toEqual(['pages/table/index', room])
    await world.until('no container any more', () => !waits(phone))
  }
  await phone.back()
  await world.until('the first page', () => phone.has('#open-table'))
  expect(phone.logic.stack).toHaveLength(1)
})

test('of two sheets one after the other the way back closes the last, then the first', async () => {
  const phone = await atTable('two')
  await open(phone, '#more', '#table-deeds')
  await phone.tap('#end')
  await world.until('the question', () => phone.has('#sure'))
  await phone.back()
  await world.until('the first sheet', () => phone.has('#table-deeds'))
  await world.until('a container anew', () => waits(phone))
  await phone.back()
  await world.until('nothing over the table', async () => !(await phone.has('.sheet')))
  expect(phone.route()).toBe('pages/table/index')
})

test('the bar closes a sheet too, and leaves the page where there is none; a page has no container without a sheet', async () => {
  const phone = await atTable('bar')
  expect(phone.logic.contains.size).toBe(0)
  await open(phone, '#more', '#table-deeds')
  await phone.tap('.top-bar-act')
  await world.until('nothing over the table', async () => !(await phone.has('.sheet')))
  expect(phone.route()).toBe('pages/table/index')
  await phone.settle()
  await phone.tap('.top-bar-act')
  await world.until('the first page', () => phone.has('#open-table'))
})

test('from a page that a sheet led to the way back comes to the table, and from there to the first page', async () => {
  const phone = await atTable('onward')
  await open(phone, '#more', '#table-deeds')
  await phone.tap('#table-settings')
  await world.until('the settings', () => phone.has('#my-save'))
  await phone.back()
  await world.until('the lobby', () => phone.has('#start'))
  await phone.back()
  await world.until('the first page', () => phone.has('#open-table'))
})
