import { openTable } from '../support/table'
import { inBrowser, type Web } from '../support/web'

let web: Web
inBrowser(made => {
  web = made
})

/** At a table, with the first page under it; what lies over it is what its three dots open. */
async function atTable(me: string) {
  const phone = await web.phone(me)
  const { page } = phone
  await page.locator('#open-table').waitFor()
  const { hash } = await openTable(web, phone, {})
  await page.evaluate(to => {
    location.hash = to
  }, hash)
  const sheet = page.locator('.sheet')
  const lobby = page.locator('.ring-lobby')
  await lobby.waitFor()
  return {
    phone,
    lobby,
    gone: () => sheet.waitFor({ state: 'detached' }),
    async open() {
      await page.locator('#more').tap()
      await sheet.waitFor()
    },
    back: () => page.evaluate(() => history.back())
  }
}

test('Back closes what lies over a table and stays there; from a table it leads to the first page', async () => {
  const { phone, lobby, open, back, gone } = await atTable('back')
  const { page } = phone
  const table = page.url()
  for (const closes of [back, () => page.locator('.sheet-close').tap(), back]) {
    await open()
    await closes()
    await gone()
    expect(page.url()).toBe(table)
    expect(await lobby.isVisible()).toBe(true)
  }
  await open()
  await page.locator('.sheet-close').tap()
  await gone()
  await back()
  await page.locator('#open-table').waitFor()
  await lobby.waitFor({ state: 'detached' })
  expect(phone.problems).toEqual([])
})

test('Back from a page that a sheet led to comes to the table again, and from there to the first page', async () => {
  const { phone, lobby, open, back } = await atTable('onward')
  const { page } = phone
  await open()
  await page.locator('#table-settings').tap()
  await page.locator('#my-save').waitFor()
  await back()
  await lobby.waitFor()
  await back()
  await page.locator('#open-table').waitFor()
  await lobby.waitFor({ state: 'detached' })
  expect(phone.problems).toEqual([])
})

test('a page that is loaded anew under a sheet has one Back for the next sheet, too', async () => {
  const { phone, lobby, open, back, gone } = await atTable('anew')
  await open()
  await phone.page.reload()
  await lobby.waitFor()
  await open()
  await back()
  await gone()
  expect(await lobby.isVisible()).toBe(true)
  expect(phone.problems).toEqual([])
})
