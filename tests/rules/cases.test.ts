import { decide, HOUSE_IDS, isLugu } from '@/rules'
import { d, few, given, hands, house, throwers, when } from './spec'

test('A09 the option is frozen: a game keeps the house it began with', () => {
  const { game } = when(given('gongsi', 2), '444444 444411')
  expect(game.house).toBe(given('gongsi', 2).house)
})

test('A12 五子带一秀 with 一秀 in stock and without, on and off', () => {
  const paid = (on: boolean, yixiu: number) => {
    const start = given(house('xmu', { wuziBonus: on }), 2, { yixiu, erju: 5 })
    const { game } = when(start, '333334')
    return [few(game.held[0]).yixiu ?? 0, game.champion]
  }
  expect([paid(true, 1), paid(true, 0), paid(false, 1), paid(false, 0)]).toEqual([
    [1, 0],
    [0, 0],
    [0, 0],
    [0, 0]
  ])
})

test('A13 四进带: prize and bonus are paid separately, each from its own stock', () => {
  const hand = (stock: object, digits: string) => hands(when(given('xiangjie', 1, stock), digits).game)[0]
  expect(hand({ sijin: 1, yixiu: 1, erju: 1 }, '222241')).toEqual({ sijin: 1, yixiu: 1 })
  expect(hand({ sijin: 1, yixiu: 1, erju: 1 }, '222244')).toEqual({ sijin: 1, erju: 1 })
  expect(hand({ sijin: 1, yixiu: 1 }, '222244')).toEqual({ sijin: 1 })
  expect(hand({ yixiu: 1, erju: 1 }, '222244')).toEqual({ erju: 1 })
  expect(hands(when(given('xmu', 1), '222244').game)[0]).toEqual({ sijin: 1 })
})

test('A14 a rank that is sold out pays nothing, and nothing smaller', () => {
  const straight = when(given('xmu', 2, { yixiu: 32 }), '123456')
  expect(few(straight.game.stock)).toEqual({ yixiu: 32, zhuangyuan: 1 })
  const sijin = when(given('xmu', 2, { yixiu: 32, erju: 16 }), '222246')
  expect(few(sijin.game.stock)).toEqual({ yixiu: 32, erju: 16, zhuangyuan: 1 })
})

describe('A23 六勃红 under both options', () => {
  const eleven = `${'411235 112233 '.repeat(5)}${'411235 442356 '.repeat(2)}${'411235 112233 '.repeat(3)}`

  test('won cakes too: the thrower has 63', () => {
    const { game } = when(given('xmu', 2), `${eleven} 112233 444444`)
    expect(few(game.held[1])).toEqual({
      zhuangyuan: 1,
      duitang: 2,
      sanhong: 4,
      sijin: 8,
      erju: 16,
      yixiu: 32
    })
    expect(few(game.held[0])).toEqual({})
  })

  test('only what is not won: 63 - 12 = 51 and the 2 it had', () => {
    const { game } = when(given('xiangjie', 2), `${eleven} 112233 444444`)
    expect(game).toMatchObject({ phase: 'ended', champion: 1 })
    expect(few(game.held[0])).toEqual({ yixiu: 10 })
    expect(few(game.held[1])).toEqual({
      zhuangyuan: 1,
      duitang: 2,
      sanhong: 4,
      sijin: 8,
      erju: 16,
      yixiu: 22
    })
  })
})

test('A24 void and skip: the seat sits out one turn of its own, not a throw of the table', () => {
  const { events } = when(given('gongsi', 3), `jump ${'112233 '.repeat(5)}`)
  expect(throwers(events)).toEqual([0, 1, 2, 1, 2, 0])
})

test('A24 void only, and throw again', () => {
  expect(throwers(when(given('xiangjie', 3), `jump ${'112233 '.repeat(3)}`).events)).toEqual([0, 1, 2, 0])
  expect(throwers(when(given('jiudian', 3), 'jump jump 112233 112233').events)).toEqual([0, 0, 0, 1])
})

describe('A25 禄骨', () => {
  const script = '444441 444466 444412'

  test('the last counts, or the best', () => {
    expect(when(given('xmu', 2), script).game.champion).toBe(1)
    expect(when(given('xiangjie', 2), script).game.champion).toBe(1)
    expect(when(given('minnan', 2), script).game.champion).toBe(0)
  })

  test('对堂 that 插金花 took stay after the slip', () => {
    const { game } = when(given('xiangjie', 2), '444411 112233 444412 444423')
    expect(game.champion).toBe(1)
    expect(few(game.held[0])).toEqual({ duitang: 2 })
  })

  test('smaller than its last: 禄骨 in xmu; elsewhere only when the lead goes with it', () => {
    const slips = (id: (typeof HOUSE_IDS)[number], before: string, digits: string) =>
      isLugu(when(given(id, 2), before).game, 0, d(digits))
    for (const id of HOUSE_IDS) expect(slips(id, '444441 444466', '444412')).toBe(id !== 'minnan')
    for (const id of HOUSE_IDS) expect(slips(id, '444441 112233', '444412')).toBe(id === 'xmu')
    for (const id of HOUSE_IDS) expect(slips(id, '444412 444466', '444441')).toBe(false)
    for (const id of HOUSE_IDS) expect(slips(id, '112233 444466', '444412')).toBe(false)
    expect(slips('xmu', '444411 444466', '444412')).toBe(false)
    expect(slips('xmu', '444441 444466', '411235')).toBe(false)
  })
})

describe('A27 the stock runs out with no 状元', () => {
  const ordinary = [
    ['411235 ', 32],
    ['442356 ', 16],
    ['222213 ', 8],
    ['444123 ', 4],
    ['123456 ', 2]
  ] as const
  const sold = ordinary.map(([digits, n]) => digits.repeat(n)).join('')

  test.each([
    ['xmu', 3],
    ['xiangjie', 3],
    ['gongsi', 3],
    ['bisai', 6],
    ['sanshikuan', 1],
    ['xiandai', 1],
    ['minnan', 1]
  ] as const)('%s: play goes on until one appears, then the same rule', (id, more) => {
    // 62 + 52 throws of three seats: the next begins a round.
    const { game } = when(given(id, 3), sold + '112233 '.repeat(52))
    expect(game).toMatchObject({ phase: 'playing', champion: null, last: null, turn: 0 })
    expect(few(game.stock)).toEqual({ zhuangyuan: 1 })
    const after = when(game, '444423 112233 112233 112233 112233 112233 112233')
    expect(throwers(after.events)).toHaveLength(more)
    expect(after.game).toMatchObject({ phase: 'ended', champion: 0 })
  })
})

describe('A29 the end', () => {
  const play = (id: 'xmu' | 'bisai' | 'minnan') =>
    when(given(id, 3, { yixiu: 1 }), '444412 411235 112233 112233 112233 444466 112233')

  test('finish-round: only seat 2 throws again', () => {
    expect(throwers(play('xmu').events)).toEqual([0, 1, 2])
  })

  test('extra-round: seat 2 and then everybody once; a 状元 thrown there counts', () => {
    const { events, game } = play('bisai')
    expect(throwers(events)).toEqual([0, 1, 2, 0, 1, 2])
    expect(game).toMatchObject({ phase: 'ended', champion: 2 })
  })

  test('at-once: nobody throws again', () => {
    expect(throwers(play('minnan').events)).toEqual([0, 1])
  })

  test('finish-round: a larger 状元 in the rest of the round overtakes', () => {
    const { game } = when(given('xmu', 3, { yixiu: 1 }), '444412 411235 444466')
    expect(game).toMatchObject({ phase: 'ended', champion: 2 })
  })
})

describe('A32 sets of other sizes', () => {
  const animetric = { zhuangyuan: 1, duitang: 4, sanhong: 4, sijin: 20, erju: 40, yixiu: 60 }
  const sold = (yixiu: number) =>
    `444412 ${'411235 '.repeat(yixiu)}${'442356 '.repeat(40)}${'222213 '.repeat(20)}${'444123 '.repeat(4)}${'123456 '.repeat(4)}`

  test('the game ends with the 128th ordinary cake and not before', () => {
    const custom = house('xmu', { set: animetric })
    expect(when(given(custom, 1), sold(59)).game.phase).toBe('playing')
    expect(when(given(custom, 1), sold(60)).game.phase).toBe('ended')
  })

  test('a rank with no cake at all does not hold the end up', () => {
    expect(when(given('xmu', 1, { yixiu: 1, duitang: 0 }), '444412 411235').game.phase).toBe('ended')
  })

  test('every 状元 of a set with more goes to the one champion', () => {
    const { game } = when(given('xmu', 2, { yixiu: 1, zhuangyuan: 3 }), '444412 411235')
    expect(hands(game)).toEqual([{ zhuangyuan: 3 }, { yixiu: 1 }])
  })
})

test('A33 bad dice in a command: refused, no prize, no turn passes', () => {
  const start = given('xmu', 2)
  for (const dice of [[1, 2, 3], [1, 2, 3, 4, 5, 7], ['4', 4, 4, 4, 1, 1], null]) {
    expect(decide(start, { type: 'throw', seat: 0, dice: dice as never, at: 0 })).toEqual({
      refused: 'rules/bad-dice'
    })
  }
})

describe('A39 time is up', () => {
  test('the round is finished: equal counts, and nothing after the end', () => {
    const { events, game, refused } = when(
      given('xmu', 7),
      `444412 112233 112233 time-up ${'112233 '.repeat(5)}`
    )
    expect(throwers(events)).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(game).toMatchObject({ phase: 'ended', champion: 0, why: 'time-up' })
    expect(refused).toEqual(['rules/ended'])
  })

  test('nobody has thrown a 状元: play goes on until one appears, and that round is finished', () => {
    const { events, game } = when(given('minnan', 3), `time-up ${'112233 '.repeat(4)} 444412 112233`)
    expect(throwers(events)).toEqual([0, 1, 2, 0, 1, 2])
    expect(game).toMatchObject({ phase: 'ended', champion: 1, why: 'time-up' })
  })

  test('it cuts an extra round off', () => {
    const { events } = when(given('bisai', 3, { yixiu: 1 }), '444412 411235 time-up 112233 112233')
    expect(throwers(events)).toEqual([0, 1, 2])
  })

  test('it is up once only', () => {
    expect(when(given('xmu', 2), 'time-up time-up').refused).toEqual(['rules/time-is-up'])
  })
})
