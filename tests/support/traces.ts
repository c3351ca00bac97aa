import type { MotionSample } from '@/motion'

/** What an ideal sensor would read (g, gravity in it) at a time (ms). */
export type Motion = (t: number) => readonly [number, number, number]

type Vec = readonly [number, number, number]

const TAU = 2 * Math.PI
const add = (...v: Vec[]): Vec => v.reduce((a, b) => [a[0] + b[0], a[1] + b[1], a[2] + b[2]], [0, 0, 0])
const scale = (v: Vec, k: number): Vec => [v[0] * k, v[1] * k, v[2] * k]
const DOWN: Vec = [0, 0, -1]

/** A generator of numbers in [0, 1) from a seed (mulberry32). */
export function random(seed: number): () => number {
  let a = seed >>> 0
  return () => {
    a = (a + 0x6d2b79f5) >>> 0
    let x = Math.imul(a ^ (a >>> 15), 1 | a)
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x
    return ((x ^ (x >>> 14)) >>> 0) / 4294967296
  }
}

/** Flat on a table, face up. */
export const still: Motion = () => DOWN

/** Before `from` and after `to` (ms) the phone is still, between them it moves by its own clock from 0. */
export const between = (from: number, to: number, motion: Motion): Motion => {
  return t => (t < from || t >= to ? DOWN : motion(t - from))
}

/** A to-and-fro along `axis`, `amplitude` in g, `hz` full cycles a second, `phase` in cycles. */
export const shaking = (amplitude: number, hz: number, axis: Vec = [1, 0, 0], phase = 0): Motion => {
  const unit = scale(axis, 1 / Math.hypot(...axis))
  return t => add(DOWN, scale(unit, amplitude * Math.sin(TAU * (hz * (t / 1000) + phase))))
}

/** The phone turned in a circle like a bowl with dice in it. */
export const swirling = (amplitude: number, hz = 2.5): Motion => {
  return t => {
    const angle = TAU * hz * (t / 1000)
    return add(DOWN, [amplitude * Math.cos(angle), amplitude * Math.sin(angle), 0])
  }
}

/** Steps with their harmonic, and the sway of every second step. */
export const walking = (amplitude: number, hz = 1.95): Motion => {
  return t => {
    const a = TAU * hz * (t / 1000)
    return add(DOWN, [
      0.4 * amplitude * Math.sin(a / 2),
      0.2 * amplitude * Math.sin(a + 1),
      amplitude * Math.sin(a) + 0.4 * amplitude * Math.sin(2 * a + 0.6)
    ])
  }
}

/** A bus: an engine's tremble, holes in the road, braking. */
export const onBus: Motion = t => {
  const s = t / 1000
  const hole = 0.35 * Math.exp(-(s % 1.7) / 0.12) * Math.sin(TAU * 6 * (s % 1.7))
  const brake = s % 5 > 3.4 ? 0.3 * Math.sin((TAU / 2) * (((s % 5) - 3.4) / 1.6)) : 0
  return add(DOWN, [brake, 0.05 * Math.sin(TAU * 13 * s), 0.08 * Math.sin(TAU * 11 * s) + hole])
}

/** Gravity as a phone feels it that tips by `degrees` within `ms`, with a push along its way (g). */
const tipping = (degrees: number, ms: number, push: number): Motion => {
  return t => {
    const part = Math.min(1, t / ms)
    const angle = ((degrees * Math.PI) / 180) * (0.5 - 0.5 * Math.cos(Math.PI * part))
    const shove = part < 1 ? push * Math.sin(TAU * part) : 0
    return [Math.sin(angle) + 0.3 * shove, 0.2 * shove, -Math.cos(angle) + shove]
  }
}

export const pickingUp: Motion = tipping(55, 700, 0.4)
export const turningOver: Motion = tipping(180, 700, 0.2)

/** Handed to the neighbour: off and on to the side, ±0.5 g within 0.9 s. */
export const passingOn: Motion = t => {
  return t < 900 ? add(DOWN, [0.5 * Math.sin(TAU * (t / 900)), 0, 0.15 * Math.sin(TAU * (t / 450))]) : DOWN
}

/** Let down, then the knock on the table: 2.5 g at 25 Hz, ringing for 30 ms. */
export const puttingDown: Motion = t => {
  if (t < 600) return add(DOWN, [0, 0, 0.15 * Math.sin(TAU * (t / 600))])
  const s = (t - 600) / 1000
  return add(DOWN, [0, 0, 2.5 * Math.exp(-s / 0.03) * Math.sin(TAU * 25 * s)])
}

export interface Sampling {
  /** Time between samples and length of the trace, in ms. */
  readonly every: number
  readonly ms: number
  readonly seed: number
  /** When the first sample falls, in ms; 0 if left out. */
  readonly phase?: number
  /** How far each sample may come early or late, as a part of `every`. */
  readonly jitter?: number
  /** Standard deviation of the sensor's noise, in g; 0.02 if left out. */
  readonly noise?: number
}

/** Reads a motion as a sensor would: samples in order of time, with noise and jitter from the seed. */
export function sampled(motion: Motion, how: Sampling): MotionSample[] {
  const next = random(how.seed)
  const gauss = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(TAU * next())
  const sigma = how.noise ?? 0.02
  const times: number[] = []
  for (let t = how.phase ?? 0; t < how.ms; t += how.every) {
    times.push(Math.max(0, t + (how.jitter ?? 0) * how.every * (next() - 0.5)))
  }
  return times
    .sort((a, b) => a - b)
    .map(t => {
      const [x, y, z] = motion(t)
      return { x: x + sigma * gauss(), y: y + sigma * gauss(), z: z + sigma * gauss(), t: Math.round(t) }
    })
}

/** The same trace read by a sensor of the opposite sign. */
export const flipped = (trace: readonly MotionSample[]): MotionSample[] =>
  trace.map(({ x, y, z, t }) => ({ x: -x, y: -y, z: -z, t }))

/** The same trace read by a phone held otherwise: turned about `axis` by `angle` (radians). */
export function rotated(trace: readonly MotionSample[], axis: Vec, angle: number): MotionSample[] {
  const [ux, uy, uz] = scale(axis, 1 / Math.hypot(...axis))
  const c = Math.cos(angle)
  const s = Math.sin(angle)
  return trace.map(({ x, y, z, t }) => {
    const along = (ux * x + uy * y + uz * z) * (1 - c)
    return {
      x: x * c + (uy * z - uz * y) * s + ux * along,
      y: y * c + (uz * x - ux * z) * s + uy * along,
      z: z * c + (ux * y - uy * x) * s + uz * along,
      t
    }
  })
}

/** The same trace without the samples from `from` until before `to` (ms). */
export const without = (trace: readonly MotionSample[], from: number, to: number): MotionSample[] =>
  trace.filter(({ t }) => t < from || t >= to)

/** The same samples handed over in bunches of `size`, each bunch stamped with the time of its last. */
export const bunched = (trace: readonly MotionSample[], size: number): MotionSample[] =>
  trace.map((sample, i) => {
    const end = trace[Math.min(trace.length - 1, i - (i % size) + size - 1)]!
    return { ...sample, t: end.t }
  })
