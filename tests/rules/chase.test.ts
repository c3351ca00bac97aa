import { given, hands, house, when } from './spec'

const STRAIGHT = '123456'

describe('追 upstream: the nearest seat against the direction of play that holds one (sanshikuan)', () => {
  const start = given('sanshikuan', 4, { duitang: 2, yixiu: 9 })

  test('the nearer of two holders, though the other got one later', () => {
    const script = `112233 ${STRAIGHT} 112233 112233 ${STRAIGHT} 112233 ${STRAIGHT}`
    expect(when(start, script).events.at(-1)).toMatchObject({ moves: [{ from: 1, to: 2 }] })
  })

  test('the nearer of two holders', () => {
    const { game, events } = when(start, `${STRAIGHT} ${STRAIGHT} 112233 ${STRAIGHT}`)
    expect(hands(game).map(hand => hand.duitang ?? 0)).toEqual([1, 0, 0, 1])
    expect(events.at(-1)).toMatchObject({ moves: [{ rank: 'duitang', n: 1, from: 1, to: 3 }] })
  })

  test('round the table, and never from itself', () => {
    const { game } = when(start, `${STRAIGHT} 112233 ${STRAIGHT} 112233 ${STRAIGHT}`)
    expect(hands(game).map(hand => hand.duitang ?? 0)).toEqual([2, 0, 0, 0])
    const alone = when(game, `112233 112233 112233 ${STRAIGHT}`)
    expect(alone.events.at(-1)).toMatchObject({ seat: 0, moves: [] })
  })

  test('against the direction of play also when play is anticlockwise', () => {
    const anti = house('sanshikuan', { direction: 'anticlockwise' })
    const { events } = when(
      given(anti, 4, { duitang: 2, yixiu: 9 }),
      `${STRAIGHT} ${STRAIGHT} 112233 ${STRAIGHT}`
    )
    expect(events.at(-1)).toMatchObject({ seat: 1, moves: [{ from: 3, to: 1 }] })
  })

  test('from a seat that has left too', () => {
    const { game } = when(
      given('sanshikuan', 2, { duitang: 1, yixiu: 9 }),
      `${STRAIGHT} 112233 leave:0 ${STRAIGHT}`
    )
    expect(hands(game)).toEqual([{}, { duitang: 1 }])
  })

  test('not while one is still in stock', () => {
    const { game } = when(start, `${STRAIGHT} ${STRAIGHT}`)
    expect(hands(game).slice(0, 2)).toEqual([{ duitang: 1 }, { duitang: 1 }])
  })

  test('only while a cake of another ordinary rank is in stock', () => {
    const { game } = when(given('sanshikuan', 3, { duitang: 1, yixiu: 1 }), `${STRAIGHT} 411235 ${STRAIGHT}`)
    expect(game.phase).toBe('playing')
    expect(hands(game)).toEqual([{ duitang: 1 }, { yixiu: 1 }, {}])
  })

  test('until the end where the house says so', () => {
    const long = house('sanshikuan', { chase: { ranks: ['duitang'], from: 'upstream', window: 'end' } })
    const { game } = when(given(long, 3, { duitang: 1, yixiu: 1 }), `${STRAIGHT} 411235 ${STRAIGHT}`)
    expect(hands(game)).toEqual([{}, { yixiu: 1 }, { duitang: 1 }])
  })

  test('no other rank', () => {
    const { events } = when(given('sanshikuan', 2, { sanhong: 1, yixiu: 9 }), '444123 444123')
    expect(events.at(-1)).toMatchObject({ seat: 1, moves: [] })
  })
})

describe('追 previous: the last other seat that got one and still holds one (xiandai)', () => {
  const start = given('xiandai', 4, { duitang: 2, yixiu: 9 })
  const from = (script: string) =>
    when(start, script).events.flatMap(event =>
      event.type === 'thrown' ? event.moves.map(move => move.from) : []
    )

  test('the last of two, and so on from the chaser', () => {
    // Anticlockwise: seats 0, 3, 2, 1, 0.
    expect(from(`${STRAIGHT} ${STRAIGHT} ${STRAIGHT} ${STRAIGHT}`)).toEqual(['stock', 'stock', 3, 2])
  })

  test('the last, though another holder is nearer', () => {
    // Seat 3, then seat 0 got one; seat 2 throws, and 3 is its neighbour.
    expect(from(`112233 ${STRAIGHT} 112233 112233 ${STRAIGHT} 112233 ${STRAIGHT}`)).toEqual([
      'stock',
      'stock',
      0
    ])
  })

  test('the one before, if the last is the thrower', () => {
    expect(from(`${STRAIGHT} 112233 112233 ${STRAIGHT} 112233 112233 112233 ${STRAIGHT}`)).toEqual([
      'stock',
      'stock',
      0
    ])
  })

  test('nobody else holds one: nothing moves', () => {
    expect(
      from(`${STRAIGHT} ${STRAIGHT} 112233 112233 ${STRAIGHT} 112233 112233 112233 ${STRAIGHT}`)
    ).toEqual(['stock', 'stock', 3])
  })
})

describe('追 outscored: the spare dice must be higher (minnan)', () => {
  // Spare pips: 411235 12, 466655 28, 442356 16, 446666 24.
  const start = given('minnan', 3, { yixiu: 1, sijin: 1, sanhong: 1, duitang: 1, erju: 9 })

  test('higher takes it, equal and lower do not', () => {
    expect(hands(when(start, '411235 411235').game)).toEqual([{ yixiu: 1 }, {}, {}])
    expect(hands(when(start, '411235 466655').game)).toEqual([{}, { yixiu: 1 }, {}])
    expect(hands(when(start, '466655 411235').game)).toEqual([{ yixiu: 1 }, {}, {}])
  })

  test('the chaser has to be beaten next, and by its own throw', () => {
    const { game } = when(start, '411235 466655 411236')
    expect(hands(game)).toEqual([{}, { yixiu: 1 }, {}])
  })

  test('a rank that nobody ever got moves nothing', () => {
    const { game, events } = when(given('minnan', 2, { erju: 9 }), '411235')
    expect(events.at(-1)).toMatchObject({ moves: [] })
    expect(hands(game)).toEqual([{}, {}])
  })

  test('never from itself', () => {
    const { events } = when(start, '411235 112233 112233 466655')
    expect(events.at(-1)).toMatchObject({ seat: 0, moves: [] })
  })

  test('三红 and 四进 compare what is beside them; a 4 there counts 4', () => {
    expect(hands(when(start, '444112 444115').game)).toEqual([{}, { sanhong: 1 }, {}])
    expect(hands(when(start, '222244 222261').game)).toEqual([{ sijin: 1 }, {}, {}])
    expect(hands(when(start, '222244 111163').game)).toEqual([{}, { sijin: 1 }, {}])
  })

  test('对堂 has no spare dice and is not chased', () => {
    expect(hands(when(start, `${STRAIGHT} ${STRAIGHT}`).game)).toEqual([{ duitang: 1 }, {}, {}])
  })

  test('until the end, other ranks or not', () => {
    const { game } = when(given('minnan', 2, { yixiu: 1 }), '411235 466655')
    expect(hands(game)).toEqual([{}, { yixiu: 1 }])
  })

  test('a cake got without a throw of its rank scores 0', () => {
    const bonus = house('minnan', { sijinBonus: true })
    const { game } = when(given(bonus, 2, { yixiu: 1, sijin: 1, erju: 9 }), '222241 411231')
    expect(hands(game)).toEqual([{ sijin: 1 }, { yixiu: 1 }])
  })

  test('only from the seat that got the last one', () => {
    const two = given('minnan', 3, { yixiu: 2, erju: 9 })
    expect(hands(when(two, '411231 466655 466611').game)).toEqual([{ yixiu: 1 }, { yixiu: 1 }, {}])
  })
})

test('without 追 a sold-out rank moves nothing', () => {
  for (const id of ['xmu', 'xiangjie', 'gongsi', 'jiudian', 'bisai'] as const) {
    const { events } = when(
      given(id, 2, { duitang: 1, sanhong: 1, yixiu: 9 }),
      `${STRAIGHT} ${STRAIGHT} 444123 444126`
    )
    const moves = events.map(event => (event.type === 'thrown' ? event.moves.length : 0))
    expect([id, ...moves]).toEqual([id, 1, 0, 1, 0])
  }
})
