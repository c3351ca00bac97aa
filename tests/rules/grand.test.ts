import fc from 'fast-check'
import { grandAfter, grandLeaders, HOUSE_IDS, HOUSES, judge } from '@/rules'
import { d, house } from './spec'
import { allThrows } from './throws'

// 王中王: the strongest of the tables' champions. Seed 001, 2（五）.

const { jiudian } = HOUSES
const claims = (digits: string) => digits.split(' ').map(each => (each === '-' ? null : d(each)))

test('the strongest counting 状元 of all tables has the grand prize', () => {
  expect(grandLeaders(claims('444412 666665 444466 444423'), jiudian)).toEqual([1])
  expect(grandLeaders(claims('444444 444411 111111'), jiudian)).toEqual([1])
  expect(grandLeaders(claims('444444 444411 111111'), HOUSES.minnan)).toEqual([0])
})

test('a table without a champion has no part in it', () => {
  expect(grandLeaders(claims('- 444412 -'), jiudian)).toEqual([1])
  expect(grandLeaders(claims('- -'), jiudian)).toEqual([])
})

test('equals are level, however early: also where the latest wins at one table', () => {
  expect(grandLeaders(claims('444425 444416 444412'), jiudian)).toEqual([0, 1])
  expect(grandLeaders(claims('222222 666666 444412'), HOUSES.bisai)).toEqual([0, 1])
})

describe('those who are level throw once each', () => {
  const after = (digits: string, by = jiudian) => grandAfter([0, 2, 5], digits.split(' ').map(d), by)

  test('the ladder first, whatever the others have', () => {
    expect(after('123456 444412 444123')).toEqual([2])
    expect(after('444412 444423 123456')).toEqual([2])
  })

  test('then the rank', () => {
    expect(after('444123 123456 411235')).toEqual([2])
    expect(after('112233 411235 112233')).toEqual([2])
    expect(after('444123 222213 112233')).toEqual([0])
    expect(after('444123 222213 112233', house('jiudian', { sijinOverSanhong: true }))).toEqual([2])
  })

  test('and again among those who are level still', () => {
    const still = after('444123 411235 444556')
    expect(still).toEqual([0, 5])
    expect(grandAfter(still, [d('112233'), d('411235')], jiudian)).toEqual([5])
    expect(after('112233 112233 223355')).toEqual([0, 2, 5])
  })

  test('six black that is no 状元 has no rank either', () => {
    expect(after('666666 411235 112233', HOUSES.xmu)).toEqual([2])
  })
})

test('whoever is left is at least as good as everybody else', () => {
  const kinds = allThrows()
  const dice = fc.nat(kinds.length - 1).map(i => kinds[i]!)
  fc.assert(
    fc.property(
      fc.constantFrom(...HOUSE_IDS),
      fc.array(dice, { minLength: 1, maxLength: 6 }),
      (id, thrown) => {
        const level = thrown.map((_, i) => i)
        const left = grandAfter(level, thrown, HOUSES[id])
        const strength = (i: number) => judge(thrown[i]!, HOUSES[id]).strength
        return left.length > 0 && level.every(i => left.every(best => strength(best) >= strength(i)))
      }
    ),
    { seed: 5_001 }
  )
})
