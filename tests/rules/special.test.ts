import { few, given, hands, house, throwers, when } from './spec'

const SET = { zhuangyuan: 1, duitang: 2, sanhong: 4, sijin: 8, erju: 16, yixiu: 32 }

describe('插金花 and the 对堂', () => {
  test.each(['xiangjie', 'gongsi', 'jiudian'] as const)('%s: those in stock, at once, and only those', id => {
    const { game } = when(given(id, 3, { duitang: 2, yixiu: 9 }), '123456 444411')
    expect(hands(game)).toEqual([{ duitang: 1 }, { duitang: 1 }, {}])
  })

  test.each(['xiangjie', 'gongsi', 'jiudian'] as const)('%s: kept after 禄骨', id => {
    const { game } = when(given(id, 2, { duitang: 2, yixiu: 9 }), '444411 444413 444412')
    expect(game.champion).toBe(1)
    expect(hands(game)).toEqual([{ duitang: 2 }, {}])
  })

  test.each(['sanshikuan', 'xiandai'] as const)(
    '%s: all of them, at the end, if it is the champion’s',
    id => {
      const before = when(given(id, 3, { duitang: 2, yixiu: 1 }), '444411 123456 123456')
      expect(few(before.game.held[0])).toEqual({})
      const { game } = when(before.game, '411235')
      expect(hands(game)).toContainEqual({ yixiu: 1, zhuangyuan: 1, duitang: 2 })
      expect(game.phase).toBe('ended')
    }
  )

  test('sanshikuan: none for one that is beaten; the 六勃红 that beats it takes them', () => {
    const { game } = when(given('sanshikuan', 3, { duitang: 1, yixiu: 1 }), '444411 444444 123456 411235')
    expect(hands(game)).toEqual([{ yixiu: 1 }, { zhuangyuan: 1, duitang: 1 }, {}])
  })

  test.each(['gongsi', 'jiudian', 'bisai'] as const)('%s: won 对堂 stay where they are when it wins', id => {
    const { game } = when(given(id, 2, { duitang: 1, yixiu: 1 }), '123456 444411 411235 112233 112233 112233')
    expect(game.phase).toBe('ended')
    expect(hands(game)).toEqual([{ duitang: 1, yixiu: 1 }, { zhuangyuan: 1 }])
  })

  test('bisai: nothing more', () => {
    const { game } = when(given('bisai', 2, { duitang: 2, yixiu: 1 }), '123456 444411')
    expect(hands(game)).toEqual([{ duitang: 1 }, {}])
  })

  test('minnan: all of them, from their holders too, at once', () => {
    const { game } = when(given('minnan', 3, { duitang: 2, yixiu: 9 }), '123456 112233 444411')
    expect(hands(game)).toEqual([{}, {}, { duitang: 2 }])
  })

  test('minnan: only if it then leads', () => {
    const { game } = when(given('minnan', 3, { duitang: 2, yixiu: 9 }), '222222 123456 444411')
    expect(hands(game)).toEqual([{}, { duitang: 1 }, {}])
    const equal = when(given('minnan', 3, { duitang: 2, yixiu: 9 }), '444411 123456 444411')
    expect(hands(equal.game)).toEqual([{ duitang: 2 }, {}, {}])
  })

  test('minnan: not by a 插金花 that does not count beside a better 状元 of the same seat', () => {
    const { game } = when(given('minnan', 2, { duitang: 2, yixiu: 9 }), '222222 123456 444411')
    expect(hands(game)).toEqual([{}, { duitang: 1 }])
  })

  test('minnan: again by the leader’s next 插金花', () => {
    const none = house('minnan', { chajinhua: 'nothing' })
    const { game } = when(given(none, 2, { duitang: 2, yixiu: 9 }), '444411 123456')
    const minnan = { ...game, house: house('minnan') }
    expect(hands(when(minnan, '444411').game)).toEqual([{ duitang: 2 }, {}])
  })

  test('minnan: kept when it is beaten later', () => {
    const { game } = when(given('minnan', 2, { duitang: 2, yixiu: 1 }), '444411 222222 411235')
    expect(game).toMatchObject({ phase: 'ended', champion: 1 })
    expect(hands(game)).toEqual([{ duitang: 2, yixiu: 1 }, { zhuangyuan: 1 }])
  })
})

describe('六勃红', () => {
  test.each(['xmu', 'minnan'] as const)('%s: everything, won cakes too; over', id => {
    const { game } = when(given(id, 2), '411235 444444')
    expect(game).toMatchObject({ phase: 'ended', champion: 1, why: 'liubohong' })
    expect(hands(game)).toEqual([{}, SET])
  })

  test('xmu: by a seat whose 状元 was a 插金花: the 对堂 move once', () => {
    const { game } = when(given('xmu', 2), '444411 123456 444444')
    expect(hands(game)).toEqual([SET, {}])
    expect(few(game.stock)).toEqual({})
  })

  test('xiangjie: what is in stock; over', () => {
    const { game } = when(given('xiangjie', 2), '411235 444444')
    expect(game).toMatchObject({ phase: 'ended', champion: 1, why: 'liubohong' })
    expect(hands(game)).toEqual([{ yixiu: 1 }, { ...SET, yixiu: 31 }])
  })

  test('xiandai: what is in stock, which ends the game; a 对堂 in another hand goes to the champion too', () => {
    const { game, events } = when(given('xiandai', 2), '123456 444444')
    expect(game).toMatchObject({ phase: 'ended', champion: 1, why: 'sold-out' })
    expect(hands(game)).toEqual([{}, SET])
    expect(events.map(event => event.type)).toEqual(['thrown', 'thrown', 'ended'])
  })

  test('xiandai: a standing 插金花 still beats it, and gets the 对堂', () => {
    const { game } = when(given('xiandai', 2, { duitang: 2, yixiu: 3 }), '444411 444444')
    expect(game).toMatchObject({ phase: 'ended', champion: 0 })
    expect(hands(game)).toEqual([{ zhuangyuan: 1, duitang: 2 }, { yixiu: 3 }])
  })

  test('sanshikuan: no more than the 状元, and every 对堂 at the end', () => {
    const { game } = when(given('sanshikuan', 2, { duitang: 1, yixiu: 1 }), '123456 444444 411235')
    expect(game).toMatchObject({ phase: 'ended', champion: 1 })
    expect(hands(game)).toEqual([{ yixiu: 1 }, { zhuangyuan: 1, duitang: 1 }])
  })

  test('sanshikuan, as an option: everything, as in xmu', () => {
    const { game } = when(given(house('sanshikuan', { liubohong: 'everything' }), 2), '411235 444444')
    expect(hands(game)).toEqual([{}, SET])
  })

  test.each(['gongsi', 'jiudian', 'bisai'] as const)('%s: a 状元 like others, below 插金花', id => {
    const { game } = when(given(id, 2), '444444 444411')
    expect(game).toMatchObject({ phase: 'playing', champion: 1 })
    expect(few(game.held[0])).toEqual({})
  })

  test('minnan, as an option: the top of the ladder and no more', () => {
    const { game } = when(given(house('minnan', { liubohong: 'nothing' }), 2), '411235 444444')
    expect(game).toMatchObject({ phase: 'playing', champion: 1 })
    expect(hands(game)).toEqual([{ yixiu: 1 }, {}])
  })
})

describe('six black', () => {
  test('xiangjie: what is in stock goes to a pile shared by all; over, its thrower is champion', () => {
    const { game } = when(given('xiangjie', 2), '411235 444411 112233 222222')
    expect(game).toMatchObject({ phase: 'ended', champion: 1, why: 'six-black' })
    expect(few(game.shared)).toEqual({ yixiu: 31, erju: 16, sijin: 8, sanhong: 4 })
    expect(hands(game)).toEqual([{ yixiu: 1 }, { duitang: 2, zhuangyuan: 1 }])
  })

  test.each(['sanshikuan', 'xiandai', 'gongsi', 'bisai', 'minnan'] as const)('%s: a 状元 and no more', id => {
    const { game } = when(given(id, 2), '444446 222222')
    expect(game).toMatchObject({ phase: 'playing', champion: 1 })
    expect(hands(game)).toEqual([{}, {}])
  })

  test('bisai: the latest of them wins, whatever the face', () => {
    expect(when(given('bisai', 3), '666666 111111 222222').game.champion).toBe(2)
    expect(when(given('bisai', 2), '666666 111111 666666').game.champion).toBe(0)
    expect(when(given('bisai', 2), '444446 444446').game.champion).toBe(0)
  })

  test('gongsi: 遍地锦 above the others, which go by their face', () => {
    expect(when(given('gongsi', 3), '222222 666666 111111').game.champion).toBe(2)
    expect(when(given('gongsi', 3), '333333 222222 112233').game.champion).toBe(0)
  })
})

describe('which 状元 of a seat counts', () => {
  test('minnan: the best, from the throw that made it', () => {
    expect(when(given('minnan', 2), '444446 444412 444412').game.champion).toBe(0)
    expect(when(given('minnan', 2), '444416 444425 444416').game.champion).toBe(0)
  })

  test.each(['xiangjie', 'sanshikuan', 'xiandai', 'gongsi', 'jiudian', 'bisai'] as const)(
    '%s: the latest',
    id => {
      expect(when(given(id, 2), '444446 444413 444412').game.champion).toBe(1)
      expect(when(given(id, 2), '444411 444446 444412').game.champion).toBe(1)
    }
  )
})

describe('xiandai', () => {
  test('plays anticlockwise, and its round ends there', () => {
    const { events, game } = when(given('xiandai', 3, undefined, 1), '112233 112233 112233 112233')
    expect(throwers(events)).toEqual([1, 0, 2, 1])
    expect(game.round).toBe(2)
  })

  test('ends at once with the last cake', () => {
    const { events } = when(given('xiandai', 3, { yixiu: 1 }), '444412 411235')
    expect(events.at(-1)).toMatchObject({ type: 'ended', champion: 0 })
  })
})

describe('bisai: this round, then one whole round more', () => {
  test('the last cake by the last seat of a round: exactly one round more', () => {
    const { events } = when(given('bisai', 2, { yixiu: 1 }), '444412 411235 112233 112233')
    expect(throwers(events)).toEqual([0, 1, 0, 1])
    expect(events.at(-1)).toMatchObject({ type: 'ended', champion: 0 })
  })
})
