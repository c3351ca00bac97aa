import type { Prize, PrizeSheet, Rank, Stock } from '@/rules'
import {
  equalBudget,
  HOUSES,
  newGame,
  parsePrizes,
  pointsOf,
  RANKS,
  SETS,
  shoppingList,
  smallSet,
  stockOf,
  suggestSet,
  total
} from '@/rules'
import { few, given, when } from './spec'

const prize = (name: string, count: number, yuan: number): Prize => ({ name, count, price: yuan * 100 })

/** 需要采购的礼品清单: seed 001, 2. It leaves the 温泉门票 out. */
const hotel: PrizeSheet = {
  ranks: {
    yixiu: prize('牙刷', 10, 5),
    erju: prize('牙膏', 10, 5),
    sijin: prize('毛巾', 10, 20),
    sanhong: prize('玩偶', 5, 30),
    duitang: prize('保温杯', 3, 100),
    zhuangyuan: prize('温泉门票', 1, 0)
  },
  grand: prize('豪华大床房', 1, 888)
}

const plain = (counts: Stock): PrizeSheet => ({
  ranks: Object.fromEntries(RANKS.map(rank => [rank, prize('', counts[rank], 0)])) as Record<Rank, Prize>,
  grand: null
})

const refused = (field: string) => ({ refused: 'rules/bad-prizes', field })

describe('sets', () => {
  test('会饼 is 63 cakes, the hotel has 39 prizes', () => {
    expect(few(SETS.huibing)).toEqual({
      zhuangyuan: 1,
      duitang: 2,
      sanhong: 4,
      sijin: 8,
      erju: 16,
      yixiu: 32
    })
    expect(few(SETS.hotel)).toEqual({ zhuangyuan: 1, duitang: 3, sanhong: 5, sijin: 10, erju: 10, yixiu: 10 })
    expect([total(SETS.huibing), total(SETS.hotel)]).toEqual([63, 39])
    expect(stockOf(hotel)).toEqual(SETS.hotel)
  })

  test('A32 for six people: 24, 12, 6, 3, 2, 1, which is 48', () => {
    const set = suggestSet(6) as Stock
    expect(RANKS.map(rank => set[rank])).toEqual([24, 12, 6, 3, 2, 1])
    expect(total(set)).toBe(48)
  })

  test.each([1, 5, 10, 11, 12])(
    'for %d people every rank has a cake, and a game can be played for it',
    people => {
      const set = suggestSet(people) as Stock
      expect(RANKS.every(rank => set[rank] >= 1)).toBe(true)
      expect(set.duitang).toBe(people <= 5 ? 1 : people <= 10 ? 2 : 3)
      expect(newGame({ house: HOUSES.xmu, seats: people, stock: set }).stock).toEqual(set)
    }
  )

  test.each([
    [1, [8, 4, 1, 1, 0, 1]],
    [4, [8, 4, 1, 1, 0, 1]],
    [8, [16, 8, 2, 2, 0, 1]],
    [10, [20, 10, 3, 3, 0, 1]]
  ])('a short game of %d people is for %j', (people, counts) => {
    const set = smallSet(people)
    expect(RANKS.map(rank => set[rank])).toEqual(counts)
    expect(newGame({ house: HOUSES.xmu, seats: people, stock: set }).stock).toEqual(set)
  })

  test.each([0, 13, 2.5, Number.NaN, -1])('for %p people there is none', people => {
    expect(suggestSet(people)).toEqual(refused('people'))
  })
})

describe('A32 a sheet of prizes is read', () => {
  test('the hotel’s, through JSON', () => {
    expect(parsePrizes(JSON.parse(JSON.stringify(hotel)))).toEqual(hotel)
  })

  test('1/4/4/20/40/60 is 129 units', () => {
    const sheet = parsePrizes(
      plain({ zhuangyuan: 1, duitang: 4, sanhong: 4, sijin: 20, erju: 40, yixiu: 60 })
    ) as PrizeSheet
    expect(total(stockOf(sheet))).toBe(129)
  })

  test('a rank with 0 never holds the end up, and is on no list', () => {
    const sheet = plain({ zhuangyuan: 1, duitang: 0, sanhong: 0, sijin: 0, erju: 0, yixiu: 1 })
    expect(parsePrizes(sheet)).toEqual(sheet)
    expect(when(given('minnan', 2, stockOf(sheet)), '444412 411235').game.phase).toBe('ended')
    expect(shoppingList(sheet, 1)).toMatchObject({ rows: [{ rank: 'yixiu' }, { rank: 'zhuangyuan' }] })
  })

  const with1 = (rank: Rank, change: object) => ({
    ...hotel,
    ranks: { ...hotel.ranks, [rank]: { ...hotel.ranks[rank], ...change } }
  })

  test.each<[unknown, string]>([
    [null, ''],
    [{}, 'ranks'],
    [{ ranks: hotel.ranks }, 'grand'],
    [{ ranks: {}, grand: null }, 'ranks.yixiu'],
    [with1('yixiu', { count: -1 }), 'ranks.yixiu.count'],
    [with1('yixiu', { count: 1000 }), 'ranks.yixiu.count'],
    [with1('zhuangyuan', { count: 0 }), 'ranks.zhuangyuan.count'],
    [with1('erju', { price: 0.5 }), 'ranks.erju.price'],
    [with1('erju', { price: 10_000_001 }), 'ranks.erju.price'],
    [with1('sijin', { name: '饼'.repeat(21) }), 'ranks.sijin.name'],
    [with1('sijin', { name: 4 }), 'ranks.sijin.name'],
    [with1('sanhong', { weight: 1 }), 'ranks.sanhong.weight'],
    [{ ...hotel, grand: { ...hotel.grand, count: 0 } }, 'grand.count'],
    [{ ...hotel, grand: 'bed' }, 'grand'],
    [{ ...hotel, more: 1 }, 'more']
  ])('%j is refused: %s', (x, field) => {
    expect(parsePrizes(x)).toEqual(refused(field))
  })

  test('999 of a rank and a name of 20 characters are taken', () => {
    const sheet = with1('yixiu', { count: 999, name: '🥮'.repeat(20), price: 10_000_000 })
    expect(parsePrizes(sheet)).toEqual(sheet)
  })
})

describe('the shopping list', () => {
  test('the hotel’s for four tables, as it prints it', () => {
    const list = shoppingList({ ...hotel, grand: null }, 4)
    if ('refused' in list) throw new Error(list.field)
    const lines = list.rows.map(row =>
      [row.name, row.perTable, row.tables, row.price / 100, row.total / 100].join(' ')
    )
    expect(lines).toEqual([
      '牙刷 10 4 5 200',
      '牙膏 10 4 5 200',
      '毛巾 10 4 20 800',
      '玩偶 5 4 30 600',
      '保温杯 3 4 100 1200',
      '温泉门票 1 4 0 0'
    ])
    expect(list.total).toBe(300_000)
  })

  test('the grand prize is bought once', () => {
    const list = shoppingList(hotel, 4)
    expect(list).toMatchObject({ total: 388_800 })
    expect('rows' in list && list.rows.at(-1)).toEqual({
      rank: 'grand',
      name: '豪华大床房',
      perTable: 1,
      tables: 1,
      price: 88_800,
      total: 88_800
    })
  })

  test.each([0, 1000, 1.5])('%p tables are refused', tables => {
    expect(shoppingList(hotel, tables)).toEqual(refused('tables'))
  })
})

describe('A36 every rank worth the same', () => {
  test('5,000 for 63 cakes', () => {
    const all = equalBudget(500_000, SETS.huibing)
    if ('refused' in all) throw new Error(all.field)
    const yuan = (fen: number) => (fen / 100).toFixed(2)
    expect(all.map(({ share }) => yuan(share))).toEqual(Array(6).fill('833.33'))
    expect(all.map(({ each }) => yuan(each)).reverse()).toEqual([
      '833.33',
      '416.67',
      '208.33',
      '104.17',
      '52.08',
      '26.04'
    ])
  })

  test('a rank without a cake takes no share', () => {
    const all = equalBudget(1_000, { ...SETS.huibing, duitang: 0 })
    expect(all).toHaveLength(5)
    expect(all).toContainEqual({ rank: 'zhuangyuan', share: 200, each: 200 })
  })

  test.each<[number, Stock, string]>([
    [-1, SETS.huibing, 'budget'],
    [0.5, SETS.huibing, 'budget'],
    [1, { ...SETS.huibing, yixiu: -1 }, 'set.yixiu'],
    [1, { ...SETS.huibing, zhuangyuan: 0 }, 'set.zhuangyuan']
  ])('%p for %j is refused: %s', (budget, set, field) => {
    expect(equalBudget(budget, set)).toEqual(refused(field))
  })

  test('points are 192 in all, 32 a rank, and a finished game gives all of them out', () => {
    expect(pointsOf(SETS.huibing)).toBe(192)
    expect(pointsOf({ ...SETS.huibing, yixiu: 0 })).toBe(160)
    const { game } = when(given('xmu', 2), '411235 123456 444444')
    expect(game.held.map(pointsOf)).toEqual([192, 0])
  })
})
