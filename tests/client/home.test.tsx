/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { faceArt } from '@/components/art'
import { setLocale } from '@/i18n'
import Home from '@/pages/home/index'
import { Unfinished } from '@/pages/more/open/Unfinished'
import type { Client, HomeState, LocalTable } from '@/stores'
import { type Arrived, arrived, pass } from '../support/arrived'
import { clientOf, type FakePhone } from '../support/fake-phone'
import { formOf, onePhone, storageOf } from '../support/one-phone'
import { throws } from '../support/party'
import '../support/words'

const NOON = new Date(2026, 8, 25, 13, 5).getTime()
const HOUR = 3600_000

let client: Pick<Client, 'home' | 'ports'>
let shown: () => void
let covered: () => void
jest.mock('@tarojs/components', () => require('./taro'))
jest.mock('@tarojs/taro', () => ({
  useDidShow: (listener: () => void) => (shown = listener),
  useDidHide: (listener: () => void) => (covered = listener)
}))
const mockRoute = { page: jest.fn(), back: jest.fn(), onePhone: jest.fn() }
jest.mock('@/platform', () => ({
  get route() {
    return mockRoute
  }
}))
jest.mock('@/hooks', () => ({
  useClient: () => client,
  useScreen: () => ({}),
  useStore: (store: { getState(): unknown }) => store.getState()
}))

const notes = () => [...document.querySelectorAll('.door-note')].map(note => note.textContent)

afterEach(() => {
  cleanup()
  for (const way of Object.values(mockRoute)) way.mockClear()
  setLocale('zh-CN')
  jest.useRealTimers()
})

describe('a game on one phone', () => {
  const table = (more: Partial<LocalTable>): LocalTable => ({
    ...{ one: 'x', room: 'r', phase: 'playing', turn: 0, left: 41, began: NOON },
    form: formOf(['阿公', '妈妈', '小宝']),
    ...more
  })
  const showing = (locals: readonly LocalTable[], endedLocal: LocalTable | null = null) => {
    const { ports } = onePhone(storageOf(new Map()))
    const state = { backs: [], locals, ended: null, endedLocal, refused: null, me: null }
    const store = { getState: (): HomeState => state }
    client = {
      ports: { ...ports, phone: { ...ports.phone, now: () => NOON + HOUR } },
      home: { store }
    } as never
    render(<Home />)
  }

  test('says how far it is and since when, so that two of the same people are told apart', () => {
    showing([
      table({}),
      table({ one: 'y', left: 60, began: NOON - 24 * HOUR }),
      table({ one: 'z', began: NOON - 48 * HOUR })
    ])
    const people = '阿公、妈妈、小宝'
    expect(notes()).toEqual(
      [
        '还剩 41 块 · 今天\u00a013:05\u00a0开的',
        '还剩 60 块 · 昨天\u00a013:05\u00a0开的',
        '还剩 41 块 · 9\u00a0月\u00a023\u00a0日开的'
      ].flatMap(note => [people, note])
    )
  })

  test.each([
    ['zh-CN', 3, ['阿公、', '妈妈、', '小宝']],
    ['zh-CN', 6, ['阿公、', '妈妈', '等 6 人']],
    ['en', 2, ['阿公,\u00a0', '妈妈']]
  ] as const)('in %s the names of %s break between people only', (locale, n, pieces) => {
    setLocale(locale)
    showing([table({ form: formOf(['阿公', '妈妈', '小宝', '大伯', '婷婷', '阿明'].slice(0, n)) })])
    const [who] = document.querySelectorAll('.door-note')
    expect([...who!.querySelectorAll('.phrase')].map(piece => piece.textContent)).toEqual(pieces)
    expect(who!.textContent).toBe(pieces.join(''))
  })

  test.each([
    [['阿公', '妈妈', '小宝今年八岁啦'], '阿公、妈妈、小宝今年八岁啦'],
    [['阿公', '妈妈', '小宝今年八岁啦', '慕容小雨点儿'], '阿公、妈妈等 4 人'],
    [['小宝今年八岁啦', '慕容小雨点儿', '妈妈'], '小宝今年八岁啦等 3 人']
  ])('of %j no more are named than have room in a line', (names, said) => {
    showing([table({ form: formOf(names) })])
    expect(notes()[0]).toBe(said)
  })

  test('of one day are told apart by the minute, of one minute by their rounds: by no second', () => {
    showing([
      table({ round: 3 }),
      table({ one: 'y', began: NOON + 7000, round: 1 }),
      table({ one: 'z', began: NOON - 48 * HOUR, round: 2 }),
      table({ one: 'w', began: NOON - 48 * HOUR + 300_000, round: 2 })
    ])
    expect(notes().filter((_, i) => i % 2 === 1)).toEqual([
      ...['第 3 轮 · 今天\u00a013:05\u00a0开的', '第 1 轮 · 今天\u00a013:05\u00a0开的'],
      ...[
        '还剩 41 块 · 9\u00a0月\u00a023\u00a0日\u00a013:05\u00a0开的',
        '还剩 41 块 · 9\u00a0月\u00a023\u00a0日\u00a013:10\u00a0开的'
      ]
    ])
  })

  test('one that is over says who played it', () => {
    showing([], table({ phase: 'ended' }))
    expect(document.querySelector('#local-ended .door-title')?.textContent).toBe('一部手机那一局散了')
    expect(notes()).toEqual(['阿公、妈妈、小宝', '看结果，再来一局'])
  })

  test('no line breaks between a day and its clock', () => {
    showing([table({}), table({ one: 'z', began: NOON - 48 * HOUR })])
    for (const note of notes().filter((_, i) => i % 2 === 1)) expect(note?.split(' · ')[1]).not.toMatch(/ /)
  })

  test('its card leads on and says so, and does nothing else', () => {
    showing([table({ turn: 2 })])
    const card = document.getElementById('back-local')!
    expect(card.querySelector('.door-title')?.textContent).toBe('接着博，轮到小宝')
    expect(card.querySelector('.icon')).not.toBeNull()
    expect(document.querySelectorAll('.page-body [role=button]')).toHaveLength(1)
    fireEvent.click(card)
    expect(mockRoute.onePhone.mock.calls).toEqual([['x', 'home']])
  })

  test('wears the face that whoever is on chose', () => {
    showing([table({ form: { ...formOf(['阿公', '妈妈', '小宝']), faces: [1, 4, 3] }, turn: 1 })])
    expect(document.querySelector('#back-local .face')?.getAttribute('src')).toBe(faceArt(4))
  })

  test('whose turn it is stays on one line, the name too, and many cards have the room of the bowl', () => {
    const names = ['阿公', '妈妈', '小宝今年八岁啦']
    showing([table({ form: formOf(names), turn: 2 })])
    const pieces = [...document.querySelectorAll('.door-title .phrase')].map(piece => piece.textContent)
    expect(pieces).toEqual(['轮到小宝今年八岁啦', '小宝今年八岁啦'])
    expect(document.querySelector('.home-table')).not.toBeNull()
    cleanup()
    showing(['a', 'b', 'c', 'd'].map(one => table({ one })))
    expect(document.querySelector('.home-table')).toBeNull()
    expect(document.querySelector('.page-foot-lifted')).not.toBeNull()
  })

  test('is offered again before another one is begun, and can be removed, after a question', () => {
    const [onGoOn, onDrop, onAnother] = [jest.fn(), jest.fn(), jest.fn()]
    const games = [table({}), table({ one: 'y', turn: 2 })]
    render(<Unfinished {...{ games, onGoOn, onDrop, onAnother }} now={NOON + HOUR} />)
    const tap = (id: string) => fireEvent.click(document.getElementById(id)!)
    const text = () => document.body.textContent ?? ''
    expect(text()).toMatch(/还有没博完的.*这些也留着.*轮到阿公.*轮到小宝.*另开一局/)
    tap('go-on-1')
    expect(onGoOn.mock.calls).toEqual([['y']])
    tap('drop-1')
    expect(text()).toMatch(/删掉这一局？.*轮到小宝.*找不回来/)
    tap('drop-stay')
    expect([text().includes('轮到阿公'), onDrop.mock.calls]).toEqual([true, []])
    tap('drop-1')
    tap('drop-sure')
    expect(onDrop.mock.calls).toEqual([['y']])
    tap('another')
    expect(onAnother).toHaveBeenCalledTimes(1)
  })
})

describe('a table in the cloud', () => {
  let here: Arrived
  let guest: Client
  let phone: FakePhone
  const open = async (begun: boolean, size = 2) => {
    here = await arrived(['ama', 'aming'], { begun, table: { size, limit: 0 } })
    phone = here.net.phone('aming')
    guest = clientOf(phone)
  }
  const both = async () => {
    const said: (string | null)[] = []
    for (const one of [here.client, guest]) {
      client = one
      const loading = one.home.load()
      await pass(0)
      await loading
      cleanup()
      render(<Home />)
      said.push(...notes())
    }
    return said
  }
  afterEach(() => {
    here.client.table.close()
    guest.table.close()
  })

  test('waits for people as long as a seat is free, then for its host', async () => {
    await open(false, 3)
    expect(await both()).toEqual(['还在等人 · 已经坐了 2 个', '还在等人 · 已经坐了 2 个'])
    here.client.table.close()
    await open(false)
    expect(await both()).toEqual(['人到齐了，可以开博', '人到齐了，等主人开博'])
  })

  test('shows the host’s face, and beside “your turn” one’s own', async () => {
    await open(true)
    await here.net.reach('ama', { op: 'me', room: here.s.id, name: '阿嬷', face: 7 })
    await here.net.reach('aming', { op: 'me', room: here.s.id, name: '阿明', face: 9 })
    const faces = () => [here.client, guest].map(one => one.home.store.getState().backs[0]?.face)
    expect((await both())[0]).toBe('第 1 轮 · 轮到你了')
    expect(faces()).toEqual([7, 7])
    await throws(here.s, 'none')
    expect((await both())[1]).toBe('第 1 轮 · 轮到你了')
    expect(faces()).toEqual([7, 9])
    expect(document.querySelector('.door')?.innerHTML).toContain(faceArt(9))
  })

  test('says that it has a break', async () => {
    await open(true)
    await here.net.reach('ama', { op: 'pause', room: here.s.id })
    expect(await both()).toEqual(['第 1 轮 · 歇着', '第 1 轮 · 歇着'])
  })

  test.each([
    ['the page is shown', () => shown()],
    ['its browser is in sight again', () => phone.appear()]
  ])('is asked for each time %s', async (_, looks) => {
    await open(false)
    await both()
    const asked = () => guest.home.store.getState().backs[0]?.full
    expect(asked()).toBe(true)
    await here.net.reach('aming', { op: 'leave', room: here.s.id })
    await act(async () => {
      looks()
      await pass(0)
    })
    expect(asked()).toBe(false)
  })

  test('says whose seat is empty, and who only looks on, and not whose turn it is', async () => {
    await open(true)
    await here.net.reach('aming', { op: 'leave', room: here.s.id })
    expect((await both())[1]).toBe('你的座位空着，可以坐回来')
    await here.net.reach('visitor', { op: 'look', room: here.s.id, key: here.s.key })
    await here.net.reach('visitor', { op: 'join', room: here.s.id, seat: 1 })
    expect((await both())[1]).toBe('第 1 轮 · 你在一旁看')
  })

  test('who is sent away while this page is open finds no way to that table after a while', async () => {
    await open(true)
    await both()
    const backs = () => guest.home.store.getState().backs.length
    expect(backs()).toBe(1)
    const { pid } = await here.s.party.done('aming', { op: 'look', room: here.s.id })
    await here.net.reach('ama', { op: 'kick', room: here.s.id, pid })
    await act(() => pass(30_000))
    expect(backs()).toBe(0)
  })

  test('is asked for now and then only while somebody looks', async () => {
    await open(true)
    await both()
    const calls = phone.calls.length
    phone.vanish()
    await act(() => pass(60_000))
    expect(phone.calls).toHaveLength(calls)
  })

  test('is not asked for while another page lies over it', async () => {
    await open(false)
    await both()
    const calls = phone.calls.length
    await act(async () => {
      covered()
      phone.appear()
      await pass(0)
    })
    expect(phone.calls).toHaveLength(calls)
  })
})
