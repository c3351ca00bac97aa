import type RAPIER from '@dimforge/rapier3d-compat'
import { HOLD, RIM } from './bowl'
import { BOUNDS, fromMiddle, inPorcelain, type Wrong, wrongAtRest } from './checks'
import { type Hit, listener } from './hits'
import type { Vec } from './quaternion'
import { around, type Random, seeded } from './random'
import {
  addBowl,
  addDie,
  type Body,
  diceOverlap,
  EVERY,
  type Frame,
  newWorld,
  type Pose,
  poseOf,
  STEP
} from './world'

const LONGEST = 2.6
/** Still for so many steps running is at rest. */
const STILL = 192

export interface Throw {
  readonly seed: number
  readonly frames: readonly Frame[]
  readonly hits: readonly Hit[]
  /** s */
  readonly rest: number
  /** the deepest overlap in passing, of dice and with the bowl; cm */
  readonly overlap: number
}

/** Out of the hands: one way for all, and each a little its own. */
function letGo(world: RAPIER.World, start: Frame, random: Random, heat: number): Body[] {
  const g = () => around(random)
  const vx = (40 + 60 * random()) * heat
  const vy = -50 * random() * heat
  const vz = 30 * g()
  return start.map(pose => {
    const [x, y, z] = pose.p.map((v, i) => v - HOLD[i]!) as unknown as Vec
    const v: Vec = [vx + 22 * g() + 9 * x, vy + 25 * g() + 14 * y, vz + 22 * g() + 9 * z]
    return addDie(world, pose, v, [26 * g(), 26 * g(), 26 * g()])
  })
}

const moves = ({ body }: Body): boolean => {
  const v = body.linvel()
  const w = body.angvel()
  return Math.hypot(v.x, v.y, v.z) > 0.6 || Math.hypot(w.x, w.y, w.z) > 0.5
}

const isLost = (pose: Pose, jump: boolean) => pose.p[1] < -5 || (!jump && fromMiddle(pose) > RIM + 0.5)

/**
 * Throws six dice from how they lie in the hands, from one seed; `jump` throws harder, and one has to leave the bowl.
 * What does not keep to BOUNDS is told instead.
 */
export function throwDice(seed: number, start: Frame, jump: boolean): Throw | { readonly wrong: Wrong } {
  const random = seeded(seed)
  const world = newWorld()
  addBowl(world)
  const dice = letGo(world, start, random, jump ? 1.4 : 1)
  const { events, hear, hits } = listener(dice)
  const frames: Frame[] = [dice.map(poseOf)]
  let [still, overlap, rest] = [0, 0, 0]
  for (let s = 1; s <= Math.round(LONGEST / STEP) && rest === 0; s++) {
    world.step(events)
    hear(s * STEP)
    still = dice.some(moves) ? 0 : still + 1
    if (still === STILL) rest = (s - STILL + 1) * STEP
    if (s % EVERY !== 0) continue
    const frame = dice.map(poseOf)
    if (frame.some(pose => isLost(pose, jump))) break
    frames.push(frame)
    const inside = frame.filter(pose => fromMiddle(pose) < RIM)
    overlap = Math.max(overlap, diceOverlap(world, dice), ...inside.map(inPorcelain))
    if (overlap > BOUNDS.overlap) break
  }
  world.free()
  if (overlap > BOUNDS.overlap) return { wrong: 'overlap' }
  if (rest === 0 || rest > BOUNDS.rest) return { wrong: 'late' }
  const wrong = wrongAtRest(frames.at(-1)!, jump)
  return wrong ? { wrong } : { seed, frames, hits, rest, overlap }
}
