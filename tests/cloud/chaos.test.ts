import { TAIL } from '@/room'
import { total } from '@/rules'
import { ChaosGame } from '../support/chaos/game'
import { counts, gaps, unclear, verdict } from '../support/chaos/witness'
import { World } from '../support/chaos/world'

const GAMES = process.env.LONG === '1' ? 200 : 20
const FIRST = Number(process.env.SEED ?? 1)
const SEEDS = Array.from({ length: GAMES }, (_, i) => FIRST + i)
jest.setTimeout(GAMES * 60_000)

/** What else has happened, in how many versions of how many tables. */
const happened = { missed: 0, absent: 0, paused: 0, left: 0, hosted: 0, paged: 0, cheered: 0, agreed: 0 }

/** Games one emulator sees: every query looks at every document, so that a full one grows slow. */
const FULL = 20

let world: World
const faults: Record<string, number> = {}
const start = async () => {
  world = await World.start()
}
async function end() {
  for (const [kind, times] of Object.entries(world.emulator.faults.happened)) {
    faults[kind] = (faults[kind] ?? 0) + times
  }
  await world.end()
}
beforeAll(start)
afterAll(() => world.end())

test.each(SEEDS)('a game in trouble, seed %d, ends as if there were none', async seed => {
  const game = new ChaosGame(world, seed)
  await game.play()
  const { room } = game
  const log = await game.log()

  const { rooms, errors } = game.seen
  expect(errors).toEqual([])
  expect(gaps(rooms)).toEqual([])
  expect(rooms[rooms.length - 1]).toEqual(room)
  expect(counts(rooms)).toEqual([total(game.set)])
  expect(log.map(({ n }) => n)).toEqual(Array.from({ length: room.entries }, (_, n) => n))
  expect(log.map(({ v }) => v)).toEqual(log.map(({ v }) => v).sort((a, b) => a - b))
  expect(log.map(({ a }) => a)).toEqual(log.map(({ a }) => a).sort((a, b) => a - b))
  expect(unclear(log, room.turn)).toEqual([])
  expect(verdict(room, log)).toEqual({ ok: true })
  const sent = [...game.sent].flatMap(([of, entropies]) =>
    [...entropies].map(e => `${of.split(' ')[1]} ${e}`)
  )
  const foreign = log.filter(({ k, t, e }) => k === 't' && e !== '' && !sent.includes(`${t} ${e}`))
  expect(foreign).toEqual([])
  // One throw keeps its entropy, however often it is sent.
  expect([...game.sent].filter(([, entropies]) => entropies.size > 1)).toEqual([])
  for (const phone of game.phones) expect(phone.state.room).toEqual(room)
  expect(world.emulator.collection('games').get(room.fair!.game)).toMatchObject({ fair: room.fair })
  happened.missed += rooms.filter(({ idle }) => idle > 0).length
  happened.absent += log.filter(({ k, e }) => k === 's' || (k === 't' && e === '')).length
  happened.paused += rooms.filter(({ phase }) => phase === 'paused').length
  happened.left += log.filter(({ k }) => k === 'l').length
  happened.hosted += new Set(rooms.map(({ host }) => host)).size - 1
  happened.cheered += rooms.filter(({ cheers }) => cheers.length > 0).length
  happened.agreed += rooms.filter(({ again }) => again.length > 0).length
  happened.paged += room.entries > TAIL ? 1 : 0
  await game.end()
  if ((seed - FIRST + 1) % FULL === 0) {
    await end()
    await start()
  }
})

test('all of that trouble has happened', () => {
  const all = { ...faults, ...happened }
  process.stdout.write(`${JSON.stringify(all)}\n`)
  expect(Object.entries(all).filter(([, times]) => times === 0)).toEqual([])
})
