import { createHash } from 'node:crypto'
import type { Core, Ways } from './core'

/** The phone takes the bytes of an operation's id before those of a throw. */
const OP_BYTES = 12

/** Random bytes of one phone: its own from a seed, unless a test says what the next throw adds. */
export class RandomBytes {
  private drawn = 0
  private asked: { length: number; success: (r: { randomValues: ArrayBuffer }) => void } | null = null

  constructor(private readonly seed: string) {}

  private bytes(length: number): Uint8Array {
    const bytes = new Uint8Array(length)
    for (let at = 0; at < length; at += 32) {
      const block = createHash('sha256')
        .update(`${this.seed} ${this.drawn++}`)
        .digest()
      bytes.set(block.subarray(0, Math.min(32, length - at)), at)
    }
    return bytes
  }

  answer(asked: NonNullable<RandomBytes['asked']>): void {
    this.asked = asked
    asked.success({ randomValues: this.bytes(asked.length).buffer as ArrayBuffer })
  }

  /** The next operation's entropy is this one (hex of 16 bytes): WeChat answers the last request once more with it. */
  give(entropy: string): void {
    if (!this.asked) throw new Error('this phone asks WeChat for no random bytes')
    const bytes = this.bytes(this.asked.length)
    bytes.set(Buffer.from(entropy, 'hex'), OP_BYTES)
    this.asked.success({ randomValues: bytes.buffer as ArrayBuffer })
  }
}

export const random = (core: Core, source: RandomBytes) => ({
  getRandomValues(options: { length: number } & Ways) {
    core.note('getRandomValues', options)
    const success = options.success as unknown as (r: { randomValues: ArrayBuffer }) => void
    core.time.setTimeout(() => source.answer({ length: options.length, success }))
  }
})
