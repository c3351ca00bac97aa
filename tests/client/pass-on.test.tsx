/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { throwName } from '@/i18n'
import { PassOn } from '@/pages/table/PassOn'
import { type Move, RANKS } from '@/rules'
import { createPrizes, type Told, viewOf } from '@/stores'
import { formOf, type OnePhone, onePhone, SMALL, storageOf, viewNow } from '../support/one-phone'
import '../support/words'

jest.mock('@tarojs/components', () => require('./taro'))
jest.mock('@/hooks', () => ({ useStore: (store: { getState(): unknown }) => store.getState() }))
jest.mock('@/platform', () => ({ route: { back() {} } }))

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

let phone: OnePhone
beforeEach(async () => {
  jest.useFakeTimers({ now: Date.UTC(2026, 8, 25, 12) })
  phone = onePhone(storageOf(new Map()))
  void phone.client.table.enter({ one: phone.client.local.order(formOf(['阿公', '妈妈', '小宝'])) })
  await pass(0)
  // Who throws first is found by two dice: the one after the host is on in every test.
  while (viewNow(phone).pass !== 1) {
    void phone.client.table.skip()
    await pass(0)
  }
})
afterEach(() => {
  cleanup()
  phone.client.table.close()
  jest.useRealTimers()
})

const page = () => {
  const { client } = phone
  return <PassOn client={client} state={client.table.store.getState()} view={viewNow(phone)} />
}
const turnNow = () => phone.client.table.store.getState().room!.turn
const tap = (id: string) => fireEvent.click(document.getElementById(id)!)
const text = () => document.body.textContent ?? ''

test('who is not here is skipped after a question, which can be taken back', async () => {
  const before = turnNow()
  render(page())
  await pass(1000)
  tap('pass-skip')
  await pass(0)
  expect(text()).toContain('跳过妈妈这一次？')
  expect(text()).toContain('饼留着，下一轮再来')
  expect([
    document.getElementById('sure')?.textContent,
    document.getElementById('unsure')?.textContent
  ]).toEqual(['跳过', '不跳过'])
  tap('unsure')
  await pass(0)
  expect(document.getElementById('sure')).toBeNull()
  expect(turnNow()).toBe(before)
  tap('pass-skip')
  tap('sure')
  await pass(0)
  expect(turnNow()).toBe(before + 1)
})

test('the taps of whoever was on before ask nothing, and after a skip neither', async () => {
  const { rerender } = render(page())
  // However long they go on.
  for (let taps = 0; taps < 4; taps++) {
    await pass(999)
    tap('pass-skip')
    expect(document.getElementById('sure')).toBeNull()
  }
  await pass(1000)
  tap('pass-skip')
  tap('sure')
  await pass(0)
  rerender(page())
  expect(document.querySelector('.pass-told')?.textContent).toBe('刚才跳过了妈妈')
  tap('pass-skip')
  expect(document.getElementById('sure')).toBeNull()
  await pass(1000)
  tap('pass-skip')
  expect(document.getElementById('sure')).not.toBeNull()
})

/** A 状元 that has just been thrown, where somebody led before or nobody did. */
function leads(champion: number | null): string {
  const { client } = phone
  const state = client.table.store.getState()
  const { game } = viewNow(phone)
  const event = { type: 'thrown', seat: 1, dice: [4, 4, 4, 4, 2, 3], moves: [], at: 0 } as const
  const landed: Told = {
    ...{ n: 99, turn: 1, seat: 1, pattern: 'sihong', absent: false, moves: [], ends: false },
    ...{ dice: event.dice, event, before: { ...game!, champion }, after: { ...game!, champion: 1 } },
    outcome: { kind: 'leads' }
  }
  client.show.store.setState({ landed })
  const view = { ...viewOf(state, client.show.store.getState(), 0), start: null }
  render(<PassOn client={client} state={state} view={view} />)
  return text()
}

test('who has a 状元 is told by what was thrown, and nothing of whether it is the first one', () => {
  expect(leads(null)).toContain(`刚才妈妈博到${throwName('sihong', [4, 4, 4, 4, 2, 3])}，先当状元`)
  expect(text()).not.toContain('头一个')
})

test('what was won goes by the name that was noted for it on this phone', () => {
  const { client } = phone
  const prizes = createPrizes(client.ports.storage, true)
  const { sheet, ...rest } = prizes.read()
  const named = RANKS.map(rank => [
    rank,
    { name: { yixiu: '纸巾', sanhong: '花生油' }[rank as string] ?? '', count: SMALL[rank], price: 0 }
  ])
  const state = client.table.store.getState()
  const view = { ...viewOf(state, client.show.store.getState(), 0), start: null }
  const { game } = view
  const wins = (moves: readonly Move[]) => {
    cleanup()
    const told = {
      n: 99,
      seat: 1,
      dice: [4, 1, 2, 3, 5, 5],
      pattern: 'yixiu',
      moves,
      before: game,
      after: game
    }
    const event = { type: 'thrown', seat: 1, dice: told.dice, moves, at: 0 }
    const outcome = { kind: 'won', rank: 'yixiu', n: 1 }
    client.show.store.setState({ landed: { ...told, event, outcome, absent: false } as unknown as Told })
    render(<PassOn client={client} state={state} view={view} />)
    return document.querySelector('.pass-why')?.textContent ?? ''
  }
  const one: Move = { rank: 'yixiu', n: 1, from: 'stock', to: 1 }
  expect(wins([one])).not.toContain('奖品')
  prizes.write({ ...rest, sheet: { ...sheet, ranks: Object.fromEntries(named) } })
  prizes.note('another-table', SMALL)
  expect(wins([one])).not.toContain('奖品')
  prizes.note(client.local.wayTo(state.room?._id ?? ''), SMALL)
  expect(wins([one])).toBe('奖品是纸巾。')
  expect(
    wins([
      { ...one, rank: 'sanhong', from: 2 },
      { ...one, n: 2 }
    ])
  ).toBe('奖品是花生油、纸巾\u00a0×\u00a02。')
  expect(wins([{ ...one, rank: 'erju' }])).toBe('')
})
