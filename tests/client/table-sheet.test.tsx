/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { bringWords } from '@/i18n'
import { posterWords } from '@/i18n/poster'
import { tableWords } from '@/i18n/table'
import { Called } from '@/pages/table/Called'
import { useKeepsake } from '@/pages/table/Keepsake'
import { TableSheet } from '@/pages/table/TableSheet'
import { emptyStock } from '@/rules'
import { countedAs, createClient, createPrizes, viewOf } from '@/stores'
import { type Arrived, arrived, pass } from '../support/arrived'
import { throws } from '../support/party'

jest.mock('@tarojs/components', () => require('./taro'))
jest.mock('@/platform', () => ({ route: { page() {} } }))
bringWords(tableWords, posterWords)
afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

const closed = jest.fn()

/** What the menu of the table has for whoever holds this phone. */
function menu({ client }: Arrived, more: Partial<ComponentProps<typeof TableSheet>> = {}) {
  const state = client.table.store.getState()
  const view = viewOf(state, client.show.store.getState(), client.clock.now())
  return <TableSheet {...{ client, state, view }} onRules={() => undefined} onClose={closed} {...more} />
}

const at = (id: string) => document.getElementById(id)
const tap = (id: string) => fireEvent.click(at(id)!)
const text = () => document.body.textContent ?? ''

/** A table whose host is the other one, for this one got up and came back. */
async function asGuest(begun: boolean, table: object = {}): Promise<Arrived> {
  const here = await arrived(['ama', 'aming'], { begun, table: { limit: 0, ...table } })
  await here.net.reach('ama', { op: 'leave', room: here.s.id })
  await here.net.reach('ama', { op: 'join', room: here.s.id })
  await pass(0)
  return here
}

test('in a game a guest finds a way up from the table, and is told what becomes of the seat and the cakes', async () => {
  const here = await asGuest(true)
  render(menu(here))
  expect(at('end')).toBeNull()
  tap('table-leave')
  expect(text()).toContain('真的不坐了？')
  expect(text()).toContain('轮到这个座位就跳过。没人坐，你随时能坐回来；有人坐了，饼也归他。')
  expect(at('sure')?.textContent).toBe('不坐了')
  tap('unsure')
  expect(here.phone.calls.filter(({ op }) => op === 'leave')).toEqual([])
  tap('table-leave')
  tap('sure')
  await pass(0)
  expect(here.phone.calls.filter(({ op }) => op === 'leave')).toHaveLength(1)
  expect(closed).toHaveBeenCalledTimes(1)
  const seat = here.client.table.store.getState().room?.seats[0]
  expect(seat).toMatchObject({ gone: true })
})

test.each([
  ['throw', '先替你掷两轮，再跳过'],
  ['skip', '轮到你就跳过']
] as const)(
  'who is no host reads how a break is had, and what becomes of their turn: %s',
  async (absence, words) => {
    const here = await asGuest(true, { absence })
    render(menu(here))
    expect(at('pause')).toBeNull()
    expect(at('table-break')?.textContent).toMatch(/.+想全桌歇一歇，请主人按。$/)
    expect(at('table-break')?.textContent).toContain(words)
  }
)

test('a host has the break itself, and before a game there is none', async () => {
  render(menu(await arrived(['ama', 'aming'])))
  expect([at('pause') === null, at('table-break')]).toEqual([false, null])
  cleanup()
  render(menu(await asGuest(false)))
  expect(at('table-break')).toBeNull()
  cleanup()
  // Nor after one, whoever looks.
  for (const [host, here] of [
    ['aming', await asGuest(true)],
    ['ama', await arrived(['ama', 'aming'])]
  ] as const) {
    await here.net.reach(host, { op: 'end', room: here.s.id })
    await act(() => pass(5000))
    render(menu(here))
    expect([here.client.table.store.getState().room?.phase, at('table-break')]).toEqual(['ended', null])
    cleanup()
  }
})

test('before a game the menu has no way up: the lobby has it in sight', async () => {
  render(menu(await asGuest(false)))
  expect(at('table-rules')).not.toBeNull()
  expect(at('table-leave')).toBeNull()
})

test.each([
  ['end', true, '真的收摊？', '不博了，收摊'],
  ['end', false, '真的不开了？', '这一桌不开了'],
  ['restart', true, '真的重来？', '这一局重来'],
  ['table-leave', true, '真的不坐了？', '不坐了']
] as const)('the yes to a host’s question names the deed: %s, begun: %s', async (id, begun, asks, yes) => {
  render(menu(await arrived(['ama', 'aming'], { begun })))
  tap(id)
  expect(document.querySelector('.sheet-title')?.textContent).toBe(asks)
  expect(at('sure')?.textContent).toBe(yes)
})

test('who gives a game up is told that whoever leads is no champion, where somebody leads', async () => {
  const here = await arrived(['ama', 'aming'])
  render(menu(here))
  tap('end')
  expect(document.querySelector('.sheet-body')?.textContent).toBe(
    '到此为止。博到的归各人，没人博到的留在盘里。'
  )
  cleanup()
  await throws(here.s, 'sihong')
  await here.net.tell(here.s.id)
  await act(() => pass(9000))
  render(menu(here))
  tap('end')
  expect(document.querySelector('.sheet-body')?.textContent).toMatch(/留在盘里。.+领先，也不算状元。$/)
})

test('who laid a table with prizes of their own reads by name which of them nobody has, before it is given up', async () => {
  const stock = { ...emptyStock(), zhuangyuan: 1, yixiu: 2 }
  const here = await arrived(['ama', 'aming'], { table: { stock } })
  const prizes = createPrizes(here.client.ports.storage)
  const { sheet, ...more } = prizes.read()
  const row = (name: string, count: number) => ({ name, count, price: 0 })
  const ranks = { ...sheet.ranks, zhuangyuan: row('电饭锅', 1), yixiu: row('肥皂', 2) }
  prizes.write(countedAs({ ...more, sheet: { ...sheet, ranks } }, stock))
  prizes.note(here.s.id, stock)
  render(menu(here))
  tap('end')
  expect(document.querySelector('.sheet-body')?.textContent).toMatch(/盘里还有：电饭锅、肥皂\u00a0×\u00a02。/)
})

test('what is asked once more is explained in the menu before it is', async () => {
  render(menu(await arrived(['ama', 'aming'])))
  expect(at('restart')?.textContent).toBe('这一局重来博到的饼放回盘里，从第 1 轮博起')
  expect(at('table-leave')?.textContent).toBe('不坐了只有你走：饼留着，座位空着就能坐回来')
  expect(at('end')?.textContent).toContain('博到的归各人')
})

test('the menu gives way to the table once its deed is done, and stays where that was refused', async () => {
  const here = await arrived(['ama', 'aming'])
  const does = async (id: string) => {
    cleanup()
    closed.mockClear()
    render(menu(here))
    await act(async () => tap(id))
    await act(() => pass(30_000))
    return closed.mock.calls.length
  }
  expect(await does('pause')).toBe(1)
  here.phone.network = 'down'
  expect(await does('sheet-resume')).toBe(0)
  here.phone.network = 'up'
  expect(await does('sheet-resume')).toBe(1)
  expect(here.client.table.store.getState().room?.phase).toBe('playing')
})

test('round one phone one question is put to all, past the first round too, and a no goes back to the game', async () => {
  const here = await arrived(['ama', 'aming'])
  for (const _ of here.s.guests) await throws(here.s, 'none')
  await here.client.table.enter({ room: here.s.id, key: here.s.key })
  await pass(0)
  render(menu(here))
  expect([at('restart'), at('restart-ask') !== null]).toEqual([null, true])
  cleanup()
  here.client.table.store.setState({ one: true })
  closed.mockClear()
  render(menu(here))
  expect(at('restart-ask')).toBeNull()
  tap('restart')
  expect(text()).toContain('大家都要重来吗？')
  expect([at('sure')?.textContent, at('unsure')?.textContent]).toEqual(['重来', '接着博'])
  tap('unsure')
  expect(closed).toHaveBeenCalledTimes(1)
  expect(here.phone.calls.filter(({ op }) => op === 'restart' || op === 'agree')).toEqual([])
})

test.each([
  ['agree', true],
  ['disagree', false]
])('whoever thinks it over finds the question in the menu, and answers it there: %s', async (id, yes) => {
  const here = await arrived(['ama', 'aming', 'lihua'])
  for (const _ of here.s.guests) await throws(here.s, 'none')
  const { fair, seats } = await here.s.party.room(here.s.id)
  await pass(0)
  const room = here.client.table.store.getState().room!
  here.client.table.store.setState({ room: { ...room, host: seats[1]!.pid, again: [1] } })
  closed.mockClear()
  render(menu(here))
  await act(async () => tap(id))
  await act(() => pass(0))
  const said = here.phone.calls.filter(({ op }) => op === 'agree')
  expect(said).toMatchObject([{ game: fair?.game, yes }])
  expect(closed).toHaveBeenCalledTimes(1)
})

test('the picture of a game is in the menu once there is one', async () => {
  const here = await arrived(['ama', 'aming'])
  render(menu(here))
  expect(at('table-keepsake')).toBeNull()
  cleanup()
  const onKeepsake = jest.fn()
  render(menu(here, { onKeepsake }))
  expect(at('table-keepsake')?.textContent).toBe('留个纪念')
  tap('table-keepsake')
  expect(onKeepsake).toHaveBeenCalledTimes(1)
})

/** The page's part that draws and keeps the picture of the game that is shown. */
function Keeps({ client }: Pick<Arrived, 'client'>) {
  const state = client.table.store.getState()
  const view = viewOf(state, client.show.store.getState(), client.clock.now())
  return <div id="draws">{useKeepsake(client, state, view) ? 'yes' : 'no'}</div>
}
const keeps = ({ client }: Arrived) => {
  cleanup()
  render(<Keeps client={client} />)
  return at('draws')?.textContent
}
const TINY = { ...emptyStock(), zhuangyuan: 1, yixiu: 1 }

/** A table at which the reader, 阿嬷, was champion, on her phone; its page has been there. */
async function champion(): Promise<Arrived> {
  const here = await arrived(['ama', 'aming'], { table: { limit: 0, stock: TINY } })
  await here.net.reach('ama', { op: 'me', room: here.s.id, name: '阿嬷', face: 4 })
  for (const wants of ['sihong', 'yixiu']) await throws(here.s, wants)
  await here.net.tell(here.s.id)
  await act(() => pass(30_000))
  keeps(here)
  return here
}

async function again(here: Arrived) {
  await here.client.table.start()
  await act(() => pass(0))
}
const opens = (here: Arrived) => {
  cleanup()
  render(menu(here))
  return at('table-before')?.textContent ?? null
}

test('the game before: what everybody took home, and its picture, are in the menu while the next one is played, also after a cold start', async () => {
  const here = await champion()
  // What is shown is no game before.
  expect([keeps(here), opens(here)]).toEqual(['yes', null])
  await again(here)
  await here.net.reach('ama', { op: 'me', room: here.s.id, name: '阿美', face: 5 })
  await act(() => pass(0))
  expect([keeps(here), opens(here)]).toEqual(['no', '上一局的饼和纪念图'])
  const picture = jest.spyOn(here.phone.ports.share, 'picture').mockResolvedValue(false)
  tap('table-before')
  expect(at('before')?.textContent).toBe('状元 · 阿嬷')
  const rows = [...document.querySelectorAll('.result-row')].map(row => row.textContent)
  expect(rows).toEqual(['阿嬷1', '灯笼1'])
  await act(async () => tap('keepsake'))
  expect(picture).toHaveBeenCalledTimes(1)
  expect(at('no-picture')).not.toBeNull()

  here.client.table.close()
  const { ports } = here.phone
  const cold = { ...here, client: createClient(ports) }
  await cold.client.table.enter({ room: here.s.id })
  await pass(0)
  keeps(cold)
  expect(opens(cold)).toBe('上一局的饼和纪念图')
  // A game in which nobody won anything takes nobody's picture away.
  await act(async () => void (await cold.client.table.end()))
  await act(() => pass(30_000))
  expect([keeps(cold), opens(cold)]).toEqual(['no', '上一局的饼和纪念图'])
  cold.client.table.close()
})

test('the game before is gone with everything else that is deleted, for good; no other table has it', async () => {
  const here = await champion()
  const { client } = here
  const kept = client.pasts.before(here.s.id, '')!
  expect(client.pasts.before('another', '')).toBeNull()
  await client.forget()
  keeps(here)
  await again(here)
  expect(opens(here)).toBeNull()
  client.pasts.note(kept)
  client.pasts.note({ ...kept, game: 'second' })
  client.pasts.note({ ...kept, game: 'third' })
  // Of a table the last two: one that was given up leaves the one before.
  const { room } = kept
  expect([client.pasts.before(room, 'third')?.game, client.pasts.before(room, '')?.game]).toEqual([
    'second',
    'third'
  ])
  client.pasts.drop(room)
  expect(client.pasts.before(room, '')).toBeNull()
  for (const room of ['b', 'c', 'd', here.s.id]) client.pasts.note({ ...kept, room, game: `${room}_1` })
  expect(['b', 'c', 'd', here.s.id].map(room => client.pasts.before(room, '')?.room)).toEqual([
    undefined,
    ...['c', 'd', here.s.id]
  ])
  client.table.close()
})

test.each([
  '{',
  '7',
  '[null, 7, {"room": "ID"}, {"room": "ID", "game": "x", "at": 1, "champion": 0, "rows": [{}]}]'
])('what is kept of a game before and cannot be read is none: %s', async text => {
  const here = await arrived(['ama', 'aming'])
  const { storage } = here.phone.ports
  storage.write('local/pasts', text.replaceAll('ID', here.s.id))
  expect(opens(here)).toBeNull()
  here.client.table.close()
})

test('while I am on, every sheet says so and for how long yet, and a tap on it closes all that lies over the table', async () => {
  const here = await arrived(['ama', 'aming'], { table: { limit: 15 } })
  const { client } = here
  const show = () => {
    cleanup()
    const state = client.table.store.getState()
    const view = viewOf(state, client.show.store.getState(), client.clock.now())
    render(<Called {...{ state, view }}>{menu(here)}</Called>)
  }
  const says = () => document.querySelector('.sheet .my-turn')?.textContent
  closed.mockClear()
  show()
  expect(says()).toBe('轮到你了，还有 15 秒回去掷')
  act(() => void jest.advanceTimersByTime(1000))
  expect(says()).toBe('轮到你了，还有 14 秒回去掷')
  tap('table-leave')
  expect(text()).toContain('真的不坐了？')
  fireEvent.click(document.querySelector('.my-turn')!)
  expect(closed).toHaveBeenCalledTimes(1)
  await throws(here.s, 'none')
  await here.net.tell(here.s.id)
  await act(async () => void (await pass(5000)))
  show()
  expect(says()).toBeUndefined()
  client.table.close()
})

test('a line of a vote is called by what it does; how it stands is under it', async () => {
  const here = await arrived(['ama', 'aming'])
  for (const _ of here.s.guests) await throws(here.s, 'none')
  await here.client.table.enter({ room: here.s.id, key: here.s.key })
  await here.client.table.agree(true)
  await pass(0)
  render(menu(here))
  expect(at('restart-off')?.querySelector('.bold')?.textContent).toBe('算了，接着博')
  expect(at('restart-off')?.textContent).toContain('2 个人里 1 个同意了')
})

test('a host who lets somebody in again reads that they may come, and that they have to be told', async () => {
  const here = await arrived(['ama', 'aming'])
  const { pid } = await here.s.party.done('aming', { op: 'look', room: here.s.id })
  await here.net.reach('aming', { op: 'me', room: here.s.id, name: '阿明', face: 3 })
  await here.client.table.kick(pid ?? '')
  await pass(0)
  const { rerender } = render(menu(here))
  closed.mockClear()
  tap('let-in')
  await act(() => pass(0))
  rerender(menu(here))
  expect(at('let-in-done')?.textContent).toBe('阿明可以回来了：打开这一桌，点一下就能坐下')
  expect(at('let-in')).toBeNull()
  expect(closed).not.toHaveBeenCalled()
})
