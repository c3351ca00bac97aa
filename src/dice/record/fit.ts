/** The easing of a step: `cubic-bezier(.33, a, .67, b)`, with which x is time itself and any cubic in time is met. */
export type Ease = readonly [a: number, b: number]

/** A key frame: of which frame it is, and how its step to the next one is eased; null: evenly. */
export interface Key {
  readonly frame: number
  readonly ease: Ease | null
}

/** What is to be cut into steps: values by frame. */
export interface Channel<V> {
  readonly frames: number
  /** the value that a browser shows between the frames i and j, at `part` of the way */
  at(i: number, j: number, part: number): V
  /** how far a value is from that of frame k */
  error(value: V, k: number): number
  /** how far along the way from i to j frame k is, as near as one can say */
  part(i: number, j: number, k: number): number
  tolerance(k: number): number
  /** whether one step may reach so far at all */
  reaches(i: number, j: number): boolean
}

/** Bytes of a key frame in the sheet, even and eased; `longest`: frames of a step. */
export interface Costs {
  readonly even: number
  readonly eased: number
  readonly longest: number
}

/** Longer steps are no longer tried after so many misses running. */
const MISSES = 12
const STEEPEST = 4

const round2 = (v: number) => Math.round(v * 100) / 100

/** A cubic through 0 and 1 at `u`, its inner heights a and b. */
export const cubic = (u: number, [a, b]: Ease): number =>
  3 * (1 - u) ** 2 * u * a + 3 * (1 - u) * u * u * b + u ** 3

/** The ease that comes nearest to (time, part) pairs: least squares. */
function easeOf(points: readonly (readonly [number, number])[]): Ease | null {
  let [aa, ab, bb, ya, yb] = [0, 0, 0, 0, 0]
  for (const [u, part] of points) {
    const a = 3 * (1 - u) ** 2 * u
    const b = 3 * (1 - u) * u * u
    const y = part - u ** 3
    aa += a * a
    ab += a * b
    bb += b * b
    ya += a * y
    yb += b * y
  }
  const det = aa * bb - ab * ab
  if (Math.abs(det) < 1e-12) return null
  const ease: Ease = [round2((ya * bb - yb * ab) / det), round2((aa * yb - ab * ya) / det)]
  return ease.every(v => Math.abs(v) < STEEPEST) ? ease : null
}

const timeOf = (i: number, j: number, k: number) => (k - i) / (j - i)

/** Whether a step from i to j stays within tolerance at every frame between. */
function holds<V>(channel: Channel<V>, i: number, j: number, ease: Ease | null): boolean {
  for (let k = i + 1; k < j; k++) {
    const u = timeOf(i, j, k)
    if (channel.error(channel.at(i, j, ease ? cubic(u, ease) : u), k) > channel.tolerance(k)) return false
  }
  return true
}

function easedStep<V>(channel: Channel<V>, i: number, j: number): Ease | null {
  const points: [number, number][] = []
  for (let k = i + 1; k < j; k++) points.push([timeOf(i, j, k), channel.part(i, j, k)])
  const ease = easeOf(points)
  return ease && holds(channel, i, j, ease) ? ease : null
}

interface Best {
  cost: number
  from: number
  ease: Ease | null
}

/** All steps that begin at i, noted where they are the cheapest way yet. */
function stepsFrom<V>(channel: Channel<V>, { even, eased, longest }: Costs, best: Best[], i: number): void {
  const here = best[i]!.cost
  const note = (j: number, cost: number, ease: Ease | null) => {
    if (here + cost < best[j]!.cost) best[j] = { cost: here + cost, from: i, ease }
  }
  let [missed, missedEased] = [0, 0]
  for (let j = i + 1; j < Math.min(channel.frames, i + longest) && channel.reaches(i, j); j++) {
    const straight = missed < MISSES && holds(channel, i, j, null)
    if (straight) note(j, even, null)
    missed = straight ? 0 : missed + 1
    if (!straight && missedEased < MISSES && j - i > 2) {
      const ease = easedStep(channel, i, j)
      if (ease) note(j, eased, ease)
      missedEased = ease ? 0 : missedEased + 1
    }
    if (missed >= MISSES && missedEased >= MISSES) return
  }
}

/** Cuts a motion into the steps that cost least and stay within tolerance: the first key is frame 0, the last the last. */
export function fit<V>(channel: Channel<V>, costs: Costs): readonly Key[] {
  const best: Best[] = Array.from({ length: channel.frames }, () => ({
    cost: Number.POSITIVE_INFINITY,
    from: 0,
    ease: null
  }))
  best[0]!.cost = 0
  for (let i = 0; i + 1 < channel.frames; i++) {
    if (best[i]!.cost < Number.POSITIVE_INFINITY) stepsFrom(channel, costs, best, i)
  }
  const keys: Key[] = []
  let ease: Ease | null = null
  for (let j = channel.frames - 1; j > 0; j = best[j]!.from) {
    keys.unshift({ frame: j, ease })
    ease = best[j]!.ease
  }
  return [{ frame: 0, ease }, ...keys]
}
