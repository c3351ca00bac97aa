/** @jest-environment jsdom */
import { act, cleanup, render, renderHook } from '@testing-library/react'
import { LOCALES, setLocale, t } from '@/i18n'
import { RulesSheet } from '@/pages/table/RulesSheet'
import { useRules } from '@/pages/table/useRules'
import type { Room, Table } from '@/room'
import {
  customHouse,
  HOUSE_IDS,
  HOUSES,
  type House,
  type HouseId,
  houseDiff,
  PATTERNS,
  smallSet
} from '@/rules'
import type { Client, TableState } from '@/stores'
import { NOWHERE } from '@/stores/state'
import '../support/words'

jest.mock('@tarojs/components', () => require('./taro'))
afterEach(() => {
  cleanup()
  setLocale('zh-CN')
})

const tableOf = (id: HouseId, more: Partial<Table> = {}): Table => ({
  ...{ house: houseDiff(HOUSES[id]), stock: null, size: 4, limit: 0, absence: 'throw', jumps: 'never' },
  ...more
})

const rows = () => [...document.querySelectorAll('.house-line')].map(row => row.textContent ?? '')
const sheet = (table: Table, before: Table | null) =>
  render(<RulesSheet {...{ table, before }} seated={false} onClose={() => undefined} />)

test('who has just sat down reads that first, and no more once the sheet is opened again or says what changed', () => {
  const titleOf = (seated: boolean, before: Table | null = null) => {
    render(<RulesSheet table={tableOf('xmu')} before={before} seated={seated} onClose={() => undefined} />)
    const said = document.querySelector('.sheet-title')?.textContent
    cleanup()
    return said
  }
  const other = tableOf('xmu', { limit: 30 })
  expect([titleOf(true), titleOf(false), titleOf(true, other)]).toEqual([
    '坐好了，先品规则',
    '先品规则',
    '规矩改了'
  ])
})

test('the sheet says how long a turn may take, what becomes of who is away, of jumps, and how many cakes there are', () => {
  sheet(tableOf('xmu', { limit: 30, absence: 'skip', jumps: 'sometimes' }), null)
  const said = rows().join('')
  for (const words of ['一掷最多等 30 秒', '跳过他', '偶尔会跳出碗', '一共 63 块'])
    expect(said).toContain(words)
  expect(document.querySelectorAll('.since')).toHaveLength(0)
})

test.each([
  ['zh-CN', '先替他掷两轮；还不来就跳过，来了再掷。'],
  ['zh-TW', '先替他擲兩輪；還不來就跳過，來了再擲。'],
  ['nan', '先替伊跋兩輪；猶未來就跳過，來了才跋。'],
  ['en', 'two turns are thrown for them, then they are skipped until they are back.']
] as const)('who is away is thrown for twice, then passed over until they are back: %s', (locale, words) => {
  setLocale(locale)
  sheet(tableOf('xmu'), null)
  expect(rows().join('')).toContain(words)
})

test('what changed since it was seen comes first, marked in a word, with what it was', () => {
  const before = tableOf('xmu')
  const stock = { ...HOUSES.xmu.set, yixiu: 8, sijin: 0 }
  sheet(tableOf('xmu', { house: houseDiff({ ...HOUSES.xmu, end: 'at-once' }), limit: 30, stock }), before)
  const marked = rows().filter(row => row.includes('原来：'))
  expect(rows().slice(0, marked.length)).toEqual(marked)
  expect(marked).toHaveLength(3)
  expect(marked.join('\n')).toMatch(/一共 31 份奖品，主人自己备的，由主人念。改原来：一共 63 块饼。/)
  expect(marked.join('\n')).toMatch(/一掷最多等 30 秒。改原来：一掷等多久都行。/)
  expect(marked.join('\n')).toMatch(/马上散桌。改原来：状元有了，别的饼也全分完，博完这一轮散桌。/)
  const cakes = [...document.querySelectorAll('.rule-row')].map(row => row.textContent ?? '')
  expect(cakes.filter(row => row.includes('原来：'))).toHaveLength(2)
  expect(cakes.find(row => row.includes('原来：8 块'))).toContain('不设')
})

test('dice that may jump are not so in the town, and stand first with a tag; what they did not have says what it wins', () => {
  sheet(tableOf('xmu', { jumps: 'sometimes', stock: smallSet(4) }), null)
  expect(rows()[0]).toBe('改过骰子偶尔会跳出碗。')
  const never = [...document.querySelectorAll('.rule-row')].filter(row => /不设/.test(row.textContent ?? ''))
  expect(never.map(row => row.querySelector('.rule-row-name')?.textContent)).toEqual(['对堂'])
  expect(never[0]?.textContent).toContain('博到也没有饼')
})

test('all that changed stands before anything that did not: lines, then cakes; an unchanged word of the house is last', () => {
  const { set } = HOUSES.xmu
  const now = tableOf('xmu', { limit: 30, absence: 'skip', jumps: 'sometimes', stock: { ...set, yixiu: 8 } })
  sheet(now, tableOf('xmu'))
  const parts = [...document.querySelectorAll('.house-line, .rule-row, #rules-say')]
  const isNew = parts.map(part => /新|改原来/.test(part.textContent ?? ''))
  expect(isNew.filter(Boolean)).toHaveLength(6)
  expect(isNew.slice(0, 6)).toEqual(Array(6).fill(true))
  const words = parts.map(part => part.textContent ?? '')
  expect(words.slice(0, 4).join()).toMatch(/一共 39 份奖品.*30 秒.*跳过他.*偶尔会跳出碗/)
  expect(words[5]).toMatch(/一秀.*原来：32 块/)
  expect(parts.at(-1)?.textContent).toBe('厦门传统')
})

describe('whoever never played can read it', () => {
  const throwsShown = () =>
    [...document.querySelectorAll('.ladder-throw, .rule-row')].filter(row => row.querySelector('.dice'))
  const of = (row: Element, part: string) => row.querySelector(`.rule-row-${part}`)?.textContent ?? ''

  test('the throws stand from the best to the least, each with its dice, and six black that is no 状元 after them', () => {
    sheet(tableOf('xmu'), null)
    expect(throwsShown().map(row => of(row, 'name'))).toEqual(
      '六勃红 插金花 五红 五子登科 四红 六勃黑 遍地锦 对堂 三红 四进 二举 一秀'.split(' ')
    )
    expect(document.querySelectorAll('#ladder .ladder-throw')).toHaveLength(5)
    expect(document.querySelector('#ladder')?.textContent).not.toMatch(/六勃黑|遍地锦|不算状元/)
    expect(document.querySelector('#ladder + #ladder-others')?.textContent).toMatch(
      /^另算，不是状元：六勃黑.*遍地锦.*六个红一、六个一样的黑点，都不算状元，挑盘里最大的一块，状元饼不能挑。$/
    )
  })

  test('where six black is 状元 it stands in the ladder, and nothing after it', () => {
    sheet(tableOf('bisai'), null)
    expect(document.querySelector('#ladder')?.textContent).toMatch(/六勃黑.*遍地锦/)
    expect(document.querySelector('#ladder-others')).toBeNull()
  })

  test.each(LOCALES)(
    'every throw that is named anywhere has six dice and is explained, in each house: %s',
    locale => {
      setLocale(locale)
      for (const id of HOUSE_IDS) {
        sheet(tableOf(id, { jumps: 'sometimes' }), null)
        const shown = throwsShown()
        for (const row of shown) {
          expect([of(row, 'name'), row.querySelectorAll('.die').length]).toEqual([of(row, 'name'), 6])
          expect(of(row, 'sense')).not.toBe('')
        }
        const names = shown.map(row => of(row, 'name'))
        const said = document.querySelector('.sheet-body')?.textContent ?? ''
        const named = PATTERNS.map(pattern => t(`pattern.${pattern}`)).filter(name => said.includes(name))
        expect([id, named.filter(name => !names.includes(name))]).toEqual([id, []])
        cleanup()
      }
    }
  )

  test('what a throw takes is said beside its dice, and nowhere else', () => {
    sheet(tableOf('xmu'), null)
    const step = (name: string) =>
      [...document.querySelectorAll('.ladder-step')].find(row => of(row, 'name') === name)?.textContent
    expect(step('六勃红')).toContain('所有的饼都归他')
    expect(step('六勃黑')).toContain('挑盘里最大的一块')
    expect(step('五红')).toContain('都博到五红，带的那一颗大就赢')
    const rest = document.getElementById('house-lines')?.textContent
    expect(rest).not.toMatch(/六勃|插金花|五子|四红/)
    expect(rest).toMatch(/状元怎么定.*禄骨.*饼分完了呢.*不能拿别人手里的.*怎么轮.*顺时针/)
  })

  test('a throw that a host changed is marked where it stands', () => {
    const house = houseDiff(customHouse('xmu', { liubohong: 'nothing' }) as House)
    sheet(tableOf('xmu', { house }), null)
    expect(document.querySelector('#ladder .house-line .tag')?.textContent).toBe('改过')
  })

  test('who sees a changed house for the first time reads first what was changed, marked, and the town is marked too', () => {
    const house = houseDiff(
      customHouse('xmu', { liubohong: 'nothing', end: 'at-once', direction: 'anticlockwise' }) as House
    )
    sheet(tableOf('xmu', { house }), null)
    const parts = [...document.querySelectorAll('.sheet-body .house-line, .sheet-body .ladder-throw')]
    const isOwn = parts.map(part => part.querySelector('.tag-gold')?.textContent === '改过')
    expect(isOwn.slice(0, 4)).toEqual([true, true, true, false])
    expect(rows().slice(0, 3).join('')).toMatch(/六勃红按大小算.*马上散桌.*逆时针/)
    expect(document.getElementById('house-lines')?.textContent).not.toMatch(/马上散桌|逆时针/)
    expect(document.querySelector('#rules-say')?.textContent).toMatch(/厦门传统改过$/)
    cleanup()
    sheet(tableOf('xmu'), null)
    expect(document.querySelector('#rules-say')?.textContent).toMatch(/厦门传统$/)
  })

  test.each([
    [2, false],
    [8, false],
    [9, true],
    [12, true]
  ])('for how many a house is best is said only where so many may sit: %i', (size, isSaid) => {
    sheet(tableOf('xmu', { size }), null)
    expect(rows().join('').includes('最好不超过 10 个人')).toBe(isSaid)
  })
})

const changed = (house: object) => customHouse('xmu', house) as House

test('what the host took away is shown as gone, with what it was, and what is new as new', () => {
  const chase = { ranks: ['duitang'], from: 'previous', window: 'others-in-stock' } as const
  const chasing = tableOf('xmu', { house: houseDiff(changed({ chase, minutes: 30 })), jumps: 'sometimes' })
  const plain = tableOf('xmu', { stock: { ...HOUSES.xmu.set, duitang: 0 } })
  const marked = (mark: string) => rows().filter(row => row.includes(mark))
  sheet(plain, chasing)
  expect(marked('取消')).toEqual([
    '取消原来：插金花做了状元，散桌时对堂全归他。',
    '取消原来：盘里还有别的饼，才可以追；全分完，就不追了。',
    '取消原来：骰子跳出碗不算，下一轮还停一次。'
  ])
  expect(marked('改原来').join('\n')).toMatch(/不限时间。改原来：30 分钟到了/)
  const cakes = () => [...document.querySelectorAll('.rule-row')].map(row => row.textContent ?? '')
  expect(cakes().filter(row => row.includes('取消原来：2 块'))).toHaveLength(1)
  cleanup()
  sheet(chasing, plain)
  expect(marked('新').map(row => row.replace(/^新/, ''))).toEqual([
    '插金花做了状元，散桌时对堂全归他。',
    '盘里还有别的饼，才可以追；全分完，就不追了。',
    '骰子跳出碗不算，下一轮还停一次。'
  ])
  expect(cakes().filter(row => row.includes('新'))).toHaveLength(1)
  expect(document.body.textContent).not.toMatch(/取消|改原来：(不设|$)/)
})

test('what comes to nothing at this table is not said: 对堂 where there are none, a jump where no die jumps', () => {
  const { set } = HOUSES.xmu
  const said = (table: Table) => {
    sheet(table, null)
    const all = rows().join('')
    cleanup()
    return all
  }
  const usual = said(tableOf('xmu', { jumps: 'sometimes' }))
  expect(usual).toMatch(/插金花做了状元，散桌时对堂全归他/)
  expect(usual).toMatch(/骰子跳出碗不算/)
  const without = said(tableOf('xmu', { stock: { ...set, duitang: 0 } }))
  expect(without).not.toMatch(/对堂全归他|骰子跳出碗/)
  const chasing = (ranks: readonly ('sanhong' | 'duitang')[]) => ({
    house: houseDiff(
      changed({ chase: { ranks, from: 'previous', window: 'others-in-stock' }, duitangPairs: true })
    )
  })
  const all = said(tableOf('xmu', chasing(['duitang'])))
  expect(all).toMatch(/对堂分完了，可以追/)
  expect(all).toMatch(/三对也是对堂/)
  const none = said(tableOf('xmu', { ...chasing(['duitang']), stock: { ...set, duitang: 0 } }))
  expect(none).not.toMatch(/对堂|才可以追/)
  expect(said(tableOf('xmu', { ...chasing(['sanhong', 'duitang']), stock: { ...set, duitang: 0 } }))).toMatch(
    /才可以追/
  )
})

test('guests read that they play for prizes of the host’s own, and for cakes where they are cakes', () => {
  const usual = HOUSES.xmu.set
  const said = (more: object) => {
    sheet(tableOf('xmu', more), null)
    const [line] = /一共 \d+ .+?。/.exec(document.body.textContent ?? '') ?? []
    cleanup()
    return line
  }
  const own = { ...usual, duitang: 0, sanhong: 0, sijin: 0, erju: 1, yixiu: 2 }
  expect(said({ stock: own })).toBe('一共 4 份奖品，主人自己备的，由主人念。')
  expect(said({})).toBe('一共 63 块饼。')
  expect(said({ stock: { ...usual, duitang: 0 } })).toBe('一共 61 块饼。')
  expect(said({ stock: smallSet(6) })).toMatch(/^一共 \d+ 块饼。$/)
})

test('it is called what it is: rules to agree on, or rules that have changed', () => {
  const title = () => document.querySelector('.sheet-title')?.textContent
  sheet(tableOf('xmu'), null)
  expect(title()).toBe('先品规则')
  cleanup()
  for (const [now, before] of [
    [tableOf('minnan'), tableOf('xmu')],
    [tableOf('xmu', { limit: 30 }), tableOf('xmu')],
    [tableOf('xmu', { stock: { ...HOUSES.xmu.set, yixiu: 8 } }), tableOf('xmu')]
  ] as const) {
    sheet(now, before)
    expect(title()).toBe('规矩改了')
    cleanup()
  }
})

test('another town is marked, and what it was', () => {
  sheet(tableOf('minnan'), tableOf('xmu'))
  expect(document.querySelector('.sheet-body > .since')?.textContent).toContain('原来：厦门传统')
})

describe('what a phone has seen of the rules', () => {
  function phone(pid: string) {
    const texts = new Map<string, string>()
    const storage = {
      read: (key: string) => texts.get(key) ?? null,
      write: (key: string, text: string) => void texts.set(key, text)
    }
    const client = { ports: { storage } } as unknown as Client
    const show = jest.fn()
    const stateOf = (table: Table): TableState => ({
      ...NOWHERE,
      pid,
      room: {
        ...{ _id: 'room', host: 'host', phase: 'lobby', games: 0, table },
        seats: ['host', 'guest'].map(each => ({ pid: each, gone: false }))
      } as unknown as Room
    })
    return { client, show, stateOf }
  }

  test('a guest is shown them once, and again when they have changed, against what was seen; then nothing nags', () => {
    const { client, show, stateOf } = phone('guest')
    const { result, rerender } = renderHook(({ table }) => useRules(client, stateOf(table), show), {
      initialProps: { table: tableOf('xmu') }
    })
    expect(show).toHaveBeenCalledTimes(1)
    expect(result.current.seated).toBe(true)
    act(() => result.current.close())
    expect(result.current.seated).toBe(false)
    rerender({ table: tableOf('xmu', { size: 6 }) })
    expect(show).toHaveBeenCalledTimes(1)
    expect(result.current.changed).toBe(false)
    rerender({ table: tableOf('xmu', { limit: 30 }) })
    expect(show).toHaveBeenCalledTimes(2)
    expect(result.current.before?.limit).toBe(0)
    act(() => result.current.close())
    expect(result.current).toMatchObject({ changed: false, before: null })
    cleanup()
    renderHook(() => useRules(client, stateOf(tableOf('xmu', { limit: 30 })), show))
    expect(show).toHaveBeenCalledTimes(2)
  })

  test('a host, who chose them, is told that they changed, until they were looked at', () => {
    const { client, show, stateOf } = phone('host')
    const { result, rerender } = renderHook(({ table }) => useRules(client, stateOf(table), show), {
      initialProps: { table: tableOf('xmu') }
    })
    rerender({ table: tableOf('minnan') })
    expect(show).not.toHaveBeenCalled()
    expect(result.current.changed).toBe(true)
    act(() => result.current.open())
    expect(result.current.before?.house.id).toBe('xmu')
    act(() => result.current.close())
    expect(result.current.changed).toBe(false)
  })

  test('a host who is host no more reads what another changes against what they played by', () => {
    const { client, show, stateOf } = phone('host')
    const playing = (table: Table, host: string, games: number) => {
      const { room, ...state } = stateOf(table)
      const game = { seats: 2, throws: 0 }
      return { ...state, room: { ...room, host, games, phase: 'playing', game } as unknown as Room }
    }
    const own = renderHook(() => useRules(client, playing(tableOf('xmu', { limit: 30 }), 'host', 1), show))
    expect(own.result.current.changed).toBe(false)
    cleanup()
    const { result } = renderHook(() => useRules(client, playing(tableOf('minnan'), 'guest', 2), show))
    expect(show).toHaveBeenCalledTimes(1)
    expect(result.current.before).toMatchObject({ house: { id: 'xmu' }, limit: 30 })
  })

  test('what was kept and cannot be read any more marks nothing', () => {
    const { client, show, stateOf } = phone('guest')
    client.ports.storage.write('rules-seen', 'room {"house":')
    const { result } = renderHook(() => useRules(client, stateOf(tableOf('xmu')), show))
    expect(show).toHaveBeenCalledTimes(1)
    expect(result.current.before).toEqual(tableOf('xmu'))
  })

  test('who sits down for the next game after one is shown them; who played that is not, nor one who watches', () => {
    for (const [pid, times] of [
      ['guest', 0],
      ['host', 0],
      ['watcher', 0],
      ['late', 1]
    ] as const) {
      const { client, show, stateOf } = phone(pid)
      const { room, ...state } = stateOf(tableOf('xmu'))
      const seats = [...room!.seats, { pid: 'late', gone: false }]
      const ended = { ...room, seats, phase: 'ended', games: 1, game: { seats: 2 } } as unknown as Room
      renderHook(() => useRules(client, { ...state, room: ended }, show))
      expect([pid, show.mock.calls.length]).toEqual([pid, times])
      cleanup()
    }
  })

  test.each([
    ['a guest who came back', 'guest', true, 0, 1],
    ['a guest who saw them', 'guest', false, 0, 0],
    ['a guest, once somebody threw', 'guest', true, 1, 0],
    ['the host', 'host', true, 0, 0],
    ['who watches', 'watcher', true, 0, 0]
  ] as const)('a game that begins by other rules shows them: %s', (_, pid, isNew, throws, times) => {
    const { client, show, stateOf } = phone(pid)
    const before = { ...tableOf('xmu'), limit: isNew ? 0 : 30 }
    const first = renderHook(() => useRules(client, stateOf(before), show))
    act(() => first.result.current.close())
    cleanup()
    show.mockClear()
    const { room, ...state } = stateOf(tableOf('xmu', { limit: 30 }))
    const next = { ...room, phase: 'playing', games: 2, game: { seats: 2, throws } } as unknown as Room
    const { result } = renderHook(() => useRules(client, { ...state, room: next }, show))
    expect(show).toHaveBeenCalledTimes(times)
    expect(result.current.before?.limit).toBe(times ? 0 : undefined)
    cleanup()
    const one = { ...state, room: next, one: true } as unknown as TableState
    show.mockClear()
    renderHook(() => useRules(client, one, show))
    expect(show).not.toHaveBeenCalled()
  })

  test.each([
    [1, 0],
    [2, 1]
  ])('who never saw them is shown them as another game begins, not in the first: game %i', (games, times) => {
    const { client, show, stateOf } = phone('guest')
    const { room, ...state } = stateOf(tableOf('xmu'))
    const next = { ...room, phase: 'playing', games, game: { seats: 2, throws: 0 } } as unknown as Room
    renderHook(() => useRules(client, { ...state, room: next }, show))
    expect(show).toHaveBeenCalledTimes(times)
  })

  test('the phone’s storage is read once a table, however often the table changes', () => {
    const { client, show, stateOf } = phone('guest')
    const read = jest.spyOn(client.ports.storage, 'read')
    const state = stateOf(tableOf('xmu'))
    const { rerender } = renderHook(() => useRules(client, state, show))
    const times = read.mock.calls.length
    for (let i = 0; i < 20; i++) rerender()
    expect(read.mock.calls.length).toBe(times)
  })
})
