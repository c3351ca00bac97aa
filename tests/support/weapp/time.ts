/** One turn of Node's event loop: promises are settled, and what the network has brought is handed over. */
export const turn = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

interface Timer {
  readonly id: number
  due: number
  readonly every: number | null
  readonly deed: () => void
  /** how many timers lie between it and something that was none, each asked for by the one before */
  readonly depth: number
}

/** So deep what asks for the next turn again and again is made to wait for it, as a browser does. */
const DEEPEST = 100

/**
 * The time of all phones of a test. It stands still until it is moved; what is due at once happens by itself, in the
 * next turn of Node's event loop.
 */
export class Time {
  private readonly timers = new Map<number, Timer>()
  private last = 0
  private pumping = false
  /** of the timer that goes off now */
  private depth = 0

  /** `onMove` hears of every step, in ms, so that other clocks can go along. */
  constructor(
    private ms: number,
    private readonly onMove: (ms: number) => Promise<void> = async () => undefined
  ) {}

  readonly now = (): number => this.ms

  readonly setTimeout = (deed: (...args: unknown[]) => void, ms = 0, ...args: unknown[]): number =>
    this.add(() => deed(...args), ms, null)

  readonly setInterval = (deed: (...args: unknown[]) => void, ms = 0, ...args: unknown[]): number =>
    this.add(() => deed(...args), ms, Math.max(1, ms))

  readonly clear = (id: number): void => {
    this.timers.delete(id)
  }

  /** A millisecond goes by unheard: no two pages are opened at one time. */
  tick(): void {
    this.ms += 1
  }

  /** ms until the next timer is due; null: there is none. */
  next(): number | null {
    const dues = [...this.timers.values()].map(timer => timer.due)
    return dues.length === 0 ? null : Math.max(0, Math.min(...dues) - this.ms)
  }

  /** The phones are asleep for so long, and no timer of theirs goes off: what has become due meanwhile does when they wake. */
  async sleep(ms: number): Promise<void> {
    await this.move(ms)
  }

  /** Lets so many ms pass: every timer at its own time, with a turn of the event loop after each time. */
  async advance(ms: number): Promise<void> {
    const end = this.ms + ms
    for (let step = this.next(); step !== null && this.ms + step <= end; step = this.next()) {
      await this.move(step)
      this.fire()
      await turn()
    }
    await this.move(end - this.ms)
  }

  private async move(ms: number): Promise<void> {
    if (ms <= 0) return
    this.ms += ms
    await this.onMove(ms)
  }

  private add(deed: () => void, ms: number, every: number | null): number {
    const id = ++this.last
    const depth = this.depth + 1
    // What asks for one millisecond asks for the next turn, as a browser's 0 does.
    const wait = ms >= 2 ? Math.trunc(ms) : depth > DEEPEST ? 1 : 0
    this.timers.set(id, { id, due: this.ms + wait, every, deed, depth })
    if (wait === 0) this.pump()
    return id
  }

  private pump(): void {
    if (this.pumping) return
    this.pumping = true
    setImmediate(() => {
      this.pumping = false
      this.fire()
    })
  }

  /** What is due now, in the order in which it became due. */
  private fire(): void {
    const due = [...this.timers.values()].filter(timer => timer.due <= this.ms)
    due.sort((a, b) => a.due - b.due || a.id - b.id)
    for (const timer of due) {
      if (!this.timers.has(timer.id)) continue
      if (timer.every === null) this.timers.delete(timer.id)
      else timer.due = this.ms + timer.every
      this.depth = timer.depth
      timer.deed()
      this.depth = 0
    }
  }
}
