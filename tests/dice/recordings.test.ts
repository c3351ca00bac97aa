import { RECORDINGS } from '@/dice'
import { JUMPS, RATTLE_MS, THROWS } from '@/dice/lengths'
import { HALF } from '@/dice/record/bowl'
import { BOUNDS, fromMiddle, inPorcelain, outside, tiltOf, wrongAtRest } from '@/dice/record/checks'
import { between, dot } from '@/dice/record/quaternion'
import { overlap, played, SHEET } from './played'

const SHOWN = RECORDINGS.filter(({ kind }) => kind !== 'rattle')
const RATTLE = RECORDINGS.find(({ kind }) => kind === 'rattle')!
const rows = SHOWN.map(one => [one.id, one] as const)
/** What the cutting into key frames may add to the engine's millimetre, only where dice are fast; cm. */
const FAST = { dice: 0.2, bowl: 0.35 }

const everyPair = (poses: Parameters<typeof outside>[0]) =>
  poses.flatMap((a, i) => poses.flatMap((b, j) => (i === j ? [] : [overlap(a, b)])))

test('at least twelve throws, three jumps of one die, and a rattle', () => {
  const count = (kind: string) => RECORDINGS.filter(one => one.kind === kind).length
  expect(count('throw')).toBeGreaterThanOrEqual(12)
  expect(count('jump')).toBeGreaterThanOrEqual(3)
  expect(count('rattle')).toBe(1)
  expect(new Set(RECORDINGS.map(({ id }) => id)).size).toBe(RECORDINGS.length)
})

test('sheet, lengths and contacts speak of the same recordings', () => {
  const lengths = [...THROWS, ...JUMPS].map(({ id, ms, exit }) => ({ id, ms, exit }))
  expect(lengths).toEqual(SHOWN.map(({ id, ms, exit }) => ({ id, ms, exit })))
  expect(RATTLE_MS).toBe(RATTLE.ms)
  for (const { id, ms } of SHOWN) expect(SHEET).toContain(`.flight-${id}{--ms:${ms}ms;`)
  expect(SHEET).toContain(`.flight-k{--ms:${RATTLE.ms / 2}ms;`)
  expect([...SHEET.matchAll(/@keyframes d-(\w+)w1\{/g)].map(([, id]) => id)).toEqual(
    RECORDINGS.map(({ id }) => id)
  )
})

test.each(rows)('%s: the dice that stay lie flat, apart and on the floor', (id, { faces }) => {
  const last = played(id).at(1)
  expect(outside(last)).toEqual(faces.flatMap((face, die) => (face === 0 ? [die] : [])))
  const inside = last.filter((_, die) => faces[die] === 1)
  expect(wrongAtRest(inside, false)).toBeNull()
  for (const { p } of inside) expect(p[1]).toBeCloseTo(HALF, 1)
  expect(Math.max(...everyPair(inside))).toBeLessThanOrEqual(BOUNDS.overlapAtRest)
  expect(tiltOf(inside)).toBeLessThanOrEqual(BOUNDS.tilt)
})

test.each(rows)('%s: no die passes through another or through the porcelain', (id, { ms }) => {
  const one = played(id)
  let [dice, bowl] = [0, 0]
  for (let t = 0; t <= ms; t += 8) {
    const poses = one.at(Math.min(1, t / ms))
    dice = Math.max(dice, ...everyPair(poses))
    bowl = Math.max(bowl, ...poses.filter(pose => fromMiddle(pose) < 7).map(inPorcelain))
  }
  expect(dice).toBeLessThanOrEqual(FAST.dice)
  expect(bowl).toBeLessThanOrEqual(FAST.bowl)
})

test.each(rows)('%s: begins where the rattle does', id => {
  const [first, hand] = [played(id).at(0), played('k').at(0)]
  for (const [die, { p, q }] of first.entries()) {
    const there = hand[die]!
    expect(Math.hypot(...p.map((v, i) => v - there.p[i]!))).toBeLessThan(0.02)
    // Each recording has its dice turned so that their +y ends up: by quarters against the rattle's.
    const turn = between(q, there.q)
    expect(Math.min(...[0, 90, 120, 180].map(quarter => Math.abs(turn - quarter)))).toBeLessThan(2.5)
  }
})

test.each(RECORDINGS.map(({ id }) => [id]))(
  '%s: no step turns so far that an engine may go round the other way',
  id => {
    const { turns, ends } = played(id)
    const steps = turns.flatMap(list => list.slice(1).map((q, i) => between(list[i]!, q)))
    expect(Math.max(...steps)).toBeLessThan(135)
    // Two of one axis are mixed by their degrees: then too the shorter way.
    const signs = turns.flatMap(list => list.slice(1).map((q, i) => dot(list[i]!, q)))
    expect(Math.min(...signs)).toBeGreaterThanOrEqual(0)
    expect(ends.every(([first, last]) => first === 0 && last === 1)).toBe(true)
  }
)

test.each(RECORDINGS.map(one => [one.id, one] as const))(
  '%s: contacts are in order, within its length',
  (_, one) => {
    const times = one.contacts.map(({ at }) => at)
    expect(times.length).toBeGreaterThan(5)
    expect(times).toEqual([...times].sort((a, b) => a - b))
    expect(times.every(at => at >= 0 && at <= one.ms)).toBe(true)
    expect(one.contacts.every(({ strength }) => strength > 0 && strength <= 1)).toBe(true)
  }
)

test('dice ring on dice and on the bowl, and the hardest contact of all is 1', () => {
  const all = RECORDINGS.flatMap(({ contacts }) => contacts)
  expect(new Set(all.map(({ on }) => on))).toEqual(new Set(['die', 'bowl']))
  expect(Math.max(...all.map(({ strength }) => strength))).toBe(1)
})

test('the sheet is within its bound, and WeChat reads every unit and selector of it', () => {
  expect(Buffer.byteLength(SHEET)).toBeLessThanOrEqual(280 * 1024)
  expect(SHEET).not.toMatch(/rpx|[{}]\.\d+%|NaN|\*\s*\{/)
  const names = [...SHEET.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name!)
  expect(names.every(name => name.startsWith('d-'))).toBe(true)
  expect(new Set(names).size).toBe(names.length)
})
