import type { Contact, Recording } from '../types'
import { fromMiddle, outside } from './checks'
import { visibleFrames } from './choose'
import type { Hit } from './hits'
import { about, dot, minus, type Quat, SIDES, times, upSide } from './quaternion'
import type { Rattle } from './rattle'
import type { Throw } from './throw'
import { type Frame, HZ, type Pose } from './world'

/** Real throws are short: played so much slower, one can follow them and hope. */
const SLOWER = 2
/** The rattle is played faster: ms of its way there, and of its way back. */
const RATTLE_WAY = 200
/** Weaker contacts are not heard; g·cm/s. Dice that come to rest still click softly. */
const AUDIBLE = 30
/** A die that is so far from the bowl is off the screen; cm. */
const OFF_SCREEN = 22

/** A recording with what its key frames are made of: poses of each die, frame by frame, 240 a second. */
export interface Recorded extends Omit<Recording, 'contacts'> {
  readonly frames: readonly Frame[]
  readonly seed: number
  readonly hits: readonly (Omit<Contact, 'strength'> & { readonly impulse: number })[]
}

/** Turns the die's own frame so that the side given is its +y. */
function upright(side: number): Quat {
  const [x, y, z] = SIDES[side]!
  if (y !== 0) return y > 0 ? [1, 0, 0, 0] : [0, 1, 0, 0]
  return about([z, 0, -x], 90)
}

/** Each die's own frame such that its +y ends up, and turns that never change sign from frame to frame. */
function normalised(frames: readonly Frame[]): Frame[] {
  const turns = frames.at(-1)!.map(({ q }) => upright(upSide(q).side))
  let before: Frame | undefined
  return frames.map(frame => {
    const now: Pose[] = frame.map(({ p, q }, d) => {
      const turn = times(q, turns[d]!)
      const last = before?.[d]?.q
      return { p, q: last && dot(last, turn) < 0 ? minus(turn) : turn }
    })
    before = now
    return now
  })
}

/** What leaves the screen stays there: nobody sees it roll on. */
function parked(frames: readonly Frame[], die: number): Frame[] {
  const gone = frames.findIndex(frame => fromMiddle(frame[die]!) > OFF_SCREEN)
  if (gone < 0) return [...frames]
  const there = frames[gone]![die]!
  return frames.map((frame, k) => (k > gone ? frame.map((pose, d) => (d === die ? there : pose)) : frame))
}

const onWhat = (b: number): Contact['on'] => (b < 0 ? 'bowl' : 'die')
const heard = (hits: readonly Hit[], msOf: (t: number) => number): Recorded['hits'] =>
  hits
    .filter(({ impulse }) => impulse > AUDIBLE)
    .map(({ t, b, impulse }) => ({ at: Math.round(msOf(t)), on: onWhat(b), impulse }))
    .sort((a, b) => a.at - b.at)

/** A throw as it is shown: until nothing is seen to move any more, slower than it was. */
export function recordedThrow(id: string, one: Throw): Recorded {
  const shown = [...one.frames.slice(0, visibleFrames(one) + 3), one.frames.at(-1)!]
  const out = outside(one.frames.at(-1)!)
  const frames = out.reduce<Frame[]>(parked, normalised(shown))
  const [leaving = -1] = out
  const [x = 0, , z = 0] = frames.at(-1)![leaving]?.p ?? []
  const exit = (Math.atan2(z, x) * 180) / Math.PI
  const ms = (1000 * SLOWER * (frames.length - 1)) / HZ
  return {
    id,
    kind: leaving < 0 ? 'throw' : 'jump',
    seed: one.seed,
    ms: Math.round(ms),
    faces: frames[0]!.map((_, d) => (d === leaving ? 0 : 1)),
    exit: leaving < 0 ? -1 : Math.round(exit + 360) % 360,
    frames,
    hits: heard(one.hits, t => t * 1000 * SLOWER).filter(({ at }) => at <= ms)
  }
}

/** The rattle as it is shown: there and back, without end. */
export function recordedRattle(id: string, seed: number, { frames, hits }: Rattle): Recorded {
  const seconds = (frames.length - 1) / HZ
  const way = (t: number) => (t / seconds) * RATTLE_WAY
  const there = heard(hits, way)
  const back = heard(hits, t => 2 * RATTLE_WAY - way(t))
  return {
    id,
    kind: 'rattle',
    seed,
    ms: 2 * RATTLE_WAY,
    faces: [0, 0, 0, 0, 0, 0],
    exit: -1,
    frames: normalised(frames),
    hits: [...there, ...back.filter(({ at }) => at < 2 * RATTLE_WAY)]
  }
}
