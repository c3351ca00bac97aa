import fs from 'node:fs'
import { RECORDINGS } from '@/dice'
import { BOUNDS, inPorcelain, wrongAtRest } from '@/dice/record/checks'
import { startOf } from '@/dice/record/choose'
import { type Rattle, rattle } from '@/dice/record/rattle'
import { recordedRattle, recordedThrow } from '@/dice/record/recording'
import { SEEDS } from '@/dice/record/seeds'
import { sheetOf } from '@/dice/record/sheet'
import { type Throw, throwDice } from '@/dice/record/throw'
import { HZ, type Pose, ready } from '@/dice/record/world'
import { overlap, SHEET } from './played'

let shaken: Rattle
beforeAll(async () => {
  await ready()
  shaken = rattle(SEEDS.rattle)
})

function thrown(seed: number, jump = false): Throw {
  const one = throwDice(seed, startOf(shaken), jump)
  if ('wrong' in one) throw new Error(`${seed}: ${one.wrong}`)
  return one
}
/** The rules and key frames of one recording, without what all have in common. */
const rulesOf = (sheet: string, id: string) =>
  sheet.split('\n').filter(line => line.startsWith(`.flight-${id}{`) || line.startsWith(`@keyframes d-${id}`))
const pairs = (frame: readonly Pose[]) =>
  frame.flatMap((a, i) => frame.flatMap((b, j) => (i === j ? [] : [overlap(a, b)])))

test('what ships is what the seeds give: the rattle, a throw and a jump, byte by byte', () => {
  const again = [
    recordedThrow('t3', thrown(SEEDS.throws[3])),
    recordedThrow('j1', thrown(SEEDS.jumps[1], true)),
    recordedRattle('k', SEEDS.rattle, shaken)
  ]
  const sheet = sheetOf(again)
  for (const { id, ms, faces, exit, hits } of again) {
    expect(rulesOf(sheet, id).length).toBeGreaterThan(18)
    expect(rulesOf(sheet, id)).toEqual(rulesOf(SHEET, id))
    const { contacts, ...shipped } = RECORDINGS.find(one => one.id === id)!
    expect(shipped).toMatchObject({ ms, faces, exit })
    expect(contacts.map(({ at, on }) => [at, on])).toEqual(hits.map(({ at, on }) => [at, on]))
  }
})

test('as the engine had it: no die in another or in the porcelain, all at rest in time', () => {
  const { frames, rest, overlap: engine } = thrown(SEEDS.throws[0])
  expect(frames.length).toBeGreaterThan(HZ / 2)
  expect(rest).toBeLessThanOrEqual(BOUNDS.rest)
  expect(engine).toBeLessThanOrEqual(BOUNDS.overlap)
  for (const frame of frames) {
    expect(Math.max(...pairs(frame))).toBeLessThanOrEqual(BOUNDS.overlap)
    expect(Math.max(...frame.map(inPorcelain))).toBeLessThanOrEqual(BOUNDS.overlap)
  }
  expect(wrongAtRest(frames.at(-1)!, false)).toBeNull()
})

const upright: Pose['q'] = [1, 0, 0, 0]
const tipped: Pose['q'] = [Math.cos(0.1), Math.sin(0.1), 0, 0]
const row = (...poses: Pose[]): Pose[] => {
  const places = [-1.8, 0, 1.8].flatMap(x => [-1, 1].map(z => [x, z] as const))
  const lying = places.slice(poses.length).map(([x, z]): Pose => ({ p: [x, 0.8, z], q: upright }))
  return [...lying, ...poses]
}

test.each([
  ['nothing', row(), false, null],
  ['a die on another', row({ p: [0, 2.4, 0], q: upright }), false, 'stacked'],
  ['a die on its edge', row({ p: [0, 0.95, 2.2], q: tipped }), false, 'leaning'],
  ['a die on the wall', row({ p: [0, 0.8, 3.9], q: upright }), false, 'overlap-at-rest'],
  ['a die beside the bowl', row({ p: [12, -0.1, 0], q: upright }), false, 'out'],
  ['no die beside the bowl where one should', row(), true, 'not-one-out'],
  [
    'two beside the bowl',
    row({ p: [12, -0.1, 0], q: upright }, { p: [-12, -0.1, 0], q: upright }),
    true,
    'not-one-out'
  ]
] as const)('at rest with %s', (_, frame, jump, wrong) => {
  expect(wrongAtRest(frame, jump)).toBe(wrong)
})

test('the engine and the recorder are no part of what the client imports', () => {
  const shipped = ['index', 'flight', 'contacts', 'lengths', 'recordings', 'types'].map(name =>
    fs.readFileSync(`src/dice/${name}.ts`, 'utf8')
  )
  for (const text of shipped) expect(text).not.toMatch(/record\/|rapier/)
})
