/**
 * The one place for sizes, in cm: a bowl of 14 cm, a flat floor in it, dice of 1.6 cm. x right, y up from the inner
 * floor, z towards the reader.
 */
export const DIE = 1.6
export const HALF = DIE / 2
export const ROUND = 0.14
export const FLOOR = 3.4
export const RIM = 7
export const DEPTH = 4.8
const FOOT = 0.9
const WALL = 0.35
export const TABLE = -FOOT
/** Where hands hold the dice: their middle. */
export const HOLD = [0, 9.2, 0] as const

/** How high the inside of the bowl is at this distance from its middle. */
export const profile = (r: number): number =>
  r <= FLOOR ? 0 : DEPTH * ((Math.min(r, RIM) - FLOOR) / (RIM - FLOOR)) ** 2

const slope = (r: number): number =>
  r <= FLOOR ? 0 : ((DEPTH * 2) / (RIM - FLOOR)) * ((r - FLOOR) / (RIM - FLOOR))

const STEPS = 20
const radius = (i: number) => FLOOR + ((RIM - FLOOR) * i) / STEPS

type Point = readonly [r: number, y: number]

/** From the middle of the floor up over the lip and down outside to the foot. */
function outline(): Point[] {
  const points: Point[] = [[0, 0]]
  for (let i = 0; i <= STEPS; i++) points.push([radius(i), profile(radius(i))])
  points.push([RIM + WALL / 2, DEPTH + 0.12], [RIM + WALL, DEPTH])
  for (let i = STEPS; i >= 4; i -= 2) {
    const r = radius(i)
    const s = slope(r)
    const n = Math.hypot(1, s)
    points.push([r + (WALL * s) / n, profile(r) - WALL / n])
  }
  points.push([FLOOR * 0.95, -WALL], [FLOOR * 0.9, -FOOT], [0, -FOOT])
  return points
}

/** The outline turned once round, as triangles: corners (x, y, z one after another) and their numbers by threes. */
export function lathe(segments = 72): { corners: Float32Array; triangles: Uint32Array } {
  const corners: number[] = []
  const rows = outline().map(([r, y]) => {
    const count = r === 0 ? 1 : segments
    return Array.from({ length: count }, (_, i) => {
      const angle = (i / segments) * 2 * Math.PI
      corners.push(r * Math.cos(angle), y, r * Math.sin(angle))
      return corners.length / 3 - 1
    })
  })
  const triangles: number[] = []
  const at = (row: number[], i: number) => row[i % row.length] ?? 0
  for (let k = 0; k + 1 < rows.length; k++) {
    const [a, b] = [rows[k] ?? [], rows[k + 1] ?? []]
    for (let i = 0; i < segments; i++) {
      if (b.length > 1) triangles.push(at(a, i), at(b, i + 1), at(b, i))
      if (a.length > 1) triangles.push(at(a, i), at(a, i + 1), at(b, i + 1))
    }
  }
  return { corners: new Float32Array(corners), triangles: new Uint32Array(triangles) }
}

const INSIDE: readonly Point[] = Array.from({ length: 241 }, (_, i) => {
  const r = FLOOR + ((RIM - FLOOR) * i) / 240
  return [r, profile(r)]
})

/**
 * How far a point is from the inner surface: below 0 within the porcelain. Measured against the profile, not by the
 * engine. Infinity where the bowl is not near.
 */
export function clearance(r: number, y: number): number {
  if (y > DEPTH + 1 || r > RIM + 1) return Number.POSITIVE_INFINITY
  const floor = r <= FLOOR ? Math.abs(y) : Number.POSITIVE_INFINITY
  const wall = Math.min(...INSIDE.map(([a, b]) => Math.hypot(r - a, y - b)))
  const distance = Math.min(floor, wall)
  return y >= profile(r) ? distance : -distance
}
