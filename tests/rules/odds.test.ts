import type { House, Rank, Stock } from '@/rules'
import { emptyStock, HOUSE_IDS, HOUSES, ORDINARY, smallSet, suggestSet, THROWS, WAYS } from '@/rules'
import {
  chanceOfNoZhuangyuan,
  countsOf,
  lengthsOf,
  meanThrows,
  minutesOf,
  playOut,
  seeded,
  waitedFor
} from '@/rules/odds'
import { house } from './spec'

// Of 46,656 throws. A sheet that is not named counts as xiangjie does.
const RANKS_BY_HOUSE = `
            状元  对堂  三红  四进  二举   一秀   none
xmu          556   720  2500  1875  9300  17400  14305
xiangjie     561   720  2500  1875  9300  17400  14300`

const NAMES = {
  状元: 'zhuangyuan',
  对堂: 'duitang',
  三红: 'sanhong',
  四进: 'sijin',
  二举: 'erju',
  一秀: 'yixiu'
}

const columns = (line: string) => line.trim().split(/\s+/)
const [header = '', ...lines] = RANKS_BY_HOUSE.trim().split('\n')
const table = new Map(
  lines.map(line => {
    const [id = '', ...numbers] = columns(line)
    const names = columns(header).map(name => NAMES[name as keyof typeof NAMES] ?? name)
    return [id, Object.fromEntries(names.map((name, i) => [name, Number(numbers[i])]))]
  })
)

describe('A31 counts for a house', () => {
  test.each(HOUSE_IDS)('%s: its ranks, and the twelve patterns', id => {
    const counts = countsOf(HOUSES[id])
    expect(counts.ranks).toEqual(table.get(id) ?? table.get('xiangjie'))
    expect(counts.patterns).toEqual(WAYS)
  })

  test('四进带: 600 throws are paid a 一秀 besides and 75 a 二举, in xiangjie alone', () => {
    for (const id of HOUSE_IDS) {
      const { yixiu, erju, none } = countsOf(HOUSES[id]).bonus
      expect([yixiu, erju, none]).toEqual(id === 'xiangjie' ? [600, 75, 45_981] : [0, 0, 46_656])
    }
  })

  test('houses of a host’s own: A16 two triples, A19 three pairs, A12 五子带一秀, all together', () => {
    const custom = house('gongsi', { duitangTriples: 'with-4', duitangPairs: true, wuziBonus: true })
    const { ranks, bonus } = countsOf(custom)
    expect(ranks).toMatchObject({ duitang: 720 + 300 + 1_800, sanhong: 2_400, erju: 8_400, none: 13_200 })
    expect(bonus.yixiu).toBe(30)
    expect(Object.values(ranks).reduce((a, b) => a + b)).toBe(THROWS)
  })
})

/** One prize a throw, exactly: over every state of what is still missing. */
const meanByStates = (p: readonly number[], left: readonly number[]): number => {
  const open = p.reduce((sum, each, i) => sum + ((left[i] ?? 0) > 0 ? each : 0), 0)
  if (open === 0) return 0
  const after = p.map((each, i) =>
    (left[i] ?? 0) > 0
      ? each *
        meanByStates(
          p,
          left.map((n, k) => (k === i ? n - 1 : n))
        )
      : 0
  )
  return (1 + after.reduce((a, b) => a + b)) / open
}

describe('how many throws', () => {
  test('220.4 in the mean for the 62 ordinary cakes, 228.5 if one of the 561 状元 has to have come too', () => {
    expect(Math.abs(meanThrows(HOUSES.xiangjie) - 220.4)).toBeLessThan(0.1)
    expect(Math.abs(meanThrows(HOUSES.xiangjie, { zhuangyuan: true }) - 228.5)).toBeLessThan(0.1)
  })

  test('without six black among the 状元 a little more', () => {
    expect(meanThrows(HOUSES.xmu)).toBe(meanThrows(HOUSES.xiangjie))
    expect(meanThrows(HOUSES.xmu, { zhuangyuan: true })).toBeGreaterThan(
      meanThrows(HOUSES.xiangjie, { zhuangyuan: true })
    )
  })

  const some = (stock: Partial<Stock>): Stock => ({ ...emptyStock(), zhuangyuan: 1, ...stock })

  test.each<[Partial<Stock>]>([
    [{ yixiu: 1 }],
    [{ duitang: 2 }],
    [{ yixiu: 3, erju: 2, sanhong: 1 }],
    [{ yixiu: 2, erju: 2, sijin: 2, sanhong: 1, duitang: 1 }]
  ])('%j as over every state', stock => {
    const set = some(stock)
    const counts = countsOf(HOUSES.xmu).ranks
    const by = (ranks: readonly Rank[]) =>
      meanByStates(
        ranks.map(rank => counts[rank] / THROWS),
        ranks.map(rank => set[rank])
      )
    expect(meanThrows(HOUSES.xmu, { set })).toBeCloseTo(by(ORDINARY), 5)
    expect(meanThrows(HOUSES.xmu, { set, zhuangyuan: true })).toBeCloseTo(by([...ORDINARY, 'zhuangyuan']), 5)
  })

  test('999 of a rank, and none at all', () => {
    expect(meanThrows(HOUSES.xmu, { set: some({ duitang: 999 }) })).toBeCloseTo((999 * THROWS) / 720, 3)
    expect(meanThrows(HOUSES.xmu, { set: some({}) })).toBe(0)
    expect(chanceOfNoZhuangyuan(HOUSES.xmu, some({}))).toBe(1)
  })

  test('a game waits for what takes half of it alone, the longest first', () => {
    expect(waitedFor(HOUSES.xmu, HOUSES.xmu.set)).toEqual(['sijin', 'duitang'])
    expect(waitedFor(HOUSES.xmu, smallSet(8))).toEqual(['zhuangyuan'])
    expect(waitedFor(HOUSES.xmu, some({ duitang: 9, yixiu: 99 }))).toEqual(['duitang'])
    expect(waitedFor(HOUSES.xmu, some({}))).toEqual(['zhuangyuan'])
  })

  test('A27 in 9.7 of a hundred games no 状元 has come when the rest is gone', () => {
    expect((100 * chanceOfNoZhuangyuan(HOUSES.xiangjie)).toFixed(1)).toBe('9.7')
    const p = 561 / THROWS
    const q = 17_400 / THROWS
    expect(chanceOfNoZhuangyuan(HOUSES.xiangjie, some({ yixiu: 1 }))).toBeCloseTo(q / (p + q), 6)
  })
})

describe('games played out by chance', () => {
  /** One prize a throw and nothing else, and over with the last. */
  const bare: House = house('gongsi', { chajinhua: 'nothing', end: 'at-once' })

  test('the same seed, the same games; another, others', () => {
    const of = (seed: number) => lengthsOf({ house: HOUSES.xmu, seats: 10, games: 20, seed })
    expect(of(1)).toEqual(of(1))
    expect(of(1)).not.toEqual(of(2))
    const next = seeded(7)
    const numbers = Array.from({ length: 1_000 }, next)
    expect(numbers.every(x => x >= 0 && x < 1)).toBe(true)
    expect(new Set(numbers).size).toBeGreaterThan(990)
  })

  test('their mean is the exact one: 228.5, give or take three standard errors of 400 games', () => {
    const { mean, p5, p50, p95 } = lengthsOf({ house: bare, seats: 1, games: 400, seed: 20_260_925 })
    expect(Math.abs(mean - meanThrows(bare, { zhuangyuan: true }))).toBeLessThan((3 * 75) / 20)
    expect([p5 < p50, p50 < mean, mean < p95]).toEqual([true, true, true])
  })

  test('5, 50 and 95 of a hundred', () => {
    const set = { ...emptyStock(), zhuangyuan: 1, yixiu: 1 }
    const o = { house: bare, seats: 1, set, seed: 3 }
    const next = seeded(3)
    const lengths = Array.from({ length: 100 }, () => playOut(o, next).throws).sort((a, b) => a - b)
    expect(lengthsOf({ ...o, games: 100 })).toMatchObject({
      p5: lengths[4],
      p50: lengths[49],
      p95: lengths[94]
    })
    const one = lengthsOf({ ...o, games: 1 })
    expect([one.p5, one.p50, one.p95]).toEqual([one.mean, one.mean, one.mean])
  })

  test('with every seat of a table, with one round more, and in the dark', () => {
    const set = { ...emptyStock(), yixiu: 2, zhuangyuan: 1 }
    for (const seed of [1, 2, 3, 4, 5]) {
      const ends = (['at-once', 'finish-round', 'extra-round'] as const).map(
        end => playOut({ house: { ...bare, end }, seats: 10, set }, seeded(seed)).throws
      )
      const whole = 10 * Math.ceil((ends[0] ?? 0) / 10)
      expect(ends.slice(1)).toEqual([whole, whole + 10])
    }
    const dark = house('gongsi', { sixBlack: 'scramble' })
    const next = seeded(1)
    let rolls = 0
    const sixes = () => (rolls++ < 6 ? 0.2 : next())
    const game = playOut({ house: dark, seats: 3 }, sixes)
    expect(game.phase).toBe('ended')
    expect(game.held.map(held => ORDINARY.reduce((sum, rank) => sum + held[rank], 0))).toEqual([20, 21, 21])
  })

  // The mean is above the median: now and then a 状元 is long in coming.
  test.each([2, 4, 6, 8, 10])('%d people: half of the games are over about when the mean says', seats => {
    for (const set of [smallSet(seats), suggestSet(seats) as Stock, HOUSES.xmu.set]) {
      const { p50, mean } = lengthsOf({ house: HOUSES.xmu, seats, set, games: 200, seed: seats })
      const told = meanThrows(HOUSES.xmu, { set, zhuangyuan: true }) + (seats - 1) / 2
      expect(told / p50).toBeGreaterThan(0.95)
      expect(told / p50).toBeLessThan(1.5)
      expect(Math.abs(told / mean - 1)).toBeLessThan(0.15)
    }
  })

  test('minutes for so many throws', () => {
    expect(minutesOf(225, 8)).toBe(30)
    expect(minutesOf(225)).toBe(30)
    expect(minutesOf(60, 1)).toBe(1)
  })
})
