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
const viewOf = (button: Button, scene: TableView['scene'] = 'table') =>
  ({ scene, button: { kind: button } }) as TableView

function page(button: Button = 'watching', seen = true) {
  return renderHook(({ view, seen }) => useSound(view, seen), {
    initialProps: { view: viewOf(button), seen }
  })
}

/** What was asked of the port since the last look. */
const heard = () => phone.sounds.splice(0)
const strokes = (n: number) => act(() => client.shaker.store.setState({ strokes: n }))
const shows = (show: object) => act(() => client.show.store.setState(show))
const told = (kind: string, pattern = 'sanhong') => ({ outcome: { kind }, pattern }) as unknown as Told

test('opened with the page and closed with it', () => {
  const { unmount } = page()
  expect(heard()).toEqual(['open', 'rattle off'])
  unmount()
  expect(heard()).toEqual(['close'])
})

test('strokes rattle the dice until the hand rests; a throw in the air goes on', () => {
  page('ready')
  heard()
  strokes(1)
  expect(heard()).toEqual(['rattle on'])
  act(() => void jest.advanceTimersByTime(400))
  strokes(2)
  act(() => void jest.advanceTimersByTime(400))
  expect(heard()).toEqual([])
  act(() => void jest.advanceTimersByTime(100))
  expect(heard()).toEqual(['rattle off'])
  strokes(3)
  act(() => {
    client.shaker.store.setState({ strokes: 0 })
    client.show.store.setState({ rattling: true })
  })
  expect(heard()).toEqual(['rattle on'])
  act(() => void jest.advanceTimersByTime(2000))
  expect(heard()).toEqual([])
  shows({ rattling: false })
  expect(heard()).toEqual(['rattle off'])
})

test('my turn is said once, also on the page that is opened on it', () => {
  const { rerender } = page('ready')
  expect(heard()).toEqual(['open', 'rattle off', 'turn'])
  rerender({ view: viewOf('ready'), seen: true })
  rerender({ view: viewOf('rolling'), seen: true })
  expect(heard()).toEqual([])
  rerender({ view: viewOf('ready'), seen: true })
  expect(heard()).toEqual(['turn'])
})

test.each([
  ['leads', 'sihong', ['zhuangyuan']],
  ['leads', 'chajinhua', ['chajinhua']],
  ['beaten', 'chajinhua', []],
  ['won', 'sanhong', ['cake']],
  ['chased', 'duitang', ['cake']],
  ['nothing', 'none', []],
  ['absent', 'none', []]
])('told: %s with %s', (outcome, pattern, cues) => {
  page()
  heard()
  shows({ told: told(outcome, pattern) })
  expect(heard()).toEqual(cues)
})

test('the end of a game has a gong, for those who were there', () => {
  const { rerender } = page()
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
  strokes(1)
  heard()
  act(() => client.settings.set({ sound: true }))
  expect(heard()).toEqual(['open', 'rattle on'])
})
