/** @jest-environment jsdom */
import { act, cleanup, renderHook } from '@testing-library/react'
import { useSound } from '@/hooks'
import type { Client, TableView, Told } from '@/stores'
import { clientOf, type FakePhone, fakeNetwork } from '../support/fake-phone'
import { party } from '../support/party'

let client: Client
let phone: FakePhone

jest.mock('@tarojs/taro', () => ({}))
jest.mock('@/hooks/client', () => ({ useClient: () => client }))

beforeEach(() => {
  jest.useFakeTimers()
  phone = fakeNetwork(party()).phone('ama')
  client = clientOf(phone)
})
afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

type Button = TableView['button']['kind']
type Call = TableView['call']['kind']
const viewOf = (button: Button, scene: TableView['scene'] = 'table', call: Call = 'mine') =>
  ({ scene, button: { kind: button }, call: { kind: call } }) as TableView

function page(button: Button = 'watching', seen = true) {
  return renderHook(({ view, seen }) => useSound(view, seen), {
    initialProps: { view: viewOf(button), seen }
  })
}

/** What was asked of the port since the last look. */
const heard = () => phone.sounds.splice(0)
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms))
const shows = (show: object) => act(() => client.show.store.setState(show))
const told = (kind: string, pattern = 'sanhong') =>
  ({ outcome: { kind }, pattern, dice: [1, 2, 3, 4, 5, 6] }) as unknown as Told

test('opened with the page and closed with it', () => {
  const { unmount } = page()
  expect(heard()).toEqual(['open', 'rattle off'])
  unmount()
  expect(heard()).toEqual(['close'])
})

/** How a throw is shown. */
const FLIGHT = { id: 't3', ms: 1400 }
/** Somebody's dice in the hand, and out of it. */
const inHand = () => shows({ rattling: true, flight: null, aim: FLIGHT, told: null })
const inAir = () => shows({ flight: FLIGHT })
const lie = (outcome = 'nothing', pattern = 'none') =>
  shows({ rattling: false, flight: null, told: told(outcome, pattern) })

test('my hand that shakes rattles the dice, until it rests', () => {
  page('ready')
  heard()
  shows({ held: true, aim: FLIGHT })
  expect(heard()).toEqual(['rattle on', 'ready t3'])
  shows({ held: false, aim: null })
  expect(heard()).toEqual(['rattle off'])
})

test('a throw: rattle with its track made ready, the track alone, and nothing when it ends', () => {
  page()
  heard()
  inHand()
  expect(heard()).toEqual(['rattle on', 'ready t3'])
  pass(600)
  inAir()
  expect(heard()).toEqual(['rattle off', 'throw t3'])
  pass(1400)
  lie()
  pass(3000)
  expect(heard()).toEqual([])
})

test('dice that are told to lie, or never flew, make one clink', () => {
  page()
  inHand()
  inAir()
  pass(500)
  heard()
  lie()
  expect(heard()).toEqual(['stop', 'clink'])
  inHand()
  heard()
  lie()
  expect(heard()).toEqual(['rattle off', 'clink'])
})

test('a turn that nobody came to is not heard', () => {
  page()
  heard()
  shows({ told: { outcome: { kind: 'absent' }, dice: null } })
  pass(3000)
  expect(heard()).toEqual([])
})

test('my turn is said once, when the throw before it has been told, also on the page that is opened on it', () => {
  const { rerender } = page('ready')
  expect(heard()).toEqual(['open', 'rattle off', 'turn'])
  rerender({ view: viewOf('ready'), seen: true })
  rerender({ view: viewOf('rolling'), seen: true })
  rerender({ view: viewOf('ready', 'table', 'told'), seen: true })
  expect(heard()).toEqual([])
  rerender({ view: viewOf('ready'), seen: true })
  expect(heard()).toEqual(['turn'])
})

test.each([
  ['leads', 'sihong', 0, ['zhuangyuan']],
  ['leads', 'chajinhua', 0, ['chajinhua']],
  ['beaten', 'chajinhua', 5000, []],
  ['won', 'sanhong', 640, ['cake']],
  ['chased', 'duitang', 1280, ['cake']],
  ['nothing', 'none', 5000, []]
])('told: %s with %s is heard %d ms later', (outcome, pattern, after, cues) => {
  page()
  inHand()
  inAir()
  pass(1400)
  heard()
  lie(outcome, pattern)
  if (after > 0) pass(after - 1)
  if (after > 0) expect(heard()).toEqual([])
  pass(1)
  expect(heard()).toEqual(cues)
})

test('a cake that does not fly lands at once; one whose turn was passed over never does', () => {
  page()
  act(() => client.settings.set({ motion: 'reduced' }))
  heard()
  lie('won', 'sanhong')
  pass(0)
  expect(heard()).toEqual(['clink', 'cake'])
  act(() => client.settings.set({ motion: 'full' }))
  inHand()
  lie('won', 'sanhong')
  inHand()
  heard()
  pass(3000)
  expect(heard()).toEqual([])
})

test.each(['table', 'dark'] as const)('the end of a game has a gong, for those who were there: %s', scene => {
  const { rerender } = page()
  rerender({ view: viewOf('watching', scene), seen: true })
  heard()
  rerender({ view: viewOf('watching', 'result'), seen: true })
  rerender({ view: viewOf('watching', 'result'), seen: true })
  expect(heard()).toEqual(['gong'])
  cleanup()
  heard()
  renderHook(() => useSound(viewOf('watching', 'result'), true))
  expect(heard()).toEqual(['open', 'rattle off'])
})

test('nothing is opened, so nothing heard, while it is switched off or nobody looks', () => {
  client.settings.set({ sound: false })
  const { rerender } = page('ready')
  expect(heard()).not.toContain('open')
  act(() => client.settings.set({ sound: true }))
  expect(heard()).toEqual(['open', 'rattle off'])
  rerender({ view: viewOf('ready'), seen: false })
  expect(heard()).toEqual(['close'])
  rerender({ view: viewOf('ready'), seen: true })
  expect(heard()).toEqual(['open', 'rattle off'])
  act(() => client.settings.set({ sound: false }))
  expect(heard()).toEqual(['close'])
})

test('a hand that shakes while sound is switched on is heard from then on', () => {
  client.settings.set({ sound: false })
  page('ready')
  shows({ held: true, aim: FLIGHT })
  heard()
  act(() => client.settings.set({ sound: true }))
  expect(heard()).toEqual(['open', 'rattle on', 'ready t3'])
})
