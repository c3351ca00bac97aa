import type { CDPSession } from 'playwright-core'
import type { Call } from '../support/party'
import { openTable, prepareStart, until, untilV } from '../support/table'
import { inBrowser, type Phone, type Web } from '../support/web'

let web: Web
inBrowser(made => {
  web = made
})

const GRAVITY = 9.80665

/** The browser's own accelerometer, overridden: every listener of the page gets what a hand would have given it. */
async function sensor(phone: Phone) {
  const cdp: CDPSession = await phone.context.newCDPSession(phone.page)
  for (const type of ['accelerometer', 'linear-acceleration', 'gyroscope'] as const) {
    await cdp.send('Emulation.setSensorOverrideEnabled', {
      enabled: true,
      type,
      metadata: { available: true, minimumFrequency: 1, maximumFrequency: 60 }
    })
  }
  const read = (type: 'accelerometer' | 'linear-acceleration' | 'gyroscope', x: number, z: number) =>
    cdp.send('Emulation.setSensorOverrideReadings', { type, reading: { xyz: { x, y: 0, z } } })
  /** x in g, gravity on z */
  const feel = async (x: number) => {
    await read('gyroscope', 0.01 * x, 0)
    await read('linear-acceleration', x * GRAVITY, 0)
    await read('accelerometer', x * GRAVITY, GRAVITY)
  }
  return {
    /** lies still for that many readings of the page */
    async rest(readings: number) {
      await feel(0)
      await seen(phone, readings)
    },
    /** back and forth, each side held for a few readings of the page, so that no clock is needed */
    async shake(strokes: number, g = 1.6) {
      for (let i = 0; i < strokes; i++) {
        await feel(i % 2 === 0 ? g : -g)
        await seen(phone, 6)
      }
      await feel(0)
    }
  }
}

/** Waits until the page has had that many more readings. */
const seen = (phone: Phone, readings: number) =>
  phone.page.evaluate(
    count =>
      new Promise<void>(done => {
        let left = count
        const on = () => {
          left -= 1
          if (left > 0) return
          removeEventListener('devicemotion', on)
          done()
        }
        addEventListener('devicemotion', on)
      }),
    readings
  )

const throwsOf = (phone: Phone): readonly Call[] => phone.calls.filter(call => call.op === 'throw')

async function twoAtATable(name: string) {
  const host = await web.phone(`${name}-host`)
  const { id, hash } = await openTable(web, host, { limit: 0, size: 2 })
  await host.page.goto(`${web.url}/?me=${name}-host#${hash}`)
  const guest = await web.phone(`${name}-guest`, hash)
  await guest.page.locator('#sit').tap()
  await until(host, f => f.v >= 2, null)
  const feels = [await sensor(host), await sensor(guest)] as const
  await prepareStart(web, id, host, 0)
  await host.page.locator('#start').tap()
  await Promise.all([host, guest].map(phone => until(phone, f => f.phase === 'playing', null)))
  return { id, host, guest, hostHand: feels[0], guestHand: feels[1] }
}

test('a shake throws exactly once, however long it goes on', async () => {
  const { id, host, guest, hostHand } = await twoAtATable('once')
  const before = await web.cloud.room(id)
  await until(host, f => f.button === 'ready', null)
  await hostHand.rest(30)
  await hostHand.shake(24)
  await untilV(guest, before.v + 1)
  await hostHand.rest(10)
  expect(throwsOf(host)).toHaveLength(1)
  expect(await web.cloud.room(id)).toMatchObject({ v: before.v + 1, turn: before.turn + 1 })
  expect(host.problems).toEqual([])
})

test('B11 a shake when it is not my turn sends nothing', async () => {
  const { id, guest, guestHand } = await twoAtATable('not-mine')
  const before = await web.cloud.room(id)
  const calls = guest.calls.length
  await guestHand.rest(30)
  await guestHand.shake(24)
  await guestHand.rest(10)
  expect(guest.calls.slice(calls).filter(call => call.op !== 'sync')).toEqual([])
  expect(await web.cloud.room(id)).toEqual(before)
})

test('a phone that only lies there, or is pressed instead, throws when it is pressed', async () => {
  const { id, host, hostHand } = await twoAtATable('press')
  await until(host, f => f.button === 'ready', null)
  await hostHand.rest(60)
  expect(throwsOf(host)).toEqual([])
  await host.page.locator('#throw').tap()
  const { turn } = await web.cloud.room(id)
  await until(host, (f, t) => f.turn > t, turn - 1)
  expect(throwsOf(host)).toHaveLength(1)
})

test('E05 a press and a shake on one turn are one throw', async () => {
  const { id, host, hostHand } = await twoAtATable('both')
  const before = await web.cloud.room(id)
  await until(host, f => f.button === 'ready', null)
  await hostHand.rest(30)
  await Promise.all([hostHand.shake(12), host.page.locator('#throw').tap()])
  await until(host, (f, v) => f.v > v, before.v)
  await hostHand.rest(10)
  expect(throwsOf(host)).toHaveLength(1)
  expect((await web.cloud.room(id)).turn).toBe(before.turn + 1)
})

test('B10 a browser that refuses its sensor: asked for in the tap on a seat, said in a line, and the button throws', async () => {
  const host = await web.phone('asked-host')
  const { id, hash } = await openTable(web, host, { limit: 0, size: 2 })
  await host.page.goto(`${web.url}/?me=${host.me}#${hash}`)
  const guest = await web.phone('asked', hash)
  await guest.context.addInitScript(`
    window.__asked = []
    DeviceMotionEvent.requestPermission = async () => {
      window.__asked.push(navigator.userActivation.isActive)
      return 'denied'
    }`)
  await guest.page.reload()
  await guest.page.locator('#sit').tap()
  for (const phone of [host, guest]) await until(phone, f => f.v >= 2, null)
  await prepareStart(web, id, host, 1)
  await host.page.locator('#start').tap()
  await until(guest, f => f.button === 'ready', null)
  expect(await guest.page.evaluate('window.__asked')).toEqual([true])
  await guest.page.getByText('摇一摇没开，点这里打开').tap()
  await guest.page.getByText('没开成，按按钮就能掷').waitFor()
  expect(await guest.page.evaluate('window.__asked')).toEqual([true, true])
  expect(await guest.page.locator('#throw').textContent()).not.toContain('摇')
  await guest.page.locator('#throw').tap()
  const { turn } = await web.cloud.room(id)
  await until(guest, (f, t) => f.turn > t, turn - 1)
  expect(throwsOf(guest)).toHaveLength(1)
  expect(guest.problems).toEqual([])
})
