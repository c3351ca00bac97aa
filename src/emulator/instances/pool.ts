import fs from 'node:fs'
import path from 'node:path'
import { CallError } from '../errors'
import { Instance, type InstanceOptions, type Job } from './instance'

export type PoolOptions = Omit<InstanceOptions, 'number' | 'functions' | 'env'> & {
  /** The environment of an instance, by its number. */
  envOf: (number: number) => Record<string, string>
  /** How many instances wait warm, and how many there may be. */
  prewarm: number
  max: number
}

interface Waiting {
  job: Job
  resolve: (result: string) => void
  reject: (error: unknown) => void
}

/** The functions of a folder: every sub-folder with an index.js. */
export function functionsIn(root: string): string[] {
  if (!fs.existsSync(root)) return []
  return fs
    .readdirSync(root)
    .filter(name => fs.existsSync(path.join(root, name, 'index.js')))
    .sort()
}

/**
 * The instances of all functions. A call goes to the idle instance with the lowest number, else waits for one;
 * another is started while calls wait, up to `max`.
 */
export class Pool {
  readonly functions: readonly string[]
  private instances: Instance[] = []
  private readonly waiting: Waiting[] = []
  private started = 0
  private calls = 0
  private running = 0
  private quiet: (() => void)[] = []
  private closed = false

  constructor(private readonly options: PoolOptions) {
    this.functions = functionsIn(options.root)
  }

  /** Starts the warm instances and waits until they have loaded the functions. */
  async prewarm(): Promise<void> {
    const { prewarm, max } = this.options
    while (this.instances.length < Math.min(prewarm, max)) this.spawn()
    await Promise.all(this.instances.map(instance => instance.ready))
  }

  /** The result of a call, as JSON text. CallError -501000: no such function. */
  call(job: Omit<Job, 'callNumber'>): Promise<string> {
    if (!this.functions.includes(job.name)) {
      return Promise.reject(new CallError(-501000, `FunctionName parameter could not be found: ${job.name}`))
    }
    this.calls += 1
    this.running += 1
    const result = new Promise<string>((resolve, reject) => {
      this.waiting.push({ job: { ...job, callNumber: this.calls }, resolve, reject })
      this.serve()
    })
    return result.finally(() => {
      this.running -= 1
      if (this.running === 0) for (const resolve of this.quiet.splice(0)) resolve()
    })
  }

  /** Resolves when no call is under way, whether somebody still waits for its answer or not. */
  async idle(): Promise<void> {
    if (this.running > 0) await new Promise<void>(resolve => this.quiet.push(resolve))
  }

  async close(): Promise<void> {
    this.closed = true
    const ended = new CallError(-504002, 'functions execute fail, the emulator is closing')
    for (const { reject } of this.waiting.splice(0)) reject(ended)
    await Promise.all(this.instances.map(instance => instance.end()))
  }

  private spawn(): void {
    this.started += 1
    const { envOf, root, workerPath, clock, seed, callTime, log } = this.options
    const instance = new Instance(
      {
        number: this.started,
        functions: this.functions,
        env: envOf(this.started),
        root,
        workerPath,
        clock,
        seed,
        callTime,
        log
      },
      () => this.serve()
    )
    this.instances.push(instance)
  }

  /** Ends an instance in the middle of its call, as the cloud does after `ms`. */
  kill(number: number, ms: number): void {
    this.instances.find(instance => instance.number === number)?.timeOut(ms)
  }

  /** The instance for the call that waits longest; one that needs a fresh instance makes room for it. */
  private idleFor({ job }: Waiting): Instance | undefined {
    const idle = this.instances.filter(instance => instance.state === 'idle')
    const found = idle.find(instance => !(job.isFresh && instance.isUsed))
    const isFull = this.instances.length >= this.options.max
    if (!found && isFull) void idle[0]?.end()
    return found
  }

  private serve(): void {
    if (this.closed) return
    this.instances = this.instances.filter(instance => instance.state !== 'dead')
    for (let next = this.waiting[0]; next; next = this.waiting[0]) {
      const idle = this.idleFor(next)
      if (!idle) break
      this.waiting.shift()
      idle.run(next.job).then(next.resolve, next.reject)
    }
    const starting = this.instances.filter(instance => instance.state === 'starting').length
    const wanted = Math.min(this.waiting.length - starting, this.options.max - this.instances.length)
    for (let i = 0; i < wanted; i += 1) this.spawn()
  }
}
