import { inBrowser, type Web } from '../support/web'

let web: Web
inBrowser(made => {
  web = made
})

test('an address of no page says so, and leads to the first page', async () => {
  const phone = await web.phone('lost', '/pages/nothing/here')
  await phone.page.getByText('这里什么也没有').waitFor()
  await phone.shot('lost')
  await phone.page.locator('#home').tap()
  await phone.page.locator('#open-table').waitFor()
  await phone.page.evaluate(() => {
    location.hash = '/pages/nowhere/else'
  })
  await phone.page.getByText('这里什么也没有').waitFor()
  expect(phone.problems).toEqual([])
})
