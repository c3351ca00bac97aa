import { HOUSES, newGame, starterBy } from '@/rules'
import { few, given, hands, throwers, when } from './spec'

describe('leaving and coming back', () => {
  test('a seat that leaves on its turn: the turn passes, its cakes stay', () => {
    const { game } = when(given('xmu', 3), '411235 411235 411235 leave:0')
    expect(game.turn).toBe(1)
    expect(hands(game)[0]).toEqual({ yixiu: 1 })
  })

  test('its turns are passed over, its place still counts the rounds', () => {
    const { game, events } = when(given('xmu', 3), 'leave:0 112233 112233 112233 112233')
    expect(throwers(events)).toEqual([1, 2, 1, 2])
    expect(game).toMatchObject({ round: 3, turn: 1 })
  })

  test('its 状元 stands and may win', () => {
    const { game } = when(given('xmu', 3, { yixiu: 1 }), '444412 leave:0 411235 112233')
    expect(game).toMatchObject({ phase: 'ended', champion: 0 })
    expect(hands(game)).toEqual([{ zhuangyuan: 1 }, { yixiu: 1 }, {}])
  })

  test('the last seat of the last round leaves: the game ends', () => {
    const { game } = when(given('xmu', 3, { yixiu: 1 }), '444412 411235 leave:2')
    expect(game).toMatchObject({ phase: 'ended', champion: 0 })
  })

  test('all have left: abandoned, without a champion, the 状元 stays in stock', () => {
    const { game } = when(given('xmu', 2), '444412 leave:1 leave:0')
    expect(game).toMatchObject({ phase: 'ended', champion: null, why: 'abandoned' })
    expect(few(game.stock).zhuangyuan).toBe(1)
  })

  test('it comes back to its own place', () => {
    const { events } = when(given('xmu', 3), 'leave:1 112233 112233 return:1 112233 112233')
    expect(throwers(events)).toEqual([0, 2, 0, 1])
  })

  test('a skip owed by a seat that leaves is sat out with its turn', () => {
    const { events } = when(given('xmu', 2), 'jump leave:0 112233 return:0 112233 112233')
    expect(throwers(events)).toEqual([0, 1, 1, 0])
  })
})

describe('skips', () => {
  test('an absent seat is skipped and its round ends like any other', () => {
    const { game } = when(given('xmu', 2, { yixiu: 1 }), '444412 411235')
    expect(game.phase).toBe('ended')
    const absent = when(given('xmu', 3, { yixiu: 1 }), '444412 411235 absent')
    expect(absent.game).toMatchObject({ phase: 'ended', champion: 0 })
    expect(absent.events.at(-2)).toMatchObject({ type: 'skipped', seat: 2, why: 'absent' })
  })

  test('two seats that jumped are skipped one after the other', () => {
    const { events, game } = when(given('xmu', 3), 'jump jump 112233 112233')
    expect(throwers(events)).toEqual([0, 1, 2, 2])
    expect(game.round).toBe(3)
  })

  test('alone: the jump costs the next turn only', () => {
    const { events, game } = when(given('xmu', 1), 'jump 411235')
    expect(events.map(event => event.type)).toEqual(['jumped', 'skipped', 'thrown'])
    expect(game.round).toBe(4)
  })

  test('a skip still owed at the end lapses', () => {
    const { game, events } = when(given('xmu', 2, { yixiu: 1 }), '444412 112233 jump 411235')
    expect(game).toMatchObject({ phase: 'ended', champion: 0, owesSkip: [true, false] })
    expect(events.filter(event => event.type === 'skipped')).toEqual([])
  })

  test('a skip may be served in the extra round', () => {
    const { events, game } = when(given('bisai', 2, { yixiu: 1 }), '444412 112233 411235 jump 112233')
    expect(throwers(events)).toEqual([0, 1, 0, 1, 0])
    expect(events.at(-2)).toMatchObject({ type: 'skipped', seat: 1, why: 'jump' })
    expect(game).toMatchObject({ phase: 'ended', champion: 0 })
  })
})

describe('refusals', () => {
  test('out of turn, out of range, after leaving, twice', () => {
    const { refused } = when(
      given('xmu', 3),
      '1:112233 3:112233 return:1 leave:1 leave:1 1:112233 grab:0:5 close: absent:2'
    )
    expect(refused).toEqual([
      'rules/not-your-turn',
      'rules/no-such-seat',
      'rules/not-left',
      'rules/left',
      'rules/left',
      'rules/no-scramble',
      'rules/no-scramble',
      'rules/not-your-turn'
    ])
  })

  test('after the end nothing is taken', () => {
    const { refused } = when(
      given('xmu', 2),
      'abandon 112233 absent leave:0 return:0 time-up abandon grab:0:5 close:'
    )
    expect(refused).toEqual(Array(8).fill('rules/ended'))
  })
})

describe('a new game', () => {
  test.each([0, 13, 2.5, -1, Number.NaN])('%p seats are refused', seats => {
    expect(() => newGame({ house: HOUSES.xmu, seats })).toThrow(new RangeError('rules/bad-seats'))
  })

  test.each([-1, 3, 0.5])('seat %p of three cannot start', starter => {
    expect(() => newGame({ house: HOUSES.xmu, seats: 3, starter })).toThrow(
      new RangeError('rules/no-such-seat')
    )
  })

  test('without a 状元, or with less than no cake, there is no game', () => {
    const set = HOUSES.xmu.set
    for (const stock of [
      { ...set, zhuangyuan: 0 },
      { ...set, erju: -1 },
      { ...set, yixiu: 1.5 }
    ])
      expect(() => newGame({ house: HOUSES.xmu, seats: 3, stock })).toThrow(new RangeError('rules/bad-stock'))
  })

  test('定起头: two dice counted round the seats, the thrower being 1', () => {
    expect(starterBy(0, 2, 10, 'clockwise')).toBe(1)
    expect(starterBy(3, 12, 10, 'clockwise')).toBe(4)
    expect(starterBy(3, 12, 10, 'anticlockwise')).toBe(2)
    expect(starterBy(0, 7, 1, 'clockwise')).toBe(0)
  })
})
