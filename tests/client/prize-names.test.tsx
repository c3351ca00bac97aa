/** @jest-environment jsdom */
import { cleanup, render } from '@testing-library/react'
import { PrizeNames } from '@/pages/table/PrizeNames'
import { cakesOf, HOUSES, newGame, type Stock } from '@/rules'
import { type Client, createPrizes, type TableState, type TableView } from '@/stores'

jest.mock('@tarojs/components', () => require('./taro'))
afterEach(cleanup)

const OWN: Stock = { yixiu: 4, erju: 3, sijin: 2, sanhong: 1, duitang: 1, zhuangyuan: 1 }
const HOUSE = HOUSES.xmu

/** What the phone of somebody who noted prizes for `noted` shows of a game over `played`, its table set to `next` by now. */
function shown(noted: Stock, played: Stock, next: Stock | null, host = true): readonly string[] {
  const texts = new Map<string, string>()
  const storage = {
    read: (key: string) => texts.get(key) ?? null,
    write: (key: string, text: string) => void texts.set(key, text),
    remove: (key: string) => void texts.delete(key)
  }
  const prizes = createPrizes(storage)
  const { sheet, ...rest } = prizes.read()
  const ranks = Object.fromEntries(
    Object.entries(noted).map(([rank, count]) => [rank, { name: `${rank}礼`, count, price: 0 }])
  ) as typeof sheet.ranks
  prizes.write({ ...rest, sheet: { ...sheet, ranks } })
  const game = newGame({ house: HOUSE, seats: 2, starter: 0, stock: played })
  render(
    <PrizeNames
      client={{ ports: { storage } } as unknown as Client}
      state={{ one: false, room: { table: { stock: next } } } as unknown as TableState}
      view={{ lobby: { host }, game, set: cakesOf(game) } as unknown as TableView}
    />
  )
  return [...document.querySelectorAll('.prize-named')].map(row => row.textContent ?? '')
}

test('the host sees what the cakes of a game are called, nobody else does', () => {
  expect(shown(OWN, OWN, OWN)).toHaveLength(6)
  cleanup()
  expect(shown(OWN, OWN, OWN, false)).toEqual([])
})

test('a table that was set for its next game still says what the last one was for, and not what the next one is', () => {
  expect(shown(OWN, OWN, { ...OWN, yixiu: 9 })).toHaveLength(6)
  cleanup()
  expect(shown(OWN, OWN, null)).toHaveLength(6)
  cleanup()
  expect(shown(OWN, { ...OWN, yixiu: 9 }, OWN)).toEqual([])
})

test('cakes of the house are no prizes, unless it was said that these are', () => {
  expect(shown(HOUSE.set, HOUSE.set, null)).toEqual([])
  cleanup()
  expect(shown(HOUSE.set, HOUSE.set, HOUSE.set)).toHaveLength(6)
})
