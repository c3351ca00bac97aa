/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { TableRing } from '@/components'
import { faceArt } from '@/components/art'
import { setLocale } from '@/i18n'
import { Lobby } from '@/pages/table/Lobby'
import { Nowhere } from '@/pages/table/Nowhere'
import { buttonWords, longWords, pausedWords, seatViews } from '@/pages/table/words'
import { smallSet } from '@/rules'
import { mySeat, type TableState, viewOf } from '@/stores'
import { STILL } from '@/stores/show'
import { NOWHERE } from '@/stores/state'
import { type Arrived, arrived, pass } from '../support/arrived'
import { clientOf } from '../support/fake-phone'
import { begin, throws } from '../support/party'
import '../support/words'

jest.mock('@tarojs/components', () => require('./taro'))
jest.mock('@/platform', () => ({ route: { page() {} } }))
jest.mock('@/hooks', () => ({ useConsent: () => null, useFlash: () => [null, () => undefined] }))
afterEach(() => {
  cleanup()
  setLocale('zh-CN')
  jest.useRealTimers()
})

const GUESTS = ['ama', 'aming']
const stateOf = ({ client }: Pick<Arrived, 'client'>): TableState => client.table.store.getState()
const viewed = (state: TableState) => viewOf(state, STILL, 0)

/** Somebody comes by the card, and has no seat. */
async function visitor({ net, s }: Arrived): Promise<Pick<Arrived, 'client' | 'phone'>> {
  const phone = net.phone('visitor')
  const client = clientOf(phone)
  await client.table.enter({ room: s.id, key: s.key })
  await pass(0)
  expect(mySeat(client.table.store.getState())).toBe(-1)
  return { client, phone }
}

/** A table of two where these have been thrown, the host first. */
async function thrown(table: object, ...wants: string[]): Promise<Arrived> {
  const here = await arrived(GUESTS, { table: { limit: 0, ...table }, begun: false })
  for (const [i, who] of GUESTS.entries())
    await here.net.reach(who, { op: 'me', room: here.s.id, name: ['阿嬷', '阿明'][i], face: i + 1 })
  await begin(here.s, 0)
  for (const each of wants) await throws(here.s, each)
  await here.client.table.enter({ room: here.s.id, key: here.s.key })
  await pass(0)
  return here
}

describe('where only what is rare is left, it is said that it may take long, and what can be done', () => {
  const FEW = { yixiu: 1, erju: 1, sijin: 0, sanhong: 0, duitang: 0, zhuangyuan: 1 }
  const longOf = (state: TableState) => longWords(viewed(state))

  test('by the host at once, by the others with a word to the host; not while anything else is left', async () => {
    const early = await thrown({ stock: FEW }, 'yixiu')
    expect(longOf(stateOf(early))).toBe('')
    const late = await thrown({ stock: FEW }, 'yixiu', 'erju')
    expect(longOf(stateOf(late))).toBe('怕等太久，点\u00a0•••\u00a0收摊')
    const other = await visitor(late)
    expect(longOf(stateOf(other))).toBe('怕等太久，可请阿嬷收摊')
    expect(longOf({ ...stateOf(late), one: true })).toContain('•••\u00a0收摊')
    // While the last dice of a game are in the air the cloud has ended it, and nobody is told to ask themselves.
    const { room } = stateOf(late)
    const ended = viewOf(
      { ...stateOf(late), room: { ...room!, phase: 'ended' } },
      { ...STILL, rattling: true },
      0
    )
    expect(ended.deeds.end).toBe(false)
    expect(longWords(ended)).toContain('•••\u00a0收摊')
  })

  test('a 对堂 that is awaited too; nothing once the last round is known; time ends what has a 状元', async () => {
    const stock = { ...FEW, erju: 0, duitang: 1 }
    const waits = await thrown({ stock }, 'yixiu', 'sihong')
    expect(longOf(stateOf(waits))).toContain('怕等太久')
    const timed = await thrown({ stock, diff: { minutes: 30 } }, 'yixiu', 'sihong')
    expect(longOf(stateOf(timed))).toBe('不怕久，到时间就散桌')
    const untitled = await thrown({ stock, diff: { minutes: 30 } }, 'yixiu')
    expect(longOf(stateOf(untitled))).toContain('收摊')
    expect(longOf(stateOf(untitled))).not.toContain('时间')
    const last = await thrown({ stock: FEW, diff: { end: 'extra-round' } }, 'yixiu', 'erju', 'sihong')
    expect(longOf(stateOf(last))).toBe('')
  })
})

describe('who comes to a game that is on is told what is the case and how to come to a seat', () => {
  const said = (state: TableState) => {
    const { button, ring } = viewed(state)
    return buttonWords(button, ring, false)
  }

  test('all seats taken; one free for the next game; one that was left', async () => {
    const full = await thrown({ size: 2 }, 'yixiu')
    const reason = '已经开博，先看着'
    const note = '位子满了，请主人下一局加座位'
    expect(said(stateOf(await visitor(full)))).toEqual({ kind: 'blocked', reason, note })
    const free = await visitor(await thrown({ size: 4 }, 'yixiu'))
    expect(said(stateOf(free))).toMatchObject({ reason, note: '散桌后点“我也入座”，下一局一起博' })
    await full.net.reach('aming', { op: 'leave', room: full.s.id })
    const left = await visitor(full)
    expect(said(stateOf(left))).toMatchObject({ reason, note: '有人走开：点那个座位，就能接着坐' })
  })

  test('and so it is: no seat in this game, one in the next where one is free', async () => {
    const { s, net } = await thrown({ size: 3 }, 'yixiu')
    const join = () => net.reach('visitor', { op: 'join', room: s.id, key: s.key })
    expect(await join()).toMatchObject({ ok: false, code: 'room/started' })
    await net.reach('ama', { op: 'end', room: s.id })
    expect(await join()).toMatchObject({ ok: true })
    expect(await net.reach('late', { op: 'join', room: s.id, key: s.key })).toMatchObject({
      code: 'room/full'
    })
  })
})

test.each([
  ['throw', '阿明不在，到时自动掷'],
  ['skip', '阿明不在，到时就跳过']
] as const)(
  'who waits for somebody who is away is told what becomes of the turn: %s',
  async (absence, says) => {
    const here = await thrown({ size: 2, limit: 30, absence }, 'yixiu')
    const words = () => {
      const { button, ring } = viewed(stateOf(here))
      return buttonWords(button, ring, false)
    }
    expect(words()).toEqual({ kind: 'waiting', words: '等阿明掷' })
    await here.net.reach('aming', { op: 'here', room: here.s.id, away: true })
    expect(words()).toEqual({ kind: 'waiting', words: says })
  }
)

test.each([
  ['throw', '没人按，自动掷了，先歇一歇'],
  ['skip', '没人按，跳过去了，先歇一歇']
] as const)(
  'a pause says who wanted it, or what became of turns that nobody came to (%s), and who throws after it',
  async (absence, unmet) => {
    const here = await thrown({ size: 2, limit: 15, absence }, 'yixiu')
    const said = (state: TableState) => {
      const view = viewed(state)
      if (view.call.kind !== 'paused') throw new Error(`the call is ${view.call.kind}`)
      const { title, note } = pausedWords(view.call, view)
      return [title, note]
    }
    await here.net.reach('ama', { op: 'pause', room: here.s.id })
    expect(said(stateOf(here))).toEqual(['我按了歇一歇', '按“接着博”，轮到阿明掷'])
    expect(said(stateOf(await visitor(here)))).toEqual(['阿嬷按了歇一歇', '等坐着的人接着博'])
    await here.net.reach('ama', { op: 'resume', room: here.s.id })
    for (const _ of GUESTS) {
      here.s.party.now = (await here.s.party.room(here.s.id)).deadline + 5000
      await here.s.party.timer()
    }
    await here.client.table.enter({ room: here.s.id, key: here.s.key })
    await pass(0)
    expect(said(stateOf(here))).toEqual([unmet, '按“接着博”，轮到阿明掷'])
    await here.net.reach('ama', { op: 'resume', room: here.s.id })
    here.s.party.now = (await here.s.party.room(here.s.id)).deadline + 5000
    await here.s.party.timer()
    await here.net.reach('ama', { op: 'pause', room: here.s.id })
    await pass(0)
    expect(said(stateOf(here))).toEqual(['我按了歇一歇', '按“接着博”，轮到你掷'])
  }
)

test('a table that is not found is asked for by its code; one of a single phone is on no other, and has none', () => {
  const client = { table: { knock: jest.fn() } as never }
  for (const [one, words, ids] of [
    [false, '请主人再发一次，或者念口令给你', ['open-table', 'join-code', 'home']],
    [true, '只在开它的那部手机里', ['one-phone', 'home']]
  ] as const) {
    const state: TableState = { ...NOWHERE, one, refused: { op: 'look', code: 'room/not-found' } }
    render(<Nowhere {...{ client, state }} seen retry={() => undefined} />)
    expect(document.body.textContent).toContain(words)
    expect([...document.querySelectorAll('.button')].map(({ id }) => id)).toEqual(ids)
    cleanup()
  }
})

test('who was sent away reads that the table opens again, has another step, and is asked for while they look, and only then', () => {
  jest.useFakeTimers()
  const knock = jest.fn()
  const state: TableState = { ...NOWHERE, refused: { op: 'look', code: 'room/kicked' } }
  const page = (seen: boolean) => (
    <Nowhere client={{ table: { knock } as never }} {...{ state, seen }} retry={() => undefined} />
  )
  const { rerender } = render(page(true))
  expect(document.body.textContent).toBe(
    '主人请你先离座等主人请你回来，这一桌就会打开，点一下就能坐下。另开一桌回首页'
  )
  expect([...document.querySelectorAll('.button')].map(({ id }) => id)).toEqual(['open-table', 'home'])
  expect(document.querySelector('#open-table')?.className).toContain('pri')
  const before = knock.mock.calls.length
  jest.advanceTimersByTime(30_000)
  expect(knock.mock.calls.length).toBe(before + 6)
  rerender(page(false))
  jest.advanceTimersByTime(30_000)
  expect(knock.mock.calls.length).toBe(before + 6)
  rerender(page(true))
  expect(knock.mock.calls.length).toBe(before + 7)
})

test.each([
  ['app/no-network', false, ['retry', 'one-phone', 'home']],
  ['app/no-network', true, ['retry', 'one-phone', 'home']],
  ['app/no-cloud', false, ['one-phone', 'home']],
  ['room/full', false, ['open-table', 'join-code', 'home']]
] as const)('without a table there are steps that help: %s, on one phone: %s', (code, one, ids) => {
  const state: TableState = { ...NOWHERE, one, refused: { op: 'look', code } }
  const retry = jest.fn()
  render(<Nowhere client={{ table: {} as never }} {...{ state, retry }} seen />)
  expect([...document.querySelectorAll('.button')].map(({ id }) => id)).toEqual(ids)
  fireEvent.click(document.getElementById(ids[0])!)
  expect(retry).toHaveBeenCalledTimes(ids[0] === 'retry' ? 1 : 0)
})

describe('the lobby', () => {
  const at = (id: string) => document.getElementById(id)
  const lobby = (here: Pick<Arrived, 'client'>) => {
    const state = stateOf(here)
    const props = { client: here.client, state, view: viewed(state), changed: false }
    return <Lobby {...props} onRules={() => undefined} />
  }
  const show = (here: Pick<Arrived, 'client'>) => render(lobby(here))

  test('says to who has no seat yet who invites, by name and face, and how many are missing', async () => {
    const here = await arrived(GUESTS, { table: { size: 4 }, begun: false })
    await here.net.reach('ama', { op: 'me', room: here.s.id, name: '阿嬷', face: 7 })
    show(await visitor(here))
    expect(at('invites')?.textContent).toBe('阿嬷请你来博饼')
    expect(at('invites')?.innerHTML).toContain(faceArt(7))
    expect(document.body.textContent).toContain('还差 2 个人')
    cleanup()
    show(here)
    expect(at('invites')).toBeNull()
  })

  test.each([
    [{}, '厦门传统 · 63 块'],
    [{ stock: smallSet(2) }, '厦门传统 · 15 块'],
    [{ stock: { ...smallSet(2), yixiu: 5 } }, '厦门传统 · 12 份奖品']
  ])('says by what rules it plays, and for how many cakes or prizes: %j', async (table, said) => {
    const here = await arrived(GUESTS, { table: { size: 4, ...table }, begun: false })
    show(here)
    expect(document.querySelector('#lobby-rules .small')?.textContent).toBe(said)
  })

  test.each([
    [['ama'], '不等了，一个人先博'],
    [['ama', 'aming'], '不等了，2 个人先开']
  ])('a host who waits no longer reads with how many it begins: %j', async (people, said) => {
    show(await arrived(people, { table: { size: 4 }, begun: false }))
    expect(at('start')?.textContent).toBe(said)
  })

  test('a copied invitation is said to be copied, and what to do with it; the button copies it again', async () => {
    const here = await arrived(GUESTS, { table: { size: 4 }, begun: false })
    const copy = jest.spyOn(here.client.ports.share, 'copy').mockResolvedValue(true)
    jest.spyOn(here.client.ports.share, 'link').mockReturnValue('https://table')
    const { rerender } = show(here)
    expect(at('invite')?.textContent).toBe('叫人来入座')
    for (const times of [1, 2]) {
      await act(async () => void fireEvent.click(at('invite')!))
      expect(copy).toHaveBeenCalledTimes(times)
      expect(at('invited')?.textContent).toBe('请帖复制好了，有口令也有链接，去群里粘贴')
    }
    await act(() => pass(60_000))
    expect(at('invited')?.textContent).toBe('请帖复制好了，有口令也有链接，去群里粘贴')
    await here.net.reach('lihua', { op: 'join', room: here.s.id, key: here.s.key })
    await act(() => pass(0))
    rerender(lobby(here))
    expect([at('invite')?.textContent, at('invited')]).toEqual(['叫人来入座', null])
  })

  test.each([
    [false, ['我', '玉兔', ['主']], ['我 · 主人', '灯笼', []]],
    [true, ['我', '玉兔', ['主']], ['我', '灯笼', ['主']]]
  ] as const)(
    'whose the table is has a mark, in a game too: %s; before it the host reads it in words',
    async (begun, guest, host) => {
      const here = await arrived(GUESTS, { table: { size: 2 }, begun })
      const other = clientOf(here.net.phone('aming'))
      await other.table.enter({ room: here.s.id, key: here.s.key })
      for (const [client, expected] of [
        [other, guest],
        [here.client, host]
      ] as const) {
        const { ring } = viewed(stateOf({ client }))
        render(<TableRing seats={seatViews(ring, !begun)}>{null}</TableRing>)
        const said = (of: string) => [...document.querySelectorAll(of)].map(one => one.textContent)
        expect([...said('.seat-name'), said('.seat-host')]).toEqual(expected)
        cleanup()
      }
      other.table.close()
    }
  )

  test('who gets up is asked first, and is told what it comes to; who is alone has the menu for it', async () => {
    const here = await arrived(GUESTS, { table: { size: 4 }, begun: false })
    show(here)
    expect(at('leave')?.textContent).toBe('不坐了')
    fireEvent.click(at('leave')!)
    expect(document.querySelector('.sheet')?.textContent).toMatch(/灯笼就是主人.+没人坐，你随时能坐回来。/)
    const left = () => here.phone.calls.filter(({ op }) => op === 'leave').length
    fireEvent.click(at('unsure')!)
    expect([at('sure'), left()]).toEqual([null, 0])
    fireEvent.click(at('leave')!)
    await act(async () => void fireEvent.click(at('sure')!))
    await act(() => pass(0))
    expect(left()).toBe(1)
    cleanup()
    jest.useRealTimers()
    show(await arrived(['ama'], { table: { size: 4 }, begun: false }))
    expect([at('lobby-change') === null, at('leave')]).toEqual([false, null])
  })

  test('its code is on the cloth while seats are left; once all sit, the bowl is', async () => {
    const seen = () => [document.querySelector('.lobby-code'), document.querySelector('.bowl')].map(Boolean)
    show(await arrived(GUESTS, { table: { size: 3 }, begun: false }))
    expect(seen()).toEqual([true, false])
    cleanup()
    jest.useRealTimers()
    const full = await arrived(GUESTS, { table: { size: 2 }, begun: false })
    for (const here of [full, await visitor(full)]) {
      cleanup()
      show(here)
      expect(seen()).toEqual([false, true])
    }
  })
})
