import { HOUSE_IDS } from '@/rules'
import { axeFaults } from '../support/axe'
import { corners } from '../support/corners'
import { fits } from '../support/fits'
import { opId } from '../support/party'
import { factsOf, openTable, prepare, until, untilV } from '../support/table'
import { inBrowser, openidOf, type Phone, type PhoneOptions, type Web } from '../support/web'

let web: Web
inBrowser(made => {
  web = made
})

const roomOfPage = (phone: Phone) =>
  phone.page.evaluate(() => new URLSearchParams(location.hash.split('?')[1]).get('room') ?? '')

/** `whose`: the phone's own person, or '': whoever has the phone. */
const kept = (phone: Phone, key: string, whose = `${openidOf(phone.me)}/`) =>
  phone.page.evaluate(name => localStorage.getItem(name), `bobing/${whose}${key}`)

/** Chosen before any page is drawn, as somebody did the last time. */
async function chose(me: string, at: string, settings: object, options: PhoneOptions = {}): Promise<Phone> {
  const phone = await web.phone(me, '/pages/home/index', options)
  await phone.page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    `bobing/${openidOf(me)}/settings`,
    JSON.stringify(settings)
  ] as const)
  await phone.page.goto('about:blank')
  await phone.page.goto(`${web.url}/?me=${me}#${at}`)
  return phone
}

/** Home, and a tap on the way to a new table. */
async function atTheForm(phone: Phone) {
  await phone.page.locator('#open-table').tap()
  await phone.page.locator('#open-confirm').waitFor()
}

describe('opening a table', () => {
  test('three choices, a rule of one’s own and prizes with names; the next time it is one tap', async () => {
    const phone = await web.phone('opens')
    const { page } = phone
    await atTheForm(phone)
    expect(await page.locator('#open-again').count()).toBe(0)
    await page.locator('#seats .stepper-act').first().tap()
    await page.locator('#house-more').tap()
    for (const id of HOUSE_IDS) await page.locator(`#all-${id}`).waitFor()
    await page.locator('#all-gongsi').tap()
    await page.locator('#cakes-own').tap()
    await page.locator('#prize-yixiu input').fill('牙膏')
    await page.locator('#shopping').tap()
    await page.locator('#price-yixiu input').fill('1.234')
    await page.getByText('这里写数字').waitFor()
    await page.locator('#price-yixiu input').fill('12.5')
    await page.locator('#shop-yixiu').getByText('350 元').waitFor()
    await page.locator('.sheet-close').tap()
    await page.locator('#open-more').tap()
    await page.locator('#limit-0').tap()
    await page.locator('#axis-end').tap()
    await page.locator('#choose-end-at-once').tap()
    await page.locator('#axis-end').getByText('改过').waitFor()
    await page.locator('#jumps').tap()
    await page.locator('#minutes').getByText('分钟').waitFor()
    await page.locator('#open-confirm').tap()
    await page.locator('#invite').waitFor()
    const { table } = await web.cloud.room(await roomOfPage(phone))
    expect(table).toMatchObject({
      size: 7,
      limit: 0,
      jumps: 'sometimes',
      house: { id: 'gongsi', diff: { end: 'at-once' } },
      stock: { yixiu: 28, zhuangyuan: 1 }
    })
    expect(JSON.stringify(phone.calls)).not.toMatch(/牙膏|1250/)
    expect(JSON.parse((await kept(phone, 'prizes', ''))!).sheet.ranks.yixiu).toMatchObject({
      name: '牙膏',
      price: 1250
    })

    const again = await web.phone('opens-again')
    expect(again.problems).toEqual([])
    await page.goto('about:blank')
    await page.goto(`${web.url}/?me=opens#/pages/more/open/index`)
    await page.locator('#open-again').waitFor()
    await phone.shot('open-again')
    await page.locator('#open-again').tap()
    await page.locator('#invite').waitFor()
    const id = await roomOfPage(phone)
    expect((await web.cloud.room(id)).table).toEqual(table)

    // What is won is called by the name that its phone knows.
    await page.locator('#start').tap()
    await until(phone, f => f.button === 'ready', null)
    await prepare(web, id, phone, 'yixiu')
    await page.locator('#throw').tap()
    await page.locator('.middle-card').getByText('奖品是牙膏').waitFor()
    expect(phone.problems).toEqual([])
  })

  test('what was changed of one house is there again after a look at another', async () => {
    const phone = await web.phone('looks')
    const { page } = phone
    await atTheForm(phone)
    // On a small phone the line stands clear of what is fixed below it, with the longest words above it.
    await page.setViewportSize({ width: 375, height: 667 })
    for (const [cakes, said] of [
      ['#cakes-house', '最难博的是'],
      ['#cakes-small', '没有对堂饼']
    ] as const) {
      await page.locator(cakes).evaluate((choice: HTMLElement) => choice.click())
      await page.locator('#waits').getByText(said).waitFor()
      await page.locator('#minutes').getByText(/\d/).waitFor()
      const clear = await page.evaluate(() => {
        const foot = document
          .querySelector('#open-confirm')!
          .closest('.page-foot')!
          .getBoundingClientRect().top
        return foot - document.querySelector('#open-more')!.getBoundingClientRect().bottom
      })
      expect(clear).toBeGreaterThanOrEqual(8)
    }
    await page.locator('#open-more').tap()
    // What opened is there to be seen: its line is the first on the screen.
    await page.waitForFunction(() => document.querySelector('#open-more')!.getBoundingClientRect().top < 60)
    await page.locator('#axis-counting').tap()
    await page.locator('#choose-counting-best').tap()
    await page.locator('#house-minnan').tap()
    expect(await page.locator('#axis-counting').getByText('改过').count()).toBe(0)
    await page.locator('#house-xmu').tap()
    await page.locator('#axis-counting').getByText('改过').waitFor()
    await page.locator('#reset').tap()
    await page.locator('#axis-counting').getByText('改过').waitFor({ state: 'detached' })
    expect(phone.problems).toEqual([])
  })

  test('refused, the form stays as it was, with a sentence and a way on', async () => {
    const phone = await web.phone('refused')
    const { page } = phone
    await atTheForm(phone)
    await page.locator('#house-minnan').tap()
    await page.route(/\/call\//, route => route.abort())
    await page.locator('#open-confirm').tap()
    await page.locator('#open-refused').waitFor()
    expect(await page.locator('#house-minnan').getAttribute('aria-checked')).toBe('true')
    await page.locator('#one-phone').last().waitFor()
    await phone.shot('open-refused')
    await page.unroute(/\/call\//)
    await page.locator('#open-confirm').tap()
    await page.locator('#invite').waitFor()
    expect((await web.cloud.room(await roomOfPage(phone))).table.house.id).toBe('minnan')
  })
})

describe('changing a table that is there', () => {
  test('its host changes the house in the lobby, and everybody has it', async () => {
    const phone = await web.phone('edits')
    const { page } = phone
    const { id, hash } = await openTable(web, phone, { size: 4 })
    const code = String(web.cloud.emulator.collection('doors').get(id)!.code)
    await web.curl.done('edits-guest', { op: 'join', code })
    await page.goto(`${web.url}/?me=edits#${hash}`)
    await page.locator('#lobby-change').tap()
    await page.locator('#edit-confirm').waitFor()
    // Two sit there: no fewer seats than that.
    const less = page.locator('#seats .stepper-act').first()
    for (let n = 4; n > 2; n--) await less.tap()
    expect(await less.getAttribute('aria-disabled')).toBe('true')
    await page.locator('#house-minnan').tap()
    await phone.shot('open-edit')
    await page.locator('#edit-confirm').tap()
    await page.locator('#lobby-change').waitFor()
    const room = await web.cloud.room(id)
    expect(room.table).toMatchObject({ size: 2, house: { id: 'minnan', diff: {} } })
    await untilV(phone, room.v)
    await page.locator('#lobby-rules').getByText('规矩改好了').waitFor()
    expect(phone.problems).toEqual([])
  })

  test('after the first throw it is told why not', async () => {
    const phone = await web.phone('late')
    const { page } = phone
    const { id } = await openTable(web, phone, { size: 4 })
    await page.goto('about:blank')
    await page.goto(`${web.url}/?me=late#/pages/more/open/index?edit=${id}`)
    await page.locator('#edit-confirm').waitFor()
    await web.curl.done(openidOf('late'), {
      op: 'start',
      room: id,
      opId: opId(),
      turn: 0,
      entropy: '0'.repeat(32)
    })
    await page.locator('#edit-confirm').tap()
    await page.locator('#edit-refused').waitFor()
    expect(await page.locator('#edit-refused').textContent()).toMatch(/已经开博/)
  })
})

describe('settings', () => {
  test('another language is read at once, on the page below too, and after the next start', async () => {
    const phone = await web.phone('speaks')
    const { page } = phone
    await page.locator('#settings').tap()
    await page.locator('#language-en').tap()
    await page.locator('.top-bar-title').getByText('Settings').waitFor()
    await page.locator('.top-bar-act').last().tap()
    await page.locator('#open-table').getByText('Open a family table').waitFor()
    await page.reload()
    await page.locator('#open-table').getByText('Open a family table').waitFor()
    await page.locator('#settings').tap()
    await page.locator('#language-nan').tap()
    await page.locator('#language-nan[aria-checked=true]').waitFor()
    await page.locator('.top-bar-act').last().tap()
    await page.locator('#open-table').getByText('開一桌').waitFor()
    expect(phone.problems).toEqual([])
  })

  test('sound, shaking, speed and motion are kept on this phone', async () => {
    const phone = await web.phone('chooses', '/pages/more/me/index')
    const { page } = phone
    for (const id of ['sound', 'fast', 'motion']) await page.locator(`#${id}`).tap()
    await page.locator('#shake-hard').tap()
    await page.locator('#shake-hard[aria-checked=true]').waitFor()
    expect(JSON.parse((await kept(phone, 'settings'))!)).toEqual({
      sound: false,
      fast: true,
      motion: 'reduced',
      shake: 'hard'
    })
  })

  test('what was typed before the cloud said who I am stays, and what was not comes from the cloud', async () => {
    const me = openidOf('slow')
    await web.curl.done(me, { op: 'me', name: '阿公', face: 3 })
    const { page } = await web.phone('slow', '/pages/more/rules/index')
    let say = () => undefined as void
    const said = new Promise<void>(resolve => {
      say = resolve
    })
    await page.route(/\/call\//, async route => {
      if (route.request().postData()?.includes('"home"')) await said
      await route.continue()
    })
    await page.goto(`${web.url}/?me=slow#/pages/more/me/index`)
    await page.locator('#my-name input').fill('阿嬷')
    say()
    await page.locator('#face-3[aria-checked=true]').waitFor()
    await page.locator('#my-save').tap()
    await page.getByText('记住了').waitFor()
    expect(await web.curl.done(me, { op: 'home' })).toMatchObject({ me: { name: '阿嬷', face: 3 } })
  })

  test('my name and face are mine at the next table, until everything is deleted', async () => {
    const phone = await web.phone('named', '/pages/more/me/index')
    const { page } = phone
    await page.locator('#my-name input').fill('  阿嬷  ')
    await page.locator('#face-7').tap()
    await page.locator('#my-save').tap()
    await page.getByText('记住了').waitFor()
    const made = await web.curl.done(openidOf('named'), { op: 'create', opId: opId() })
    expect(Object.values(made.people!)).toEqual([{ name: '阿嬷', face: 7 }])
    await page.locator('#forget').tap()
    await phone.shot('me-forget')
    await page.locator('#forget-sure').tap()
    await page.locator('#forget-close').tap()
    const home = await web.curl.done(openidOf('named'), { op: 'home' })
    expect(home).toMatchObject({ me: { name: '', face: 0 }, rooms: [] })
    expect(phone.problems).toEqual([])
  })
})

describe('the rules page', () => {
  test('shows each of the eight houses, its ladder and where it comes from', async () => {
    const phone = await web.phone('reads', '/pages/more/rules/index')
    const { page } = phone
    const seen = new Set<string>()
    const senses = new Set<string>()
    expect(await page.locator('#just-look').textContent()).toBe('只是看看，开桌时再选。')
    for (const id of HOUSE_IDS) {
      await page.locator(`#house-${id}`).tap()
      await page.locator(`#house-${id}[aria-checked=true]`).waitFor()
      seen.add((await page.locator('#source').textContent())!)
      senses.add((await page.locator('#house-sense').textContent())!)
      expect(await page.locator('#ladder .dice').count()).toBeGreaterThanOrEqual(5)
      await fits(phone)
    }
    expect([seen.size, senses.size]).toEqual([8, 8])
    expect(phone.problems).toEqual([])
  })

  test('shows a table’s own house, with what its host changed', async () => {
    const diff = encodeURIComponent(JSON.stringify({ end: 'extra-round' }))
    const phone = await web.phone('watches', `/pages/more/rules/index?house=minnan&diff=${diff}`)
    const { page } = phone
    await page.locator('#house-minnan[aria-checked=true]').waitFor()
    await page.locator('#verse').waitFor()
    expect(await page.locator('#house-lines > *').first().textContent()).toMatch(/再博一轮.*改过/)
  })

  test.each(['house=taipei', 'house=xmu&diff=%7B', 'house=xmu&diff=%7B%22end%22%3A1%7D'])(
    '%s: the usual rules',
    async query => {
      const phone = await web.phone('strays', `/pages/more/rules/index?${query}`)
      await phone.page.locator('#house-xmu[aria-checked=true]').waitFor()
      expect(await phone.page.getByText('改过').count()).toBe(0)
    }
  )
})

describe('the first page', () => {
  test('leads back to each table and each game on this phone', async () => {
    const phone = await web.phone('returns')
    const { page } = phone
    for (const size of [3, 5]) {
      const call = { op: 'create', opId: opId(), size }
      await web.curl.done(openidOf('returns'), call)
    }
    for (let game = 0; game < 2; game++) {
      await page.goto('about:blank')
      await page.goto(`${web.url}/?me=returns#/pages/more/open/index?one=1`)
      if (game > 0) await page.locator('#another').tap()
      await page.locator('#one-confirm').tap()
      await until(phone, f => f.phase === 'playing', null)
    }
    await page.goto('about:blank')
    await page.goto(`${web.url}/?me=returns#/pages/home/index`)
    await page.locator('#back-local-1').waitFor()
    await page.locator('.door').nth(3).waitFor()
    await fits(phone)
    await phone.shot('home-several')
    await page.locator('#back-local-1').tap()
    await until(phone, f => f.phase === 'playing', null)
    expect((await factsOf(phone)).stock).not.toBeNull()

    // They are removed from the list that comes before another is begun.
    await page.goto('about:blank')
    await page.goto(`${web.url}/?me=returns#/pages/home/index`)
    await page.locator('#one-phone').tap()
    await page.locator('#drop-0').tap()
    await page.locator('#drop-stay').tap()
    await page.locator('#drop-0').tap()
    await page.locator('#drop-sure').tap()
    await page.locator('#drop-1').waitFor({ state: 'detached' })
    await page.locator('#drop-0').tap()
    await page.locator('#drop-sure').tap()
    await page.locator('#drop-0').waitFor({ state: 'detached' })
    await page.locator('#one-confirm').waitFor()
  })

  test('without a network it says so, offers one phone, and asks again by a tap', async () => {
    const phone = await web.phone('offline', '/pages/more/rules/index')
    const { page } = phone
    await page.route(/\/call\//, route => route.abort())
    await page.goto(`${web.url}/?me=offline#/pages/home/index`)
    await page.locator('#home-refused').waitFor()
    await page.locator('#one-phone').waitFor()
    await phone.shot('home-offline')
    await page.unroute(/\/call\//)
    await page.locator('#home-refused .banner').tap()
    await page.locator('#home-refused').waitFor({ state: 'detached' })
  })
})

const CORNERS: readonly (readonly [string, PhoneOptions, object])[] = [
  ['390', {}, {}],
  ...corners(
    ['worst', { width: 320, height: 640, dark: true, font: 26 }, { language: 'nan' }] as const,
    ['430-en', { width: 430, height: 932 }, { language: 'en' }] as const,
    ['dark-tw', { dark: true }, { language: 'zh-TW' }] as const
  )
]

describe.each(CORNERS)('%s', (corner, options, settings) => {
  test('the first pages fit, and are pictured', async () => {
    const phone = await chose(`corner-${corner}`, '/pages/home/index', settings, options)
    const { page } = phone
    const holds = async () => {
      await fits(phone)
      // Pages are scrolled and pressed by a finger: that the keys of a keyboard cannot is known.
      const faults = await axeFaults(phone)
      expect(faults).toEqual([])
    }
    const see = async (name: string) => {
      await holds()
      await phone.shot(`${name}-${corner}`)
    }
    const whole = async (name: string) => {
      await holds()
      await phone.whole(`${name}-${corner}`)
    }
    await page.locator('#open-table').waitFor()
    await see('first-home')
    await page.locator('#open-table').tap()
    await page.locator('#open-confirm').waitFor()
    await page.locator('#minutes').waitFor()
    await see('first-open')
    await page.locator('#house-more').tap()
    await see('first-houses')
    await page.locator('#all-jiudian').tap()
    await page.locator('#cakes-own').tap()
    await page.locator('#open-more').tap()
    await page.locator('#axes-all').tap()
    await whole('first-more')
    await page.locator('#axis-chajinhuaAbove').tap()
    await see('first-axis')
    await page.locator('#choose-chajinhuaAbove-none').tap()
    await page.locator('#shopping').tap()
    await see('first-shopping')
    for (const [at, name, there] of [
      ['/pages/more/open/index?one=1', 'first-one', '#one-confirm'],
      ['/pages/join/index', 'first-join', '#join-confirm'],
      ['/pages/more/rules/index?house=minnan', 'first-rules', '#rules-ok'],
      ['/pages/more/me/index', 'first-me', '#my-save']
    ] as const) {
      await page.goto('about:blank')
      await page.goto(`${web.url}/?me=${phone.me}#${at}`)
      await page.locator(there).waitFor()
      await whole(name)
    }
    expect(phone.problems).toEqual([])
  })
})
