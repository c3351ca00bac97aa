import { decide, evolve, type Game, grabsTaken, isRefusal } from '@/rules'
import { few, given, hands, house, throwers, when } from './spec'

const dark = house('xmu', { sixBlack: 'scramble' })
const stock = { yixiu: 4, erju: 2, sijin: 1 }

/** A table of three in the dark, thrown by seat 0. */
const open = () => when(given(dark, 3, stock), '222222')

describe('关灯抢饼 opens', () => {
  test('with a throw of six black, and the turn stays until it closes', () => {
    const { game, events, refused } = when(given(dark, 3, stock), '222222 112233 1:112233 absent')
    expect(events.map(event => event.type)).toEqual(['thrown', 'opened'])
    expect(game).toMatchObject({ phase: 'scramble', turn: 0, champion: null })
    expect(refused).toEqual(['rules/scramble', 'rules/scramble', 'rules/scramble'])
  })

  test('not with an empty table: the turn passes', () => {
    const { game, events } = when(given(dark, 3, {}), '222222')
    expect(events.map(event => event.type)).toEqual(['thrown'])
    expect(game).toMatchObject({ phase: 'playing', turn: 1 })
  })

  test('only with 666666 where the house says so, and that keeps its place on the ladder', () => {
    const sixes = house('minnan', { sixBlack: 'scramble-sixes' })
    expect(when(given(sixes, 3), '222222').game).toMatchObject({ phase: 'playing', champion: 0 })
    expect(when(given(sixes, 3), '222222 666666').game).toMatchObject({ phase: 'scramble', champion: 1 })
  })

  test('as the option of sanshikuan, where it is no 状元 then', () => {
    const option = house('sanshikuan', { sixBlack: 'scramble' })
    expect(when(given(option, 2), '666666').game).toMatchObject({ phase: 'scramble', champion: null })
    expect(when(given('sanshikuan', 2), '666666').game).toMatchObject({ phase: 'playing', champion: 0 })
  })
})

describe('grabs', () => {
  const taken = (script: string): string[] =>
    grabsTaken(when(open().game, script).game).map(({ seat, offset }) => `${seat}@${offset}`)

  test('by offset, whoever sent them first', () => {
    expect(taken('grab:0:900 grab:1:200 grab:2:500')).toEqual(['1@200', '2@500', '0@900'])
  })

  test('equal offsets in the order of the seats after the thrower', () => {
    expect(taken('grab:0:100 grab:2:100 grab:1:100')).toEqual(['1@100', '2@100', '0@100'])
  })

  test('at most one each 300 ms, also over two messages', () => {
    expect(taken('grab:1:0,100,299,300,599,601')).toEqual(['1@0', '1@300', '1@601'])
    expect(taken('grab:1:0,300 grab:1:299,650')).toEqual(['1@0', '1@300', '1@650'])
  })

  test('at most ⌈7 ÷ 3⌉ = 3 a seat', () => {
    expect(taken('grab:1:0,300,600,900,1200')).toEqual(['1@0', '1@300', '1@600'])
  })

  test('until the stock is out: 7 cakes for 9 grabs', () => {
    const all = taken('grab:0:2,302,602 grab:1:1,301,601 grab:2:0,300,600')
    expect(all).toEqual(['2@0', '1@1', '0@2', '2@300', '1@301', '0@302', '2@600'])
  })

  test('the order in which messages arrive does not matter', () => {
    expect(taken('grab:1:0,300 grab:2:150')).toEqual(taken('grab:2:150 grab:1:300 grab:1:0'))
  })

  test('before, after and outside of the dark there are none', () => {
    const script = 'grab:1:10000 grab:1:-1 grab:1:1.5 grab:1: grab:1:nothing'
    expect(when(open().game, script).refused).toEqual(Array(5).fill('rules/bad-grab'))
    expect(when(given(dark, 3), 'grab:1:5').refused).toEqual(['rules/no-scramble'])
    expect(taken('grab:1:9999')).toEqual(['1@9999'])
  })

  test('a seat that has left does not grab; one that came back does', () => {
    expect(when(open().game, 'leave:1 grab:1:5').refused).toEqual(['rules/left'])
    expect(taken('leave:1 return:1 grab:1:5')).toEqual(['1@5'])
  })
})

test('no scramble, no grabs', () => {
  expect(grabsTaken(given(dark, 3))).toEqual([])
})

describe('the close', () => {
  const close = (game: Game, draws: readonly unknown[], at: number) =>
    decide(game, { type: 'close-scramble', draws: draws as number[], at })

  test('is refused before the 10 s are over', () => {
    const { game } = open()
    const since = game.scramble?.since ?? 0
    expect(close(game, [], since + 9_999)).toEqual({ refused: 'rules/still-dark' })
    expect(isRefusal(close(game, [], since + 10_000))).toBe(false)
  })

  test('is refused without a draw for each grab, or with one that is none', () => {
    const { game } = when(open().game, 'grab:1:0,300')
    for (const draws of [[], [0.5], [0.5, 1], [0.5, -0.1], [0.5, Number.NaN], ['0', 0.5]])
      expect(close(game, draws, 1e12)).toEqual({ refused: 'rules/bad-draws' })
  })

  test('a draw picks among the cakes that are left, 状元 aside', () => {
    // 4 一秀, 2 二举, 1 四进: 0.99 of 7 is the 四进; 0 of 6 a 一秀; 0.9 of 5 a 二举; 0.9 of 4 the other.
    const { game, events } = when(open().game, 'grab:1:0,300 grab:2:600,900 close:0.99,0,0.9,0.9,0.123')
    expect(hands(game)).toEqual([{}, { yixiu: 1, sijin: 1 }, { erju: 2 }])
    expect(few(game.stock)).toEqual({ yixiu: 3, zhuangyuan: 1 })
    expect(events.at(-1)).toMatchObject({ type: 'closed', draws: [0.99, 0, 0.9, 0.9] })
  })

  test('the turn passes, and the table is as before', () => {
    const { game, refused } = when(open().game, 'grab:1:0 close:0 close:0 grab:1:5 112233')
    expect(game).toMatchObject({ phase: 'playing', turn: 2, round: 1, scramble: null })
    expect(refused).toEqual(['rules/no-scramble', 'rules/no-scramble'])
  })

  test('nobody grabbed: nothing moves and play goes on', () => {
    const { game } = when(open().game, 'close:')
    expect(game).toMatchObject({ phase: 'playing', turn: 1 })
    expect(hands(game)).toEqual([{}, {}, {}])
  })

  test('then the end is tested: cakes got by a grab count', () => {
    const start = given(dark, 3, { yixiu: 1 })
    const { game, events } = when(start, '444412 112233 333333 grab:0:5 close:0')
    expect(events.at(-1)).toMatchObject({ type: 'ended', champion: 0 })
    expect(hands(game)).toEqual([{ yixiu: 1, zhuangyuan: 1 }, {}, {}])
  })

  test('in the middle of a round it is finished', () => {
    const { game, events } = when(given(dark, 3, { yixiu: 1 }), '444412 333333 grab:0:5 close:0 112233')
    expect(throwers(events)).toEqual([0, 1, 2])
    expect(game).toMatchObject({ phase: 'ended', champion: 0 })
  })

  test('the thrower has left meanwhile: the next seat plays', () => {
    const { game } = when(open().game, 'leave:0 grab:1:5 close:0')
    expect(game).toMatchObject({ phase: 'playing', turn: 1 })
  })

  test('all have left in the dark: abandoned', () => {
    const { game } = when(open().game, 'leave:0 leave:1 leave:2')
    expect(game).toMatchObject({ phase: 'ended', champion: null, why: 'abandoned', scramble: null })
  })

  test('a grabbed cake can be chased, and scores 0', () => {
    const sixes = house('minnan', { sixBlack: 'scramble-sixes' })
    const { game } = when(given(sixes, 3, { yixiu: 1 }), '666666 grab:2:5')
    const closed = decide(game, { type: 'close-scramble', draws: [0], at: 1e9 })
    if (isRefusal(closed)) throw new Error(closed.refused)
    expect(hands(closed.reduce(evolve, game))[2]).toEqual({ yixiu: 1 })
    expect(closed.at(-1)).toMatchObject({ type: 'ended', champion: 0 })
    const open = house('minnan', { sixBlack: 'scramble', end: 'finish-round' })
    const later = when(given(open, 3, { yixiu: 1 }), '666666 grab:2:5 close:0 411231')
    expect(hands(later.game)).toEqual([{}, { yixiu: 1 }, {}])
  })
})
