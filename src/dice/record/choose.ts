import { fromMiddle, outside, tiltOf } from './checks'
import { between } from './quaternion'
import { type Rattle, rattle } from './rattle'
import { type Throw, throwDice } from './throw'
import { type Frame, HZ } from './world'

/** The numbers that make the recordings: the engine does the same from them each time. */
export interface Seeds {
  readonly rattle: number
  readonly throws: readonly number[]
  readonly jumps: readonly number[]
}

const TRIES = { rattle: 12, throws: 80, jumps: 80 }
const WANTED = { throws: 12, jumps: 3 }
/** Dice that lean less look as if they lie flat; degrees. */
const FLAT = 3.5
const RATTLE_OVERLAP = 0.06
/** A die that left the bowl is beyond the screen: nearer it would lie under somebody's seat; cm. */
const FAR_OUT = 18.2

/** How many frames it takes until nobody can see anything move any more. */
export function visibleFrames({ frames }: Throw): number {
  const last = frames.at(-1) ?? []
  const out = outside(last)
  const differs = (frame: Frame) =>
    frame.some(({ p, q }, d) => {
      const end = last[d]
      if (!end || out.includes(d)) return false
      return Math.hypot(...p.map((v, i) => v - end.p[i]!)) > 0.03 || between(q, end.q) > 1.5
    })
  return frames.reduce((last, frame, k) => (differs(frame) ? k : last), -1) + 2
}

/** How far apart the two dice lie that lie closest: those that touch hide one another. */
function spread(frame: Frame): number {
  const gaps = frame.flatMap((a, i) =>
    frame.slice(0, i).map(b => Math.hypot(a.p[0] - b.p[0], a.p[2] - b.p[2]))
  )
  return Math.min(...gaps)
}

/** Long, flat, clean and easy to read. */
function worth(one: Throw): number {
  const last = one.frames.at(-1) ?? []
  const long = visibleFrames(one) / HZ
  return long * 10 + Math.min(spread(last), 2) * 2 - tiltOf(last) * 0.8 - one.overlap * 30
}

const range = (n: number, from = 1) => Array.from({ length: n }, (_, i) => from + i)
const good = (seeds: number[], start: Frame, jump: boolean): Throw[] =>
  seeds.flatMap(seed => {
    const one = throwDice(seed, start, jump)
    return 'wrong' in one ? [] : [one]
  })

const isFarOut = (last: Frame) => outside(last).every(d => fromMiddle(last[d]!) > FAR_OUT)

const best = (all: Throw[], n: number): number[] =>
  all
    .filter(({ frames }) => tiltOf(frames.at(-1) ?? []) <= FLAT && isFarOut(frames.at(-1) ?? []))
    .sort((a, b) => worth(b) - worth(a))
    .slice(0, n)
    .map(({ seed }) => seed)

/** The liveliest rattle, and the throws and jumps that are worth most. Takes minutes. */
export function search(): Seeds {
  const clean = range(TRIES.rattle)
    .map(seed => ({ seed, ...rattle(seed) }))
    .filter(({ overlap }) => overlap < RATTLE_OVERLAP)
  const liveliest = clean.reduce((a, b) => (b.turning > a.turning ? b : a))
  const start = startOf(liveliest)
  return {
    rattle: liveliest.seed,
    throws: best(good(range(TRIES.throws), start, false), WANTED.throws),
    jumps: best(good(range(TRIES.jumps, 1001), start, true), WANTED.jumps)
  }
}

/** Throws begin as the rattle does, so that the one goes over into the other. */
export const startOf = ({ frames }: Rattle): Frame => frames[0] ?? []
