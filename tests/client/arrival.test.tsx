/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { Consent, Page } from '@/components'
import { useConsent, useScreen, useTable } from '@/hooks'
import { follow, isHome } from '@/platform'
import type { Opened, Privacy, Standing } from '@/platform/ports'
import { type Client, createClient } from '@/stores'
import { arrived, pass } from '../support/arrived'
import { clientOf, fakeNetwork } from '../support/fake-phone'
import { party } from '../support/party'

const pages: { route: string; options: Record<string, string> }[] = []
const went: string[] = []
let client: Client

jest.mock('@tarojs/components', () => require('./taro'))
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    getCurrentPages: () => pages,
    reLaunch: async ({ url }: { url: string }) => void went.push(url)
  },
  useDidShow: () => undefined,
  useDidHide: () => undefined
}))
jest.mock('@/hooks/client', () => ({ useClient: () => client }))

afterEach(() => {
  cleanup()
  jest.useRealTimers()
  pages.length = 0
  went.length = 0
})

describe('C01 a card opened while the program runs', () => {
  const card = { path: 'pages/table/index', query: { room: 'b', key: 'k' } }
  let opens: (opened: Opened) => void
  let off: () => void
  beforeEach(() => {
    jest.useFakeTimers()
    pages.push({ route: 'pages/table/index', options: { room: 'a' } })
    off = follow({
      onOpened: listener => {
        opens = listener
        return () => {
          opens = () => undefined
        }
      }
    })
  })

  test('leads to its table, if WeChat stayed at another', () => {
    opens(card)
    jest.runAllTimers()
    expect(went).toEqual(['/pages/table/index?room=b&key=k'])
  })

  test('is left to WeChat, where it goes there itself', () => {
    opens(card)
    pages.push({ route: 'pages/table/index', options: { room: 'b' } })
    jest.runAllTimers()
    expect(went).toEqual([])
  })

  test('takes no one away who has gone elsewhere by then', () => {
    opens(card)
    pages.push({ route: 'pages/more/rules/index', options: {} })
    jest.runAllTimers()
    expect(went).toEqual([])
  })

  test('takes no one away who opened the program at no table', () => {
    opens({ path: 'pages/home/index', query: {} })
    opens({ path: 'pages/table/index', query: {} })
    jest.runAllTimers()
    expect(went).toEqual([])
  })

  test('gives way to the next one, and leaves nothing waiting behind', () => {
    opens(card)
    opens({ ...card, query: { room: 'c' } })
    expect(jest.getTimerCount()).toBe(1)
    jest.runAllTimers()
    expect(went).toEqual(['/pages/table/index?room=c'])
    opens(card)
    off()
    expect(jest.getTimerCount()).toBe(0)
  })
})

test('the first page is known as such', () => {
  expect(isHome()).toBe(false)
  pages.push({ route: 'pages/home/index', options: {} })
  expect(isHome()).toBe(true)
  pages.push({ route: 'pages/more/rules/index', options: {} })
  expect(isHome()).toBe(false)
})

const phoneOf = (standing: Standing, renewHost: (() => void) | null = null): Client => {
  const { ports } = fakeNetwork(party()).phone('ama')
  return createClient({ ...ports, shell: { ...ports.shell, standing, renewHost } })
}
const Any = () => <Page {...useScreen()}>the page</Page>

test('a WeChat that is too old says so once, and what to do; whoever goes on sees the pages', () => {
  const renewed: true[] = []
  client = phoneOf('outdated', () => void renewed.push(true))
  render(<Any />)
  expect(screen.queryByText('the page')).toBeNull()
  expect(screen.getByText('微信该更新了')).not.toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '去更新微信' }))
  expect(renewed).toEqual([true])
  fireEvent.click(screen.getByRole('button', { name: '先这样玩' }))
  expect(screen.getByText('the page')).not.toBeNull()
  cleanup()
  render(<Any />)
  expect(screen.getByText('the page')).not.toBeNull()
})

test('C04 out of Moments there is something to read and nothing to tap', () => {
  client = phoneOf('single-page')
  const { container } = render(<Any />)
  expect(container.textContent).toMatch(/前往小程序/)
  expect(container.textContent).toMatch(/状元.*对堂.*三红.*四进.*二举.*一秀/)
  expect(screen.queryAllByRole('button')).toEqual([])
})

describe('consent', () => {
  function asked(pending: string | null) {
    const log: string[] = []
    const { ports } = fakeNetwork(party()).phone('ama')
    const privacy: Privacy = {
      pending: async () => pending,
      agree: () => void log.push('agree'),
      decline: () => void log.push('decline'),
      again: () => void log.push('again'),
      read: () => void log.push('read')
    }
    client = createClient({ ...ports, privacy })
    return log
  }

  test.each(['agree', 'decline'] as const)('is asked for until somebody says: %s', async what => {
    const log = asked('《指引》')
    const { result } = renderHook(useConsent)
    await act(async () => undefined)
    expect(result.current?.contract).toBe('《指引》')
    act(() => result.current?.[what]())
    expect(result.current).toBeNull()
    expect(log).toEqual([what])
  })

  test('is not asked for where nothing is pending', async () => {
    asked(null)
    const { result } = renderHook(useConsent)
    await act(async () => undefined)
    expect(result.current).toBeNull()
  })

  test('says what for in one line, with the text behind its name', () => {
    const log: string[] = []
    const { container } = render(<Consent contract="" onRead={() => void log.push('read')} />)
    expect(container.textContent).toMatch(/只用来掷骰子.*隐私保护指引/)
    fireEvent.click(screen.getByRole('link'))
    expect(log).toEqual(['read'])
  })
})

test('a page of another table that goes only after the new one has come closes nothing of it', async () => {
  client = clientOf(fakeNetwork(party()).phone('ama'))
  const closes = jest.spyOn(client.table, 'close')
  const page = (room: string) => renderHook(() => useTable(ways[room] as { room: string }))
  const ways: Record<string, { room: string }> = { a: { room: 'a' }, b: { room: 'b' } }
  const old = page('a')
  const next = page('b')
  await act(async () => undefined)
  closes.mockClear()
  old.unmount()
  expect(closes).not.toHaveBeenCalled()
  next.unmount()
  expect(closes).toHaveBeenCalledTimes(1)
})

test('the minute of a host who is away is up for who looks on, whatever happened at the table meanwhile', async () => {
  const { s, net, client: hosts } = await arrived(['ama', 'aming'], { begun: false })
  hosts.table.close()
  client = clientOf(net.phone('aming'))
  await act(() => pass(50_000))
  await net.reach('ama', { op: 'here', room: s.id, away: true })
  const way = { room: s.id, key: s.key }
  const { result, unmount } = renderHook(() => useTable(way))
  await act(() => pass(20_000))
  await act(() => net.reach('aming', { op: 'me', room: s.id, name: '阿明', face: 2 }))
  await act(() => pass(39_000))
  expect(result.current.view.hostAway).toBe(false)
  await act(() => pass(1500))
  expect(result.current.view.hostAway).toBe(true)
  unmount()
})
