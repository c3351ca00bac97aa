import fs from 'node:fs'
import { parseArgs } from 'node:util'
import { EmulatorError, parseDatabaseConfig, startEmulator } from './index'

// The emulator as a process of its own: prints one line when it is ready, ends on SIGINT and SIGTERM.

const USAGE =
  'usage: emulator --functions DIR --database FILE [--port N] [--data FILE] [--test [--seed TEXT] [--now MS]]'

function readDatabase(file: string) {
  try {
    return parseDatabaseConfig(JSON.parse(fs.readFileSync(file, 'utf8')))
  } catch (error) {
    if (error instanceof EmulatorError) throw error
    throw new EmulatorError('emulator/bad-config', `${file} cannot be read: ${String(error)}`)
  }
}

async function main(): Promise<void> {
  // Functions of the cloud run in UTC; the zone is the process's, so instances get it from here.
  process.env.TZ = 'UTC'
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '7900' },
      data: { type: 'string' },
      functions: { type: 'string' },
      database: { type: 'string' },
      test: { type: 'boolean', default: false },
      seed: { type: 'string' },
      now: { type: 'string' }
    }
  })
  if (!values.functions || !values.database) throw new EmulatorError('emulator/bad-config', USAGE)
  const port = Number(values.port)
  if (!(Number.isInteger(port) && port >= 0 && port < 65536))
    throw new EmulatorError('emulator/bad-config', USAGE)
  const emulator = await startEmulator({
    port,
    dataFile: values.data,
    functions: values.functions,
    database: readDatabase(values.database),
    test: values.test,
    seed: values.seed,
    now: values.now === undefined ? undefined : Number(values.now),
    log: line => console.error(line)
  })
  let closing = false
  const close = async () => {
    if (closing) return
    closing = true
    await emulator.close()
    process.exit(0)
  }
  process.on('SIGINT', close)
  process.on('SIGTERM', close)
  console.log(`emulator ready ${emulator.url}`)
}

main().catch(error => {
  console.error(error instanceof EmulatorError ? `${error.code}: ${error.message}` : error)
  process.exit(1)
})
