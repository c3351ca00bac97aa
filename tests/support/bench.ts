import fs from 'node:fs'
import path from 'node:path'
import database from '@/cloud/database.json'
import { type Emulator, type EmulatorOptions, parseDatabaseConfig, startEmulator } from '@/emulator'
import type { Answer, Room } from '@/room'
import { buildCloud } from '../../config/cloud'
import { type Authority, insisting } from './party'

const FOLDER = 'dist/bench/functions'

/** More cakes than can be won. */
export const CAKES = { yixiu: 999, erju: 999, sijin: 999, sanhong: 999, duitang: 999, zhuangyuan: 1 }

/** How long some work takes, in ms. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/** The emulator in real time, with the game's function and a bare one that compares and sets. */
export async function startEmulatorWithBoth(options: Partial<EmulatorOptions>): Promise<Emulator> {
  await buildCloud(FOLDER)
  fs.cpSync('tests/bench/fixtures/functions', FOLDER, { recursive: true })
  return startEmulator({
    functions: path.resolve(FOLDER),
    database: parseDatabaseConfig(database),
    ...options
  })
}

export const authorityOn = (emulator: Emulator): Authority => ({
  ...insisting(async (openid, data) => (await emulator.call('game', data, openid)) as Answer),
  room: async id => emulator.collection('rooms').get(id) as unknown as Room,
  master: async () => String(emulator.collection('keys').get('master')?.value)
})

/** One bare compare-and-set of a room's document; all but its version stays. */
export const bareFunction = (emulator: Emulator, id: string): Promise<unknown> =>
  emulator.call('bare', { id }, 'ama')
