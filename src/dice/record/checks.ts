import { clearance, FLOOR, HALF, RIM, ROUND } from './bowl'
import { turned, upSide, type Vec } from './quaternion'
import type { Frame, Pose } from './world'

/** What a recording has to keep to. cm, degrees, s. */
export const BOUNDS = {
  /** dice in dice or in porcelain, in passing and at rest */
  overlap: 0.1,
  overlapAtRest: 0.03,
  tilt: 6,
  /** of a die that left the bowl: it lies on the table */
  tiltOutside: 3,
  /** the middle of a die: higher is on top of another */
  height: HALF + 0.45,
  /** from the middle of the bowl: farther leans on the wall */
  radius: FLOOR + 0.35,
  rest: 2.2
} as const

export type Wrong =
  | 'late'
  | 'out'
  | 'overlap'
  | 'overlap-at-rest'
  | 'stacked'
  | 'leaning'
  | 'slope'
  | 'not-one-out'

const CORNERS: readonly Vec[] = [-1, 1].flatMap(x =>
  [-1, 1].flatMap(y => [-1, 1].map((z): Vec => [x, y, z].map(v => v * (HALF - ROUND)) as unknown as Vec))
)

export const fromMiddle = ({ p }: Pose): number => Math.hypot(p[0], p[2])

/** How deep a die's rounded corners are in the porcelain; cm. */
export function inPorcelain({ p, q }: Pose): number {
  const depths = CORNERS.map(corner => {
    const v = turned(q, corner)
    return ROUND - clearance(Math.hypot(p[0] + v[0], p[2] + v[2]), p[1] + v[1])
  })
  return Math.max(0, ...depths)
}

/** The dice that left the bowl, by number. */
export const outside = (frame: Frame): readonly number[] =>
  frame.flatMap((pose, d) => (fromMiddle(pose) > RIM ? [d] : []))

/** The worst tilt of those that lie in the bowl. */
export const tiltOf = (frame: Frame): number =>
  Math.max(...frame.filter(pose => fromMiddle(pose) <= RIM).map(({ q }) => upSide(q).tilt))

/** What is wrong with how six dice came to rest, if one of them (`jump`) or none is to have left the bowl; null: nothing. */
export function wrongAtRest(last: Frame, jump: boolean): Wrong | null {
  const out = outside(last)
  const inside = last.filter((_, d) => !out.includes(d))
  if (out.length !== (jump ? 1 : 0)) return jump ? 'not-one-out' : 'out'
  if (inside.some(({ p }) => p[1] > BOUNDS.height)) return 'stacked'
  if (tiltOf(last) > BOUNDS.tilt) return 'leaning'
  if (Math.max(...inside.map(inPorcelain)) > BOUNDS.overlapAtRest) return 'overlap-at-rest'
  if (inside.some(pose => fromMiddle(pose) > BOUNDS.radius)) return 'slope'
  if (out.some(d => upSide(last[d]!.q).tilt > BOUNDS.tiltOutside)) return 'leaning'
  return null
}
