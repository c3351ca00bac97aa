import type { HouseId } from '@/rules'
import { titleOf, WAYS } from '@/rules'
import { d, given, house, when } from './spec'

const title = (id: HouseId, seat: number, before: string, digits: string) =>
  titleOf(when(given(id, 3), before).game, seat, d(digits))

describe('what a 状元 does to the title, and why', () => {
  test('no 状元, no title', () => {
    expect(title('xmu', 0, '112233', '411235')).toBeNull()
    expect(title('xmu', 0, '112233', '222222')).toBeNull()
    expect(title('gongsi', 0, '112233', '222222')).toMatchObject({ result: 'first' })
  })

  test('the first', () => {
    expect(title('xmu', 0, '112233', '444412')).toMatchObject({
      result: 'first',
      rival: null,
      by: null,
      lugu: false
    })
  })

  test.each<[HouseId, string, string, string]>([
    ['xmu', '444466', '222221', 'step'],
    ['xmu', '444412', '444413', 'sum'],
    ['xmu', '222221', '111112', 'kicker'],
    ['gongsi', '222226', '333331', 'face'],
    ['gongsi', '222225', '222226', 'kicker'],
    ['sanshikuan', '666665', '444441', 'face-red'],
    ['bisai', '666666', '111111', 'later']
  ])('%s: %s is beaten by %s, by its %s', (id, old, fresh, by) => {
    expect(title(id, 1, old, fresh)).toMatchObject({ result: 'takes', rival: 0, by, lugu: false })
  })

  test('A03 of equals the earlier keeps, and it is said why', () => {
    expect(title('xmu', 1, '444463', '444463')).toMatchObject({
      result: 'short',
      rival: 0,
      by: 'earlier',
      lugu: false
    })
    expect(title('xmu', 1, '444425', '444416')).toMatchObject({ result: 'short', rival: 0, by: 'earlier' })
  })

  test('short of the leader', () => {
    expect(title('xmu', 1, '444466', '444412')).toMatchObject({
      result: 'short',
      rival: 0,
      by: 'sum',
      lugu: false
    })
  })

  test('the leader throws again: it stays, or loses the lead by it', () => {
    expect(title('xmu', 0, '444441 444466', '444446')).toMatchObject({
      result: 'stays',
      rival: null,
      by: null,
      lugu: false
    })
    expect(title('xmu', 0, '444441 444412', '444466')).toMatchObject({ result: 'stays', lugu: true })
    expect(title('xiangjie', 0, '444441 444412', '444466')).toMatchObject({ result: 'stays', lugu: false })
    expect(title('xiangjie', 0, '444441 444466', '444412')).toMatchObject({
      result: 'loses',
      rival: 1,
      by: 'sum',
      lugu: true
    })
    expect(title('xmu', 0, '444416 444425', '444416')).toMatchObject({
      result: 'loses',
      by: 'earlier',
      lugu: false
    })
  })

  test('what does not count is ignored: not better than the best, or beside a 插金花 that does not slip', () => {
    const ignored = { result: 'ignored', rival: null, by: null, lugu: false }
    expect(title('minnan', 0, '444441 444466', '444412')).toMatchObject(ignored)
    expect(title('xmu', 0, '444411 444466', '444412')).toMatchObject(ignored)
    expect(
      titleOf(when(given(house('xmu', { chajinhuaNeverSlips: false }), 2), '444411').game, 0, d('444412'))
    ).toMatchObject({
      result: 'stays',
      lugu: true
    })
  })
})

test('A34 the odds shown', () => {
  const percent = (n: number) => ((100 * n) / 46_656).toFixed(3)
  const { liubohong, biandijin, liubohei, chajinhua, wuhong, wuzi, sihong, ...rest } = WAYS
  expect(percent(liubohong)).toBe('0.002')
  expect(percent(biandijin + liubohei)).toBe('0.011')
  expect([chajinhua, wuhong, wuzi, sihong].map(percent)).toEqual(['0.032', '0.064', '0.322', '0.772'])
  expect(percent(liubohong + biandijin + liubohei + chajinhua + wuhong + wuzi + sihong)).toBe('1.202')
  expect(Object.entries(rest).map(([name, n]) => `${name} ${percent(n)}`)).toEqual([
    'duitang 1.543',
    'sanhong 5.358',
    'sijin 4.019',
    'erju 19.933',
    'yixiu 37.294',
    'none 30.650'
  ])
})
