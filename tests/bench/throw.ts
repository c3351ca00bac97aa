import { load } from '@/room'
import { authorityOn, bareFunction, CAKES, startEmulatorWithBoth, timed } from '../support/bench'
import { type Authority, type Seated, seated } from '../support/party'
import { median, print } from './figure'

// One throw from call to answer, beside a bare compare-and-set of the same document by the same SDK, in turns.

const ROUNDS = 300
const WARM = 50
const GUESTS = ['ama', 'aming', 'lihua', 'guoqiang', 'meihua', 'jianguo']

async function table(authority: Authority): Promise<Seated<Authority>> {
  const s = await seated(GUESTS, { stock: CAKES, limit: 0 }, authority)
  await authority.done('ama', {
    op: 'start',
    room: s.id,
    turn: 0,
    opId: 'op-bench-start',
    entropy: '0'.repeat(32)
  })
  return s
}

async function throwOnce({ party, id, guests }: Seated<Authority>, i: number): Promise<number> {
  const room = await party.room(id)
  const who = guests[load(room.game!, room.table).turn]!
  const entropy = i.toString(16).padStart(32, '0')
  const call = { op: 'throw', room: id, turn: room.turn, opId: `op-bench-${i}`, entropy }
  return timed(() => party.done(who, call))
}

async function main(): Promise<void> {
  const emulator = await startEmulatorWithBoth({ prewarm: 1, maxInstances: 1 })
  const authority = authorityOn(emulator)
  const played = await table(authority)
  const throwing: number[] = []
  const bare: number[] = []
  for (let i = 0; i < WARM + ROUNDS; i += 1) {
    throwing.push(await throwOnce(played, i))
    bare.push(await timed(() => bareFunction(emulator, played.id)))
  }
  await emulator.close()
  const [one, other] = [throwing, bare].map(times => median(times.slice(WARM)))
  print({ name: 'one throw, call to answer', value: one!, unit: 'ms', note: `median of ${ROUNDS}` })
  print({ name: 'bare compare-and-set', value: other!, unit: 'ms', note: 'the same document, in turns' })
  print({ name: 'bare / throw', value: other! / one!, unit: '×', aim: 0.8 })
}

void main()
