import { Worker } from 'node:worker_threads'
import { CallError } from '../errors'

/** What one call of a function brings along; `event` is JSON text. */
export interface Job {
  name: string
  event: string
  callEnv: Record<string, string>
  context: Record<string, unknown>
  callNumber: number
  /** Served by an instance that has served nobody yet. */
  isFresh: boolean
}

export interface InstanceOptions {
  number: number
  workerPath: string
  /** The folder of functions, and which of them there are. */
  root: string
  functions: readonly string[]
  env: Record<string, string>
  clock?: SharedArrayBuffer
  seed?: string
  /** How long a call may run, in ms. */
  callTime: number
  log: (line: string) => void
}

interface Message {
  ready?: true
  broken?: string
  id?: number
  ok?: boolean
  result?: string
  message?: string
  stack?: string
}

interface Running {
  id: number
  resolve: (result: string) => void
  reject: (error: CallError) => void
  timer: NodeJS.Timeout
}

const MEMORY = 256

/** One instance of the functions: a worker thread that serves one call at a time until it is ended. */
export class Instance {
  /** Resolves when the modules are loaded, or the thread has died trying. */
  readonly ready: Promise<void>
  state: 'starting' | 'idle' | 'busy' | 'dead' = 'starting'
  private readonly worker: Worker
  private running: Running | undefined
  private calls = 0
  private settled: () => void = () => undefined

  constructor(
    private readonly options: InstanceOptions,
    private readonly onFree: () => void
  ) {
    const { number, root, functions, env, clock, seed, workerPath } = options
    this.worker = new Worker(workerPath, {
      workerData: { number, root, functions, env, clock, seed },
      env: { ...process.env },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY },
      stdout: true,
      stderr: true
    })
    this.ready = new Promise(resolve => {
      this.settled = resolve
    })
    this.listen()
  }

  get number(): number {
    return this.options.number
  }

  get isUsed(): boolean {
    return this.calls > 0
  }

  /** Runs a call; the answer is the result as JSON text. Rejects with CallError -504002, or -504003 when too slow. */
  run(job: Job): Promise<string> {
    this.state = 'busy'
    this.calls += 1
    const id = this.calls
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.timeOut(this.options.callTime), this.options.callTime)
      this.running = { id, resolve, reject, timer }
      this.worker.postMessage({ id, ...job })
    })
  }

  async end(): Promise<void> {
    this.die('the function instance was ended')
    await this.worker.terminate()
  }

  private listen(): void {
    const { log, number } = this.options
    this.worker.on('message', (message: Message) => this.receive(message))
    this.worker.on('error', error => this.die(error.message))
    this.worker.on('exit', code => this.die(`the function instance exited (${code})`))
    for (const stream of [this.worker.stdout, this.worker.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => log(`[instance ${number}] ${text.trimEnd()}`))
    }
  }

  private receive(message: Message): void {
    if (message.broken !== undefined) {
      this.options.log(`function ${message.broken} does not load: ${message.message}`)
    } else if (message.ready) {
      if (this.state === 'starting') this.state = 'idle'
      this.settled()
      this.onFree()
    } else if (message.id === this.running?.id) this.finish(message)
  }

  private finish({ ok, result, message, stack }: Message): void {
    const { resolve, reject, timer } = this.running!
    clearTimeout(timer)
    this.running = undefined
    this.state = 'idle'
    if (ok && result !== undefined) resolve(result)
    else {
      this.options.log(`[instance ${this.number}] ${stack || message}`)
      reject(new CallError(-504002, `functions execute fail, ${message}`))
    }
    this.onFree()
  }

  /** Ends it in the middle of its call, which is told that `ms` were too long. */
  timeOut(ms: number): void {
    const { running } = this
    clearTimeout(running?.timer)
    this.running = undefined
    running?.reject(new CallError(-504003, `Invoking task timed out after ${ms / 1000} seconds`))
    void this.end()
  }

  private die(why: string): void {
    if (this.state === 'dead') return
    this.state = 'dead'
    this.settled()
    if (this.running) {
      clearTimeout(this.running.timer)
      this.running.reject(new CallError(-504002, `functions execute fail, ${why}`))
      this.running = undefined
    }
    this.onFree()
  }
}
