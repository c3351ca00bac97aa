import type { Emulator } from '@/emulator'
import { EVENING, startCloud, type TestCloud } from '../cloud'

/** The emulator's `setTimeout` is jest's: a step of time moves phones, emulator and instances alike. */
const KEEP_REAL = [
  'nextTick',
  'setImmediate',
  'clearImmediate',
  'queueMicrotask',
  'performance',
  'hrtime'
] as const

/** One time for phones and cloud, which passes only in steps, each when all that was asked before is answered. */
export class World {
  private asked = 0
  private waiting: (() => void)[] = []

  private constructor(readonly cloud: TestCloud) {}

  static async start(): Promise<World> {
    const cloud = await startCloud({ maxInstances: 4, prewarm: 2 })
    jest.useFakeTimers({ doNotFake: [...KEEP_REAL], now: EVENING })
    return new World(cloud)
  }

  get emulator(): Emulator {
    return this.cloud.emulator
  }

  async end(): Promise<void> {
    this.emulator.faults.release()
    await this.emulator.close()
    jest.useRealTimers()
  }

  /** Counts what is on its way. */
  async track<T>(job: Promise<T>): Promise<T> {
    this.asked += 1
    try {
      return await job
    } finally {
      this.asked -= 1
      for (const resolve of this.waiting.splice(0)) resolve()
    }
  }

  /** Time passes, and everything that it sets off has happened, but for what stands in a frozen instance. */
  async step(ms: number): Promise<void> {
    jest.advanceTimersByTime(ms)
    void this.track(this.emulator.clock.set(Date.now()))
    await this.settle()
  }

  private async settle(): Promise<void> {
    const { faults } = this.emulator
    // What was sent to sockets arrives; an answer may make its phone ask again.
    for (let quiet = 0; quiet < 4; quiet++) {
      await new Promise(setImmediate)
      while (this.asked > faults.frozen) {
        const done = new Promise<void>(resolve => this.waiting.push(resolve))
        await Promise.race([done, faults.next('frozen')])
        quiet = 0
      }
    }
  }
}
