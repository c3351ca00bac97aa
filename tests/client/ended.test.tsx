/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { Ended } from '@/pages/table/Ended'
import { useKeepsake } from '@/pages/table/Keepsake'
import { Lobby } from '@/pages/table/Lobby'
import { cakesOf, HOUSES, newGame, RANKS, type Stock, smallSet, suggestSet } from '@/rules'
import { type Client, createPrizes, type TableState, type TableView, viewOf } from '@/stores'
import { given, when } from '../rules/spec'
import { type Arrived, arrived, pass } from '../support/arrived'
import { clientOf } from '../support/fake-phone'
import { throws } from '../support/party'
import '../support/words'

jest.mock('@tarojs/components', () => require('./taro'))
jest.mock('@tarojs/taro', () => ({}))
jest.mock('@/hooks', () => ({
  useConsent: () => null,
  useFlash: () => [null, () => undefined]
}))
jest.mock('@/platform', () => ({ route: { page() {}, home() {} } }))

const MINUTE = 60_000

let here: Arrived
let guest: Client

/** The host's phone and a guest's, of a table whose game is over, or has not begun. */
async function two(begun: boolean) {
  here = await arrived(['ama', 'aming', 'lihua'], { table: {}, begun })
  if (begun) await here.net.reach('ama', { op: 'end', room: here.s.id })
  guest = clientOf(here.net.phone('aming'))
  await guest.table.enter({ room: here.s.id })
  await here.net.reach('aming', { op: 'me', room: here.s.id, name: '阿明', face: 2 })
  await pass(0)
}
afterEach(() => {
  cleanup()
  guest.table.close()
  here.client.table.close()
  jest.useRealTimers()
})

/** What stands under the bar of the page. */
function Scene(props: { client: Client; state: TableState; view: TableView }) {
  const keepsake = useKeepsake(props.client, props.state, props.view)
  const more = { changed: false, onRules: () => undefined }
  return props.view.scene === 'lobby' ? (
    <Lobby {...props} {...more} />
  ) : (
    <Ended {...props} {...more} keepsake={keepsake} />
  )
}

/** What a phone's page shows now. */
function shows(client: Client): string {
  cleanup()
  const state = client.table.store.getState()
  const view = viewOf(state, client.show.store.getState(), client.clock.now())
  render(<Scene {...{ client, state, view }} />)
  return document.body.textContent ?? ''
}
const tap = (selector: string) =>
  act(async () => {
    fireEvent.click(document.querySelector(selector)!)
    await pass(0)
  })
const has = (selector: string) => document.querySelector(selector) !== null

test('after a game: who asks for the host is named on the host’s page, and told there what the host answers', async () => {
  await two(true)
  shows(here.client)
  expect(has('.banner')).toBe(false)
  expect(shows(guest)).toContain('等玉兔再开一局')
  expect(document.body.textContent).toContain('问问玉兔还在不在')
  await tap('#claim-host')
  expect(shows(guest)).toContain('在问主人了')
  expect(document.body.textContent).not.toContain('再开一局')
  expect(has('#claim-host')).toBe(false)

  expect(shows(here.client)).toContain('阿明想再来一局点这里应一声，他就知道你在')
  await tap('.banner')
  shows(here.client)
  expect(has('.banner')).toBe(false)
  expect(shows(guest)).toContain('主人在，等一等就好。')
  expect(has('#claim-host')).toBe(true)
})

test('after a game: a host who does not answer for a minute is replaced with one tap', async () => {
  await two(true)
  shows(guest)
  await tap('#claim-host')
  expect(shows(here.client)).not.toContain('阿明能替你当主人')
  await pass(MINUTE)
  expect(shows(here.client)).toContain('点这里应一声，不然阿明能替你当主人')
  expect(shows(guest)).toContain('替他当主人')
  expect(document.body.textContent).not.toContain('在问主人了')
  await tap('#claim-host')
  shows(guest)
  expect([has('#again'), has('#claim-host')]).toEqual([true, false])
  expect(here.client.table.store.getState().room?.host).toBe(guest.table.store.getState().pid)
  shows(here.client)
  expect([has('.banner'), has('#again')]).toEqual([false, false])
})

test('before a game the host is told too', async () => {
  await two(false)
  await guest.table.claimHost()
  await pass(0)
  expect(shows(here.client)).toContain('阿明在找主人点这里应一声，他就知道你在')
  await tap('.banner')
  shows(here.client)
  expect(has('.banner')).toBe(false)
})

test('after a game: who gets up is asked first, and a no keeps the seat', async () => {
  await two(true)
  const gone = async () => (await here.s.party.room(here.s.id)).seats[1]?.gone ?? true
  shows(guest)
  await tap('#leave')
  expect([has('#sure'), await gone()]).toEqual([true, false])
  await tap('#unsure')
  expect([has('#sure'), await gone()]).toEqual([false, false])
  await tap('#leave')
  await tap('#sure')
  expect(await gone()).toBe(true)
})

test('after a game: who sits for the next one is named where it is not who played; a full table offers no seat', async () => {
  await two(true)
  const { s, net } = here
  const visitor = clientOf(net.phone('visitor'))
  await visitor.table.enter({ room: s.id, key: s.key })
  expect(shows(here.client)).toContain('原班人马，再来一局')
  expect(has('#coming')).toBe(false)

  await net.reach('ama', { op: 'set', room: s.id, size: 3 })
  await pass(0)
  expect(shows(visitor)).toContain('位子满了')
  expect(has('#sit')).toBe(false)
  await net.reach('lihua', { op: 'leave', room: s.id })
  await pass(0)
  shows(visitor)
  await tap('#sit')
  await net.reach('visitor', { op: 'me', room: s.id, name: '国强', face: 7 })
  await pass(0)
  expect(shows(visitor)).toContain('下一局坐着：玉兔、阿明、我')
  const page = shows(here.client)
  expect(page).toContain('下一局坐着：我、阿明、国强')
  expect(page).toContain('再来一局')
  expect(page).not.toContain('原班人马')
  visitor.table.close()
})

test('after a game: a host who adds a seat reads that it is there, that it is free, and may call somebody to it', async () => {
  await two(true)
  const { s, net, client } = here
  await net.reach('ama', { op: 'set', room: s.id, size: 3 })
  await pass(0)
  Object.assign(client.ports.share, { link: () => 'https://x.example/#/t' })
  const copy = jest.spyOn(client.ports.share, 'copy')
  const scene = () => {
    const state = client.table.store.getState()
    return (
      <Scene {...{ client, state, view: viewOf(state, client.show.store.getState(), client.clock.now()) }} />
    )
  }
  const { rerender } = render(scene())
  const set = async (size: number) => {
    await net.reach('ama', { op: 'set', room: s.id, size })
    await pass(0)
    rerender(scene())
  }
  expect([has('.result-next'), has('#invite')]).toEqual([false, false])
  await set(4)
  expect(document.querySelector('#resized')?.textContent).toBe('改好了。下一局：4 个座位，还差 1 个')
  await tap('#invite')
  expect(copy.mock.calls.flat().join()).toMatch(/^来博饼：玉兔的桌，63 块饼，差你一个/)
  expect(document.querySelector('#invited')?.textContent).toBe('请帖复制好了，有口令也有链接，去群里粘贴')
  const visitor = clientOf(net.phone('visitor'))
  await visitor.table.enter({ room: s.id, key: s.key })
  await visitor.table.join()
  await pass(0)
  rerender(scene())
  expect(document.querySelector('.result-next')?.textContent).toMatch(
    /4 个座位，坐满了下一局坐着：我、阿明、/
  )
  expect(has('#invite')).toBe(false)
  visitor.table.close()
  await net.reach('visitor', { op: 'leave', room: s.id })
  await set(3)
  expect([has('#resized'), has('#invite')]).toEqual([false, false])
})

test('after a game: who asks for a host that is known to be away is told that they are asked, until they are back', async () => {
  await two(true)
  await here.net.reach('ama', { op: 'here', room: here.s.id, away: true })
  await pass(0)
  shows(guest)
  await tap('#claim-host')
  expect(shows(guest)).toContain('在问主人了')
  expect(has('#claim-host')).toBe(false)
  await here.net.reach('ama', { op: 'here', room: here.s.id, away: false })
  await pass(0)
  expect(shows(guest)).toContain('主人在，等一等就好。')
  expect(has('#claim-host')).toBe(true)
})

const TINY = { yixiu: 1, erju: 1, sijin: 0, sanhong: 0, duitang: 0, zhuangyuan: 1 }

/** The same phones at a game that had a champion. */
async function won() {
  here = await arrived(['ama', 'aming', 'lihua'], { table: { limit: 0, stock: TINY } })
  for (const wants of ['yixiu', 'erju', 'sihong']) await throws(here.s, wants)
  guest = clientOf(here.net.phone('aming'))
  await guest.table.enter({ room: here.s.id })
  await pass(5000)
}

test('after a game: its picture is asked for at the foot, beside the next game, by host and guest; without a champion there is none', async () => {
  await won()
  const foot = () => [...document.querySelectorAll('.page-foot .button')].map(({ id }) => id)
  shows(here.client)
  expect(foot()).toEqual(['again', 'keepsake', 'change'])
  shows(guest)
  expect(foot()).toEqual(['keepsake', 'leave'])
  const picture = jest.spyOn(guest.ports.share, 'picture')
  await tap('#keepsake')
  expect(picture).toHaveBeenCalledTimes(1)
  picture.mockResolvedValue(false)
  await tap('#keepsake')
  expect(has('.page-foot #no-picture')).toBe(true)
  const way = viewOf(here.client.table.store.getState(), here.client.show.store.getState(), 0)
  expect(way.deeds.leave).toBe(true)
  guest.table.close()
  here.client.table.close()
  cleanup()
  await two(true)
  shows(here.client)
  expect(foot()).toEqual(['again', 'change', 'leave'])
})

test('a game that was given up says what came of it: nothing where nothing was thrown, or nobody won anything', async () => {
  const given = async (wants?: string) => {
    here = await arrived(['ama', 'aming'])
    if (wants) await throws(here.s, wants)
    await here.net.reach('ama', { op: 'end', room: here.s.id })
    await pass(5000)
    guest = here.client
    shows(here.client)
    const said = document.querySelector('.result-none .small')?.textContent
    const rows = document.querySelectorAll('.result-row').length
    here.client.table.close()
    return [said, rows]
  }
  expect(await given()).toEqual(['还没掷就收了。', 0])
  expect(await given('none')).toEqual(['谁也没博到饼。', 2])
  expect(await given('yixiu')).toEqual(['没有状元，博到的饼都归各人。', 2])
})

test('where nobody won anything the game before is not lost', async () => {
  here = await arrived(['ama', 'aming'])
  guest = here.client
  await throws(here.s, 'sanhong')
  await here.net.reach('ama', { op: 'end', room: here.s.id })
  await pass(5000)
  shows(here.client)
  expect(has('#result-before')).toBe(false)
  await here.client.table.start()
  await here.net.reach('ama', { op: 'end', room: here.s.id })
  await pass(5000)
  expect(shows(here.client)).toContain('还没掷就收了')
  await tap('#result-before')
  expect(document.querySelector('#before')?.textContent).toBe('一起博过饼')
  expect(has('#keepsake')).toBe(true)
  // Nor where somebody led when it was given up: that makes nobody champion.
  await here.client.table.start()
  for (const wants of ['sihong', 'yixiu']) await throws(here.s, wants)
  await here.net.reach('ama', { op: 'end', room: here.s.id })
  await pass(30_000)
  expect(shows(here.client)).toContain('没有状元')
  expect(has('#result-before')).toBe(true)
})

test('a game that another gave up says who did', async () => {
  await two(true)
  expect(shows(guest)).toContain('玉兔收摊了。还没掷就收了。')
  expect(shows(here.client)).not.toContain('收摊了')
})

test('after a game: whose name is on its picture stands over the rows, which the foot never covers first', async () => {
  await won()
  await here.net.reach('aming', { op: 'me', room: here.s.id, name: '', face: 2 })
  await pass(0)
  shows(guest)
  const order = [...document.querySelectorAll('#who-am-i, .result-row')].map(({ id }) => id)
  expect(order.slice(0, 2)).toEqual(['who-am-i', ''])
  expect(has('.result-named')).toBe(true)
  shows(here.client)
  expect(has('#who-am-i')).toBe(has('.result-named'))
})

test('before a game: what is copied is an invitation in words, and who I am stays in sight', async () => {
  await two(false)
  const { client } = here
  Object.assign(client.ports.share, { link: () => 'https://x.example/#/t' })
  const copy = jest.spyOn(client.ports.share, 'copy')
  shows(client)
  await tap('#invite')
  const { code } = client.table.store.getState()
  expect(copy.mock.calls).toEqual([
    [`来博饼：玉兔的桌，63 块饼，差你一个。口令 ${code}，点开坐下：https://x.example/#/t`]
  ])
  expect(document.getElementById('invited')?.textContent).toBe('请帖复制好了，有口令也有链接，去群里粘贴')
  expect(has('#who-am-i')).toBe(true)
  Object.assign(client.ports.share, { link: () => null })
  shows(client)
  await tap('.lobby-act')
  expect(copy).toHaveBeenLastCalledWith(
    `来博饼：玉兔的桌，63 块饼，差你一个。打开小程序“博饼”，输口令 ${code}`
  )
})

/** The end of a game of xmu as this script made it, for the reader in seat 0; what stands in everybody's row. */
async function rowsAfter(script: string): Promise<readonly (string | null)[]> {
  await two(true)
  const { game } = when(given('xmu', 3, { yixiu: 2, sanhong: 1 }), script)
  const state = here.client.table.store.getState()
  const view: TableView = {
    ...viewOf(state, here.client.show.store.getState(), here.client.clock.now()),
    ...{ game, rows: game.held.map((held, seat) => ({ seat, held })) }
  }
  const more = { changed: false, keepsake: null, onRules: () => undefined }
  render(<Ended client={here.client} {...{ state, view, ...more }} />)
  return [...document.querySelectorAll('.result-row')].map(row => row.textContent)
}

test('who won something that 六勃红 took is not told that they won nothing', async () => {
  const rows = await rowsAfter('411235 112233 444444')
  expect(rows[0]).toBe('我博到的都给桂花了')
  expect(rows[1]).toBe('阿明一块也没博到，下回手气好')
})

test('who took it all reads of themselves that it is with them', async () => {
  const rows = await rowsAfter('112233 411235 112233 444444')
  expect(rows[1]).toBe('阿明博到的都给我了')
})

test('the host’s own prizes stand in the rows of those who took them home, on no other phone', async () => {
  await two(true)
  const { game } = when(given('xmu', 3, { yixiu: 3 }), '411235 112233 411235 411235')
  const prizes = createPrizes(here.client.ports.storage)
  const { sheet, ...rest } = prizes.read()
  const named = RANKS.map(rank => [
    rank,
    { name: rank === 'yixiu' ? '纸巾' : '', count: cakesOf(game)[rank], price: 0 }
  ])
  prizes.write({ ...rest, sheet: { ...sheet, ranks: Object.fromEntries(named) } })
  prizes.note(here.client.table.store.getState().room?._id ?? '', cakesOf(game))
  const rows = (client: Client) => {
    cleanup()
    const state = client.table.store.getState()
    const view: TableView = {
      ...viewOf(state, client.show.store.getState(), client.clock.now()),
      ...{ game, set: cakesOf(game), rows: game.held.map((held, seat) => ({ seat, held })) }
    }
    const more = { changed: false, keepsake: null, onRules: () => undefined }
    render(<Ended client={client} {...{ state, view, ...more }} />)
    return [...document.querySelectorAll('.result-row-named')].map(row => row.textContent)
  }
  expect(rows(here.client)).toEqual(['纸巾\u00a0×\u00a02', '纸巾'])
  expect(document.body.textContent).toContain('念给大家听')
  createPrizes(guest.ports.storage).write(prizes.read())
  expect(rows(guest)).toEqual([])
})

const WHOLE = HOUSES.xmu.set

test.each([
  ['the whole set', WHOLE, null, true],
  ['that without 对堂', { ...WHOLE, duitang: 0 }, { ...WHOLE, duitang: 0 }, true],
  ['a small set', smallSet(6), smallSet(6), true],
  ['a small set of a table that is set anew by now', smallSet(6), null, true],
  ['own prizes', suggestSet(4) as Stock, suggestSet(4) as Stock, false],
  ['own prizes, as many as the whole set', WHOLE, WHOLE, false]
])('a champion’s cake is cut where it is a cake, on every phone: %s', async (_, set, next, cut) => {
  await two(true)
  for (const client of [here.client, guest]) {
    cleanup()
    const known = client.table.store.getState()
    const room = known.room!
    const state: TableState = { ...known, room: { ...room, table: { ...room.table, stock: next } } }
    const view: TableView = {
      ...viewOf(state, client.show.store.getState(), client.clock.now()),
      game: newGame({ house: HOUSES.xmu, seats: 3, starter: 0, stock: set }),
      leader: { seat: 0, dice: [4, 4, 4, 4, 1, 1], pattern: 'sihong' },
      set
    }
    const more = { changed: false, keepsake: null, onRules: () => undefined }
    render(<Ended client={client} {...{ state, view, ...more }} />)
    const said = document.querySelector('.result-custom')?.textContent ?? ''
    expect(said.includes('切开')).toBe(cut)
    expect(said).toContain('来年中秋')
  }
})
