import { HINT_AFTER_MS, SLOW_SAMPLE_MS, TRY_STROKES, TRY_STROKES_SLOW, TRY_WINDOW_MS } from './numbers'
import { createStrokeCounter } from './strokes'
import type { Vector } from './types'

export interface TryWatch {
  /** Takes a linear acceleration (g) at t (ms), samples coming `pace` ms apart; true once, when the hint is due. */
  feed(linear: Vector, t: number, pace: number): boolean
  /** The sensor was silent or the clock jumped: what was tried still counts, strokes do not. */
  gap(t: number): void
  clear(): void
}

/**
 * Watches for shaking that comes to nothing: six strokes above `quiet` (g) within 2 s, or two where samples
 * are more than 80 ms apart. 3 s after the first of them, if nobody called `clear`, the hint is due.
 */
export function createTryWatch(quiet: number): TryWatch {
  const weak = createStrokeCounter(quiet, quiet, TRY_WINDOW_MS)
  let since: number | null = null
  let told = false
  return {
    feed(linear, t, pace) {
      weak.feed(linear, t, 0)
      const enough = pace > SLOW_SAMPLE_MS ? TRY_STROKES_SLOW : TRY_STROKES
      if (since === null && weak.count() >= enough) since = weak.oldest()
      if (told || since === null || t - since < HINT_AFTER_MS) return false
      told = true
      return true
    },
    gap(t) {
      weak.clear()
      if (since !== null) since = Math.min(since, t)
    },
    clear() {
      weak.clear()
      since = null
      told = false
    }
  }
}
