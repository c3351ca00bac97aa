import type { House, HouseId, Step } from '@/rules'
import { customHouse, HOUSES, judge, newGame, ranksOf, swapped, timeUpAt } from '@/rules'
import { d, few, given, hands, when } from './spec'
import { allThrows } from './throws'

// What no sheet asks for and tables are known to play.

const custom = (id: HouseId, diff: object): House => {
  const house = customHouse(id, diff)
  if ('refused' in house) throw new Error(`${house.refused} ${house.field}`)
  return house
}

const counts = (house: House) => {
  const tally: Record<string, number> = {}
  for (const dice of allThrows()) {
    const { pattern } = judge(dice, house)
    tally[pattern] = (tally[pattern] ?? 0) + 1
  }
  return tally
}

/** The ladder of `xmu` with other ways to compare 四红 or 五子. */
const ladder = (of: Step['of'][number], by: Step['by']): readonly Step[] =>
  HOUSES.xmu.ladder.map(step => (step.of.includes(of) ? { ...step, by } : step))

const strength = (digits: string, house: House) => judge(d(digits), house).strength

describe('A16 对堂 from two triples', () => {
  test('without 4s: 200 throws more, from none', () => {
    const house = custom('xmu', { duitangTriples: 'without-4' })
    expect(counts(house)).toMatchObject({ duitang: 920, none: 14_100, sanhong: 2_500 })
    for (const digits of ['111222', '333555', '616161'])
      expect(judge(d(digits), house)).toMatchObject({ pattern: 'duitang', rank: 'duitang' })
    expect(judge(d('444555'), house).rank).toBe('sanhong')
  })

  test('with 4s: 100 more, from 三红', () => {
    const house = custom('xmu', { duitangTriples: 'with-4' })
    expect(counts(house)).toMatchObject({ duitang: 1_020, none: 14_100, sanhong: 2_400 })
    expect(judge(d('444555'), house).rank).toBe('duitang')
  })

  test('it pays a 对堂, and nothing when they are gone', () => {
    const house = custom('xmu', { duitangTriples: 'with-4' })
    const { game } = when(given(house, 2, { duitang: 1, sanhong: 4 }), '111222 444555')
    expect(hands(game)).toEqual([{ duitang: 1 }, {}])
  })
})

test('A19 对堂 from three pairs: 1,800 throws, 900 from none and 900 from 二举', () => {
  const house = custom('xmu', { duitangPairs: true })
  expect(counts(house)).toMatchObject({ duitang: 2_520, none: 13_400, erju: 8_400 })
  for (const digits of ['112233', '334455', '414125'])
    expect(judge(d(digits), house).rank).toBe(digits === '414125' ? 'erju' : 'duitang')
})

test('no dice are beside a 对堂 of three pairs, so none is chased by them', () => {
  const house = custom('minnan', {
    duitangPairs: true,
    chase: { ranks: ['duitang'], from: 'outscored', window: 'end' }
  })
  expect(hands(when(given(house, 2, { duitang: 1, yixiu: 3 }), '334455 445566').game)).toEqual([
    { duitang: 1 },
    {}
  ])
})

describe('A22 四进 and 三红 change places', () => {
  const house = custom('xmu', swapped(HOUSES.xmu))

  test('four alike 4 cakes, three 4 eight, 63 in all', () => {
    const { game } = when(newGame({ house, seats: 2 }), '444123 222213')
    expect(few(game.stock)).toMatchObject({ sanhong: 7, sijin: 3 })
    const plain = when(given('xmu', 2), '444123 222213').game
    expect(few(plain.stock)).toMatchObject({ sanhong: 3, sijin: 7 })
  })

  test('so labels and the best of the stock go by the new order', () => {
    expect(ranksOf(house)).toEqual(['yixiu', 'erju', 'sanhong', 'sijin', 'duitang', 'zhuangyuan'])
    expect(ranksOf(HOUSES.xmu)).toEqual(['yixiu', 'erju', 'sijin', 'sanhong', 'duitang', 'zhuangyuan'])
    const stock = { sanhong: 2, sijin: 1 }
    expect(hands(when(given(house, 2, stock), '222222 333333').game)).toEqual([{ sijin: 1 }, { sanhong: 1 }])
    expect(hands(when(given('xmu', 2, stock), '222222').game)[0]).toEqual({ sanhong: 1 })
  })

  test('twice is once more as it was', () => {
    expect(custom('xmu', { ...swapped(house) })).toEqual(HOUSES.xmu)
  })
})

describe('A23 six 1 take what six 4 take', () => {
  const { ladder } = HOUSES.gongsi

  test('everything, won cakes too, and the game ends', () => {
    const house = custom('xmu', { ladder, biandijinSweeps: true })
    const { game } = when(given(house, 2), '411235 111111')
    expect(game).toMatchObject({ phase: 'ended', champion: 1, why: 'six-black' })
    expect(hands(game)).toEqual([{}, HOUSES.xmu.set])
  })

  test('what is in stock, and play goes on', () => {
    const house = custom('xiandai', { biandijinSweeps: true })
    const { game } = when(given(house, 2), '411235 123456 111111')
    expect(game).toMatchObject({ phase: 'ended', champion: 0, why: 'sold-out' })
    expect(hands(game)).toEqual([
      { yixiu: 32, erju: 16, sijin: 8, sanhong: 4, duitang: 2, zhuangyuan: 1 },
      {}
    ])
  })

  test('nothing, where six 4 take nothing; the other six black as before', () => {
    const house = custom('xmu', { ladder, biandijinSweeps: true, liubohong: 'nothing' })
    const { game } = when(given(house, 2), '111111 222222')
    expect(game).toMatchObject({ phase: 'playing', champion: 0 })
    expect(hands(game)).toEqual([{}, { duitang: 1 }])
  })

  test('it must be on the ladder', () => {
    expect(customHouse('xmu', { biandijinSweeps: true })).toEqual({
      refused: 'rules/bad-house',
      field: 'ladder'
    })
  })
})

describe('how 五子 and 四红 are told apart', () => {
  test('五子 by the kicker and then the face', () => {
    const house = custom('xmu', { ladder: ladder('wuzi', ['kicker', 'face']) })
    expect(strength('222226', house)).toBeGreaterThan(strength('666665', house))
    expect(strength('666663', house)).toBeGreaterThan(strength('222223', house))
  })

  test('五子 by the face alone', () => {
    const house = custom('xmu', { ladder: ladder('wuzi', ['face']) })
    expect(strength('333331', house)).toBeGreaterThan(strength('222226', house))
    expect(strength('222221', house)).toBe(strength('222226', house))
  })

  test('四红 by the higher die first, and then the sum', () => {
    const house = custom('xmu', { ladder: ladder('sihong', ['higher', 'sum']) })
    expect(strength('444416', house)).toBeGreaterThan(strength('444455', house))
    expect(strength('444426', house)).toBeGreaterThan(strength('444416', house))
    expect(strength('444415', house)).toBeGreaterThan(strength('444433', house))
    expect(strength('444416', HOUSES.xmu)).toBeLessThan(strength('444455', HOUSES.xmu))
  })

  test('插金花 may stand anywhere: even below every 四红, as before 1984', () => {
    const [first, ...rest] = HOUSES.xmu.ladder.filter(step => !step.of.includes('chajinhua'))
    const flower: Step = { of: ['chajinhua'], by: [] }
    for (let at = 0; at <= rest.length + 1; at++) {
      const steps = [first as Step, ...rest]
      const house = custom('xmu', { ladder: [...steps.slice(0, at), flower, ...steps.slice(at)] })
      const below = ['444412', '222221', '444441', '444444'].filter(
        digits => strength(digits, house) < strength('444411', house)
      )
      expect(below).toHaveLength(at)
    }
  })
})

test('a time limit is told to whoever keeps the time', () => {
  expect(timeUpAt(HOUSES.xmu, 5)).toBeNull()
  expect(timeUpAt(custom('xmu', { minutes: 40 }), 5)).toBe(2_400_005)
})
