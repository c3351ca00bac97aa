/** x right, y up, z towards the reader; cm. */
export type Vec = readonly [x: number, y: number, z: number]
/** A turn, of length 1. */
export type Quat = readonly [w: number, x: number, y: number, z: number]

const DEGREES = 180 / Math.PI
const SAME = 0.999999

export const times = (a: Quat, b: Quat): Quat => [
  a[0] * b[0] - a[1] * b[1] - a[2] * b[2] - a[3] * b[3],
  a[0] * b[1] + a[1] * b[0] + a[2] * b[3] - a[3] * b[2],
  a[0] * b[2] - a[1] * b[3] + a[2] * b[0] + a[3] * b[1],
  a[0] * b[3] + a[1] * b[2] - a[2] * b[1] + a[3] * b[0]
]

export const back = ([w, x, y, z]: Quat): Quat => [w, -x, -y, -z]
export const minus = ([w, x, y, z]: Quat): Quat => [-w, -x, -y, -z]
export const dot = (a: Quat, b: Quat): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3]

export function unit(q: Quat): Quat {
  const n = Math.hypot(...q)
  return [q[0] / n, q[1] / n, q[2] / n, q[3] / n]
}

/** A point or direction, turned. */
export function turned(q: Quat, v: Vec): Vec {
  const [, x, y, z] = times(times(q, [0, ...v]), back(q))
  return [x, y, z]
}

/** By `degrees` about an axis of any length but 0. */
export function about(axis: Vec, degrees: number): Quat {
  const half = degrees / DEGREES / 2
  const s = Math.sin(half) / Math.hypot(...axis)
  return [Math.cos(half), axis[0] * s, axis[1] * s, axis[2] * s]
}

/** Axis of length 1 and degrees, 0 … 360. */
export function axisAngle(q: Quat): { axis: Vec; degrees: number } {
  const s = Math.hypot(q[1], q[2], q[3])
  if (s < 1e-9) return { axis: [0, 0, 1], degrees: 0 }
  return { axis: [q[1] / s, q[2] / s, q[3] / s], degrees: 2 * Math.atan2(s, q[0]) * DEGREES }
}

/** Degrees between two turns, 0 … 180. */
export const between = (a: Quat, b: Quat): number => 2 * Math.acos(Math.min(1, Math.abs(dot(a, b)))) * DEGREES

/** From a to b by the shorter way, as a browser goes between two `rotate3d`. t in 0 … 1, or a little beyond. */
export function slerp(a: Quat, to: Quat, t: number): Quat {
  const d = dot(a, to)
  const b = d < 0 ? minus(to) : to
  const cos = Math.abs(d)
  const mix = (u: number, w: number): Quat => [
    a[0] * u + b[0] * w,
    a[1] * u + b[1] * w,
    a[2] * u + b[2] * w,
    a[3] * u + b[3] * w
  ]
  if (cos > SAME) return unit(mix(1 - t, t))
  const angle = Math.acos(cos)
  return mix(Math.sin((1 - t) * angle) / Math.sin(angle), Math.sin(t * angle) / Math.sin(angle))
}

/** The six directions a cube's faces look, in its own frame. */
export const SIDES: readonly Vec[] = [
  [1, 0, 0],
  [-1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
  [0, 0, 1],
  [0, 0, -1]
]

/** Which of the SIDES looks up, and how far from straight up, in degrees. */
export function upSide(q: Quat): { side: number; tilt: number } {
  const ups = SIDES.map(side => turned(q, side)[1])
  const best = Math.max(...ups)
  return { side: ups.indexOf(best), tilt: Math.acos(Math.min(1, best)) * DEGREES }
}
