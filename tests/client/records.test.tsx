/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react'
import Log from '@/pages/table/records/log'
import Verify from '@/pages/table/records/verify'
import { type Client, mySeat } from '@/stores'
import { clientOf, fakeNetwork } from '../support/fake-phone'
import { formOf, onePhone, storageOf, viewNow } from '../support/one-phone'
import { begin, opId, party, type Seated, seated, throws } from '../support/party'

let client: Client
let params: Record<string, string>
/** paths of the pages that lie open, the latest last, and where it was gone to */
let pages: string[]
let went: unknown[]

jest.mock('@tarojs/components', () => require('./taro'))
jest.mock('@tarojs/taro', () => ({
  useRouter: () => ({ params }),
  getCurrentPages: () => pages.map(route => ({ route })),
  navigateBack: async (to: object) => void went.push(to),
  redirectTo: async (to: object) => void went.push(to),
  navigateTo: async (to: object) => void went.push(to)
}))
jest.mock('@/hooks/client', () => ({ useClient: () => client }))

const [TABLE, LOG, VERIFY] = [
  'pages/table/index',
  'pages/table/records/log/index',
  'pages/table/records/verify/index'
]
const STOCK = { zhuangyuan: 1, duitang: 0, sanhong: 0, sijin: 0, erju: 0, yixiu: 2 }
const GAME = ['yixiu', 'none', '444412', 'yixiu', 'none', 'none']

let s: Seated
let net: ReturnType<typeof fakeNetwork>

/** 阿明's phone at a table whose game has been thrown so far. */
async function arrive(thrown: readonly string[]) {
  s = await seated(['ama', 'aming', 'lihua'], { limit: 0, stock: STOCK }, party())
  await begin(s)
  for (const wants of thrown) await throws(s, wants)
  net = fakeNetwork(s.party)
  client = clientOf(net.phone('aming'))
  await client.table.enter({ room: s.id, key: s.key })
}

/** The host does something with the table, and all phones hear of it. */
async function host(call: object) {
  await act(async () => {
    const { turn } = await s.party.room(s.id)
    const more = { room: s.id, opId: opId(), turn, entropy: '5a'.repeat(16) }
    await s.party.done('ama', { ...more, ...call })
    await net.tell(s.id)
  })
}
const again = () => host({ op: 'start' })

beforeEach(() => {
  pages = [TABLE, VERIFY]
  went = []
  params = {}
})
afterEach(() => {
  cleanup()
  client.table.close()
})

const text = () => document.body.textContent ?? ''
const one = (selector: string): Element => {
  const found = document.querySelector(selector)
  if (!found) throw new Error(`no ${selector} in ${text()}`)
  return found
}
const seal = () => {
  const folded = document.querySelector('#verify-codes')
  if (folded) fireEvent.click(folded)
  return one('.verify-mark').textContent
}
const lines = () => [...document.querySelectorAll('.log-slot')].map(line => line.textContent)

test('a check that somebody reads stays when the next game begins, says so, and leads to the table', async () => {
  await arrive(GAME)
  render(<Verify />)
  const before = seal()
  fireEvent.click(one('#verify-start'))
  await waitFor(() => one('#verify .ink-ok'))
  await again()
  expect(one('#verify').textContent).toContain('一掷不差')
  expect(seal()).toBe(before)
  expect(one('.page-foot #passed').textContent).toContain('新的一局开博了')
  fireEvent.click(one('#passed .banner'))
  expect(went).toEqual([{ delta: 1 }])
})

test('what a check means stands first; its codes are folded away, and copied by a tap', async () => {
  await arrive(GAME)
  const copy = jest.fn(async () => true)
  Object.assign(client.ports.share, { copy })
  render(<Verify />)
  fireEvent.click(one('#verify-start'))
  await waitFor(() => one('#verify .ink-ok'))
  expect(one('#verify').textContent).toContain('骰子都对得上')
  expect(document.querySelector('.verify-mark')).toBeNull()
  expect(one('#verify').compareDocumentPosition(one('#verify-codes'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  fireEvent.click(one('#verify-codes'))
  const { fair } = await s.party.room(s.id)
  expect([...document.querySelectorAll('.verify-mark')].map(mark => mark.textContent)).toEqual([
    fair?.commitment,
    fair?.seed
  ])
  await act(async () => void fireEvent.click(one('#verify-seed')))
  expect(copy.mock.calls).toEqual([[fair?.seed]])
  expect(one('#verify-seed').textContent).toContain('复制好了')
})

test('who took over a seat is not said to be whom was thrown for before: the seat is', async () => {
  s = await seated(['ama', 'aming', 'lihua'], { limit: 15, stock: STOCK }, party())
  await begin(s)
  await throws(s, 'none')
  s.party.now += 16_000
  await s.party.done('ama', { op: 'nudge', room: s.id, turn: (await s.party.room(s.id)).turn })
  await s.party.done('visitor', { op: 'look', room: s.id, key: s.key })
  const { pid } = await s.party.done('visitor', { op: 'look', room: s.id })
  await s.party.done('aming', { op: 'hand', room: s.id, opId: opId(), pid })
  await s.party.done('ama', { op: 'end', room: s.id })
  net = fakeNetwork(s.party)
  client = clientOf(net.phone('visitor'))
  await client.table.enter({ room: s.id, key: s.key })
  render(<Verify />)
  fireEvent.click(one('#verify-start'))
  await waitFor(() => one('#verify-absent'))
  expect(one('#verify-absent').textContent).toBe('没赶上、自动掷的：我的座位 1 次')
  expect(text()).not.toContain('这部手机掷的')
})

test('a game whose successor has begun can still be checked from its first throw on', async () => {
  await arrive(Array(30).fill('none'))
  await host({ op: 'end' })
  render(<Verify />)
  expect(client.log.store.getState().from).toBeGreaterThan(0)
  await again()
  fireEvent.click(one('#verify-start'))
  await waitFor(() => one('#verify .ink-ok'))
  expect(one('#verify').textContent).toContain('30 掷')
})

test('a log that somebody reads stays too, and so does what is opened from it; a new reader reads the new game', async () => {
  await arrive(GAME)
  pages = [TABLE, LOG]
  const log = render(<Log />)
  const read = lines()
  expect(read.join()).toContain('是这一局的状元')
  await again()
  await act(async () => {
    await throws(s, 'erju')
    await net.tell(s.id)
  })
  expect(lines()).toEqual(read)
  expect(text()).not.toContain('正在博')
  pages = [TABLE, LOG, VERIFY]
  const check = render(<Verify />)
  expect(one('#verify').textContent).toContain('骰子有没有人动过？')
  fireEvent.click(check.container.querySelector('#passed .banner')!)
  expect(went).toEqual([{ delta: 2 }])
  check.unmount()
  expect(lines()).toEqual(read)
  log.unmount()
  pages = [TABLE, LOG]
  render(<Log />)
  expect(text()).toContain('正在博')
  expect(document.querySelector('#passed .banner')).toBeNull()
})

test('a game begun anew while somebody waits to check it: said, for its seed never came here', async () => {
  await arrive(['yixiu'])
  render(<Verify />)
  expect(one('#verify').textContent).toContain('散桌以后才能验')
  await host({ op: 'restart' })
  expect(one('#verify').textContent).toContain('这一局没法验了')
  expect(document.querySelector('#verify-start')).toBeNull()
})

test('opened without a table below, it leads to the table in place of itself', async () => {
  await arrive(GAME)
  pages = [VERIFY]
  params = { room: s.id }
  render(<Verify />)
  await again()
  fireEvent.click(one('#passed .banner'))
  expect(went).toEqual([{ url: `/pages/table/index?room=${s.id}` }])
})

test.each([
  ['log', Log],
  ['check', Verify]
] as const)(
  'who reads the %s is told that they are on, for how long yet, and led to the table',
  async (_, Page) => {
    await arrive([])
    const { phase, turn } = await s.party.room(s.id)
    expect([phase, turn]).toEqual(['playing', 2])
    pages = [TABLE, LOG]
    render(<Page />)
    expect(document.querySelector('.my-turn')).toBeNull()
    await act(async () => {
      await throws(s, 'none')
      await net.tell(s.id)
    })
    expect(one('.page-foot .my-turn').textContent).toContain('轮到你了')
    fireEvent.click(one('.my-turn'))
    expect(went).toEqual([{ delta: 1 }])
    await act(async () => {
      await throws(s, 'none')
      await net.tell(s.id)
    })
    expect(document.querySelector('.my-turn')).toBeNull()
  }
)

test('the round that is on is the one at the table, also before its first throw', async () => {
  await arrive(['yixiu', 'none'])
  pages = [TABLE, LOG]
  render(<Log />)
  const rounds = () => [...document.querySelectorAll('.log-round')].map(round => round.textContent)
  expect(rounds()).toEqual(['第 1 轮正在博'])
  await act(async () => {
    await throws(s, 'none')
    await net.tell(s.id)
  })
  expect(rounds()).toEqual(['第 2 轮正在博', '第 1 轮'])
  await act(async () => {
    await throws(s, 'none')
    await net.tell(s.id)
  })
  expect(rounds().sort().reverse()).toEqual(['第 2 轮正在博', '第 1 轮'])
})

test('the way to the check says what there is to check: each throw, once it is over; nothing where nothing was thrown', async () => {
  const foot = () => one('#log-verify .small').textContent
  await arrive([])
  pages = [TABLE, LOG]
  render(<Log />)
  expect(foot()).toBe('散桌后，掷掷能验')
  await host({ op: 'end' })
  expect(foot()).toBe('这一局没掷过')
  cleanup()
  client.table.close()
  await arrive(GAME)
  render(<Log />)
  expect(foot()).toBe('每一掷都能验')
  await again()
  expect(foot()).toBe('每一掷都能验')
})

describe('on one phone', () => {
  const NAMES = ['阿嬷', '阿明']
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms).then(() => undefined))
  beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 8, 25, 12) }))
  afterEach(() => jest.useRealTimers())

  test('the check speaks of this phone, before and after the end: there is no cloud', async () => {
    const phone = onePhone(storageOf(new Map()))
    client = phone.client
    const entering = client.table.enter({ one: client.local.order(formOf(NAMES)) })
    await pass(0)
    expect(await entering).toBe(true)
    await client.table.pass()
    void client.table.throwDice()
    await pass(5000)
    expect(viewNow(phone).pass).toBe(1)
    expect(mySeat(client.table.store.getState())).toBe(0)
    render(<Verify />)
    expect(text()).toContain('第一掷以前，这部手机先封好一串数')
    expect(text()).not.toContain('云')
    await act(async () => {
      await client.table.end()
    })
    expect(text()).toContain('从封好的那串数起')
    fireEvent.click(one('#verify-start'))
    await pass(1000)
    expect(one('#verify').textContent).toContain('一掷不差')
    expect(text()).not.toContain('防不了这部手机')
    fireEvent.click(one('#verify-limits'))
    expect(text()).toContain('防不了这部手机')
    expect(text()).not.toContain('云')
    expect(document.querySelector('#verify-absent')).toBeNull()
  })
})
