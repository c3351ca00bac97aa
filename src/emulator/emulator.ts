import crypto from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { DatabaseConfig } from './config'
import { Documents } from './database/documents'
import type { Doc } from './database/ejson'
import { openStore, type Store } from './database/store'
import { json, readRequest, sendReply } from './doors/http'
import { Messages } from './doors/messages'
import { serve } from './doors/routes'
import { EmulatorError, textOf } from './errors'
import { type FaultSwitch, Faults } from './faults/faults'
import { emulatorFile } from './files'
import { Functions, instanceEnv, timersOf } from './instances/functions'
import { functionsIn, Pool } from './instances/pool'
import { LIMITS } from './limits'
import { Realtime } from './realtime/realtime'
import { Clock } from './time/clock'
import { Triggers } from './time/triggers'

export interface EmulatorOptions {
  /** 0 or none: any free one. */
  port?: number
  host?: '127.0.0.1'
  /** Where documents are kept; none: in memory. */
  dataFile?: string
  /** The folder of functions: `<name>/{index.js, package.json, config.json}`. */
  functions: string
  database: DatabaseConfig
  /** The instances' worker, where it is not found by itself. */
  workerPath?: string
  /** How many instances there may be (4), and how many wait warm (2). */
  maxInstances?: number
  prewarm?: number
  /** How long one call may run, in ms (10,000). */
  callTime?: number
  /** Opens /clock and /faults, and lets instances see a clock set by hand. */
  test?: boolean
  /** Tests only: all randomness in functions comes from it. */
  seed?: string
  /** Tests only: the clock stands at this time (epoch ms) from the start. */
  now?: number
  log?: (line: string) => void
}

/** The emulator's time. Moving it resolves when every timer that became due has finished. */
export interface EmulatorClock {
  now(): number
  advance(ms: number): Promise<void>
  set(ms: number): Promise<void>
}

/** A collection read directly, past all permissions and limits. The documents are the emulator's own: do not change. */
export interface CollectionReader {
  get(id: string): Doc | null
  find(query?: Doc): Doc[]
}

export interface Emulator {
  /** `http://127.0.0.1:PORT` */
  url: string
  port: number
  /** A client's callFunction: the result, or CallError with errCode and errMsg. */
  call(fn: string, data: Doc, openid: string): Promise<unknown>
  /** What a timer does, now. Without a name: the function's first timer. */
  trigger(fn: string, name?: string): Promise<unknown>
  clock: EmulatorClock
  collection(name: string): CollectionReader
  /** Trouble on demand; in test mode only. */
  faults: FaultSwitch
  /** What was sent to whom, and who has said yes to it. */
  messages: Messages
  /** Resolves when no function runs, also where its caller waits no more. */
  idle(): Promise<void>
  /** Cuts every watching connection, as a network does. */
  dropConnections(): void
  close(): Promise<void>
}

function listen(server: http.Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE' || error.code === 'EACCES'
      const text = `Port ${port} is used by another program. Stop that one, or choose another port.`
      reject(taken ? new EmulatorError('emulator/port-in-use', text) : error)
    })
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port))
  })
}

/** Everything that makes one emulator, in the order it starts. */
class Running implements Emulator {
  url = ''
  port = 0
  readonly clock: EmulatorClock
  readonly faults: Faults
  readonly messages = new Messages()
  private readonly time: Clock
  private readonly triggers: Triggers
  private readonly documents: Documents
  private readonly server = http.createServer((req, res) => void this.answer(req, res))
  private readonly adminKey = crypto.randomBytes(16).toString('hex')
  private readonly callTime: number
  private functions!: Functions
  private pool: Pool | undefined
  private realtime: Realtime | undefined

  constructor(
    private readonly options: EmulatorOptions,
    private readonly store: Store
  ) {
    this.callTime = options.callTime ?? LIMITS.callTime
    this.documents = new Documents(store, options.database)
    this.time = new Clock(options.now)
    this.faults = new Faults(this.time, options.test ?? false)
    this.triggers = new Triggers(this.time, (fn, name, at) => this.fire(fn, name, at))
    this.clock = {
      now: () => this.time.now(),
      advance: ms => this.triggers.advance(ms),
      set: ms => this.triggers.moveTo(ms)
    }
    for (const fn of functionsIn(options.functions)) this.triggers.add(fn, timersOf(options.functions, fn))
  }

  async start(): Promise<void> {
    const { port = 0, host = '127.0.0.1', database, test = false, seed, log = () => undefined } = this.options
    this.port = await listen(this.server, port, host)
    this.url = `http://${host}:${this.port}`
    this.pool = new Pool({
      root: this.options.functions,
      workerPath: this.options.workerPath ?? emulatorFile('instances/worker.cjs'),
      envOf: number => instanceEnv(`${this.url}/admin?key=${this.adminKey}&instance=${number}&`),
      clock: test ? this.time.shared : undefined,
      seed,
      callTime: this.callTime,
      prewarm: this.options.prewarm ?? 2,
      max: this.options.maxInstances ?? 4,
      log
    })
    this.functions = new Functions(this.pool, this.callTime, this.faults)
    const { documents, faults } = this
    this.realtime = new Realtime(this.server, {
      documents,
      faults,
      config: database,
      now: () => this.time.now()
    })
    await this.pool.prewarm()
    this.triggers.start()
  }

  async call(fn: string, data: Doc, openid: string): Promise<unknown> {
    return JSON.parse(await this.functions.call(fn, JSON.stringify(data), openid))
  }

  async trigger(fn: string, name = this.triggers.firstOf(fn) ?? 'timer'): Promise<unknown> {
    return JSON.parse(await this.functions.trigger(fn, name, this.time.now()))
  }

  collection(name: string): CollectionReader {
    return {
      get: id => this.documents.get(name, id)?.doc ?? null,
      find: (query = {}) => this.documents.find(name, query).map(entry => entry.doc)
    }
  }

  async idle(): Promise<void> {
    await this.pool?.idle()
  }

  dropConnections(): void {
    this.realtime?.dropAll()
  }

  async close(): Promise<void> {
    this.triggers.close()
    this.realtime?.close()
    await this.pool?.close()
    await new Promise(resolve => {
      this.server.close(resolve)
      this.server.closeAllConnections()
    })
    this.store.close()
  }

  private async fire(fn: string, name: string, at: number): Promise<void> {
    try {
      await this.functions.trigger(fn, name, at)
    } catch (error) {
      this.options.log?.(`timer ${name} of ${fn}: ${textOf(error)}`)
    }
  }

  private async answer(req: http.IncomingMessage, res: http.ServerResponse): Promise<void> {
    try {
      const request = await readRequest(req, LIMITS.request)
      if (!request) return sendReply(res, json({ error: 'the request is too large' }, 413))
      const { documents, functions, triggers, adminKey, time, faults, messages, pool } = this
      const kill = (instance: number) => pool?.kill(instance, LIMITS.standardCallTime)
      const { database: config, test = false } = this.options
      const own = { documents, functions, triggers, adminKey, clock: time, faults, messages }
      sendReply(res, await serve(request, { ...own, config, test, kill }))
    } catch {
      res.destroy()
    }
  }
}

/**
 * Starts WeChat's cloud on this machine and answers when its instances are warm. EmulatorError:
 * 'emulator/port-in-use', 'emulator/bad-data' (the data file cannot be read), 'emulator/data-in-use' (another
 * process has it), 'emulator/bad-config' (a timer of a config.json; `seed` or `now` without `test`).
 */
export async function startEmulator(options: EmulatorOptions): Promise<Emulator> {
  if (!options.test && (options.seed !== undefined || options.now !== undefined)) {
    throw new EmulatorError(
      'emulator/bad-config',
      'A seed, or a clock set by hand, is for tests only: say test too.'
    )
  }
  const store = openStore(options.dataFile)
  let running: Running | undefined
  try {
    running = new Running(options, store)
    await running.start()
    return running
  } catch (error) {
    if (running) await running.close()
    else store.close()
    throw error
  }
}
