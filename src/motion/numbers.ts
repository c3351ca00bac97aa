import type { Sensitivity } from './types'

/** A stroke is a linear acceleration above this, in g. */
export const STROKE_G: Readonly<Record<Sensitivity, number>> = { light: 0.6, medium: 0.7, strong: 1.0 }

/** Below this part of the stroke threshold the hand counts as quiet. */
export const QUIET_PART = 0.5

/**
 * Samples far apart miss the peaks: of a hand at 4 Hz they show as little as cos(π · 4 Hz · pace), 0.97 at
 * 20 ms and 0.73 at 60 ms. The stroke threshold is lowered by that, but not below 0.8 of it, nor below what
 * brisk steps reach (g).
 */
export const FAST_HAND_HZ = 4
export const LOWEST_PART = 0.8
export const LOWEST_G = 0.56

/** The pace of samples is a running mean over about so many. */
export const PACE_SAMPLES = 8

/** Time constant of the gravity low-pass, in ms. */
export const GRAVITY_MS = 400

/** After a start or a gap gravity is not known yet: nothing is read from this many ms. */
export const SETTLE_MS = 150

/** After `reset` (page shown, turn begun) no stroke counts for this many ms: late and buffered samples. */
export const SHOW_MS = 300

/** A longer silence of the sensor, in ms, starts gravity and strokes anew. */
export const GAP_MS = 400

/** So many strokes within so many ms are a shake. */
export const SHAKE_STROKES = 4
export const SHAKE_WINDOW_MS = 1200

/** Two strokes are at least this far apart, in ms: a hand is slower, the ring of a table is not. */
export const STROKE_APART_MS = 40

/**
 * Still is: quiet for so many ms and over so many samples, more of them after a shake. A slow sensor may hit
 * the quiet moments of a shaking hand several times running.
 */
export const STILL_MS = 150
export const STILL_SAMPLES = 4
export const STILL_SAMPLES_AFTER_SHAKE = 8

/** No second shake sooner than this after the first, in ms. */
export const REFRACTORY_MS = 1000

/** Shaking in vain: so many weak strokes within so many ms … */
export const TRY_STROKES = 6
export const TRY_WINDOW_MS = 2000
/** … but two are enough where samples come slower than this (ms): there a shake can't be resolved. */
export const SLOW_SAMPLE_MS = 80
export const TRY_STROKES_SLOW = 2
/** The button is offered this long after the first of them, in ms. */
export const HINT_AFTER_MS = 3000
