import { HOLD } from './bowl'
import { type Hit, listener } from './hits'
import { between, type Vec } from './quaternion'
import { anyTurn, seeded } from './random'
import { addCup, addDie, type Body, diceOverlap, EVERY, type Frame, newWorld, poseOf, STEP } from './world'

/** Hands as a closed cup, in cm, shaken at 5 Hz. */
const RADIUS = 2.9
const HALF_HEIGHT = 2.6
const HZ_OF_HAND = 5
/** Shaken so long before it is recorded, and recorded so long; s. */
const WARM = 1.8
const RECORDED = 0.4

export interface Rattle {
  readonly frames: readonly Frame[]
  /** the deepest overlap of two dice, cm */
  readonly overlap: number
  /** how far a die turns in the recording, in degrees: the more, the livelier */
  readonly turning: number
  readonly hits: readonly Hit[]
}

const handAt = (t: number): Vec => {
  const phase = 2 * Math.PI * HZ_OF_HAND * t
  const slow = (phase * 2) / 3
  return [HOLD[0] + 1.7 * Math.sin(slow), HOLD[1] + 1.2 * Math.sin(phase), HOLD[2] + 0.8 * Math.sin(slow + 1)]
}

function turningOf(frames: readonly Frame[]): number {
  let sum = 0
  for (let k = 4; k < frames.length; k += 4) {
    for (const [d, { q }] of (frames[k] ?? []).entries()) sum += between(frames[k - 4]?.[d]?.q ?? q, q)
  }
  return sum / 6
}

/** Six dice shaken in two hands, from one seed. Played there and back it is a loop without a seam. */
export function rattle(seed: number): Rattle {
  const random = seeded(seed)
  const world = newWorld()
  const cup = addCup(world, HOLD, RADIUS, HALF_HEIGHT)
  const dice: Body[] = Array.from({ length: 6 }, (_, k) => {
    const a = ((k % 3) / 3) * 2 * Math.PI + (k > 2 ? 1 : 0)
    const p: Vec = [
      HOLD[0] + 1.2 * Math.cos(a),
      HOLD[1] + (k > 2 ? 1.05 : -1.05),
      HOLD[2] + 1.2 * Math.sin(a)
    ]
    return addDie(world, { p, q: anyTurn(random) }, [0, 0, 0], [0, 0, 0])
  })
  const frames: Frame[] = []
  const { events, hear, hits } = listener(dice)
  const first = Math.round(WARM / STEP)
  let overlap = 0
  for (let s = 0; s <= Math.round((WARM + RECORDED) / STEP); s++) {
    if (s >= first && (s - first) % EVERY === 0) frames.push(dice.map(poseOf))
    const [x, y, z] = handAt((s + 1) * STEP)
    cup.setNextKinematicTranslation({ x, y, z })
    world.step(events)
    hear((s - first) * STEP)
    if (s >= first) overlap = Math.max(overlap, diceOverlap(world, dice))
  }
  world.free()
  const recorded = hits.filter(({ t }) => t >= 0)
  return { frames, overlap, turning: turningOf(frames), hits: recorded }
}
