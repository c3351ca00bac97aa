import path from 'node:path'
import database from '@/cloud/database.json'
import { type Emulator, type EmulatorOptions, parseDatabaseConfig, startEmulator } from '@/emulator'
import type { Answer, Room } from '@/room'
import { buildCloud } from '../../config/cloud'
import type { MessageForm } from '../../config/env'
import { type Authority, insisting } from './party'

/** 2026-09-25, 20:00 in Xiamen: Mid-Autumn. */
export const EVENING = Date.UTC(2026, 8, 25, 12)

const FOLDER = path.resolve(`dist/test/cloud-${process.env.JEST_WORKER_ID ?? 0}`)

/** The game's function on the emulator, unmodified: who calls, what they are answered, what is stored. */
export interface TestCloud extends Authority {
  readonly emulator: Emulator
  /** the folder the function was built into */
  readonly functions: string
}

/** The message that a game has begun, as its publisher may have set it. */
export const MESSAGE: MessageForm = {
  template: 'a-template-of-43-letters-digits-and-hyphens',
  fields: { thing1: '中秋博饼', time2: '{time}' }
}

/** Builds the function and returns its folder. Each worker of the test runner has its own. */
export async function functionFolder(message: MessageForm | null = null): Promise<string> {
  await buildCloud(FOLDER, message)
  return FOLDER
}

export async function startCloud(
  options: Partial<EmulatorOptions> = {},
  message: MessageForm | null = null
): Promise<TestCloud> {
  const functions = await functionFolder(message)
  const emulator = await startEmulator({
    functions,
    database: parseDatabaseConfig(database),
    test: true,
    seed: 'mid-autumn',
    now: EVENING,
    ...options
  })
  return {
    emulator,
    functions,
    ...insisting(async (openid, data) => (await emulator.call('game', data, openid)) as Answer),
    room: async id => emulator.collection('rooms').get(id) as unknown as Room,
    master: async () => String(emulator.collection('keys').get('master')?.value)
  }
}
