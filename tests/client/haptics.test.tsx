/** @jest-environment jsdom */
import { act, cleanup, renderHook } from '@testing-library/react'
import { createStore } from 'zustand/vanilla'
import { type Flight, flightOf, RECORDINGS } from '@/dice'
import { ticksOf, useHaptics } from '@/hooks/useHaptics'
import type { TableView } from '@/stores'

const ticks: string[] = []
const store = createStore<{ flight: Flight | null; seat: number }>(() => ({ flight: null, seat: -1 }))
const client = { ports: { haptics: { tick: (kind: string) => ticks.push(kind) } }, show: { store } }
jest.mock('@/hooks/client', () => ({ useClient: () => client }))

const ME = 2
const FLIGHT = flightOf('felt', null)

/** What a table shows that can be felt. */
const view = (button: string, rattling: boolean, card: object | null) =>
  ({
    button: { kind: button },
    bowl: { rattling },
    card,
    ring: [{ me: true, seat: ME }, { seat: 0 }]
  }) as unknown as TableView
const told = (kind: string, turn = 1) => ({ dice: [1, 2, 3, 4, 5, 6], turn, outcome: { kind } })

beforeEach(() => {
  jest.useFakeTimers()
  ticks.length = 0
  store.setState({ flight: null, seat: -1 })
})
afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

/** The ticks of a throw of that seat, from the air to what it is told as. */
function felt(seat: number, kind: string): string[] {
  const { rerender } = renderHook(useHaptics, { initialProps: view('waiting', true, null) })
  act(() => store.setState({ flight: FLIGHT, seat }))
  act(() => void jest.advanceTimersByTime(FLIGHT.ms))
  act(() => store.setState({ flight: null, seat }))
  rerender(view('waiting', false, told(kind)))
  return [...ticks]
}

test('my dice tick as they hit, and once as they rest: as light as can be', () => {
  const hits = ticksOf(FLIGHT.id).map(() => 'light')
  expect(hits.length).toBeGreaterThan(0)
  expect(felt(ME, 'nothing')).toEqual([...hits, 'light'])
})

test('those of another tick once, as they rest', () => {
  expect(felt(0, 'nothing')).toEqual(['light'])
})

test.each(['won', 'beaten', 'gone', 'nothing', 'chased'])('only 状元 is strong, and %s is not', kind => {
  expect(felt(0, kind)).not.toContain('heavy')
})

test('状元 is felt once, and strongly', () => {
  expect(felt(0, 'leads')).toEqual(['heavy'])
})

test('my turn is felt once', () => {
  const { rerender } = renderHook(useHaptics, { initialProps: view('waiting', false, null) })
  rerender(view('ready', false, null))
  rerender(view('ready', false, null))
  expect(ticks).toEqual(['medium'])
})

test.each(RECORDINGS.filter(({ kind }) => kind !== 'rattle'))(
  '$id is felt at contacts of it, few and apart',
  ({ id, contacts }) => {
    const at = ticksOf(id)
    expect(at.length).toBeGreaterThan(0)
    expect(at.length).toBeLessThanOrEqual(4)
    expect(at.every(ms => contacts.some(contact => contact.at === ms))).toBe(true)
    expect(at.slice(1).every((ms, i) => ms - at[i]! >= 140)).toBe(true)
  }
)
