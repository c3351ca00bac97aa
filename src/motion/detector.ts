import { createSampleClock } from './clock'
import { createGravityFilter } from './gravity'
import {
  QUIET_PART,
  REFRACTORY_MS,
  SHAKE_STROKES,
  SHAKE_WINDOW_MS,
  STILL_SAMPLES,
  STILL_SAMPLES_AFTER_SHAKE,
  STROKE_G
} from './numbers'
import { createStillWatch } from './still'
import { createStrokeCounter } from './strokes'
import { createTryWatch } from './tries'
import type { MotionEvent, MotionSample, Sensitivity, Vector } from './types'

export interface ShakeDetectorOptions {
  /** A stroke is above 0.6, 0.7 or 1.0 g. */
  readonly sensitivity: Sensitivity
  /** `still` (if left out): strokes count once the phone was still. `at-once`: after a countdown on screen. */
  readonly arm?: 'still' | 'at-once'
}

export interface ShakeDetector {
  /**
   * Takes one sample: x, y, z in g with gravity, t in ms by any clock. Gives what it showed, in order, mostly
   * nothing. A sample with a number that is missing or not finite is ignored as if it had not come.
   */
  feed(sample: MotionSample): readonly MotionEvent[]
  /**
   * A new own turn while the sensor kept running: the next shake counts, not sooner than 1 s after the last
   * and only once the phone is still after this call. Without it, after a shake, only strokes are told.
   */
  rearm(): void
  /** Sensor stopped, page hidden or left, turn over: everything is forgotten, as if just created. */
  reset(): void
}

type Phase = 'waiting' | 'armed' | 'spent'

/** Makes a detector of shakes by stroke reversal; the rule and its numbers are in this folder's README. */
export function createShakeDetector(options: ShakeDetectorOptions): ShakeDetector {
  const above = STROKE_G[options.sensitivity]
  const quiet = above * QUIET_PART
  const first: Phase = options.arm === 'at-once' ? 'armed' : 'waiting'
  const clock = createSampleClock()
  const gravity = createGravityFilter()
  const strokes = createStrokeCounter(above, quiet, SHAKE_WINDOW_MS)
  const still = createStillWatch(quiet)
  const tries = createTryWatch(quiet)
  let phase: Phase = first
  let shakenAt = Number.NEGATIVE_INFINITY
  let quietSamples = STILL_SAMPLES

  const startAnew = (t: number) => {
    gravity.clear()
    strokes.clear()
    still.clear()
    tries.gap(t)
    shakenAt = Math.min(shakenAt, t)
  }

  const count = (linear: Vector, t: number, pace: number): MotionEvent[] => {
    if (phase === 'waiting' || !strokes.feed(linear, t, pace)) return []
    const strength = strokes.vigour()
    const stroke: MotionEvent = { type: 'stroke', n: strokes.ordinal(), strength, t }
    if (phase === 'spent' || strokes.count() < SHAKE_STROKES) return [stroke]
    phase = 'spent'
    shakenAt = t
    quietSamples = STILL_SAMPLES_AFTER_SHAKE
    return [stroke, { type: 'shake', strength, t }]
  }

  return {
    feed(sample) {
      const { x, y, z, t } = sample
      if (![x, y, z, t].every(Number.isFinite)) return []
      const { pace, broken, settled, hearing } = clock.feed(t)
      if (broken) startAnew(t)
      const linear = gravity.feed(sample)
      if (!settled) return []
      const isStill = still.feed(Math.hypot(linear.x, linear.y, linear.z), t, quietSamples)
      if (!hearing) return []
      if (phase === 'waiting' && isStill && t - shakenAt >= REFRACTORY_MS) phase = 'armed'
      const events = count(linear, t, pace)
      if (phase !== 'spent' && tries.feed(linear, t, pace)) events.push({ type: 'hint', t })
      return events
    },
    rearm() {
      phase = 'waiting'
      strokes.clear()
      tries.clear()
    },
    reset() {
      phase = first
      shakenAt = Number.NEGATIVE_INFINITY
      quietSamples = STILL_SAMPLES
      for (const part of [clock, gravity, strokes, still, tries]) part.clear()
    }
  }
}
