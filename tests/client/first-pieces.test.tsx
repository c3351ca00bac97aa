/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Faces, LineRow, Option, Options, SwitchRow, WayIn } from '@/components'
import { changedOf } from '@/pages/more/open/Axes'
import { lengthFor } from '@/pages/more/open/length'
import { fenOf, yuanOf } from '@/pages/more/open/money'
import { customHouse, HOUSE_IDS, HOUSES, type House } from '@/rules'
import { tidyName } from '@/stores'

jest.mock('@tarojs/components', () => require('./taro'))
jest.mock('@tarojs/taro', () => ({ __esModule: true, default: {}, useDidShow: () => undefined }))

afterEach(cleanup)

describe('an amount of money', () => {
  test.each([
    ['', 0],
    ['12', 1200],
    ['12.5', 1250],
    [' 0.05 ', 5],
    ['3。5', 350],
    ['7,25', 725],
    ['100000', 10_000_000]
  ])('%j is %i fen', (typed, fen) => {
    expect(fenOf(typed)).toBe(fen)
  })

  test.each(['不知道', '-1', '1.234', '100000.01', '1e3', '.', '1 2'])('%j is none', typed => {
    expect(fenOf(typed)).toBeNull()
  })

  test.each([
    [1250, '12.5'],
    [5, '0.05'],
    [83_333.333, '833.33'],
    [0, '0']
  ])('%d fen are written %s', (fen, yuan) => {
    expect(yuanOf(fen)).toBe(yuan)
  })
})

describe('how long it takes', () => {
  test.each(HOUSE_IDS)('%s, eight people: between twenty minutes and an hour, in fives', house => {
    const { minutes } = lengthFor(HOUSES[house], null, 8)
    expect(minutes).toBeGreaterThanOrEqual(20)
    expect(minutes).toBeLessThanOrEqual(60)
    expect(minutes % 5).toBe(0)
  })

  test('fewer cakes are sooner gone, and a limit of time is kept', () => {
    const few = { yixiu: 4, erju: 2, sijin: 1, sanhong: 1, duitang: 0, zhuangyuan: 1 }
    expect(lengthFor(HOUSES.xmu, few, 8).minutes).toBeLessThan(lengthFor(HOUSES.xmu, null, 8).minutes)
    const short = lengthFor({ ...HOUSES.bisai, minutes: 10 }, null, 12)
    expect(short.minutes).toBe(10)
    expect(short.throws).toBeLessThan(lengthFor(HOUSES.bisai, null, 12).throws)
  })

  test('two people and eight throw nearly as often in all, and each of two four times as often', () => {
    const [two, eight] = [2, 8].map(size => lengthFor(HOUSES.xmu, null, size))
    expect(Math.abs(eight!.throws - two!.throws)).toBeLessThanOrEqual(10)
    for (const [size, { throws, each }] of [[2, two!] as const, [8, eight!] as const])
      expect(Math.abs(each * size - throws)).toBeLessThanOrEqual(10)
    expect(two!.each / eight!.each).toBeGreaterThan(3.5)
  })
})

test('the rules that a host changed are known, also when one change brings another', () => {
  const changed = (diff: object) => changedOf(customHouse('xmu', diff) as House, HOUSES.xmu, HOUSES.xmu.set)
  expect(changed({})).toEqual([])
  expect(changed({ end: 'at-once' })).toEqual(['end'])
  expect(changed({ chase: { ranks: ['duitang'], from: 'upstream', window: 'end' } })).toContain('chaseRanks')
})

test.each([
  ['  阿嬷\u200b ', '阿嬷'],
  ['a  b', 'a b'],
  ['一二三四五六七八九十甲乙丙', '一二三四五六七八九十甲乙'],
  ['\n', '']
])('%j stands on a table as %j', (typed, name) => {
  expect(tidyName(typed)).toBe(name)
})

test('a switch is its whole row, and says whether it is on', () => {
  const taps: true[] = []
  render(<SwitchRow label="声音" note="叮当" on={false} onTap={() => void taps.push(true)} />)
  const row = screen.getByRole('switch', { name: /声音.*叮当/ })
  expect(row.getAttribute('aria-checked')).toBe('false')
  fireEvent.click(row)
  expect(taps).toHaveLength(1)
})

test('options are a group with a name, the chosen one says so', () => {
  render(
    <Options label="几人">
      <Option id="a" label="甲" chosen onTap={() => undefined} />
      <Option label="乙" chosen={false} onTap={() => undefined} />
    </Options>
  )
  expect(screen.getByRole('radiogroup', { name: '几人' })).not.toBeNull()
  expect(screen.getAllByRole('radio').map(node => node.getAttribute('aria-checked'))).toEqual([
    'true',
    'false'
  ])
})

test('a line says its tag too', () => {
  render(<LineRow label="散桌" note="马上" tag="改过" onTap={() => undefined} />)
  expect(screen.getByRole('button', { name: /散桌.*改过.*马上/ })).not.toBeNull()
})

test('twelve faces, each by its name', () => {
  const chosen: number[] = []
  render(<Faces chosen={2} onChoose={face => void chosen.push(face)} />)
  expect(screen.getAllByRole('radio')).toHaveLength(12)
  fireEvent.click(screen.getByRole('radio', { name: '钢琴' }))
  expect(chosen).toEqual([12])
})

describe('the way to a seat', () => {
  const shown = (asks: boolean) => {
    const log: string[] = []
    const note = (what: string) => () => void log.push(what)
    const asked = { contract: '', agree: note('agree'), decline: note('decline'), read: note('read') }
    render(
      <WayIn
        id="sit"
        label="入座"
        asked={asks ? asked : null}
        onFeel={note('feel')}
        onEnter={note('enter')}
      />
    )
    return log
  }

  test('is one tap, where nothing is asked', () => {
    const log = shown(false)
    fireEvent.click(screen.getByRole('button', { name: '入座' }))
    expect(log).toEqual(['feel', 'enter'])
    expect(screen.queryByRole('link')).toBeNull()
  })

  test('leads there without shaking too', () => {
    const log = shown(true)
    fireEvent.click(screen.getByRole('button', { name: '入座，不用摇' }))
    expect(log).toEqual(['decline', 'enter'])
  })
})
