import fs from 'node:fs'
import path from 'node:path'
import database from '@/cloud/database.json'
import { type Emulator, parseDatabaseConfig, startEmulator } from '@/emulator'
import { type Answer, load, type Room } from '@/room'
import { buildCloud } from '../../config/cloud'
import { type Authority, insisting, type Seated, seated } from '../support/party'
import { median, print } from './figure'

// One throw from call to answer, beside a bare compare-and-set of the same document by the same SDK, in turns.

const FOLDER = 'dist/bench/functions'
const ROUNDS = 300
const WARM = 50
const CAKES = { yixiu: 999, erju: 999, sijin: 999, sanhong: 999, duitang: 999, zhuangyuan: 1 }

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now()
  await work()
  return performance.now() - started
}

async function startEmulatorWithBoth(): Promise<Emulator> {
  await buildCloud(FOLDER)
  fs.cpSync('tests/bench/fixtures/functions', FOLDER, { recursive: true })
  return startEmulator({
    functions: path.resolve(FOLDER),
    database: parseDatabaseConfig(database),
    prewarm: 1,
    maxInstances: 1
  })
}

const authorityOn = (emulator: Emulator): Authority => ({
  ...insisting(async (openid, data) => (await emulator.call('game', data, openid)) as Answer),
  room: async id => emulator.collection('rooms').get(id) as unknown as Room,
  master: async () => String(emulator.collection('keys').get('master')?.value)
})

async function table(authority: Authority): Promise<Seated<Authority>> {
  const s = await seated(['ama', 'aming', 'lihua'], { stock: CAKES, limit: 0 }, authority)
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
  const emulator = await startEmulatorWithBoth()
  const authority = authorityOn(emulator)
  const played = await table(authority)
  const throwing: number[] = []
  const bare: number[] = []
  for (let i = 0; i < WARM + ROUNDS; i += 1) {
    throwing.push(await throwOnce(played, i))
    bare.push(await timed(() => emulator.call('bare', { id: played.id }, 'ama')))
  }
  await emulator.close()
  const [one, other] = [throwing, bare].map(times => median(times.slice(WARM)))
  print({ name: 'one throw, call to answer', value: one!, unit: 'ms', note: `median of ${ROUNDS}` })
  print({ name: 'bare compare-and-set', value: other!, unit: 'ms', note: 'the same document, in turns' })
  print({ name: 'bare / throw', value: other! / one!, unit: '×', aim: 0.8 })
}

void main()
