const REAL = -1n

/**
 * The emulator's time, in epoch ms. It is the machine's until it is set by hand; from then on it stands still and
 * moves only when told. Instances read it through `shared`: one 64-bit integer, negative = the machine's time.
 */
export class Clock {
  readonly shared = new SharedArrayBuffer(8)
  private readonly cell = new BigInt64Array(this.shared)
  private readonly listeners = new Set<(now: number) => void>()

  constructor(now?: number) {
    Atomics.store(this.cell, 0, now === undefined ? REAL : BigInt(now))
  }

  get manual(): boolean {
    return Atomics.load(this.cell, 0) !== REAL
  }

  now(): number {
    return this.manual ? Number(Atomics.load(this.cell, 0)) : Date.now()
  }

  /** Stops the clock at this moment. */
  set(ms: number): void {
    Atomics.store(this.cell, 0, BigInt(Math.trunc(ms)))
    for (const listener of this.listeners) listener(ms)
  }

  /** Calls back whenever the clock is set. */
  onSet(listener: (now: number) => void): void {
    this.listeners.add(listener)
  }
}
