import { HOUSE_IDS, HOUSES, judge, parseDice, patternOf, sparePips, THROWS, WAYS } from '@/rules'
import { d, house } from './spec'
import { allKinds, allThrows, orders } from './throws'

const tally = <T extends string>(names: Iterable<T>): Partial<Record<T, number>> => {
  const counts: Partial<Record<T, number>> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}

describe('A31 all 46,656 throws', () => {
  const throws = allThrows()

  test('there are 46,656, of 462 kinds', () => {
    expect(throws).toHaveLength(46656)
    expect(allKinds()).toHaveLength(462)
  })

  test('the twelve numbers people publish', () => {
    const { liubohei, biandijin, ...rest } = WAYS
    expect(liubohei + biandijin).toBe(5)
    expect(Object.values(rest)).toEqual([1, 15, 30, 150, 360, 720, 2500, 1875, 9300, 17400, 14300])
    expect(Object.values(WAYS).reduce((a, b) => a + b)).toBe(THROWS)
  })

  test('the patterns come as often as they must', () => {
    expect(tally(throws.map(patternOf))).toEqual(WAYS)
  })

  test.each(HOUSE_IDS)('%s: the prizes come as often as they must', id => {
    const sheet = HOUSES[id]
    const zhuangyuan = id === 'xmu' ? 556 : 561
    expect(tally(throws.map(dice => judge(dice, sheet).rank ?? 'none'))).toEqual({
      zhuangyuan,
      duitang: 720,
      sanhong: 2500,
      sijin: 1875,
      erju: 9300,
      yixiu: 17400,
      none: 14300 + 561 - zhuangyuan
    })
  })

  test.each(HOUSE_IDS)('%s: rank, strength and special agree with each other', id => {
    const odd = throws.filter(dice => {
      const { pattern, rank, strength, special, bonus } = judge(dice, HOUSES[id])
      if ((rank === 'zhuangyuan') !== strength > 0) return true
      if (special && pattern !== 'liubohei' && pattern !== 'biandijin') return true
      return bonus !== null && !(id === 'xiangjie' && pattern === 'sijin')
    })
    expect(odd).toEqual([])
  })

  test('the order of the dice is not looked at', () => {
    const ways = (kind: string) => [kind, [...kind].reverse().join(''), kind.slice(3) + kind.slice(0, 3)]
    for (const id of HOUSE_IDS) {
      const split = allKinds().filter(
        kind => new Set(ways(kind).map(way => judge(d(way), HOUSES[id]))).size > 1
      )
      expect(split).toEqual([])
    }
  })

  test('a house changed by one axis is judged by itself, and the sheet as before', () => {
    const sheet = HOUSES.xmu
    const scramble = house('xmu', { sixBlack: 'scramble' })
    expect(judge(d('222222'), sheet).special).toBe('take-one')
    expect(judge(d('222222'), scramble).special).toBe('scramble')
    expect(judge(d('222222'), sheet).special).toBe('take-one')
  })
})

describe('patterns of single throws', () => {
  test('A04 444411 is 插金花 in each of its 15 orders, never a 四红', () => {
    const all = [...new Set(orders('444411'))]
    expect(all).toHaveLength(15)
    for (const digits of all) expect(patternOf(d(digits))).toBe('chajinhua')
  })

  test('A07 a 4 beside five alike: 五子, 30 of the 150', () => {
    expect(patternOf(d('333334'))).toBe('wuzi')
    const wuzi = allThrows().filter(dice => patternOf(dice) === 'wuzi')
    expect(wuzi.filter(dice => dice.includes(4))).toHaveLength(30)
    expect(wuzi.filter(dice => !dice.includes(4))).toHaveLength(120)
  })

  test('A08 444446 is 五红', () => {
    expect(patternOf(d('444446'))).toBe('wuhong')
  })

  test('A13 四进 with fours: 1,200 without, 600 with one, 75 with two', () => {
    const sijin = allThrows().filter(dice => patternOf(dice) === 'sijin')
    const fours = sijin.map(dice => `${dice.filter(face => face === 4).length}`)
    expect(tally(fours)).toEqual({ 0: 1200, 1: 600, 2: 75 })
  })

  test('A15 a straight in any of its 720 orders is 对堂', () => {
    for (const digits of orders('123456')) expect(judge(d(digits), HOUSES.xmu).rank).toBe('duitang')
  })

  test('A16 two triples are nothing', () => {
    for (const digits of ['111222', '333555', '666111']) expect(patternOf(d(digits))).toBe('none')
  })

  test('A19 three pairs are no 对堂', () => {
    expect(patternOf(d('112233'))).toBe('none')
    expect(patternOf(d('112255'))).toBe('none')
    expect(patternOf(d('334455'))).toBe('erju')
  })

  test('A21 444413 is a 四红 and pays no 一秀', () => {
    const verdict = judge(d('444413'), house('xmu', { sijinBonus: true, wuziBonus: true }))
    expect(verdict).toMatchObject({ pattern: 'sihong', rank: 'zhuangyuan', bonus: null })
  })

  test('A30 three 4 are 三红, four 4 and five 4 状元, four alike 四进', () => {
    expect(judge(d('444123'), HOUSES.xmu).rank).toBe('sanhong')
    expect(judge(d('444412'), HOUSES.xmu)).toMatchObject({ pattern: 'sihong', rank: 'zhuangyuan' })
    expect(judge(d('444441'), HOUSES.xmu)).toMatchObject({ pattern: 'wuhong', rank: 'zhuangyuan' })
    expect(judge(d('222213'), HOUSES.xmu).rank).toBe('sijin')
  })

  test('A40 six 1 have a name of their own', () => {
    expect(patternOf(d('111111'))).toBe('biandijin')
    expect(patternOf(d('222222'))).toBe('liubohei')
  })

  test('A40 in a house as Licheng plays it 插金花 is over all, 五子 goes by its side die, and there are 63 cakes', () => {
    const { set } = HOUSES.xiandai
    const strength = (digits: string) => judge(d(digits), HOUSES.xiandai).strength
    for (const other of ['444444', '111111', '222222', '444446', '666665', '444466'])
      expect(strength('444411')).toBeGreaterThan(strength(other))
    expect(strength('111116')).toBeGreaterThan(strength('666665'))
    expect(strength('111115')).toBe(strength('666665'))
    expect([set.yixiu, set.erju, set.sijin, set.sanhong, set.duitang, set.zhuangyuan]).toEqual([
      32, 16, 8, 4, 2, 1
    ])
  })

  test('spare dice are those that do not make the pattern', () => {
    expect(sparePips(d('411235'))).toBe(12)
    expect(sparePips(d('442356'))).toBe(16)
    expect(sparePips(d('444126'))).toBe(9)
    expect(sparePips(d('222245'))).toBe(9)
    expect(sparePips(d('222244'))).toBe(8)
    expect(sparePips(d('123456'))).toBe(0)
    expect(sparePips(d('444466'))).toBe(0)
  })
})

test('a verdict has all its fields, and null for what is not', () => {
  expect(judge(d('222222'), HOUSES.gongsi)).toEqual({
    pattern: 'liubohei',
    rank: 'zhuangyuan',
    bonus: null,
    special: null,
    strength: expect.any(Number)
  })
  const sixes = house('minnan', { sixBlack: 'scramble-sixes' })
  expect(['222222', '666666', '111111'].map(digits => judge(d(digits), sixes).special)).toEqual([
    null,
    'scramble',
    null
  ])
})

describe('bonus', () => {
  test.each([
    ['222213', null],
    ['222241', 'yixiu'],
    ['222244', 'erju'],
    ['111144', 'erju'],
    ['333334', null],
    ['123456', null],
    ['442356', null]
  ])('A13 四进带: %s pays %s besides in xiangjie, nothing in the other sheets', (digits, bonus) => {
    for (const id of HOUSE_IDS)
      expect(judge(d(digits), HOUSES[id]).bonus).toBe(id === 'xiangjie' ? bonus : null)
  })

  test('A12 五子带一秀 is a claim and at most one 一秀, and off in every sheet', () => {
    const verdict = judge(d('333334'), house('xmu', { wuziBonus: true }))
    expect(verdict).toMatchObject({ rank: 'zhuangyuan', bonus: 'yixiu' })
    expect(judge(d('333335'), house('xmu', { wuziBonus: true })).bonus).toBeNull()
    for (const id of HOUSE_IDS)
      expect(judge(d('333334'), HOUSES[id])).toMatchObject({ rank: 'zhuangyuan', bonus: null })
  })
})

describe('A33 bad dice', () => {
  test.each([
    [[1, 2, 3]],
    [[1, 2, 3, 4, 5, 6, 1]],
    [[1, 2, 3, 4, 5, 7]],
    [[0, 2, 3, 4, 5, 6]],
    [[1, 2, 3, 4, 5, 2.5]],
    [['4', 4, 4, 4, 1, 1]],
    [[1, 2, 3, 4, 5, null]],
    [[1, 2, 3, 4, 5, Number.NaN]],
    [new Array(6)],
    ['123456'],
    [null],
    [undefined],
    [{ length: 6 }]
  ])('%p is refused', x => {
    expect(() => parseDice(x)).toThrow(new RangeError('rules/bad-dice'))
  })

  test('six faces are taken as they lie', () => {
    expect(parseDice([4, 1, 6, 2, 5, 3])).toEqual([4, 1, 6, 2, 5, 3])
  })
})
