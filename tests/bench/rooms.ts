import { load, type Room } from '@/room'
import { authorityOn, bareFunction, CAKES, startEmulatorWithBoth, timed } from '../support/bench'
import { opId, seated } from '../support/party'
import { median, print } from './figure'

// Many tables at once, each throwing as fast as its people may, beside bare compare-and-set loops of the same documents
// by the same SDK, as many of them, in turns.

const ROOMS = 6
const CLIENTS = 6
const THROWS = 10
/** Short and many, so that whatever else the machine does meets both alike; the first ones warm. */
const BLOCKS = 24
const WARM = 4

interface Block {
  /** ms from the first call to the last answer */
  readonly whole: number
  /** ms of each call */
  readonly calls: readonly number[]
}

/** So many calls at each table, one after the other, all tables at once. */
async function block(rooms: readonly string[], call: (id: string) => Promise<unknown>): Promise<Block> {
  const calls: number[] = []
  const loop = async (id: string) => {
    for (let i = 0; i < THROWS; i++) calls.push(await timed(() => call(id)))
  }
  const whole = await timed(() => Promise.all(rooms.map(loop)))
  return { whole, calls }
}

const percentile = (values: readonly number[], p: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * p)] ?? Number.NaN

async function main(): Promise<void> {
  const emulator = await startEmulatorWithBoth({ prewarm: 2, maxInstances: 2 })
  const authority = authorityOn(emulator)
  const now = new Map<string, Room>()
  const people = new Map<string, readonly string[]>()
  for (let r = 0; r < ROOMS; r++) {
    const guests = Array.from({ length: CLIENTS }, (_, i) => `guest-${r}-${i}`)
    const { id } = await seated(guests, { stock: CAKES, limit: 0 }, authority)
    const start = { op: 'start', room: id, turn: 0, opId: opId(), entropy: '0'.repeat(32) }
    now.set(id, (await authority.done(guests[0]!, start)).room!)
    people.set(id, guests)
  }
  const ids = [...now.keys()]

  let thrown = 0
  const throwOnce = async (id: string) => {
    const { turn, game, table } = now.get(id)!
    const who = people.get(id)![load(game!, table).turn]!
    const entropy = (thrown++).toString(16).padStart(32, '0')
    const done = await authority.done(who, { op: 'throw', room: id, turn, opId: opId(), entropy })
    now.set(id, done.room!)
  }
  const bareOnce = (id: string) => bareFunction(emulator, id)

  const throws: Block[] = []
  const bares: Block[] = []
  for (let i = 0; i < WARM + BLOCKS; i++) {
    throws.push(await block(ids, throwOnce))
    bares.push(await block(ids, bareOnce))
  }
  await emulator.close()
  const [thrower, bare] = [throws.slice(WARM), bares.slice(WARM)]
  const calls = thrower.flatMap(one => one.calls)
  const rate = (blocks: readonly Block[]) => (1000 * ROOMS * THROWS) / median(blocks.map(one => one.whole))
  const note = `${ROOMS} tables of ${CLIENTS}, 2 instances`
  print({ name: 'throws, as fast as they may', value: rate(thrower), unit: 'a second', note })
  print({
    name: 'bare compare-and-sets',
    value: rate(bare),
    unit: 'a second',
    note: 'as many loops, in turns'
  })
  const ratio = median(thrower.map((one, i) => bare[i]!.whole / one.whole))
  print({ name: 'throws / bare', value: ratio, unit: '×', aim: 0.8, note: `median of ${BLOCKS} pairs` })
  print({ name: 'a throw, p50', value: percentile(calls, 0.5), unit: 'ms' })
  print({ name: 'a throw, p99', value: percentile(calls, 0.99), unit: 'ms' })
}

void main()
