import { DIE, HALF, profile, RIM, TABLE } from './bowl'
import { fromMiddle } from './checks'
import { type Channel, type Costs, fit, type Key } from './fit'
import { axisAngle, back, between, dot, minus, type Quat, slerp, times, unit } from './quaternion'
import { HZ, type Pose } from './world'

/** No step turns farther than this, in degrees: any engine then takes the same way round. */
const FARTHEST = 130
const FARTHEST_TURNING = 150

/** Values are lists of numbers, told apart by their distance. */
function points(values: readonly (readonly number[])[], tolerance: (k: number) => number): Channel<number[]> {
  const value = (k: number) => values[k] ?? []
  return {
    frames: values.length,
    at: (i, j, part) => value(i).map((v, a) => v + (value(j)[a]! - v) * part),
    error: (x, k) => Math.hypot(...x.map((v, a) => v - value(k)[a]!)),
    part(i, j, k) {
      let [along, whole] = [0, 0]
      for (const [a, v] of value(i).entries()) {
        const way = value(j)[a]! - v
        along += (value(k)[a]! - v) * way
        whole += way * way
      }
      return whole < 1e-6 ? 0 : along / whole
    },
    tolerance,
    reaches: () => true
  }
}

/** The turn that leads from a to b, by the shorter way. */
const leading = (a: Quat, b: Quat) => axisAngle(unit(times(back(a), dot(a, b) < 0 ? minus(b) : b)))

function turns(values: readonly Quat[], tolerance: (k: number) => number): Channel<Quat> {
  const turning = [0]
  for (let k = 1; k < values.length; k++) turning.push(turning[k - 1]! + between(values[k - 1]!, values[k]!))
  return {
    frames: values.length,
    at: (i, j, part) => slerp(values[i]!, values[j]!, part),
    error: (q, k) => between(unit(q), values[k]!),
    part(i, j, k) {
      const whole = leading(values[i]!, values[j]!)
      if (whole.degrees < 0.5) return 0
      const some = leading(values[i]!, values[k]!)
      const along = some.axis.reduce((sum, v, a) => sum + v * whole.axis[a]!, 0)
      return (along * some.degrees) / whole.degrees
    },
    tolerance,
    reaches: (i, j) =>
      between(values[i]!, values[j]!) <= FARTHEST &&
      (j - i < 2 || turning[j]! - turning[i]! <= FARTHEST_TURNING)
  }
}

/** In the last tenth of a second the eye sees twice as well. */
const LATE = 24

const COSTS = {
  spot: { even: 38, eased: 92, longest: 160 },
  hop: { even: 30, eased: 84, longest: 160 },
  turn: { even: 48, eased: 102, longest: 120 },
  // Shadows are never eased.
  shadow: { even: 60, eased: 1e6, longest: 160 }
} satisfies Record<string, Costs>

/** Speed (cm/s) and spin (degrees/s) at a frame. */
function paces(poses: readonly Pose[]) {
  const around = (k: number) =>
    [poses[Math.max(0, k - 1)]!, poses[Math.min(poses.length - 1, k + 1)]!] as const
  return {
    speed(k: number) {
      const [a, b] = around(k)
      return (Math.hypot(...a.p.map((v, i) => b.p[i]! - v)) * HZ) / 2
    },
    spin(k: number) {
      const [a, b] = around(k)
      return (between(a.q, b.q) * HZ) / 2
    }
  }
}

/** A die's shadow: on which height it lies (cm), how large (1: as the die) and how dark (0 … 1) it is. */
export function shadowOf(pose: Pose): readonly [y: number, scale: number, dark: number] {
  const r = fromMiddle(pose)
  const ground = r > RIM + 0.5 ? TABLE : profile(r)
  const high = Math.max(0, pose.p[1] - HALF - ground)
  return [ground, 1 + 0.07 * Math.min(high, 5 * DIE), r > RIM ? 0 : Math.max(0, 1 - high / 4.5)]
}

export interface DieKeys {
  readonly spot: readonly Key[]
  readonly hop: readonly Key[]
  readonly turn: readonly Key[]
  readonly shadow: readonly Key[]
}

/**
 * One die's motion as key frames: where over the ground, how high, how turned, its shadow. Within 0.6 mm and 5 degrees,
 * and as much more as nobody sees at its speed.
 */
export function keysOf(poses: readonly Pose[]): DieKeys {
  const n = poses.length
  const { speed, spin } = paces(poses)
  const part = (k: number) => (k > n - LATE ? 0.5 : 1)
  const place = (k: number) => Math.min(0.35, 0.06 + 0.002 * speed(k)) * part(k)
  const angle = (k: number) => Math.min(14, 5 + 0.005 * spin(k)) * part(k)
  // One tolerance for three kinds of number: they are weighed.
  const shadows = poses.map(pose => {
    const [y, scale, dark] = shadowOf(pose)
    return [y * 0.6, scale * 2, dark]
  })
  return {
    spot: fit(
      points(
        poses.map(({ p }) => [p[0], p[2]]),
        place
      ),
      COSTS.spot
    ),
    hop: fit(
      points(
        poses.map(({ p }) => [p[1]]),
        place
      ),
      COSTS.hop
    ),
    turn: fit(
      turns(
        poses.map(({ q }) => q),
        angle
      ),
      COSTS.turn
    ),
    shadow: fit(
      points(shadows, () => 0.26),
      COSTS.shadow
    )
  }
}
