import { GRAVITY_MS } from './numbers'
import type { MotionSample, Vector } from './types'

export interface GravityFilter {
  /** Takes the next sample (t not before the last one's) and gives its acceleration without gravity, in g. */
  feed(sample: MotionSample): Vector
  /** Forgets gravity; the next sample is taken for it. */
  clear(): void
}

/**
 * A low-pass of first order over real time steps: gravity = α·gravity + (1 − α)·sample, α = τ / (τ + dt),
 * τ = 400 ms. While less than τ is known, τ is the time known so far, which is the plain mean: a start in
 * the middle of a swing is forgotten sooner. Samples with one timestamp leave gravity as it is.
 */
export function createGravityFilter(): GravityFilter {
  let gravity: Vector | null = null
  let since = 0
  let last = 0
  return {
    feed(sample) {
      if (gravity === null) {
        gravity = { x: sample.x, y: sample.y, z: sample.z }
        since = sample.t
        last = sample.t
        return { x: 0, y: 0, z: 0 }
      }
      const dt = sample.t - last
      const tau = Math.min(GRAVITY_MS, sample.t - since)
      const part = dt > 0 ? dt / (tau + dt) : 0
      last = sample.t
      gravity = {
        x: gravity.x + part * (sample.x - gravity.x),
        y: gravity.y + part * (sample.y - gravity.y),
        z: gravity.z + part * (sample.z - gravity.z)
      }
      return { x: sample.x - gravity.x, y: sample.y - gravity.y, z: sample.z - gravity.z }
    },
    clear() {
      gravity = null
    }
  }
}
