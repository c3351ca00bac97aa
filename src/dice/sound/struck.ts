import type { Random } from '../record/random'
import { faded, type Pcm, silence } from './pcm'

/** One way in which something rings after it was struck. */
export interface Mode {
  readonly hz: number
  readonly gain: number
  /** seconds until it is 1/e as loud */
  readonly decay: number
}

/** The hiss of the very hit. */
export interface Hiss {
  readonly gain: number
  /** seconds, as in Mode */
  readonly decay: number
  /** 0 dull … 1 white */
  readonly bright: number
}

/** What is above this part of the sampling rate cannot be stored. */
const HIGHEST = 0.46
/** A hit is not there at once: this many seconds, short enough to be a click. */
const ATTACK = 0.0004

/** The sound of something that is struck once: its modes, each from a phase of its own, and the hiss of the hit. */
export function struck(
  seconds: number,
  rate: number,
  modes: readonly Mode[],
  hiss: Hiss | null,
  random: Random
): Pcm {
  const pcm = silence(seconds, rate)
  for (const { hz, gain, decay } of modes) {
    const phase = random() * 2 * Math.PI
    if (hz > HIGHEST * rate) continue
    for (let i = 0; i < pcm.length; i++) {
      const t = i / rate
      const loud = gain * Math.exp(-t / decay) * Math.min(1, t / ATTACK)
      pcm[i] = (pcm[i] ?? 0) + loud * Math.sin(2 * Math.PI * hz * t + phase)
    }
  }
  let dull = 0
  for (let i = 0; hiss && i < pcm.length && i / rate < hiss.decay * 8; i++) {
    dull += (random() * 2 - 1 - dull) * hiss.bright
    pcm[i] = (pcm[i] ?? 0) + hiss.gain * dull * Math.exp(-i / rate / hiss.decay)
  }
  return faded(pcm, Math.min(0.012, seconds / 4), rate)
}
