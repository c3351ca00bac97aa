import type { Game, HouseId, Reason } from '@/rules'
import { elsewhere, evolve, HOUSE_IDS, HOUSES, judge, whyOf } from '@/rules'
import { d, given, house, when } from './spec'

/** The reasons of every event of the last word of a script. */
const reasons = (start: Game, script: string): readonly Reason[] => {
  const words = script.split(' ')
  const played = words.slice(0, -1)
  let game = played.length > 0 ? when(start, played.join(' ')).game : start
  const { events } = when(game, words.at(-1) ?? '')
  return events.flatMap(event => {
    const why = whyOf(game, event)
    game = evolve(game, event)
    return why
  })
}

const keys = (start: Game, script: string) => reasons(start, script).map(({ key }) => key)
const last = (start: Game, script: string) => reasons(start, script).at(-1)

describe('prize and 追', () => {
  test('won, and nothing at all', () => {
    expect(reasons(given('xmu', 2), '411235')).toEqual([
      { key: 'pattern', pattern: 'yixiu', rank: 'yixiu' },
      { key: 'won', rank: 'yixiu', moves: [{ rank: 'yixiu', n: 1, from: 'stock', to: 0 }] }
    ])
    expect(reasons(given('xmu', 2), '112233')).toEqual([{ key: 'pattern', pattern: 'none', rank: null }])
  })

  test('A14 sold out, and no 追 of it', () => {
    const start = given('xmu', 2, { duitang: 1, yixiu: 32 })
    expect(last(start, '123456 123456')).toEqual({ key: 'sold-out', rank: 'duitang' })
  })

  test('追 upstream', () => {
    const start = given('sanshikuan', 2, { duitang: 1, yixiu: 1 })
    expect(last(start, '123456 123456')).toEqual({
      key: 'chased',
      rank: 'duitang',
      from: 0,
      how: 'upstream',
      moves: [{ rank: 'duitang', n: 1, from: 0, to: 1 }]
    })
    expect(last(start, '123456 112233 123456')).toEqual({ key: 'chase-nobody', rank: 'duitang' })
    expect(last(start, '123456 411235 112233 123456')).toEqual({ key: 'chase-closed', rank: 'duitang' })
  })

  test('追 outscored: 12 is not more than 28, nor 12 more than 12', () => {
    const start = given('minnan', 2, { yixiu: 1, erju: 1 })
    expect(last(start, '466655 411235')).toEqual({
      key: 'chase-low',
      rank: 'yixiu',
      from: 0,
      mine: 12,
      theirs: 28
    })
    expect(last(start, '411235 411235')).toMatchObject({ key: 'chase-low', mine: 12, theirs: 12 })
    expect(last(start, '411235 112233 466655')).toEqual({ key: 'chase-own', rank: 'yixiu' })
    expect(last(given('minnan', 2, { erju: 1 }), '411235')).toEqual({ key: 'chase-nobody', rank: 'yixiu' })
    expect(last(start, '411235 466655')).toMatchObject({ key: 'chased', from: 0, how: 'outscored' })
  })

  test('四进带: paid, sold out, not played here', () => {
    expect(last(given('xiangjie', 2), '222244')).toMatchObject({ key: 'bonus', rank: 'erju' })
    expect(last(given('xiangjie', 2, { sijin: 1, erju: 1 }), '222241')).toEqual({
      key: 'bonus-sold-out',
      rank: 'yixiu'
    })
    expect(last(given('xmu', 2), '222241')).toEqual({ key: 'bonus-off', rank: 'yixiu' })
    expect(keys(given('xmu', 2), '333334')).toEqual(['pattern', 'bonus-off', 'title-first'])
  })
})

describe('the lead', () => {
  test('a kicker of 6 against 1', () => {
    expect(last(given('xmu', 2), '333331 222226')).toEqual({
      key: 'title-takes',
      rival: 0,
      by: 'kicker',
      mine: 6,
      theirs: 1
    })
  })

  test('A03 equal, so the earlier keeps', () => {
    expect(last(given('xmu', 2), '444463 444463')).toEqual({
      key: 'title-short',
      rival: 0,
      by: 'earlier',
      mine: 2,
      theirs: 1
    })
  })

  test('a higher step', () => {
    expect(reasons(given('xmu', 2), '444466 222221')[1]).toMatchObject({ by: 'step', mine: 2, theirs: 1 })
  })

  test('A25 禄骨, with the lead or without', () => {
    expect(reasons(given('xmu', 2), '444441 444466 444412').slice(1)).toEqual([
      { key: 'title-loses', rival: 1, by: 'sum', mine: 3, theirs: 12 },
      { key: 'lugu', lost: true }
    ])
    expect(reasons(given('xmu', 2), '444441 444412 444466').slice(1)).toEqual([
      { key: 'title-stays' },
      { key: 'lugu', lost: false }
    ])
  })

  test('what does not count', () => {
    expect(last(given('minnan', 2), '444441 112233 444412')).toEqual({ key: 'title-ignored-best' })
    expect(last(given('xmu', 2), '444411 112233 444412')).toEqual({ key: 'title-ignored-chajinhua' })
  })
})

describe('special throws', () => {
  test.each<[HouseId, string]>([
    ['xmu', 'chajinhua-waits'],
    ['xiangjie', 'chajinhua-stock'],
    ['bisai', 'chajinhua-plain'],
    ['minnan', 'chajinhua-lead']
  ])('插金花 in %s: %s', (id, key) => {
    expect(keys(given(id, 2), '444411')).toEqual(['pattern', 'title-first', key])
  })

  test.each<HouseId>(['xmu', 'xiangjie', 'minnan'])(
    '插金花 in %s takes nothing where there are no 对堂',
    id => {
      expect(last(given(id, 2, { yixiu: 4 }), '444411')).toEqual({ key: 'chajinhua-plain' })
    }
  )

  test('插金花 that does not lead takes none in minnan; the leader’s next one does', () => {
    expect(last(given('minnan', 2), '222222 444411')).toEqual({ key: 'chajinhua-short' })
    expect(keys(given('minnan', 2), '444411 123456 444411')).toEqual([
      'pattern',
      'title-ignored-best',
      'chajinhua-lead'
    ])
  })

  test.each<[HouseId, readonly string[]]>([
    ['xmu', ['sweep-everything', 'ended', 'champion-ended', 'crowned']],
    ['xiangjie', ['sweep-stock', 'ended', 'champion-ended', 'crowned']],
    ['xiandai', ['sweep-stock', 'ended', 'champion-only', 'crowned']],
    ['gongsi', ['sweep-plain']]
  ])('六勃红 in %s: %j', (id, after) => {
    expect(keys(given(id, 1), '444444')).toEqual(['pattern', 'title-first', ...after])
  })

  test('the champion’s 对堂, from whoever holds them', () => {
    const start = given('xiandai', 2, { duitang: 1, yixiu: 1 })
    expect(last(start, '123456 444411 411235')).toEqual({
      key: 'crowned-duitang',
      seat: 1,
      moves: [{ rank: 'duitang', n: 1, from: 0, to: 1 }]
    })
  })

  test('six black', () => {
    expect(last(given('xmu', 2), '222222')).toMatchObject({ key: 'take-one', rank: 'duitang' })
    expect(keys(given('xmu', 2, { yixiu: 1 }), '411235 222222')).toContain('take-one-none')
    const dark = house('xmu', { sixBlack: 'scramble' })
    expect(reasons(given(dark, 2), '222222').slice(1)).toEqual([
      { key: 'scramble', cakes: 62 },
      { key: 'dark', cakes: 62 }
    ])
    expect(keys(given(dark, 2, {}), '222222')).toContain('scramble-none')
    expect(keys(given('xiangjie', 2), '222222')).toContain('shared')
    expect(keys(given('gongsi', 2), '222222')).toEqual(['pattern', 'title-first'])
  })

  test('grabs: who got one, who was late, or nobody', () => {
    const dark = house('xmu', { sixBlack: 'scramble' })
    const start = given(dark, 2, { yixiu: 2, erju: 1 })
    expect(reasons(start, '222222 grab:1:0,300,600 grab:0:900 close:0,0,0')).toMatchObject([
      { key: 'grab-won', seat: 1, offset: 0 },
      { key: 'grab-won', seat: 1, offset: 300 },
      { key: 'grab-won', seat: 0, offset: 900 },
      { key: 'grab-lost', seat: 1, times: 1 },
      { key: 'no-zhuangyuan', why: 'sold-out' }
    ])
    expect(reasons(start, '222222 close:')).toEqual([{ key: 'grab-nobody' }])
    expect(reasons(start, '222222 grab:1:0,299')).toEqual([{ key: 'grabbed', times: 1 }])
  })
})

describe('turns and the end', () => {
  test('jumps by the house, skips by their reason, seats', () => {
    expect(reasons(given('gongsi', 1), 'jump')).toEqual([
      { key: 'jump', how: 'void-skip' },
      { key: 'skip', why: 'jump' }
    ])
    expect(reasons(given('jiudian', 2), 'jump')).toEqual([{ key: 'jump', how: 'again' }])
    expect(reasons(given('xmu', 2), 'absent')).toEqual([{ key: 'skip', why: 'absent' }])
    expect(reasons(given('xmu', 2), 'leave:1')).toEqual([{ key: 'left' }])
    expect(reasons(given('xmu', 2), 'leave:1 return:1')).toEqual([{ key: 'returned' }])
    expect(reasons(given('xmu', 1), 'abandon')).toEqual([{ key: 'ended', why: 'abandoned' }])
  })

  test('which round is the last, and why', () => {
    const start = (id: HouseId) => given(id, 3, { yixiu: 1 })
    expect(last(start('xmu'), '444412 411235')).toEqual({ key: 'last-round', round: 1, why: 'sold-out' })
    expect(last(start('bisai'), '444412 411235')).toEqual({ key: 'last-round', round: 2, why: 'sold-out' })
    expect(last(start('xmu'), '411235')).toEqual({ key: 'no-zhuangyuan', why: 'sold-out' })
    expect(last(start('xmu'), '411235 444412')).toEqual({ key: 'last-round', round: 1, why: 'sold-out' })
    expect(last(start('bisai'), '444412 411235 time-up')).toEqual({
      key: 'last-round',
      round: 1,
      why: 'time-up'
    })
    expect(reasons(start('xmu'), 'time-up')).toEqual([
      { key: 'time-up' },
      { key: 'no-zhuangyuan', why: 'time-up' }
    ])
    expect(keys(start('minnan'), '444412 411235')).not.toContain('last-round')
  })

  test('why the champion is: before whom, and by what', () => {
    expect(reasons(given('minnan', 3, { yixiu: 1 }), '444412 444466 411235').slice(2)).toEqual([
      { key: 'ended', why: 'sold-out' },
      { key: 'champion', seat: 1, rival: 0, by: 'sum', mine: 12, theirs: 3 },
      {
        key: 'crowned',
        seat: 1,
        moves: [{ rank: 'zhuangyuan', n: 1, from: 'stock', to: 1 }]
      }
    ])
  })
})

describe('elsewhere', () => {
  test('the seven other sheets, each with its own verdict', () => {
    const all = elsewhere(d('444412'), 'xmu')
    expect(all.map(each => each.house)).toEqual(HOUSE_IDS.filter(id => id !== 'xmu'))
    expect(elsewhere(d('444412')).map(each => each.house)).toEqual(HOUSE_IDS)
    for (const { house: id, verdict } of all) expect(verdict).toBe(judge(d('444412'), HOUSES[id]))
  })

  const row = (digits: string) =>
    elsewhere(d(digits)).map(each => `${each.house} ${each.place}/${each.steps} ${each.takes}`)

  test('A09 插金花', () => {
    expect(row('444411')).toEqual([
      'xmu 2/5 end',
      'xiangjie 3/6 stock',
      'sanshikuan 2/5 end',
      'xiandai 1/6 end',
      'gongsi 1/7 stock',
      'jiudian 1/7 stock',
      'bisai 1/6 nothing',
      'minnan 3/5 lead'
    ])
  })

  test('六勃红 and six black', () => {
    expect(row('444444').slice(0, 5)).toEqual([
      'xmu 1/5 everything',
      'xiangjie 1/6 stock-ends',
      'sanshikuan 1/5 nothing',
      'xiandai 2/6 stock',
      'gongsi 2/7 nothing'
    ])
    expect(row('222222').slice(0, 2)).toEqual(['xmu null/5 take-one', 'xiangjie 2/6 share-ends'])
    expect(row('111111')[4]).toBe('gongsi 3/7 ladder')
    expect(row('112233')[0]).toBe('xmu null/5 null')
  })
})
