import fc from 'fast-check'
import { type LogEvent, unpack } from '@/room'
import { pack } from '@/room/entry'
import { load, store } from '@/room/stored'
import { type Dice, decide, evolve, type Game, type GameEvent, HOUSE_IDS, HOUSES, newGame } from '@/rules'

const SEED = 63

/** What a game of four seats makes of such throws, leaves, returns and grabs. */
function play(
  house: Game['house'],
  moves: readonly { kind: number; dice: readonly number[]; seat: number }[]
) {
  let game = newGame({
    house,
    seats: 4,
    stock: { yixiu: 3, erju: 2, sijin: 2, sanhong: 1, duitang: 1, zhuangyuan: 1 }
  })
  const events: GameEvent[] = []
  const games: Game[] = []
  for (const [i, { kind, dice, seat }] of moves.entries()) {
    const at = 1_790_000_000_000 + 20_000 * i
    const command =
      game.phase === 'scramble'
        ? kind < 5
          ? ({ type: 'grab', seat, offsets: [1500 * kind], at } as const)
          : ({ type: 'close-scramble', draws: [1, 8, 15, 5, 3, 11].map(n => n / 16), at } as const)
        : kind === 0
          ? ({ type: 'leave', seat, at } as const)
          : kind === 1
            ? ({ type: 'return', seat, at } as const)
            : kind === 2
              ? ({ type: 'skip', seat: game.turn, why: 'absent', at } as const)
              : ({
                  type: 'throw',
                  seat: game.turn,
                  dice: dice as unknown as Dice,
                  jumped: kind === 3,
                  at
                } as const)
    const result = decide(game, command)
    if ('refused' in result) continue
    for (const event of result) {
      game = evolve(game, event)
      events.push(event)
      games.push(game)
    }
  }
  return { events, games }
}

const moves = fc.array(
  fc.record({
    kind: fc.integer({ min: 0, max: 9 }),
    dice: fc.oneof(
      fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 6, maxLength: 6 }),
      fc.integer({ min: 1, max: 6 }).map(face => Array(6).fill(face) as number[]),
      fc.constantFrom([4, 4, 4, 4, 1, 1], [1, 2, 3, 4, 5, 6], [4, 4, 4, 4, 2, 3], [4, 4, 4, 1, 2, 3])
    ),
    seat: fc.integer({ min: 0, max: 3 })
  }),
  { minLength: 10, maxLength: 60 }
)

test.each(HOUSE_IDS)(`%s: whatever a game says or becomes survives its short form (seed ${SEED})`, id => {
  const house = HOUSES[id]
  const table = {
    house: { id, version: house.version, diff: {} },
    stock: null,
    size: 4,
    limit: 30,
    absence: 'skip' as const
  }
  const seen = new Set<string>()
  fc.assert(
    fc.property(moves, list => {
      const { events, games } = play(house, list)
      for (const event of events) {
        seen.add(event.type)
        expect(unpack(JSON.parse(JSON.stringify(pack(event))))).toEqual(event)
      }
      for (const game of games) expect(load(JSON.parse(JSON.stringify(store(game))), table)).toEqual(game)
    }),
    { seed: SEED, numRuns: 15 }
  )
  expect(
    ['thrown', 'jumped', 'skipped', 'left', 'returned', 'ended'].filter(type => !seen.has(type))
  ).toEqual([])
})

test('the two dice that find the starter', () => {
  const event: LogEvent = { type: 'starter', seat: 2, dice: [3, 4], at: 1 }
  expect(unpack(pack(event))).toEqual(event)
})
