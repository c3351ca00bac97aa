import { frozen, hurry } from '../support/film'
import { begin, seated, throws } from '../support/party'
import { prepare, until } from '../support/table'
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

test('two tables and two games on this phone are whole on the first page, which does not move', async () => {
  const me = 'sight-four'
  const phone = await web.phone(me, '/pages/home/index', SMALL)
  const go = async (at: string) => {
    await phone.page.goto('about:blank')
    await phone.page.goto(`${web.url}/?me=${me}#${at}`)
  }
  for (const host of ['one', 'two']) {
    const s = await seated([`${me}-${host}`, openidOf(me)], { limit: 0, size: 3 }, web.cloud)
    await go(`/pages/table/index?room=${s.id}&key=${s.key}`)
    await until(phone, f => f.link === 'live', null)
  }
  for (let cards = 3; cards <= 4; cards++) {
    await go('/pages/more/open/index?one=1')
    await phone.page.locator('#one-confirm').dispatchEvent('click')
    await until(phone, f => f.pass >= 0 || f.button === 'ready', null)
    await go('/pages/home/index')
    await phone.page.locator(`.up-8:nth-child(${cards}) .door`).waitFor()
    const [last] = await aboveFoot(phone, ['.door'])
    expect(last).toBeGreaterThanOrEqual(0)
    const moves = await phone.page.evaluate(() =>
      Math.max(...[...document.querySelectorAll('.taro_page')].map(e => e.scrollHeight - e.clientHeight))
    )
    expect(moves).toBe(0)
  }
})

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

const SIZES = [
  [375, 667],
  [320, 568],
  [390, 844]
] as const

/** On each size: how high the board and the foot stand; of both no edge is cut, and no seat lies over it. */
async function standing({ page }: Phone) {
  const all = []
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    const { board, foot, seats } = await page.evaluate(() => {
      const boxOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect()
      const under = [...document.querySelectorAll('.ring .seat-name')].map(e => e.getBoundingClientRect())
      return {
        board: boxOf('.board').toJSON() as DOMRect,
        foot: boxOf('.page-foot').top,
        seats: Math.max(...under.map(({ bottom }) => bottom))
      }
    })
    expect(board.bottom).toBeLessThanOrEqual(foot + 0.5)
    expect(seats).toBeLessThanOrEqual(board.top)
    all.push({ width, board: Math.round(board.top), foot: Math.round(foot) })
  }
  return all
}

test('the board stands still from my turn to another, with a line over the button and without', async () => {
  const stock = { yixiu: 1, erju: 1, sijin: 0, sanhong: 0, duitang: 0, zhuangyuan: 1 }
  const guests = [openidOf('still'), openidOf('still-2')]
  const s = await seated(guests, { limit: 120, size: 2, stock }, web.cloud)
  const at = `/pages/table/index?room=${s.id}&key=${s.key}`
  const [one, two] = [await web.phone('still', at), await web.phone('still-2', at)]
  for (const phone of [one, two]) await until(phone, f => f.link === 'live', null)
  await begin(s, 0)
  await one.page.locator('.throw-ready').waitFor()
  await two.page.locator('.throw-waiting').waitFor()
  const footOf = async (phone: Phone) => (await standing(phone)).map(({ foot }) => foot)
  expect(await footOf(one)).toEqual(await footOf(two))

  for (const wants of ['erju', 'yixiu']) await throws(s, wants)
  await one.page.locator('.acting #long-wait').waitFor()
  await one.page.locator('.middle:not(.middle-told) .board').waitFor()
  const mine = await standing(one)
  await hurry(one.page)
  await prepare(web, s.id, one, 'none')
  const press = () => one.page.locator('#throw').tap()
  expect(await frozen(one.page, '.throw-rolling', press, () => standing(one))).toEqual(mine)
  await one.page.locator('.acting-idle .throw-waiting').waitFor()
  // Whoever waits reads for whom, whatever the game waits for.
  expect(await one.page.locator('.throw-text').textContent()).toMatch(/^等.+掷$/)
  await one.page.locator('.middle:not(.middle-told) .board').waitFor()
  expect(await standing(one)).toEqual(mine)
  expect(one.problems).toEqual([])
})
