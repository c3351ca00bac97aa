import type { Game, GameEvent, Recorded, Start } from '@/rules'
import { evolve, exportGame, HOUSES, importGame, newGame, replay, whyOf } from '@/rules'
import { start as gameOf, law, play } from './play'
import { house, when } from './spec'

const startOf = ({ house: by, seats, starter, stock }: Game): Start => ({ house: by, seats, starter, stock })

const begin: Start = {
  house: house('xmu', { sixBlack: 'scramble' }),
  seats: 3,
  starter: 1,
  stock: { yixiu: 3, erju: 2, sijin: 1, sanhong: 1, duitang: 1, zhuangyuan: 1 }
}
const script = `411235 jump 444412 222222 grab:0:0,300 grab:1:5 close:0,0.5,0.9 absent leave:2 112233
  return:2 time-up 442356 411235 112233`
const { events, game } = when(newGame(begin), script)
const text = exportGame(begin, events)
const file = JSON.parse(text)

law('4: a game is rebuilt from its events, and from its file', t => {
  const begun = startOf(gameOf(t))
  const played = play(t)
  const same = (a: Game) => JSON.stringify(a) === JSON.stringify(played.game)
  const read = importGame(exportGame(begun, played.events))
  const wrong =
    'refused' in read ? [`${read.refused} ${read.field}`] : same(read.game) ? [] : ['another game']
  return same(replay(begun, played.events)) ? wrong : [...wrong, 'another state']
})

test('the game of these tests has every event in it that is not the end of all', () => {
  const types = new Set(events.map(event => event.type))
  expect([...types].sort()).toEqual([
    'closed',
    'ended',
    'grabbed',
    'jumped',
    'left',
    'opened',
    'returned',
    'skipped',
    'thrown',
    'timed-out'
  ])
})

test('one JSON file, with its kind and the number of its schema', () => {
  expect(file).toMatchObject({
    kind: 'bobing-game',
    schema: 1,
    house: { id: 'xmu', version: 1, diff: { sixBlack: 'scramble' } },
    seats: 3,
    starter: 1
  })
  expect(importGame(text)).toEqual({ start: begin, events, game })
})

test('the order of fields in a file does not matter, nor a game that is not over', () => {
  const turned = JSON.stringify({
    ...Object.fromEntries(Object.entries(file).reverse()),
    events: file.events
      .slice(0, 3)
      .map((event: object) => Object.fromEntries(Object.entries(event).reverse()))
  })
  const read = importGame(turned) as Recorded
  expect(read.game).toEqual(events.slice(0, 3).reduce(evolve, newGame(begin)))
  expect(importGame(JSON.stringify({ ...file, events: [] }))).toMatchObject({ game: newGame(begin) })
})

test('abandoned by the host, and given up', () => {
  for (const words of ['112233 abandon', 'leave:0 leave:1 leave:2', 'passed 411235']) {
    const played = when(newGame(begin), words)
    const read = importGame(exportGame(begin, played.events)) as Recorded
    expect(read.game).toEqual(played.game)
  }
})

describe('a file that cannot be read', () => {
  const refused = (field: string) => ({ refused: 'rules/bad-file', field })
  const index = (type: GameEvent['type']) => events.findIndex(event => event.type === type)
  const changed = (at: number, change: object) => ({
    ...file,
    events: file.events.map((event: object, i: number) => (i === at ? { ...event, ...change } : event))
  })
  const [thrown, skipped, closed, ended] = (['thrown', 'skipped', 'closed', 'ended'] as const).map(index) as [
    number,
    number,
    number,
    number
  ]

  test.each(['', '{', 'null', '[]', '"bobing-game"'])('%p: no game at all', broken => {
    expect(importGame(broken)).toEqual(refused(''))
  })

  test.each<[string, unknown, string]>([
    ['of another program', { ...file, kind: 'chess' }, 'kind'],
    ['of a later schema', { ...file, schema: 2 }, 'schema'],
    ['without a house', { ...file, house: null }, 'house'],
    ['of a later house', { ...file, house: { id: 'xmu', version: 9, diff: {} } }, 'house.version'],
    ['of no such house', { ...file, house: { ...file.house, diff: { end: 'never' } } }, 'house.diff.end'],
    ['for 13', { ...file, seats: 13 }, 'seats'],
    ['begun by nobody', { ...file, starter: 3 }, 'starter'],
    ['without a 状元', { ...file, stock: { ...begin.stock, zhuangyuan: 0 } }, 'stock.zhuangyuan'],
    ['with more in it', { ...file, note: '' }, 'note'],
    ['without events', { ...file, events: {} }, 'events'],
    ['an event that is none', { ...file, events: [null] }, 'events.0'],
    ['an event of no kind', { ...file, events: [{ type: 'won', at: 0 }] }, 'events.0'],
    ['bad dice', changed(thrown, { dice: [1, 2, 3] }), `events.${thrown}`],
    ['other dice than were paid', changed(thrown, { dice: [1, 1, 2, 2, 3, 3] }), `events.${thrown}`],
    ['a cake too many', changed(thrown, { moves: [...file.events[thrown].moves, 1] }), `events.${thrown}`],
    [
      'moves that are no list',
      changed(thrown, { moves: { 0: file.events[thrown].moves[0] } }),
      `events.${thrown}`
    ],
    ['out of turn', changed(thrown, { seat: 2 }), `events.${thrown}`],
    ['a seat in words', changed(thrown, { seat: '1' }), `events.${thrown}`],
    ['no time', changed(thrown, { at: -1 }), `events.${thrown}`],
    ['a skip that nobody owed', { ...file, events: [{ ...file.events[skipped], why: 'jump' }] }, 'events.0'],
    ['closed in the dark', changed(closed, { at: 0 }), `events.${closed}`],
    ['other draws', changed(closed, { draws: [0.9, 0.9, 0.9] }), `events.${closed}`],
    ['another champion', changed(ended, { champion: 2 }), `events.${ended}`],
    ['cut within an answer', { ...file, events: file.events.slice(0, -1) }, `events.${events.length - 1}`],
    ['after the end', { ...file, events: [...file.events, file.events[0]] }, `events.${events.length}`]
  ])('%s', (_, x, field) => {
    expect(importGame(JSON.stringify(x))).toEqual(refused(field))
  })
})

test('a house of its own comes back with the game', () => {
  const start: Start = { ...begin, house: house('gongsi', { minutes: 40 }), stock: HOUSES.gongsi.set }
  expect((importGame(exportGame(start, [])) as Recorded).start).toEqual(start)
})

test('an event that cannot be where it is moves nothing', () => {
  const fresh = newGame(begin)
  expect(evolve(fresh, { type: 'grabbed', seat: 0, offsets: [5], at: 0 })).toBe(fresh)
  expect(whyOf(fresh, { type: 'closed', draws: [], moves: [], at: 0 })).toEqual([{ key: 'grab-nobody' }])
})
