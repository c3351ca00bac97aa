/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { News } from '@/pages/table/News'
import { type News as One, viewOf } from '@/stores'
import { STILL } from '@/stores/show'
import { type Arrived, arrived, pass } from '../support/arrived'
import { opId, throws } from '../support/party'
import '../support/words'

const pages: string[] = []

jest.mock('@tarojs/components', () => require('./taro'))
jest.mock('@/platform', () => ({ route: { page: (...to: string[]) => void pages.push(to.join('')) } }))
jest.mock('@/hooks', () => ({ useStore: require('@/hooks/useStore').useStore }))

let here: Arrived
afterEach(() => {
  cleanup()
  here.client.table.close()
  jest.useRealTimers()
})

const text = () => document.body.textContent ?? ''
const at = (id: string) => document.getElementById(id)
const tap = (id: string) => act(async () => void fireEvent.click(at(id)!))

/** What the table says of it, as it stands now; `call`: what stands over it. */
function shows(more: object = {}) {
  cleanup()
  const { client } = here
  const state = client.table.store.getState()
  const view = { ...viewOf(state, STILL, client.clock.now()), ...more }
  render(<News {...{ client, state, view }} />)
}
const other = { call: { kind: 'other', seat: 1 } }

/** A table where somebody watches, whom the others know by name. */
async function watched(guests: readonly string[]): Promise<string> {
  here = await arrived(guests, { table: { limit: 15 } })
  const { s, net } = here
  for (const [who, name] of [
    ['aming', '阿明'],
    ['visitor', '秀英']
  ] as const) {
    await net.reach(who, { op: 'look', room: s.id, key: s.key })
    await net.reach(who, { op: 'me', room: s.id, name, face: 3 })
  }
  await pass(0)
  const { pid } = await s.party.done('visitor', { op: 'look', room: s.id })
  return pid ?? ''
}

test('what was thrown for me: with its dice and its cakes, the way to the log, and never again', async () => {
  here = await arrived(['ama', 'aming'], { table: { limit: 15 } })
  const { client, net, s } = here
  client.hide()
  await pass(16_000)
  await net.reach('aming', { op: 'nudge', room: s.id, turn: (await s.party.room(s.id)).turn })
  client.appear()
  await pass(0)
  shows()
  expect(text()).toContain('你不在的时候')
  expect(text()).toContain('替你掷了 1 次：')
  const { d } = (await s.party.room(s.id)).tail.find(({ k }) => k === 't')!
  const dice = document.querySelector('#news-away [aria-label]')
  expect([...(dice?.getAttribute('aria-label') ?? '').matchAll(/[1-6]/g)].map(String).sort()).toEqual(
    [...(d ?? '')].sort()
  )
  await tap('news-log')
  expect(pages).toEqual([`log?room=${s.id}`])
  shows()
  expect(text()).toBe('')
})

test.each([
  [{ thrown: [], cakes: 0, skipped: 2, whole: true }, '有 2 轮没等到你，跳过了。'],
  [{ thrown: [], cakes: 0, skipped: 2, whole: false }, '更早的，在“每一掷的记录”里。']
])('turns that were passed over, and that some are only in the log: %j', async (what, says) => {
  here = await arrived(['ama', 'aming'])
  act(() => here.client.news.store.setState([{ kind: 'away', ...what }], true))
  shows()
  expect(text()).toContain(says)
  expect(text()).not.toContain('替你掷')
  await tap('news-seen')
  expect(here.client.news.store.getState()).toEqual([])
})

test('a seat that was given to me is a card; to the others a line, which covers no throw and goes by itself', async () => {
  const pid = await watched(['ama', 'aming'])
  const { client, net, s } = here
  await net.reach('aming', { op: 'hand', room: s.id, opId: opId(), pid })
  await pass(0)
  shows({ call: { kind: 'mine' } })
  expect(text()).toBe('')
  shows(other)
  expect(text()).toContain('阿明把座位让给了秀英')
  act(() => void jest.advanceTimersByTime(10_000))
  expect(text()).toBe('')
  shows(other)
  expect(text()).toBe('')
  const [handed] = [
    { kind: 'given', seat: 1, from: client.table.store.getState().pid!, to: pid, running: true }
  ]
  act(() => client.news.store.setState([handed as One], true))
  shows({ call: { kind: 'mine' } })
  expect(text()).toContain('把座位让给你了：接着掷，饼也归你。')
  await tap('news-seen')
  shows()
  expect(text()).toBe('')
})

test('a seat that was left and taken by another is told of in words of its own', async () => {
  const pid = await watched(['ama', 'aming', 'lihua'])
  const { net, s } = here
  await throws(s, 'none')
  await net.reach('aming', { op: 'leave', room: s.id })
  await net.reach('visitor', { op: 'join', room: s.id, seat: 1 })
  await pass(0)
  expect(here.client.news.store.getState()).toMatchObject([{ kind: 'taken', to: pid }])
  shows(other)
  expect(text()).toContain('秀英坐了阿明的座位')
})

test('who got up is told of in a line: in my own turn too, where no other comes', async () => {
  await watched(['ama', 'aming'])
  const { net, s } = here
  await net.reach('aming', { op: 'leave', room: s.id })
  await pass(0)
  shows()
  expect(text()).toBe('轮到你了 · 阿明不坐了轮到这个座位就跳过。')
})

test('who sits down again reads when they are on', async () => {
  await watched(['ama', 'aming', 'lihua'])
  const { client } = here
  await client.table.leave()
  await client.table.join()
  await pass(0)
  shows()
  expect(text()).toBe('坐回来了：接下来阿明，再等 2 掷到你')
  await throws(here.s, 'none')
  await here.net.tell(here.s.id)
  await pass(0)
  shows()
  expect(text()).toMatch(/^坐回来了：.+掷完，就到你$/)
})

test('a host who sent somebody away reads how they may come in again; in my turn it waits for the others’', async () => {
  await watched(['ama', 'aming', 'lihua'])
  const { client, s } = here
  const { pid } = await s.party.done('aming', { op: 'look', room: s.id })
  await client.table.kick(pid ?? '')
  await pass(0)
  shows({ call: { kind: 'mine' } })
  expect(text()).toBe('')
  shows(other)
  expect(text()).toBe('轮到阿明 · 阿明离座了要你请，他才能回来：点上面的“•••”。')
})

test('who is host no more reads it at the end of a game too, and why where the one before got up', async () => {
  await watched(['ama', 'aming', 'lihua'])
  const { client } = here
  const [from, to] = (client.table.store.getState().room?.seats ?? []).map(({ pid }) => pid)
  const what = { kind: 'host', seat: 0, from: from!, to: to!, left: false, running: false } as const
  const isNow = (more: object) => {
    act(() => client.news.store.setState([{ ...what, ...more }], true))
    shows({ scene: 'result', call: { kind: 'told' } })
    return text()
  }
  expect(isNow({})).toContain('阿明现在是主人')
  expect(isNow({ left: true })).toMatch(/^阿明现在是主人.+不坐了$/)
})

test('who is host from now on reads it on a card, once; the others in a line', async () => {
  await watched(['ama', 'aming', 'lihua'])
  const { client, net, s } = here
  const [host, aming] = (client.table.store.getState().room?.seats ?? []).map(({ pid }) => pid)
  const what = { kind: 'host', seat: 1, from: aming!, left: true, running: true } as const
  await net.reach('aming', { op: 'leave', room: s.id })
  await pass(0)
  act(() => client.news.store.setState([{ ...what, to: host! }], true))
  shows({ call: { kind: 'mine' } })
  expect(text()).toContain('现在你是主人')
  expect(text()).toContain('阿明不坐了想歇一歇、想收摊，就点上面的“•••”。')
  await net.reach('aming', { op: 'join', room: s.id })
  await pass(0)
  shows({ call: { kind: 'mine' } })
  expect(text()).not.toContain('不坐了')
  await tap('news-seen')
  shows()
  expect(text()).toBe('')
  act(() => client.news.store.setState([{ ...what, seat: 0, from: host!, to: aming! }], true))
  shows(other)
  expect(text()).toContain('阿明现在是主人')
  expect(document.querySelector('.sheet')).toBeNull()
})

test.each([
  ['goes-on', '有人想接着博，先不重来饼都在，还是这一局', false],
  ['anew', '这一局重来了大家的饼都放回盘里了', true]
] as const)(
  'what came of the question whether to begin anew is a line; in my turn whose cakes are gone reads it at once: %s',
  async (kind, words, inTurn) => {
    here = await arrived(['ama', 'aming'])
    act(() => here.client.news.store.setState([{ kind }], true))
    shows({ call: { kind: 'mine' } })
    expect(text()).toBe(inTurn ? `轮到你了 · ${words}` : '')
    shows({ call: { kind: 'rolling' } })
    expect(text()).toBe('')
    shows(other)
    expect(text()).toBe(`轮到灯笼 · ${words}`)
    shows({ scene: 'lobby' })
    expect(text()).toBe(words)
  }
)
