/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { RuleRows } from '@/components'
import { setLocale, t } from '@/i18n'
import { EditTable } from '@/pages/more/open/EditTable'
import { lengthFor } from '@/pages/more/open/length'
import { NewTable } from '@/pages/more/open/NewTable'
import { OnePhone } from '@/pages/more/open/OnePhone'
import { choiceOf, stockFor } from '@/pages/more/open/plan'
import { waitFor } from '@/pages/more/open/Waits'
import { HOUSE_IDS, HOUSES, type Stock, smallSet, suggestSet, total } from '@/rules'
import { meanThrows } from '@/rules/odds'
import { createPrizes, type Form, USUAL_FORM } from '@/stores'
import '../support/words'

const mockClient: { current: unknown } = { current: null }
jest.mock('@tarojs/components', () => require('./taro'))
jest.mock('@tarojs/taro', () => ({ __esModule: true, default: {}, useDidShow: () => undefined }))
jest.mock('@/hooks', () => ({ useClient: () => mockClient.current, useConsent: () => null }))
const mockScrolled = jest.fn()
jest.mock('@/platform', () => ({
  route: {
    table() {},
    onePhone() {},
    back() {},
    page() {},
    toNode: (...to: unknown[]) => mockScrolled(...to)
  }
}))

beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  cleanup()
  setLocale('zh-CN')
  jest.useRealTimers()
})

const memory = () => {
  const texts = new Map<string, string>()
  return {
    read: (key: string) => texts.get(key) ?? null,
    write: (key: string, text: string) => void texts.set(key, text),
    remove: (key: string) => void texts.delete(key)
  }
}

/** A page of opening on a phone that keeps nothing yet; `opened` and `ordered` are what was asked for. */
function shown(page: ReactElement, form: Form = { ...USUAL_FORM, size: 4 }) {
  const asked: { stock: Stock | null }[] = []
  const ask = (what: { stock: Stock | null }) => void asked.push(what)
  mockClient.current = {
    ports: { storage: memory(), phone: { screen: () => ({ rootFont: 16, barTop: 48 }) } },
    home: { store: { getState: () => ({ me: null }) } },
    shaker: { ask() {} },
    table: { store: { getState: () => ({ room: null }) } },
    lastOpened: () => JSON.stringify(form),
    formOf: async () => ({ form, seated: 1 }),
    open: async (what: Form) => {
      ask(what)
      return { refused: 'app/no-network' }
    },
    setTable: async (_: string, what: Form) => {
      ask(what)
      return null
    },
    local: {
      last: () => null,
      running: () => [],
      order: (what: { stock: Stock | null }) => {
        ask(what)
        return ''
      }
    }
  }
  render(page)
  rest()
  return asked
}

/** A finger that rests: what is worked out is there. */
const rest = () => act(() => void jest.advanceTimersByTime(1_000))
const at = (id: string) => document.getElementById(id)!
const words = (id: string) => at(id).textContent ?? ''
const tap = (id: string) => {
  fireEvent.click(at(id))
  rest()
}
const people = (less: boolean) => {
  const acts = at('seats').querySelectorAll('.stepper-act')
  fireEvent.click(acts[less ? 0 : 1]!)
  rest()
}
const chosen = () =>
  ['house', 'small', 'own'].filter(kind => at(`cakes-${kind}`).getAttribute('aria-checked') === 'true')

test('a short game stands beside the whole set and one’s own prizes, each with its cakes and its time', async () => {
  const asked = shown(<NewTable />)
  expect(chosen()).toEqual(['house'])
  expect(words('cakes-house')).toMatch(/整会.*63 块\n约 30 分钟/s)
  expect(words('cakes-small')).toMatch(/小会.*一小套\n15 块\n约 1[05] 分钟/s)
  expect(words('cakes-own')).toMatch(/自己的奖品.*叫什么\n有几份/s)
  tap('cakes-own')
  expect(words('cakes-own')).toMatch(/自己的奖品.*32 块\n约 \d+ 分钟/s)
  tap('cakes-small')
  expect(chosen()).toEqual(['small'])
  expect(words('minutes')).toMatch(/约 (90|100) 掷/)
  for (let n = 4; n < 8; n++) people(false)
  expect(chosen()).toEqual(['small'])
  expect(words('cakes-small')).toContain('一小套\n29 块')
  fireEvent.click(at('open-confirm'))
  expect(asked.at(-1)?.stock).toEqual(smallSet(8))
  await act(async () => undefined)
})

test('a short game has no fewer cakes for two than for four, for fewer would be no faster', () => {
  shown(<OnePhone />)
  tap('cakes-small')
  for (let n = 4; n >= 2; n--) {
    expect(words('cakes-small')).toContain('15 块')
    people(true)
  }
  for (const size of [4, 6, 8, 10, 12]) expect(Math.round(total(smallSet(size)) / size)).toBe(4)
  const thrown = (set: Stock) => meanThrows(HOUSES.xmu, { set, zhuangyuan: true })
  const half = { ...smallSet(2), yixiu: 4, erju: 2 }
  expect(thrown(half)).toBeGreaterThan(0.98 * thrown(smallSet(2)))
})

test.each([
  [{}, '4 人 · 厦门 · 整会'],
  [{ end: 'at-once' }, '4 人 · 厦门（改过） · 整会']
] as const)('opening as last time says whether it is with rules that were changed: %j', (diff, note) => {
  shown(<NewTable />, { ...USUAL_FORM, size: 4, diff })
  expect(words('open-again')).toContain(note)
})

test('changes to a house do not come along to another one, and it says so until one goes back', () => {
  const asked = shown(<OnePhone />)
  const left = () => at('left-behind')?.textContent ?? ''
  const choose = (house: string) => {
    tap('house-more')
    tap(`all-${house}`)
  }
  choose('gongsi')
  expect(left()).toBe('')
  tap('open-more')
  tap('axis-end')
  tap('choose-end-extra-round')
  choose('bisai')
  expect(left()).toBe('“公司博饼”改过的规矩，没带过来。')
  people(true)
  expect(left()).not.toBe('')
  choose('gongsi')
  expect(left()).toBe('')
  expect(words('axis-end')).toContain('改过')
  tap('jumps')
  choose('xmu')
  expect(left()).toBe('“公司博饼”改过的规矩，没带过来。')
  tap('one-confirm')
  expect(asked.at(-1)).toMatchObject({ house: 'xmu', diff: {}, jumps: 'never' })
  choose('gongsi')
  tap('one-confirm')
  expect(asked.at(-1)).toMatchObject({ diff: { end: 'extra-round' }, jumps: 'sometimes' })
})

test('what the line of more rules opens is scrolled to, and nothing else is', () => {
  mockScrolled.mockClear()
  shown(<NewTable />)
  tap('cakes-small')
  expect(mockScrolled).not.toHaveBeenCalled()
  tap('open-more')
  expect(at('limit-30')).not.toBeNull()
  expect(mockScrolled.mock.calls).toEqual([['open-more', 48]])
  tap('open-more')
  expect(mockScrolled).toHaveBeenCalledTimes(1)
})

test('where there are no 对堂, no rule of the list promises them', () => {
  shown(<NewTable />, { ...USUAL_FORM, size: 4, diff: { duitangPairs: true } })
  tap('open-more')
  tap('axes-all')
  const rules = () => [...document.querySelectorAll('.card .line-row')].map(row => row.textContent ?? '')
  expect(rules().filter(rule => rule.includes('对堂')).length).toBeGreaterThan(2)
  tap('cakes-small')
  expect(rules().length).toBeGreaterThan(8)
  expect(rules().filter(rule => rule.includes('对堂'))).toEqual([])
  tap('open-more')
  expect(words('open-more')).toBe('更多规矩，一条一条定')
  tap('cakes-house')
  expect(words('open-more')).toBe('更多规矩，改过 1 条')
})

test('a house that chases 对堂 alone says that there are none, and can chase something else', () => {
  shown(<NewTable />, { ...USUAL_FORM, size: 4, house: 'sanshikuan' })
  tap('open-more')
  expect(words('axis-chaseRanks')).toContain('对堂分完了还博到，可以追')
  tap('cakes-small')
  expect(words('axis-chaseRanks')).toMatch(/对堂不设，博到也没有饼。$/)
})

test.each([
  ['zh-CN', '替他掷两轮，再跳过'],
  ['zh-TW', '替他擲兩輪，再跳過'],
  ['nan', '替伊跋兩輪，才跳過'],
  ['en', 'Throw twice, then skip']
] as const)('what becomes of who is away stands where it is chosen: %s', (locale, promise) => {
  setLocale(locale)
  shown(<NewTable />)
  tap('open-more')
  expect(words('absence-throw')).toBe(promise)
})

test('a table that has the small set shows it chosen, and more people take more', async () => {
  const asked = shown(<EditTable room="r" />, { ...USUAL_FORM, size: 4, stock: smallSet(4) })
  await act(async () => undefined)
  rest()
  expect(chosen()).toEqual(['small'])
  people(false)
  fireEvent.click(at('edit-confirm'))
  expect(asked.at(-1)).toMatchObject({ size: 5, stock: smallSet(5) })
  await act(async () => undefined)
})

test('a long game says what it waits for, and one tap leaves 对堂 out and has it back', () => {
  const asked = shown(<OnePhone />)
  expect(words('waits')).toBe('最难博的是四进、对堂（1 到 6 各一颗）。')
  expect(words('duitang')).toBe('对堂可以不设：少掷约 20 下')
  const before = words('minutes')
  tap('duitang')
  expect(words('duitang')).toBe('设回对堂')
  expect(words('minutes')).not.toBe(before)
  expect(words('waits')).toMatch(/^对堂不设，博到也没有饼。最难博的是四进。$/)
  expect(words('cakes-house')).toContain('61 块')
  expect(chosen()).toEqual(['house'])
  tap('one-confirm')
  expect(asked.at(-1)?.stock).toEqual({ ...HOUSES.xmu.set, duitang: 0 })
  tap('duitang')
  expect(words('minutes')).toBe(before)
  tap('one-confirm')
  expect(asked.at(-1)?.stock).toBeNull()
})

test('a short game waits for the 状元 alone, and nothing is offered', () => {
  shown(<OnePhone />)
  tap('cakes-small')
  expect(words('waits')).toMatch(/^小会按人数配，没有对堂饼，省得久等。$/)
  expect(at('duitang')).toBeNull()
})

test('names come before cakes on one phone, as many as people', () => {
  shown(<OnePhone />)
  tap('cakes-own')
  const before = (one: string, other: string) =>
    Boolean(at(one).compareDocumentPosition(at(other)) & Node.DOCUMENT_POSITION_FOLLOWING)
  expect(before('seats', 'name-0')).toBe(true)
  expect(before('name-3', 'house-xmu')).toBe(true)
  expect(before('name-3', 'cakes-yixiu')).toBe(true)
  people(true)
  expect(at('name-3')).toBeNull()
})

/** A count of one's own prizes goes up or down. */
const count = (rank: string, less = true) => {
  const acts = at(`cakes-${rank}`).querySelectorAll('.stepper-act')
  fireEvent.click(acts[less ? 0 : 1]!)
  rest()
}

test.each([
  ['on one phone', () => <OnePhone />, 'one-confirm'],
  ['at a table', () => <NewTable />, 'open-confirm']
] as const)('own prizes are as many as suit the people, until somebody counts: %s', async (_, page, act_) => {
  const asked = shown(page())
  const order = async () => {
    tap(act_)
    await act(async () => undefined)
    return asked.at(-1)?.stock
  }
  tap('cakes-own')
  expect(words('counts')).toBe('先配好了 32 份，可以改。')
  expect(await order()).toEqual(suggestSet(4))
  people(true)
  people(true)
  expect(words('counts')).toBe('先配好了 17 份，可以改。')
  expect(await order()).toEqual(suggestSet(2))
  count('yixiu')
  expect(words('counts')).toBe('自己定的，共 16 份。')
  people(false)
  expect(await order()).toEqual({ ...suggestSet(2), yixiu: 7 })
  expect(words('suggest')).toBe('改成 3 个人的份数')
  tap('suggest')
  expect(words('counts')).toBe('先配好了 25 份，可以改。')
  expect(await order()).toEqual(suggestSet(3))
  expect(words('suggest')).toBe('改成整会的 63 份')
  tap('suggest')
  expect(words('counts')).toBe('照整会，共 63 份，可以改。')
  people(true)
  expect(await order()).toEqual(HOUSES.xmu.set)
  tap('suggest')
  expect(words('counts')).toBe('先配好了 17 份，可以改。')
  // Without 对堂 they still go by the people; what else somebody leaves out is their own count.
  count('duitang')
  expect(words('counts')).toBe('先配好了 16 份，可以改。')
  count('sanhong')
  expect(words('counts')).toBe('自己定的，共 15 份。')
  people(false)
  expect(await order()).toEqual({ ...suggestSet(2), duitang: 0, sanhong: 0 })
  tap('suggest')
  expect(await order()).toEqual({ ...suggestSet(3), duitang: 0 })
  expect(words('suggest')).toBe('改成整会的 63 份')
  tap('suggest')
  expect(await order()).toEqual(HOUSES.xmu.set)
})

test('own prizes of a table that is there follow its people as well', async () => {
  const asked = shown(<EditTable room="r" />, { ...USUAL_FORM, size: 4, stock: suggestSet(4) as Stock })
  await act(async () => undefined)
  rest()
  expect(words('counts')).toBe('先配好了 32 份，可以改。')
  people(false)
  fireEvent.click(at('edit-confirm'))
  expect(asked.at(-1)).toMatchObject({ size: 5, stock: suggestSet(5) })
  await act(async () => undefined)
})

test('nothing comes or goes above the rows of own prizes, whatever is counted', () => {
  shown(<NewTable />, { ...USUAL_FORM, size: 8 })
  tap('cakes-own')
  const above = () => {
    const first = at('cakes-zhuangyuan')
    return [...document.querySelectorAll('*')]
      .filter(e => first.compareDocumentPosition(e) === Node.DOCUMENT_POSITION_PRECEDING)
      .map(e => `${e.tagName}#${e.id === 'suggest' ? '' : e.id}`)
  }
  const before = above()
  expect(before).toEqual(expect.arrayContaining(['DIV#counts', 'DIV#']))
  expect(words('counts') + at('counts').nextElementSibling?.textContent).toBe(
    '先配好了 63 份，可以改。和整会一样多。'
  )
  const same = () => {
    expect(above()).toEqual(before)
    expect(at('counts').nextElementSibling?.textContent).not.toBe('')
  }
  for (let n = 0; n < 2; n++) {
    count('duitang')
    same()
  }
  expect(words('cakes-duitang')).toBe('不设')
  people(true)
  same()
  tap('suggest')
  same()
  count('zhuangyuan', false)
  same()
})

test('counts that somebody chose are there the next time, counts that suited others are not', () => {
  const form = { ...USUAL_FORM, size: 4 }
  shown(<NewTable />, form)
  tap('cakes-own')
  tap('cakes-house')
  people(true)
  tap('cakes-own')
  expect(words('counts')).toContain('先配好了 25 份')
  count('erju')
  tap('cakes-house')
  people(true)
  tap('cakes-own')
  expect(words('counts')).toBe('自己定的，共 24 份。')
  expect(words('suggest')).toBe('改成 2 个人的份数')
})

test('what was left out of own prizes stays out when the rest is set anew', () => {
  const asked = shown(<OnePhone />)
  tap('cakes-own')
  count('duitang')
  expect(words('counts')).toBe('先配好了 31 份，可以改。')
  people(true)
  expect(words('cakes-duitang')).toBe('不设')
  count('yixiu')
  tap('suggest')
  expect(words('cakes-duitang')).toBe('不设')
  tap('one-confirm')
  expect(asked.at(-1)?.stock).toEqual({ ...suggestSet(3), duitang: 0 })
})

test('where fewer prizes make no shorter game, the line of its time says what it waits for', () => {
  shown(<OnePhone />)
  expect(words('minutes')).toMatch(/^大约 \d+ 掷，每人 \d+ 掷，30 分钟$/)
  tap('cakes-own')
  people(true)
  people(true)
  count('yixiu')
  const few = words('minutes')
  expect(few).toMatch(/^大约 \d+ 掷，\d+ 分钟，状元出得晚就更久$/)
  for (let n = 0; n < 4; n++) count('yixiu')
  expect(words('minutes')).toBe(few)
})

test('who sees the names of own prizes is said as it is: on one phone everybody, at a table in the cloud the host', () => {
  shown(<OnePhone />)
  tap('cakes-own')
  expect(document.body.textContent).toContain('博到时会说出名字')
  expect(document.body.textContent).not.toContain('由你念')
  cleanup()
  shown(<NewTable />)
  tap('cakes-own')
  expect(document.body.textContent).toContain('只在你手机上看得到，由你念给大家听')
})

test('a field for a price says what goes in it in few words, and to the ear of which prize', () => {
  shown(<OnePhone />)
  tap('cakes-own')
  tap('shopping')
  const field = at('price-yixiu').querySelector('input')!
  expect([field.placeholder, field.getAttribute('aria-label')]).toEqual(['单价，元', '一秀 单价，元'])
})

test('a cake that is left out is 不设 wherever it stands', () => {
  shown(<OnePhone />)
  tap('cakes-own')
  const less = () => at('cakes-duitang').querySelector('.stepper-act')!
  for (let n = 0; n < 2; n++) fireEvent.click(less())
  rest()
  expect(words('cakes-duitang')).toBe('不设')
  expect(words('waits')).toContain('对堂不设')
  cleanup()
  render(<RuleRows set={smallSet(4)} />)
  const rows = [...document.querySelectorAll('.rule-row')].map(row => row.textContent ?? '')
  expect(rows.filter(row => row.endsWith('不设'))).toHaveLength(1)
  expect(rows.filter(row => row.endsWith('0 块'))).toEqual([])
})

describe('which choice a form was filled in by', () => {
  const none = createPrizes(memory()).read()
  const form = (stock: Stock | null, size = 8): Form => ({ ...USUAL_FORM, size, stock })
  const named = {
    ...none,
    sheet: {
      ...none.sheet,
      ranks: Object.fromEntries(
        Object.entries(smallSet(8)).map(([rank, count]) => [rank, { name: '杯', count, price: 0 }])
      ) as typeof none.sheet.ranks
    }
  }
  test.each([
    ['the set of its house', form(null), none, 'house'],
    ['that without 对堂', form({ ...HOUSES.xmu.set, duitang: 0 }), none, 'house'],
    ['a small set', form(smallSet(8)), none, 'small'],
    ['a small set of other people', form(smallSet(8), 9), none, 'own'],
    ['a small set that is called something', form(smallSet(8)), named, 'own'],
    ['the set of its house, said to be one’s own', form(HOUSES.xmu.set), none, 'own']
  ] as const)('%s', (_, filled, prizes, kind) => {
    expect(choiceOf(filled, prizes)).toBe(kind)
  })

  test('another house has another whole set, without what was left out', () => {
    const left = { ...form({ ...HOUSES.xmu.set, duitang: 0 }), house: 'jiudian' } as const
    expect(stockFor('house', left)).toEqual({ ...HOUSES.jiudian.set, duitang: 0 })
    expect(stockFor('house', form(null))).toBeNull()
  })
})

describe('a short game is short', () => {
  test.each([1, 2, 4, 6, 8, 10, 12])('for %d people, in every house', size => {
    for (const id of HOUSE_IDS) {
      const [small, whole] = [smallSet(size), null].map(stock => lengthFor(HOUSES[id], stock, size))
      expect(small!.minutes).toBeLessThanOrEqual(20)
      expect(small!.throws).toBeLessThan(0.7 * whole!.throws)
    }
    expect(total(smallSet(size))).toBeGreaterThanOrEqual(3 * size)
    expect(waitFor(HOUSES.xmu, smallSet(size), size).ranks).toContain('zhuangyuan')
  })

  test('what makes prizes of one’s own long is said', () => {
    const many = { ...suggestSet(8), duitang: 10 } as Stock
    const { ranks, fewer } = waitFor(HOUSES.xmu, many, 8)
    expect(ranks).toEqual(['duitang'])
    expect(fewer).toBeGreaterThan(300)
  })
})

describe('words that go by a number', () => {
  test.each([
    ['en', 1, 'prize', '1 cake left'],
    ['en', 2, 'prizes', '2 cakes left'],
    ['en', 0, 'prizes', '0 cakes left'],
    ['zh-CN', 1, '份', '盘里还有 1 块饼'],
    ['zh-CN', 3, '份', '盘里还有 3 块饼']
  ] as const)('%s, %d', (locale, n, unit, left) => {
    setLocale(locale)
    expect(t('open.unit', { n })).toBe(unit)
    expect(t('board.label', { n })).toBe(left)
  })
})
