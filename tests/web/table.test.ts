import { DARK_MS, GRAB_GAP_MS } from '@/rules'
import { corners } from '../support/corners'
import { film, moveTo } from '../support/film'
import { fits } from '../support/fits'
import { opId } from '../support/party'
import { factsOf, openTable, prepare, prepareStart, until, untilV } from '../support/table'
import { wantedEntropy } from '../support/wanted'
import { inBrowser, openidOf, type Phone, type PhoneOptions, type Web } from '../support/web'

let web: Web
inBrowser(made => {
  web = made
})

const CORNERS: readonly (readonly [string, PhoneOptions])[] = [
  ['plain', {}],
  ...corners(['corner', { width: 320, height: 640, dark: true, font: 25 }] as const)
]
const STOCK = { yixiu: 5, erju: 2, sijin: 1, sanhong: 1, duitang: 0, zhuangyuan: 1 }
const NAMES = ['阿嬷', '国强', '丽华', '欧阳美华妹妹']

/** A table of four: the phone that hosts, a second phone, and two people who call by wire. */
async function table(kind: string, options: PhoneOptions, more: object = {}) {
  const host = await web.phone(`host-${kind}`, '/pages/home/index', options)
  const { id, hash } = await openTable(web, host, { limit: 0, stock: STOCK, size: 4, ...more })
  const others = [2, 3].map(n => `${kind}-wire-${n}`)
  const code = String(web.cloud.emulator.collection('doors').get(id)!.code)
  const people = [openidOf(`host-${kind}`), openidOf(`guest-${kind}`), ...others]
  for (const [i, who] of people.entries()) {
    if (i > 1) await web.cloud.done(who, { op: 'join', code })
    if (i !== 1) await web.cloud.done(who, { op: 'me', room: id, name: NAMES[i]!, face: i + 1 })
  }
  await host.page.goto(`${web.url}/?me=${host.me}#${hash}`)
  await untilV(host, (await web.cloud.room(id)).v)
  return { id, hash, host, people }
}

async function throwBy(id: string, people: readonly string[], wants: string) {
  const room = await web.cloud.room(id)
  const seats = await Promise.all(
    people.map(async who => (await web.cloud.done(who, { op: 'look', room: id })).pid)
  )
  const seat = room.game!.turn
  const who = people[seats.indexOf(room.seats[seat]!.pid)]!
  const entropy = wantedEntropy(await web.cloud.master(), room, seat, wants)
  await web.cloud.done(who, { op: 'throw', room: id, turn: room.turn, opId: opId(), entropy })
}

const start = async (id: string, host: Phone, starter: number) => {
  await prepareStart(web, id, host, starter)
  await host.page.locator('#start').tap()
  await until(host, f => f.phase === 'playing', null)
}
/** The cloud's clock goes as those of the phones do, until it is stopped. */
function running(): () => Promise<void> {
  let goes = true
  const run = async () => {
    for (let last = performance.now(); goes; ) {
      const now = performance.now()
      const ms = Math.floor(now - last)
      last += ms
      if (ms > 0) await web.cloud.emulator.clock.advance(ms)
      await new Promise(resolve => setTimeout(resolve, 20))
    }
  }
  const done = run()
  return () => {
    goes = false
    return done
  }
}

/** So long before clocks are stopped it is said at what time they stop, ms. */
const AHEAD = 8000

/** From now on clocks stand still on these phones, and in the cloud: time goes by as `pass` says. */
async function stopClocks(phones: readonly Phone[], stop: () => Promise<void>): Promise<void> {
  for (const { page } of phones) await page.clock.install()
  const at = Date.now() + AHEAD
  for (const { page } of phones) await page.clock.pauseAt(at)
  await stop()
  await web.cloud.emulator.clock.advance(Math.max(0, at - Date.now()))
}

/** So many ms go by at once, in the cloud and on these phones, whose clocks are at hand. */
async function pass(ms: number, phones: readonly Phone[]): Promise<void> {
  await web.cloud.emulator.clock.advance(ms)
  for (const { page } of phones) await page.clock.fastForward(ms)
}

/** So long the light stays on for dice that fly, in ms: `.moment-dark-late`. */
const LATE = 1700

/** Until the light comes back, ms. */
async function darkLeft(id: string): Promise<number> {
  const { game } = await web.cloud.room(id)
  return game!.scramble!.since + DARK_MS - web.cloud.emulator.clock.now()
}

const gone = (phone: Phone, id: string) => phone.page.locator(id).waitFor({ state: 'detached' })

describe.each(CORNERS)('%s', (kind, options) => {
  test('the lobby: rules first for who sits, seats that change, sent away and let in', async () => {
    const { id, hash, host } = await table(`lobby-${kind}`, options)
    const guest = await web.phone(`guest-lobby-${kind}`, hash, options)
    await guest.page.locator('#sit').tap()
    await guest.page.locator('#rules-seen').waitFor()
    await guest.shot(`table-rules-${kind}`)
    await fits(guest)
    await guest.page.locator('#rules-seen').tap()
    await gone(guest, '#rules-seen')
    await until(guest, f => f.seat === 3, null)
    await untilV(host, (await web.cloud.room(id)).v)
    await host.shot(`table-lobby-${kind}`)
    await fits(host)

    await host.page.locator('.seat').nth(3).tap()
    await host.page.locator('#seat-send-away').waitFor()
    await host.shot(`table-seat-${kind}`)
    await fits(host)
    await host.page.locator('#seat-earlier').tap()
    await until(guest, f => f.seat === 2, null)
    await untilV(host, (await web.cloud.room(id)).v)
    await gone(host, '#seat-deeds')
    await host.page.locator('.seat').nth(2).tap()
    await host.page.locator('#seat-send-away').tap()
    await host.page.locator('#sure').waitFor()
    await host.shot(`table-sure-${kind}`)
    await host.page.locator('#sure').tap()
    // Where no table is left to show, and not the moment before it.
    await guest.page.locator('#open-table').waitFor()
    await host.page.locator('#more').tap()
    await host.page.locator('#let-in').waitFor()
    await host.shot(`table-things-${kind}`)
    await fits(host)
    await host.page.locator('#let-in').tap()
    await gone(host, '#let-in')
    await guest.page.reload()
    await guest.page.locator('#sit').tap()
    await until(guest, f => f.seat === 3, null)
    expect([...host.problems, ...guest.problems]).toEqual([])
  })

  test('a game: why, elsewhere, cheers, who leads, pause, its log while it runs', async () => {
    const { id, hash, host, people } = await table(`game-${kind}`, options)
    const guest = await web.phone(`guest-game-${kind}`, hash, options)
    await guest.page.locator('#sit').tap()
    await until(guest, f => f.seat === 3, null)
    const order = [people[0]!, people[2]!, people[3]!, people[1]!]
    await start(id, host, 1)
    await gone(guest, '#rules-seen')
    await host.page.locator('#cheer-0').waitFor()
    await host.shot(`table-waiting-${kind}`)
    await fits(host)
    // Called out for five seconds only: who looks must look before.
    await Promise.all([host.page.locator('.seat-cheer').waitFor(), guest.page.locator('#cheer-0').tap()])
    await host.shot(`table-cheer-${kind}`)

    await throwBy(id, order, 'sanhong')
    await host.page.locator('.result-card').first().waitFor({ state: 'visible' })
    await host.shot(`table-card-${kind}`)
    await fits(host)
    await throwBy(id, order, 'sihong')
    await throwBy(id, order, 'erju')
    await until(host, f => f.button === 'ready', null)
    await host.page.locator('.board').waitFor({ state: 'visible' })
    await host.shot(`table-turn-${kind}`)
    await host.page.locator('.board').tap()
    await host.page.locator('.plate-lead').waitFor()
    await host.shot(`table-plate-${kind}`)
    await fits(host)
    await host.page.locator('.sheet-close').tap()
    await prepare(web, id, host, 'sanhong')
    const { turn } = await factsOf(host)
    await host.page.locator('#throw').tap()
    await until(host, (f, t) => f.turn > t, turn)
    await host.page.locator('.result-card').waitFor({ state: 'visible' })
    await host.shot(`table-sold-out-${kind}`)

    await host.page.locator('#more').tap()
    await host.page.locator('#pause').waitFor()
    await host.shot(`table-host-${kind}`)
    await host.page.locator('#pause').tap()
    await until(guest, f => f.phase === 'paused', null)
    await host.page.locator('#resume').waitFor()
    await host.shot(`table-paused-${kind}`)
    await fits(host)
    await guest.page.locator('#resume').tap()
    await until(host, f => f.phase === 'playing', null)

    await host.page.locator('#more').tap()
    await host.page.locator('#table-log').tap()
    await host.page.locator('.log-slot').first().waitFor()
    await host.shot(`records-log-${kind}`)
    await fits(host)
    const before = await host.page.locator('.log-slot').count()
    await throwBy(id, order, 'none')
    await host.page.waitForFunction(n => document.querySelectorAll('.log-slot').length === n + 1, before)
    await host.page.locator('#log-verify').tap()
    await host.page.locator('#verify').waitFor()
    await host.shot(`records-running-${kind}`)
    await fits(host)
    expect([...host.problems, ...guest.problems]).toEqual([])
  })

  test('a scramble in the dark, by touch, and who got what', async () => {
    const stop = running()
    const diff = { sixBlack: 'scramble' }
    const { id, hash, host, people } = await table(`dark-${kind}`, options, { diff })
    const order = [people[0]!, people[2]!, people[3]!]
    await start(id, host, 1)
    const watcher = await web.phone(`watch-dark-${kind}`, hash, options)
    await until(watcher, f => f.scene === 'table', null)
    const { page } = host
    const phones = [host, watcher]
    await stopClocks(phones, stop)
    const grab = async (taps: number) => {
      await page.locator('#grab').tap()
      await page.waitForFunction(n => document.querySelectorAll('.dark-dot-on').length === n, taps)
    }
    await throwBy(id, order, 'liubohei')
    await page.locator('.moment-dark-falls').waitFor({ state: 'attached' })
    await film(page, `dark-falls-${kind}`, LATE + 1050)
    await moveTo(page, LATE + 450)
    expect(await page.locator('.moment-dark').textContent()).toContain('关灯')
    // A hand reaches through what falls. By then no two clocks are so far apart that the throw were still to come.
    await pass(GRAB_GAP_MS, phones)
    await grab(1)
    await moveTo(page, LATE + 1100)
    await pass(GRAB_GAP_MS, phones)
    await grab(2)
    await host.shot(`table-dark-${kind}`)
    await fits(host)
    await watcher.page.locator('.dark').waitFor()
    expect(await watcher.page.locator('#grab').count()).toBe(0)
    const sent = page.waitForResponse(answer => answer.request().postData()?.includes('"grab"') === true)
    await pass((await darkLeft(id)) - 500, phones)
    await sent
    const lifts = page.locator('.moment-dark-lifts')
    while ((await lifts.count()) === 0) await pass(500, phones)
    await film(page, `dark-lifts-${kind}`, 690)
    await page.locator('#light').waitFor()
    await host.shot(`table-light-${kind}`)
    await fits(host)
    const room = await web.cloud.room(id)
    expect(room.game!.held.map(held => held.reduce((sum, n) => sum + n, 0))).toEqual([2, 0, 0])
    await host.page.locator('#light-seen').tap()
    await gone(host, '#light')
    expect([...host.problems, ...watcher.problems]).toEqual([])
  })

  test('the end: everybody’s cakes, the log to its first throw, the dice checked on this phone, once more', async () => {
    const small = { stock: { ...STOCK, yixiu: 1, erju: 0, sijin: 0, sanhong: 0 } }
    const { id, host, people } = await table(`end-${kind}`, options, small)
    const order = [people[0]!, people[2]!, people[3]!]
    await start(id, host, 1)
    const script = [
      'none',
      'sihong',
      'none',
      'erju',
      ...Array(30).fill('none'),
      'yixiu',
      'none',
      'none',
      'none'
    ]
    for (const wants of script) {
      if ((await web.cloud.room(id)).phase === 'ended') break
      await throwBy(id, order, wants)
    }
    await until(host, f => f.scene === 'result', null)
    await host.shot(`table-result-${kind}`)
    await fits(host)
    await host.page.locator('#result-check').tap()
    await host.page.locator('#verify-start').tap()
    await host.page.locator('#verify-absent').waitFor()
    await host.shot(`records-verified-${kind}`)
    await fits(host)
    expect(await host.page.locator('.ink-ok').count()).toBeGreaterThan(0)
    await host.page.goBack()
    await host.page.locator('#result-log').tap()
    await host.page.locator('.log-slot').first().waitFor()
    await host.page.locator('#log-mine').tap()
    await host.shot(`records-mine-${kind}`)
    await host.page.locator('#log-all').tap()
    await host.shot(`records-whole-${kind}`)
    await host.page.goBack()
    await host.page.locator('#again').tap()
    await until(host, f => f.phase === 'playing', null)
    expect(host.problems).toEqual([])
  })
})
