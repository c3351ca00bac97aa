import { ordinaryLeft, total } from '@/rules'
import { few, given, hands, house, throwers, when } from './spec'

// 厦门传统博饼规则正解, sentence by sentence: seed 000, 一.

describe('博饼规则', () => {
  test('奖项: a set is 1 状元, 2 对堂, 4 三红, 8 四进, 16 二举, 32 一秀', () => {
    const game = given('xmu', 10)
    expect(few(game.stock)).toEqual({ zhuangyuan: 1, duitang: 2, sanhong: 4, sijin: 8, erju: 16, yixiu: 32 })
    expect(total(game.stock)).toBe(63)
    expect(ordinaryLeft(game.stock)).toBe(62)
  })

  test('3 依次博: clockwise, one throw each, from the starter on', () => {
    const { events, game } = when(given('xmu', 3, undefined, 1), '112233 112233 112233 112233')
    expect(throwers(events)).toEqual([1, 2, 0, 1])
    expect(game).toMatchObject({ turn: 2, round: 2 })
  })

  test('4 拿奖品: every prize but 状元 is taken as it is thrown', () => {
    const { game } = when(given('xmu', 6), '411235 442356 222213 444123 123456 444412')
    expect(hands(game)).toEqual([{ yixiu: 1 }, { erju: 1 }, { sijin: 1 }, { sanhong: 1 }, { duitang: 1 }, {}])
    expect(few(game.stock)).toEqual({ zhuangyuan: 1, duitang: 1, sanhong: 3, sijin: 7, erju: 15, yixiu: 31 })
    expect(game.champion).toBe(5)
  })

  test('4 奖品全部拿完后再掷到奖项的人，没有奖品', () => {
    const { game, events } = when(given('xmu', 2, { sanhong: 1, yixiu: 9 }), '444123 444123')
    expect(hands(game)).toEqual([{ sanhong: 1 }, {}])
    expect(events.at(-1)).toMatchObject({ type: 'thrown', seat: 1, moves: [] })
  })

  test('5 结束: when all is gone the round is played to its last seat', () => {
    const start = given('xmu', 4, { yixiu: 1 })
    const { game, events } = when(start, '444412 411235 112233 444413')
    expect(throwers(events)).toEqual([0, 1, 2, 3])
    expect(game).toMatchObject({ phase: 'ended', champion: 3, why: 'sold-out', last: 1 })
    expect(hands(game)).toEqual([{}, { yixiu: 1 }, {}, { zhuangyuan: 1 }])
  })

  test('5 the last cake taken by the last seat of a round ends the game there and then', () => {
    const { game } = when(given('xmu', 2, { yixiu: 1 }), '444412 411235')
    expect(game).toMatchObject({ phase: 'ended', champion: 0 })
  })

  test('5 the round ends at the seat before the starter', () => {
    const { game, events } = when(given('xmu', 3, { yixiu: 1 }, 2), '411235 444412 112233 112233')
    expect(throwers(events)).toEqual([2, 0, 1])
    expect(game).toMatchObject({ phase: 'ended', champion: 0 })
  })
})

describe('奖项规则', () => {
  test('六勃黑: takes one, the best there is, and is no 状元', () => {
    const start = given('xmu', 2, { sanhong: 1, sijin: 1, yixiu: 5 })
    const { game } = when(start, '222222 111111 666666')
    expect(hands(game)).toEqual([{ sanhong: 1, yixiu: 1 }, { sijin: 1 }])
    expect(game).toMatchObject({ champion: null, claims: [null, null] })
  })

  test('六勃黑: nothing in stock, nothing taken, nothing chased', () => {
    const chasing = house('xmu', {
      chase: { ranks: ['sanhong', 'duitang'], from: 'upstream', window: 'end' }
    })
    const { game } = when(given(chasing, 2, { duitang: 1 }), '123456 333333')
    expect(hands(game)).toEqual([{ duitang: 1 }, {}])
  })

  test('状元插金花: the champion gets the 状元 and every 对堂, from stock and from hands, at the end', () => {
    const { game: before } = when(given('xmu', 3, { duitang: 2, yixiu: 1 }), '444411 123456 123456 112233')
    expect(hands(before)).toEqual([{}, { duitang: 1 }, { duitang: 1 }])
    const { game } = when(before, '411235 112233')
    expect(hands(game)).toEqual([{ zhuangyuan: 1, duitang: 2 }, { yixiu: 1 }, {}])
  })

  test('状元插金花: a time that is up hands over those in stock too', () => {
    const { game } = when(given('xmu', 2), '444411 time-up 123456')
    expect(hands(game)).toEqual([{ zhuangyuan: 1, duitang: 2 }, {}])
  })

  test('状元插金花 that is beaten gets no 对堂', () => {
    const small = house('xmu', { liubohong: 'nothing' })
    const { game } = when(given(small, 2, { duitang: 1 }), '444411 444444 123456 112233')
    expect(hands(game)).toEqual([{ duitang: 1 }, { zhuangyuan: 1 }])
  })

  test('六勃红: everything, won cakes too, and the game is over', () => {
    const { game, events } = when(given('xmu', 3), '411235 442356 444444')
    expect(game).toMatchObject({ phase: 'ended', champion: 2, why: 'liubohong' })
    expect(hands(game)).toEqual([
      {},
      {},
      { zhuangyuan: 1, duitang: 2, sanhong: 4, sijin: 8, erju: 16, yixiu: 32 }
    ])
    expect(events.slice(-2).map(event => event.type)).toEqual(['thrown', 'ended'])
  })

  test('六勃红 overrides the last round', () => {
    const { game, events } = when(given('xmu', 4, { yixiu: 1 }), '444411 411235 444444 112233')
    expect(throwers(events)).toEqual([0, 1, 2])
    expect(hands(game)[2]).toEqual({ zhuangyuan: 1, yixiu: 1 })
  })
})

describe('其他常见规则说明', () => {
  test('3 有追, if agreed: 三红 and 对堂 come from the nearest seat upstream that has one', () => {
    const chasing = house('xmu', {
      chase: { ranks: ['sanhong', 'duitang'], from: 'upstream', window: 'end' }
    })
    const start = given(chasing, 4, { sanhong: 2, erju: 1, yixiu: 1 })
    const { game } = when(start, '444123 444123 112233 444123 442356 112233 442356')
    expect(hands(game)).toEqual([{ sanhong: 1, erju: 1 }, {}, {}, { sanhong: 1 }])
  })

  test('5 跳猴: the throw is void and the next turn is sat out', () => {
    const { game, events } = when(given('xmu', 3), 'jump 112233 112233 112233 112233 411235')
    expect(throwers(events)).toEqual([0, 1, 2, 1, 2, 0])
    expect(events.filter(event => event.type === 'skipped')).toEqual([
      expect.objectContaining({ seat: 0, why: 'jump' })
    ])
    expect(hands(game)[0]).toEqual({ yixiu: 1 })
  })

  test('6 以最新的一次为准: the latest 状元 counts', () => {
    const { game } = when(given('xmu', 2), '444466 444441 112233 444412')
    expect(game.champion).toBe(0)
  })

  test('6 an equal re-throw goes to the back of the queue', () => {
    const { game } = when(given('xmu', 2), '444416 444425 444416')
    expect(game.champion).toBe(1)
  })

  test('8 插金花不会禄骨: a later throw that is not stronger is ignored, and its place stays', () => {
    const { game } = when(given('xmu', 2), '444411 444411 444412 444466 444411')
    expect(game.champion).toBe(0)
    expect(game.claims.map(claim => claim?.order)).toEqual([1, 2])
  })

  test('7 先比大小，同样大小比先后', () => {
    expect(when(given('xmu', 3), '444412 444423 444423').game.champion).toBe(1)
  })
})
