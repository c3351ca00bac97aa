import fs from 'node:fs'
import path from 'node:path'
import { type Emulator, EmulatorError, parseDatabaseConfig, startEmulator } from '@/emulator'
import { CLOUD } from './cloud'
import { say, Trouble } from './say'
import { type Pages, type PagesOptions, servePages } from './serve'

export interface Settings {
  /** Where the page is: PORT, 10086. */
  port: number
  /** Where the emulator is: EMULATOR_PORT, 7900. */
  emulatorPort: number
  /** Where the tables are kept: DATA_FILE, .data/bobing.sqlite. */
  dataFile: string
}

/** A port from the environment. Anything but 0…65535 throws Trouble; 0 is any free one. */
function portOf(name: string, usual: number): number {
  const text = process.env[name] || String(usual)
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65535) return port
  throw new Trouble(`${name} is "${text}", and must be a number up to 65535. Leave it out for ${usual}.`)
}

export const settings = (): Settings => ({
  port: portOf('PORT', 10086),
  emulatorPort: portOf('EMULATOR_PORT', 7900),
  dataFile: process.env.DATA_FILE || '.data/bobing.sqlite'
})

const portTaken = (name: string, port: number, other: number): Trouble =>
  new Trouble(
    `Port ${port} is used by another program. Stop that one, or choose another port: ` +
      `${name}=${other} npm start`
  )

function emulatorTrouble(error: unknown, { emulatorPort, dataFile }: Settings): unknown {
  if (!(error instanceof EmulatorError)) return error
  if (error.code === 'emulator/port-in-use') return portTaken('EMULATOR_PORT', emulatorPort, emulatorPort + 1)
  if (error.code === 'emulator/bad-data') {
    return new Trouble(
      `The data file ${dataFile} cannot be read. Move it away, and the next start begins empty: ` +
        `mv ${dataFile} ${dataFile}.broken`
    )
  }
  return new Trouble(error.message)
}

/** Starts the emulator on the data file; what the person at the keyboard can change about a failure is a Trouble. */
export async function emulatorOf(set: Settings): Promise<Emulator> {
  try {
    return await startEmulator({
      port: set.emulatorPort,
      dataFile: set.dataFile,
      functions: path.resolve(CLOUD),
      database: parseDatabaseConfig(JSON.parse(fs.readFileSync('src/cloud/database.json', 'utf8'))),
      log: say
    })
  } catch (error) {
    throw emulatorTrouble(error, set)
  }
}

/** Serves the pages; a port that cannot be had is a Trouble. */
export async function pagesOf(options: PagesOptions): Promise<Pages> {
  try {
    return await servePages(options)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') throw portTaken('PORT', options.port, options.port + 1)
    if (code === 'EACCES')
      throw new Trouble(`Port ${options.port} is not for this account: PORT=10086 npm start`)
    throw error
  }
}

/** Prints where the game is and how to try it alone. */
export function welcome(url: string, { dataFile }: Settings): void {
  say('')
  say(`  博饼 is at ${url}`)
  say('  Two tabs are two people: open a table in one, and its link (or its code) in the other.')
  say(`  Tables are kept in ${dataFile}. Ctrl-C stops everything.`)
  say('')
}

/**
 * Runs until Ctrl-C (or SIGTERM, SIGHUP), then calls `close` and ends the process. `work` starts everything; when it
 * fails, `close` is called too.
 */
export async function untilStopped(
  work: (signal: AbortSignal) => Promise<void>,
  close: () => Promise<void>
): Promise<void> {
  const stop = new AbortController()
  const stopped = new Promise<void>(resolve => {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.once(name, () => {
        stop.abort()
        resolve()
      })
    }
  })
  try {
    await Promise.race([work(stop.signal).then(() => stopped), stopped])
    say('Stopping.')
  } finally {
    stop.abort()
    await close()
  }
}
