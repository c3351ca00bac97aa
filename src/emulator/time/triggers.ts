import type { Clock } from './clock'
import { type Cron, parseCron } from './cron'

/** One timer of a function's config.json. */
export interface TimerConfig {
  name: string
  type: 'timer'
  config: string
}

/** Calls a function as its timer does; resolves when the call is over, however it ended. */
export type Fire = (fn: string, timer: string, at: number) => Promise<void>

interface Timer {
  fn: string
  name: string
  cron: Cron
  due: number | null
}

const LONGEST_WAIT = 60_000

/**
 * The timers of all functions, on the emulator's clock. On the machine's time they fire by themselves; once the
 * clock is set by hand they fire only inside `moveTo`, in the order they are due, one after another.
 */
export class Triggers {
  private readonly timers: Timer[] = []
  private wake: NodeJS.Timeout | undefined
  private last: Promise<void> = Promise.resolve()
  private closed = false

  constructor(
    private readonly clock: Clock,
    private readonly fire: Fire
  ) {}

  add(fn: string, configs: readonly TimerConfig[]): void {
    for (const { name, config } of configs) {
      const cron = parseCron(config)
      this.timers.push({ fn, name, cron, due: cron.next(this.clock.now()) })
    }
  }

  /** The name of a function's first timer, or undefined. */
  firstOf(fn: string): string | undefined {
    return this.timers.find(timer => timer.fn === fn)?.name
  }

  /** Starts watching the machine's time. */
  start(): void {
    if (this.closed || this.clock.manual) return
    const due = this.nextDue()?.due
    if (due == null) return
    const wait = Math.min(Math.max(due - this.clock.now(), 0), LONGEST_WAIT)
    this.wake = setTimeout(() => void this.tick(), wait)
    this.wake.unref()
  }

  /** Moves the clock by hand to `ms`, firing what becomes due on the way; resolves when all of it has finished. */
  moveTo(ms: number): Promise<void> {
    this.last = this.last.then(() => this.move(ms))
    return this.last
  }

  /** As `moveTo`, counted from the time it is when the moves asked for before have finished. */
  advance(ms: number): Promise<void> {
    this.last = this.last.then(() => this.move(this.clock.now() + ms))
    return this.last
  }

  close(): void {
    this.closed = true
    clearTimeout(this.wake)
  }

  private async tick(): Promise<void> {
    if (!this.clock.manual) await this.fireUntil(this.clock.now())
    this.start()
  }

  private async move(ms: number): Promise<void> {
    clearTimeout(this.wake)
    const before = this.clock.now()
    this.clock.set(Math.min(ms, before))
    if (ms < before) for (const timer of this.timers) timer.due = timer.cron.next(ms)
    await this.fireUntil(ms)
    if (!this.closed) this.clock.set(ms)
  }

  private async fireUntil(ms: number): Promise<void> {
    for (;;) {
      const timer = this.nextDue()
      if (this.closed || timer?.due == null || timer.due > ms) return
      const at = timer.due
      timer.due = timer.cron.next(at)
      if (this.clock.manual) this.clock.set(at)
      await this.fire(timer.fn, timer.name, at)
    }
  }

  private nextDue(): Timer | undefined {
    return this.timers.reduce<Timer | undefined>((first, timer) => {
      if (timer.due === null) return first
      return first?.due == null || timer.due < first.due ? timer : first
    }, undefined)
  }
}
