import {
  between,
  type Motion,
  onBus,
  passingOn,
  pickingUp,
  puttingDown,
  sampled,
  still,
  swirling,
  turningOver,
  walking
} from '../support/traces'
import { replay, upTo } from './replay'

const LATER = Number.POSITIVE_INFINITY
const from1s = (motion: Motion) => between(1000, LATER, motion)

const QUIET: [string, Motion][] = [
  ['rest', still],
  ['walk of 0.25 g', walking(0.25)],
  ['bus', onBus],
  ['pick up', from1s(pickingUp)],
  ['turn over', from1s(turningOver)],
  ['pass on', from1s(passingOn)],
  ['put down', from1s(puttingDown)]
]
const RESTLESS: [string, Motion][] = [
  ['walk of 0.45 g', walking(0.45)],
  ['swirl of 0.5 g', swirling(0.5)]
]
const SEEDS = upTo(40)

const told = (motion: Motion, every: number, sensitivity: 'light' | 'medium') =>
  SEEDS.flatMap(seed =>
    (['still', 'at-once'] as const).map(arm => {
      const trace = sampled(motion, {
        every,
        ms: 6000,
        seed,
        phase: (seed * every) / 40,
        noise: 0.04,
        jitter: 0.9
      })
      return replay(trace, { arm, sensitivity })
    })
  )

describe.each([20, 60, 100, 200])('what is no shake, a sample each %d ms, 40 noises, jittered', every => {
  test.each([...QUIET, ...RESTLESS])('%s: no throw, medium and light', (_name, motion) => {
    for (const sensitivity of ['medium', 'light'] as const) {
      expect(told(motion, every, sensitivity).filter(r => r.shakes.length > 0)).toEqual([])
    }
  })
})

test.each([20, 60])('what is no shake also offers no button, a sample each %d ms', every => {
  for (const [name, motion] of QUIET) {
    expect([name, told(motion, every, 'medium').filter(r => r.hints.length > 0)]).toEqual([name, []])
  }
})

test.each([20, 60, 200])('B01 ten minutes of rest, a sample each %d ms: nothing at all', every => {
  const trace = sampled(still, { every, ms: 600_000, seed: 7, noise: 0.04 })
  expect(trace.length).toBe(600_000 / every)
  for (const sensitivity of ['light', 'medium', 'strong'] as const) {
    expect(replay(trace, { sensitivity })).toEqual({ shakes: [], hints: [], strokes: [] })
  }
})

test.each([20, 60])('put down and picked up again ten times, a sample each %d ms: no throw', every => {
  const turns: Motion = t => (t % 3000 < 1500 ? pickingUp(t % 3000) : puttingDown((t % 3000) - 1500))
  for (const seed of SEEDS) {
    expect(replay(sampled(turns, { every, ms: 30_000, seed }), { arm: 'at-once' }).shakes).toEqual([])
  }
})
