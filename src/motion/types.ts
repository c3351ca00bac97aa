/** One reading of the accelerometer: x, y, z in g with gravity in them (any sign, any mounting), t in ms. */
export interface MotionSample {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly t: number
}

/**
 * What the hand did, t in ms (the time of the sample that showed it), strength in g without gravity.
 * - `stroke`: the hand reversed, for the n-th time (from 1) in this shaking. Drives the rattle.
 * - `shake`: this is a throw. At most one until `rearm` or `reset`.
 * - `hint`: somebody has shaken in vain; offer the button. At most one until `rearm` or `reset`.
 */
export type MotionEvent =
  | { readonly type: 'stroke'; readonly n: number; readonly strength: number; readonly t: number }
  | { readonly type: 'shake'; readonly strength: number; readonly t: number }
  | { readonly type: 'hint'; readonly t: number }

/** How hard one has to shake: a light shake is enough, a medium one, or only a strong one. */
export type Sensitivity = 'light' | 'medium' | 'strong'

export interface Vector {
  readonly x: number
  readonly y: number
  readonly z: number
}
