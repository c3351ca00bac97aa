import { HOUSE_IDS, HOUSES, judge } from '@/rules'
import { heightOf } from './ladders'
import { d, given, house, when } from './spec'
import { allKinds } from './throws'

const sign = Math.sign
const strength = (digits: string, by = HOUSES.xmu) => judge(d(digits), by).strength

describe.each(HOUSE_IDS)('%s: its ladder as written', id => {
  const kinds = allKinds().filter(kind => heightOf(id, kind) > 0)

  test('the throws on it are the 状元 throws, and no others', () => {
    expect(kinds).toHaveLength(id === 'xmu' ? 46 : 51)
    expect(allKinds().filter(kind => strength(kind, HOUSES[id]) > 0)).toEqual(kinds)
  })

  const pairs = kinds.flatMap(a => kinds.map(b => [a, b] as const))

  test('every pair compares as the heights do: one order, no exception', () => {
    const wrong = pairs.filter(([a, b]) => {
      const order = sign(strength(a, HOUSES[id]) - strength(b, HOUSES[id]))
      return order !== sign(heightOf(id, a) - heightOf(id, b))
    })
    expect(wrong).toEqual([])
  })

  test('every pair, thrown one after the other: who leads', () => {
    const sheet = house(id, { liubohong: 'nothing', sixBlack: id === 'xmu' ? 'take-one' : 'ladder' })
    const wrong = pairs.filter(([a, b]) => {
      const order = sign(heightOf(id, b) - heightOf(id, a))
      const black = [a, b].every(digits => /^([12356])\1{5}$/.test(digits))
      const second = order > 0 || (order === 0 && id === 'bisai' && black)
      return when(given(sheet, 2), `${a} ${b}`).game.champion !== (second ? 1 : 0)
    })
    expect(wrong).toEqual([])
  })
})

test('running games keep strengths, so the numbers never change: step, first and second tie', () => {
  const at = (step: number, first = 0, second = 0) => (step * 16 + first) * 16 + second
  expect(strength('444466')).toBe(at(1, 12))
  expect(strength('222226')).toBe(at(2, 6))
  expect(strength('444441')).toBe(at(3, 1))
  expect(strength('444411')).toBe(at(4))
  expect(strength('444444')).toBe(at(5))
  expect(strength('222222')).toBe(0)
  expect(strength('444446', HOUSES.sanshikuan)).toBe(at(2, 7, 6))
  expect(strength('222226', HOUSES.minnan)).toBe(at(2, 2, 6))
  expect(strength('666666', HOUSES.gongsi)).toBe(at(4, 6))
})

test('six black that takes a cake is no 状元, even where the ladder names it', () => {
  const { ladder } = HOUSES.gongsi
  for (const sixBlack of ['take-one', 'scramble'] as const)
    expect(judge(d('222222'), house('xmu', { ladder, sixBlack })).rank).toBeNull()
  expect(judge(d('222222'), house('xmu', { ladder, sixBlack: 'ladder' })).rank).toBe('zhuangyuan')
})

describe('comparisons people quarrel about', () => {
  test('A01 四红 by the sum of its two side dice', () => {
    expect(strength('444416')).toBeGreaterThan(strength('444423'))
    expect(strength('444425')).toBe(strength('444416'))
    const sihong = allKinds().filter(kind => judge(d(kind), HOUSES.xmu).pattern === 'sihong')
    const sorted = sihong.map(kind => strength(kind)).sort((a, b) => a - b)
    expect(strength('444466')).toBe(sorted.at(-1))
    expect(strength('444412')).toBe(sorted[0])
  })

  test('A01 of equal sums the earlier keeps, whichever it is', () => {
    expect(when(given('xmu', 2), '444425 444416').game.champion).toBe(0)
    expect(when(given('xmu', 2), '444416 444425').game.champion).toBe(0)
  })

  test('A03 the identical 四红: the earlier keeps', () => {
    const { game } = when(given('xmu', 2, { yixiu: 1 }), '444463 112233 411235 444463')
    expect(game).toMatchObject({ phase: 'ended', champion: 0 })
    expect(game.claims[0]?.strength).toBe(game.claims[1]?.strength)
  })

  test('A04 插金花 beats 四红, 五子 and 五红 in every house', () => {
    for (const id of HOUSE_IDS)
      for (const other of ['444466', '666665', '444446'])
        expect(strength('444411', HOUSES[id])).toBeGreaterThan(strength(other, HOUSES[id]))
  })

  test('A05 五子: only the side die, or the face after it, as the house says', () => {
    expect(strength('222226')).toBeGreaterThan(strength('333331'))
    expect(strength('222226')).toBeGreaterThan(strength('666665'))
    expect(strength('666663')).toBe(strength('222223'))
    expect(when(given('xmu', 2), '222223 666663').game.champion).toBe(0)
    const ladder = HOUSES.xmu.ladder.map(step =>
      step.of.includes('wuzi') ? { ...step, by: ['kicker', 'face'] as const } : step
    )
    const faceToo = house('xmu', { ladder })
    expect(strength('222226', faceToo)).toBeGreaterThan(strength('666665', faceToo))
    expect(when(given(faceToo, 2), '222223 666663').game.champion).toBe(1)
  })

  test('A07 a 4 as the side die stands between 3 and 5', () => {
    const chain = ['222221', '222223', '222224', '222225', '222226'].map(digits => strength(digits))
    expect(chain).toEqual([...new Set(chain)].sort((a, b) => a - b))
  })

  test('A08 the weakest 五红 beats the strongest 五子 and the strongest 四红', () => {
    expect(strength('444441')).toBeGreaterThan(strength('555556'))
    expect(strength('444441')).toBeGreaterThan(strength('666665'))
    expect(strength('444441')).toBeGreaterThan(strength('444466'))
  })

  test('A09 插金花 or 六勃红 on top: the house decides, and 五红 is below both', () => {
    const redOnTop = ['xmu', 'xiangjie', 'sanshikuan', 'minnan']
    for (const id of HOUSE_IDS) {
      const [flower, red, five] = ['444411', '444444', '444446'].map(digits => strength(digits, HOUSES[id]))
      expect((red ?? 0) > (flower ?? 0)).toBe(redOnTop.includes(id))
      expect(five).toBeLessThan(Math.min(red ?? 0, flower ?? 0))
    }
    expect(when(given('gongsi', 2), '444444 444411').game.champion).toBe(1)
    expect(when(given('xmu', 2), '444411 444444').game.champion).toBe(1)
  })

  test('A21 444413 is above 444412 and below 444423', () => {
    expect(strength('444413')).toBeGreaterThan(strength('444412'))
    expect(strength('444413')).toBeLessThan(strength('444423'))
  })
})
