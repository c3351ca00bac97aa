import { GAP_MS, PACE_SAMPLES, SETTLE_MS, SHOW_MS } from './numbers'

export interface Tick {
  /** How far samples lie apart of late, in ms: a running mean over about eight of them, gaps left out. */
  readonly pace: number
  /** The sensor was silent for more than 400 ms, or the clock was set back: what was felt before is void. */
  readonly broken: boolean
  /** 150 ms after a start or break: gravity is known. */
  readonly settled: boolean
  /** 300 ms after a start or a clock set back, 150 ms after a gap: strokes may count. */
  readonly hearing: boolean
}

export interface SampleClock {
  feed(t: number): Tick
  clear(): void
}

/** Minds the times of samples (ms, any clock): starts, gaps, and clocks set back. */
export function createSampleClock(): SampleClock {
  let last: number | null = null
  let start = 0
  let deafFor = SHOW_MS
  let pace: number | null = null
  return {
    feed(t) {
      const dt = last === null ? 0 : t - last
      const broken = dt > GAP_MS || dt < 0
      if (last === null || broken) start = t
      else pace = pace === null ? dt : pace + (dt - pace) / PACE_SAMPLES
      if (broken) deafFor = dt < 0 ? SHOW_MS : SETTLE_MS
      last = t
      return { pace: pace ?? 0, broken, settled: t - start >= SETTLE_MS, hearing: t - start >= deafFor }
    },
    clear() {
      last = null
      deafFor = SHOW_MS
      pace = null
    }
  }
}
