import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Emulator, type EmulatorOptions, parseDatabaseConfig, startEmulator } from '@/emulator'

const FIXTURES = path.join(__dirname, '../emulator/fixtures')

/** The folder and the collections of the function `probe`, which tries out wx-server-sdk. */
export const PROBE = {
  functions: path.join(FIXTURES, 'functions'),
  databaseFile: path.join(FIXTURES, 'database.json'),
  database: parseDatabaseConfig(JSON.parse(fs.readFileSync(path.join(FIXTURES, 'database.json'), 'utf8')))
}

/** An emulator with `probe` in memory, its clock standing at 2026-09-25 20:00 Beijing time. */
export const startProbe = (options: Partial<EmulatorOptions> = {}): Promise<Emulator> =>
  startEmulator({
    functions: PROBE.functions,
    database: PROBE.database,
    test: true,
    now: Date.UTC(2026, 8, 25, 12),
    prewarm: 1,
    ...options
  })

/** One op of `probe`, called by one person. */
export const probe =
  (emulator: Emulator) =>
  <T = unknown>(op: string, data: object = {}, openid = 'alice'): Promise<T> =>
    emulator.call('probe', { ...data, op }, openid) as Promise<T>

/** A folder of its own for one test's files, and how to remove it. */
export function tempFolder(): { folder: string; remove: () => void } {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'emulator-'))
  return { folder, remove: () => fs.rmSync(folder, { recursive: true, force: true }) }
}
