import type { Room } from '@/room'
import { RANKS, type Stock, suggestSet } from '@/rules'
import { corners } from '../support/corners'
import { fits } from '../support/fits'
import { factsOf, until } from '../support/table'
import { wantedEntropy } from '../support/wanted'
import { inBrowser, type Phone, type PhoneOptions, type Web } from '../support/web'

/** One cake of each rank, and who gets which: two rounds of three. */
const SCRIPT = ['sihong', 'yixiu', 'erju', 'sijin', 'sanhong', 'duitang']
const KILLED_AFTER = 2
const KINDS: readonly (readonly [string, PhoneOptions])[] = [
  ['light', {}],
  ...corners(
    ['320', { width: 320, height: 640 }] as const,
    ['dark', { dark: true }] as const,
    ['large', { font: 25 }] as const
  )
]

let web: Web
inBrowser(made => {
  web = made
})

/** A phone whose cloud is switched off: no call is answered and no watch begins. */
async function cloudless(me: string, options: PhoneOptions = {}): Promise<Phone> {
  const phone = await web.phone(me, '/pages/more/rules/index', options)
  await phone.page.route(/\/call\//, route => route.abort())
  await phone.page.routeWebSocket(/.*/, socket => socket.close())
  await phone.page.goto(`${web.url}/?me=${me}#/pages/home/index`)
  await phone.page.locator('#one-phone').waitFor()
  return phone
}

/** Beside the browser's own complaint about a call that was cut off, nothing went wrong. */
const problems = (phone: Phone) => phone.problems.filter(line => !line.includes('net::ERR_FAILED'))

const textOf = (phone: Phone, key: string) =>
  phone.page.evaluate(name => localStorage.getItem(name), `bobing/local/${key}`)

/** The room, as the phone keeps it. */
async function roomOf(phone: Phone): Promise<Room> {
  const [table] = JSON.parse((await textOf(phone, 'tables'))!)
  return JSON.parse((await textOf(phone, `rooms/${table.room}`))!)
}

async function openOnePhone(phone: Phone, names: readonly string[], picture?: string) {
  const { page } = phone
  await page.locator('#one-phone').tap()
  await page.locator('#one-confirm').waitFor()
  const less = page.locator('#seats .stepper > *').first()
  for (let n = 4; n > names.length; n--) await less.tap()
  for (const [seat, name] of names.entries()) if (name) await page.locator(`#name-${seat} input`).fill(name)
  if (picture) {
    await fits(phone)
    await phone.shot(picture)
  }
  await page.locator('#cakes-own').tap()
  for (const rank of RANKS) {
    const fewer = page.locator(`#cakes-${rank} .stepper > *`).first()
    const usual = (suggestSet(names.length) as Stock)[rank]
    for (let n = usual; n > 1; n--) await fewer.tap()
  }
  await page.locator('#prize-yixiu input').fill('牙膏')
  await page.locator('#one-confirm').tap()
  await until(phone, f => f.phase === 'playing' && (f.pass >= 0 || f.button === 'ready'), null)
}

/** Hands the phone on, if that is what the screen says. */
async function take(phone: Phone) {
  const { pass } = await factsOf(phone)
  if (pass < 0) return
  await phone.page.locator('#pass').tap()
  await until(phone, (f, seat) => f.pass < 0 && f.seat === seat && f.button === 'ready', pass)
}

async function throws(phone: Phone, wants: string) {
  await take(phone)
  const room = await roomOf(phone)
  const { value } = JSON.parse((await textOf(phone, 'keys/master'))!)
  await phone.adds(wantedEntropy(value, room, room.game!.turn, wants))
  await phone.page.locator('#throw').tap()
  await until(phone, (f, turn) => f.turn > turn && !f.rattling && f.dice !== null, room.turn)
  await until(phone, f => f.pass >= 0 || f.button === 'ready' || f.scene === 'result', null)
}

test('three people and one phone play to the champion by touches, closed and opened in the middle, with the cloud off', async () => {
  const phone = await cloudless('one-phone')
  await phone.shot('one-phone-home')
  await openOnePhone(phone, ['阿嬷', '', '小雨'], 'one-phone-open')
  const starter = (await roomOf(phone)).game!.turn
  await take(phone)
  const called = ['阿嬷', '灯笼', '小雨'][starter]
  expect(await phone.page.locator('.call').textContent()).toBe(`轮到${called}`)

  for (const [i, wants] of SCRIPT.entries()) {
    if (i === KILLED_AFTER) {
      // Another tab of this browser is another person, who has the same phone in hand.
      const tab = await phone.context.newPage()
      await tab.goto(web.url)
      await tab.locator('#back-local').waitFor()
      await tab.close()
      await phone.page.goto('about:blank')
      await phone.page.goto(`${web.url}/?me=one-phone#/pages/home/index`)
      await phone.page.locator('#back-local').waitFor()
      await phone.shot('one-phone-back')
      await phone.page.locator('#back-local').tap()
      await until(phone, f => f.phase === 'playing' && (f.pass >= 0 || f.button === 'ready'), null)
      expect(await factsOf(phone)).toMatchObject({ playing: (starter + i) % 3 })
    }
    if (i === 1) {
      await phone.page.locator('#pass').waitFor()
      await phone.shot('one-phone-pass')
      // Whoever holds it may look at the rules, or end the game, before they hand it on.
      await phone.page.locator('#more').tap()
      await phone.page.locator('#end').waitFor()
      await phone.page.locator('.sheet-close').tap()
      await phone.page.locator('#table-deeds').waitFor({ state: 'detached' })
    }
    await throws(phone, wants)
  }

  const facts = await until(phone, f => f.scene === 'result', null)
  expect(facts).toMatchObject({ phase: 'ended', champion: starter, pass: -1, stock: [0, 0, 0, 0, 0, 0] })
  await phone.page.locator('#again').waitFor()
  expect(await phone.page.locator('#leave').count()).toBe(0)
  await phone.page.setViewportSize({ width: 375, height: 667 })
  const bottom = (selector: string) =>
    phone.page
      .locator(selector)
      .last()
      .evaluate(e => e.getBoundingClientRect().bottom)
  const foot = await phone.page.locator('.page-foot').last().boundingBox()
  expect(await bottom('.result-row')).toBeLessThanOrEqual(foot!.y)
  expect(await bottom('#keepsake')).toBeLessThanOrEqual(667)
  await phone.shot('one-phone-champion')
  await phone.page.locator('.result-row-named').getByText('牙膏').first().waitFor()
  const kept = phone.page.waitForEvent('download')
  await phone.page.locator('#keepsake').tap()
  await phone.page.locator('#keepsake-picture img[alt*="阿嬷"], #keepsake-picture img[alt*="状元"]').waitFor()
  // What is said of the picture is seen whole over the button.
  const over = await phone.page.locator('.sheet-foot').last().boundingBox()
  expect(await bottom('#keepsake-note')).toBeLessThanOrEqual(over!.y)
  await phone.shot('one-phone-keepsake')
  await phone.page.locator('#keepsake-save').tap()
  expect((await kept).suggestedFilename()).toMatch(/^博饼-\d{4}-\d\d-\d\d\.jpg$/)
  await phone.page.locator('#keepsake-note').getByText('.jpg').waitFor()

  // Gone home, it is there for another game.
  await phone.page.goto('about:blank')
  await phone.page.goto(`${web.url}/?me=one-phone#/pages/home/index`)
  await phone.page.locator('#local-ended').tap()
  await until(phone, f => f.scene === 'result', null)
  expect(new Set(phone.calls.map(call => call.op))).toEqual(new Set(['home']))
  expect(problems(phone)).toEqual([])

  // Whose throws would be mine, of three people with one phone?
  await phone.page.locator('#result-log').tap()
  await phone.page.locator('#log-titles').waitFor()
  expect(await phone.page.locator('#log-mine').count()).toBe(0)
  await phone.page.goBack()
  await phone.page.locator('#again').tap()
  await until(phone, f => f.phase === 'playing' && f.stock?.join() === '1,1,1,1,1,1', null)

  // The game before is not lost with it.
  await take(phone)
  await phone.page.locator('.top-bar #more').tap()
  await phone.page.locator('#table-before').tap()
  await phone.page.locator('#before').getByText(called!).waitFor()
  await phone.page.locator('.result-row').getByText('牙膏').waitFor()
  await phone.shot('one-phone-before')
  await phone.page.locator('#keepsake').tap()
  await phone.page.locator(`#keepsake-picture img[alt*="${called}"]`).waitFor()
})

test('a link to a table in the cloud, and no cloud: one phone is offered', async () => {
  const phone = await cloudless('one-phone-link')
  await phone.page.goto('about:blank')
  await phone.page.goto(`${web.url}/?me=one-phone-link#/pages/table/index?room=${'a'.repeat(24)}`)
  await phone.page.locator('#retry').waitFor()
  await phone.shot('one-phone-down')
  await phone.page.locator('#one-phone').tap()
  await phone.page.locator('#one-confirm').waitFor()
  expect(problems(phone)).toEqual([])
})

describe.each(KINDS)('%s', (kind, options) => {
  test('the way in, the table that waits and the handing over fit, and are pictured', async () => {
    const phone = await cloudless(`one-phone-${kind}`, options)
    await fits(phone)
    await openOnePhone(phone, ['阿嬷', '国强表哥', '丽华'], `one-phone-open-${kind}`)
    await throws(phone, 'erju')
    await until(phone, f => f.pass >= 0, null)
    await fits(phone)
    await phone.shot(`one-phone-pass-${kind}`)
    const { pass } = await factsOf(phone)
    await phone.page.locator('#pass-skip:not([aria-disabled])').tap()
    await phone.page.locator('#sure').tap()
    await until(phone, (f, next) => f.pass === next, (pass + 1) % 3)
    await take(phone)
    await fits(phone)
    await phone.shot(`one-phone-turn-${kind}`)
    await phone.page.goto('about:blank')
    await phone.page.goto(`${web.url}/?me=one-phone-${kind}#/pages/home/index`)
    await phone.page.locator('#back-local').waitFor()
    await fits(phone)
    await phone.shot(`one-phone-back-${kind}`)
    expect(problems(phone)).toEqual([])
  })
})
