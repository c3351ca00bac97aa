import { opId } from '../support/party'
import { openTable, prepareStart, until, untilV } from '../support/table'
import { wantedEntropy } from '../support/wanted'
import { inBrowser, openidOf, type Phone, type Web } from '../support/web'

let web: Web
inBrowser(made => {
  web = made
})

/** Whoever's turn it is throws by a call. */
async function throwBy(id: string, people: readonly string[], wants: string): Promise<void> {
  const room = await web.cloud.room(id)
  const seat = room.game!.turn
  const entropy = wantedEntropy(await web.cloud.master(), room, seat, wants)
  await web.cloud.done(people[seat]!, { op: 'throw', room: id, turn: room.turn, opId: opId(), entropy })
}

const seatAt = (phone: Phone, n: number) => phone.page.locator('.ring .seat').nth(n)

test('a guest stands in for a host who is asked for; a game is begun anew by agreement; a watcher takes a seat over', async () => {
  const host = await web.phone('life-host')
  const { id, hash } = await openTable(web, host, { limit: 0, size: 3 })
  const people = [openidOf('life-host'), openidOf('life-guest'), 'life-wire']
  await host.page.goto(`${web.url}/?me=${host.me}#${hash}`)
  const guest = await web.phone('life-guest', hash)
  await guest.page.locator('#sit').tap()
  await until(guest, f => f.seat === 1, null)
  await web.cloud.done(people[2]!, { op: 'join', code: web.cloud.emulator.collection('doors').get(id)!.code })
  await guest.page.locator('#rules-seen').tap()
  await guest.page.locator('#rules-seen').waitFor({ state: 'detached' })

  // The host is asked for, sees who asks, and answers with a tap.
  await seatAt(guest, 2).tap()
  await guest.page.locator('#seat-claim-host').tap()
  await guest.page.locator('#refused').waitFor()
  await guest.shot('life-claim')
  await host.page.locator('.banner').waitFor()
  await host.shot('life-asked')
  await host.page.locator('.banner').tap()
  await host.page.locator('.banner').waitFor({ state: 'detached' })
  await guest.page.locator('#refused', { hasText: '主人在' }).waitFor()
  await guest.page.locator('.sheet-close').tap()
  await guest.page.locator('#refused').waitFor({ state: 'detached' })

  await untilV(host, (await web.cloud.room(id)).v)
  await prepareStart(web, id, host, 0)
  await host.page.locator('#start').tap()
  await until(host, f => f.phase === 'playing', null)
  for (const wants of ['yixiu', 'none', 'none']) await throwBy(id, people, wants)
  await until(host, f => f.button === 'ready', null)
  await host.page.locator('#more').tap()
  await host.page.locator('#restart-ask').tap()
  await guest.page.locator('.banner').waitFor()
  await guest.shot('life-again')
  await guest.page.locator('.banner').tap()
  await guest.page.locator('#sure').tap()
  await guest.page.locator('.banner', { hasText: '你同意重来了' }).waitFor()
  await untilV(host, (await web.cloud.room(id)).v)
  await host.page.locator('#more').tap()
  await host.page.locator('#restart-off').waitFor()
  await host.page.setViewportSize({ width: 375, height: 667 })
  // All that a host may do is in sight on a small phone.
  const hidden = await host.page
    .locator('.sheet-body')
    .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
  expect(hidden).toBeLessThanOrEqual(0)
  await host.page.locator('.sheet-close').tap()
  await prepareStart(web, id, host, 0)
  // The last who agrees begins it.
  await web.cloud.done(people[2]!, { op: 'agree', room: id, game: `${id}_1`, yes: true })
  // Nobody has the cake any more that somebody had.
  for (const phone of [host, guest]) await until(phone, f => f.held!.flat().every(n => n === 0), null)
  expect((await web.cloud.room(id)).games).toBe(2)

  const watcher = await web.phone('life-watcher', hash)
  await until(watcher, f => f.scene === 'table' && f.seat === -1, null)
  await throwBy(id, people, 'sanhong')
  await web.cloud.done(people[0]!, { op: 'leave', room: id })
  await untilV(watcher, (await web.cloud.room(id)).v)
  await seatAt(watcher, 2).tap()
  await watcher.page.locator('#seat-take-over').waitFor()
  await watcher.shot('life-take-over')
  await watcher.page.locator('#seat-take-over').tap()
  const taken = await until(watcher, f => f.seat === 0, null)
  expect(taken.held![0]).toEqual([0, 0, 0, 1, 0, 0])
  await until(host, f => f.seat === -1, null)
  expect([host, guest, watcher].flatMap(phone => phone.problems)).toEqual([])
})
