import { FAST_HAND_HZ, LOWEST_G, LOWEST_PART, STROKE_APART_MS } from './numbers'
import type { Vector } from './types'

export interface StrokeCounter {
  /** Takes a linear acceleration (g) at t, samples coming `pace` apart (ms); true if a stroke begins with it. */
  feed(linear: Vector, t: number, pace: number): boolean
  /** How many strokes lie within the window that ends at the last sample. */
  count(): number
  /** When the oldest of them began, in ms; NaN without any. */
  oldest(): number
  /** Which stroke of this shaking the last one was, from 1; begins anew when the window has run empty. */
  ordinal(): number
  /** Mean of the peaks within the window, in g: the stroke under way counts as far as it has come. */
  vigour(): number
  clear(): void
}

interface Stroke {
  readonly t: number
  peak: number
}

/**
 * Counts strokes: a linear acceleration above `above` (g) that points against the last stroke's. The
 * reversal is the hysteresis, so there is no axis, no sign and no zero crossing in it. Below `quiet` (g),
 * with no stroke in the last `window` ms, the direction is forgotten.
 */
export function createStrokeCounter(above: number, quiet: number, window: number): StrokeCounter {
  let strokes: Stroke[] = []
  let direction: Vector | null = null
  let size = 0
  let lastAt = Number.NEGATIVE_INFINITY
  let ordinal = 0

  const follow = (linear: Vector, magnitude: number) => {
    const under = strokes[strokes.length - 1]
    if (under === undefined || magnitude <= size) return
    direction = linear
    size = magnitude
    under.peak = magnitude
  }

  return {
    feed(linear, t, pace) {
      strokes = strokes.filter(stroke => t - stroke.t <= window)
      const magnitude = Math.hypot(linear.x, linear.y, linear.z)
      if (magnitude <= threshold(above, pace)) {
        if (magnitude < quiet && strokes.length === 0) direction = null
        return false
      }
      if (direction !== null && dot(linear, direction) >= 0) {
        follow(linear, magnitude)
        return false
      }
      if (t - lastAt < STROKE_APART_MS) return false
      ordinal = strokes.length === 0 ? 1 : ordinal + 1
      strokes.push({ t, peak: magnitude })
      direction = linear
      size = magnitude
      lastAt = t
      return true
    },
    count: () => strokes.length,
    oldest: () => strokes[0]?.t ?? Number.NaN,
    ordinal: () => ordinal,
    vigour: () => strokes.reduce((sum, stroke) => sum + stroke.peak, 0) / Math.max(1, strokes.length),
    clear() {
      strokes = []
      direction = null
      size = 0
      lastAt = Number.NEGATIVE_INFINITY
      ordinal = 0
    }
  }
}

/** `above`, lowered for samples `pace` ms apart, which miss the peaks of a fast hand. */
const threshold = (above: number, pace: number) => {
  const angle = Math.min(Math.PI / 2, Math.PI * FAST_HAND_HZ * (pace / 1000))
  return Math.max(above * Math.max(LOWEST_PART, Math.cos(angle)), Math.min(above, LOWEST_G))
}

const dot = (a: Vector, b: Vector) => a.x * b.x + a.y * b.y + a.z * b.z
