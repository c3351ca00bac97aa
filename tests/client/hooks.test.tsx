/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { useLifecycle, useShake } from '@/hooks'
import { MeSheet } from '@/pages/table/MeSheet'
import { pathOf } from '@/platform/paths'
import { type Client, createClient } from '@/stores'
import { NOWHERE } from '@/stores/state'
import { QUIET } from '../support/fake-phone'
import { fakeSound } from '../support/fake-sound'
import { between, sampled, shaking } from '../support/traces'

type Listener = () => void
type Sample = { x: number; y: number; z: number; t: number }

const page: { show?: Listener; hide?: Listener } = {}
const phone: { show?: Listener; hide?: Listener; awake: boolean[]; sounds: string[] } = {
  awake: [],
  sounds: []
}
const sensor: { on: ((s: Sample) => void) | null; starts: number } = { on: null, starts: 0 }
let client: Client

jest.mock('@tarojs/components', () => require('./taro'))
jest.mock('@tarojs/taro', () => ({
  useDidShow: (f: Listener) => Object.assign(page, { show: f }),
  useDidHide: (f: Listener) => Object.assign(page, { hide: f })
}))
jest.mock('@/hooks/client', () => ({ useClient: () => client }))

beforeEach(() => {
  Object.assign(sensor, { on: null, starts: 0 })
  phone.awake = []
  phone.sounds = []
  const off = (name: 'show' | 'hide') => (f: Listener) => {
    phone[name] = f
    return () => delete phone[name]
  }
  client = createClient({
    cloud: { call: () => new Promise(() => undefined), watch: () => ({ close: () => undefined }) },
    motion: {
      ask: async () => 'granted',
      start: async on => {
        Object.assign(sensor, { on, starts: sensor.starts + 1 })
        return true
      },
      stop: () => Object.assign(sensor, { on: null }),
      mute: () => null
    },
    haptics: { tick: () => undefined },
    sound: fakeSound(text => phone.sounds.push(text)),
    storage: { read: () => null, write: () => undefined, remove: () => undefined },
    share: { path: pathOf, link: () => null, copy: async () => true, picture: async () => true },
    phone: {
      random: n => new Uint8Array(n),
      now: () => 0,
      onShow: off('show'),
      onHide: off('hide'),
      onOnline: () => () => undefined,
      keepAwake: on => void phone.awake.push(on),
      screen: () => ({ rootFont: 16, barTop: undefined }),
      language: () => 'zh_CN',
      reducesMotion: () => false
    },
    ...QUIET
  })
})
afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

const SHAKE = sampled(between(1000, 2500, shaking(1.5, 4)), { every: 20, ms: 2500, seed: 3 })

describe('useShake', () => {
  test('B11 the sensor runs only while armed, and not after the page is gone', () => {
    const { rerender, unmount } = renderHook(({ armed }) => useShake(armed), {
      initialProps: { armed: false }
    })
    expect(sensor.on).toBeNull()
    rerender({ armed: true })
    expect(sensor.on).not.toBeNull()
    rerender({ armed: false })
    expect(sensor.on).toBeNull()
    rerender({ armed: true })
    unmount()
    expect(sensor.on).toBeNull()
  })

  test('B03 five pages after each other: one listener at a time, one throw a shake', () => {
    const thrown = jest.spyOn(client.table, 'throwDice').mockResolvedValue()
    for (let i = 0; i < 5; i++) renderHook(() => useShake(true)).unmount()
    renderHook(() => useShake(true))
    act(() => {
      for (const sample of SHAKE) sensor.on?.(sample)
    })
    expect(sensor.starts).toBe(6)
    expect(thrown).toHaveBeenCalledTimes(1)
  })
})

describe('useLifecycle', () => {
  test('the phone out of sight, and back', () => {
    const [hide, appear] = [jest.spyOn(client, 'hide'), jest.spyOn(client, 'appear')]
    const { result } = renderHook(() => useLifecycle())
    expect(result.current).toBe(true)
    act(() => phone.hide?.())
    expect([result.current, hide.mock.calls.length]).toEqual([false, 1])
    act(() => phone.show?.())
    expect([result.current, appear.mock.calls.length]).toEqual([true, 1])
  })

  test('covered by another page it is not seen, and nobody is told away', () => {
    const hide = jest.spyOn(client, 'hide')
    const { result } = renderHook(() => useLifecycle())
    act(() => page.hide?.())
    expect(result.current).toBe(false)
    act(() => page.show?.())
    expect([result.current, hide.mock.calls.length]).toEqual([true, 0])
  })

  test('the screen stays on while the page is there, and no listener stays behind', () => {
    renderHook(() => useLifecycle()).unmount()
    expect([phone.awake, phone.show, phone.hide]).toEqual([[true, false], undefined, undefined])
  })
})

describe('C08 the name sheet', () => {
  const state = { ...NOWHERE, pid: 'a', people: { a: { name: '', face: 3 } } }
  const sheet = () => {
    const renamed = jest.spyOn(client.table, 'rename').mockResolvedValue(true)
    const closed = jest.fn()
    render(<MeSheet client={client} state={state} onClose={closed} />)
    return { renamed, closed }
  }
  const save = async () => {
    fireEvent.click(screen.getByRole('button', { name: '就叫这个' }))
    await act(() => jest.advanceTimersByTimeAsync(100))
  }

  test.each([
    ['丽华', '丽华'],
    ['  阿嬷 ', '阿嬷'],
    ['🐰', '🐰'],
    ['一二三四五六七八九十一二三四五', '一二三四五六七八九十一二'],
    ['', '']
  ])('what was typed is what is saved: %j', async (typed, saved) => {
    jest.useFakeTimers()
    const { renamed, closed } = sheet()
    if (typed) fireEvent.change(screen.getByRole('textbox'), { target: { value: typed } })
    await save()
    expect(renamed).toHaveBeenCalledWith(saved, 3)
    expect(closed).toHaveBeenCalled()
  })

  test('a refused name leaves the sheet open', async () => {
    jest.useFakeTimers()
    const { renamed, closed } = sheet()
    renamed.mockResolvedValue(false)
    await save()
    expect(closed).not.toHaveBeenCalled()
  })
})

test('C01 the path that is shared leads to the room, with its key', () => {
  expect(pathOf({ room: 'r', key: 'k' })).toBe('/pages/table/index?room=r&key=k')
})
