import { begin, seated, throws } from '../support/party'
import { until } from '../support/table'
import { inBrowser, openidOf, type Phone, type Web } from '../support/web'

// What people look for is in sight at once, on the smallest phone that many have.
const SMALL = { width: 375, height: 667 }
const LONG = '慕容小雨点儿'

let web: Web
inBrowser(made => {
  web = made
})

/** That person at the second of three seats of a table, whose host has a long name. */
async function tableOf(me: string, host: string, table: object = {}) {
  const s = await seated([host, openidOf(me), `${host}-3`], { limit: 0, size: 3, ...table }, web.cloud)
  await web.cloud.done(host, { op: 'me', room: s.id, name: LONG, face: 1 })
  return { ...s, hash: `/pages/table/index?room=${s.id}&key=${s.key}` }
}

/** px between the lower end of each of these and what is fixed below them; below 0: it is covered. */
const aboveFoot = ({ page }: Phone, selectors: readonly string[]) =>
  page.evaluate(wanted => {
    const foot = document.querySelector('.page-foot')!.getBoundingClientRect().top
    return wanted.map(selector => {
      const last = [...document.querySelectorAll(selector)].at(-1)
      return last ? Math.round(foot - last.getBoundingClientRect().bottom) : Number.NaN
    })
  }, selectors)

test.each(['zh-CN', 'en'])(
  'two tables to go back to are both in sight on the first page, %s',
  async language => {
    const me = `sight-${language}`
    const phone = await web.phone(me, '/pages/home/index', SMALL)
    await phone.page.evaluate(
      ([key, text]) => localStorage.setItem(key!, text!),
      [`bobing/${openidOf(me)}/settings`, JSON.stringify({ language })]
    )
    for (const host of ['one', 'two']) {
      const { hash } = await tableOf(me, `${me}-${host}`)
      await phone.page.goto('about:blank')
      await phone.page.goto(`${web.url}/?me=${me}#${hash}`)
      await until(phone, f => f.link === 'live', null)
    }
    await phone.page.goto('about:blank')
    await phone.page.goto(`${web.url}/?me=${me}#/pages/home/index`)
    await phone.page.locator('.up-8 + .up-8 .door').waitFor()
    const [second] = await aboveFoot(phone, ['.door'])
    expect(second).toBeGreaterThanOrEqual(0)
    expect(phone.problems).toEqual([])
  }
)

test('after a game its throws, its dice and what the reader takes home are in sight', async () => {
  const stock = { yixiu: 1, erju: 1, sijin: 0, sanhong: 0, duitang: 0, zhuangyuan: 1 }
  const s = await tableOf('sight', 'sight-host', { stock })
  await begin(s, 0)
  for (const wants of ['yixiu', 'erju', 'sihong', 'none', 'none']) {
    if ((await web.cloud.room(s.id)).phase !== 'playing') break
    await throws(s, wants)
  }
  const phone = await web.phone('sight', s.hash, SMALL)
  await phone.page.locator('#claim-host').waitFor()
  const rows = await phone.page.locator('.result-row-name').allTextContents()
  expect(rows[1]).toBe('我')
  const above = await aboveFoot(phone, ['#result-log', '#result-check', '.result-row:nth-child(2)'])
  expect(Math.min(...above)).toBeGreaterThanOrEqual(0)
  const seen = await phone.page.evaluate(() => {
    // What is not to be touched is not found: the moon is, so that it can be told whether any of it lies over the bar.
    for (const moon of document.querySelectorAll<HTMLElement>('.result-moon'))
      moon.style.pointerEvents = 'auto'
    const more = document.querySelector('#more')!
    const { left, top, width, height } = more.getBoundingClientRect()
    return more.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
  expect(seen).toBe(true)
  expect(phone.problems).toEqual([])
})
