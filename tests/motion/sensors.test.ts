import fc from 'fast-check'
import { createShakeDetector, type MotionSample } from '@/motion'
import {
  between,
  bunched,
  flipped,
  type Motion,
  onBus,
  pickingUp,
  random,
  rotated,
  sampled,
  shaking,
  turningOver,
  walking,
  without
} from '../support/traces'
import { replay, upTo } from './replay'

const G = 9.80665
const shake: Motion = between(1200, 3200, shaking(1.2, 3.4, [1, 0.3, 0.5]))
const at20 = (motion: Motion, ms = 6000, seed = 1) => sampled(motion, { every: 20, ms, seed })
const VARIED: [string, Motion, number][] = [
  ['gentle shake', between(1200, 3200, shaking(0.9, 2.4)), 1],
  ['shake', shake, 1],
  ['hard shake', between(1200, 3200, shaking(2.4, 4.8, [0, 1, 1])), 1],
  ['walk', walking(0.45), 0],
  ['bus', onBus, 0],
  ['turn over', between(1000, 9000, turningOver), 0],
  ['pick up', between(1000, 9000, pickingUp), 0]
]

describe('a sensor that is wrong at rest: (10.11, 0.08, 18.34) m/s²', () => {
  const offset: Motion = () => [10.11 / G, 0.08 / G, 18.34 / G]
  const size = Math.hypot(10.11, 0.08, 18.34) / G
  const swinging: Motion = t => {
    const angle = 0.6 * Math.sin(2 * Math.PI * 3.2 * (t / 1000))
    return [size * Math.sin(angle), 0, size * Math.cos(angle)]
  }

  test.each([20, 60, 200])('at rest, a sample each %d ms: nothing', every => {
    for (const arm of ['still', 'at-once'] as const) {
      const told = replay(sampled(offset, { every, ms: 60_000, seed: 5, noise: 0.04 }), {
        arm,
        sensitivity: 'light'
      })
      expect(told).toEqual({ shakes: [], hints: [], strokes: [] })
    }
  })

  test('shaken it throws once, as a good one does', () => {
    const bias: Motion = t => {
      const [x, y, z] = shake(t)
      return [x + 10.11 / G, y + 0.08 / G, z + 18.34 / G + 1]
    }
    expect(replay(at20(bias)).shakes).toEqual(replay(at20(shake)).shakes)
  })

  test('one size all the time, but a direction that swings, is a shake', () => {
    const motion: Motion = t => (t < 1200 ? [0, 0, size] : swinging(t - 1200))
    expect(replay(at20(motion, 3200)).shakes.length).toBe(1)
  })
})

describe('how the phone is held does not matter', () => {
  test.each(VARIED)('%s: sign flipped, the same to the sample', (_name, motion, throws) => {
    const trace = at20(motion)
    expect(replay(trace).shakes.length).toBe(throws)
    expect(replay(flipped(trace))).toEqual(replay(trace))
  })

  test.each(VARIED)('%s: rotated any way, the same to the sample', (_name, motion, throws) => {
    const part = fc.double({ min: -1, max: 1, noNaN: true })
    const axis = fc.tuple(part, part, part).filter(v => Math.hypot(...v) > 0.1)
    const angle = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true })
    fc.assert(
      fc.property(axis, angle, fc.nat(1000), (u, a, seed) => {
        const trace = at20(motion, 6000, seed)
        const turned = replay(rotated(trace, u, a))
        expect(turned.shakes.length).toBe(throws)
        expect(turned).toEqual(replay(trace))
      }),
      { seed: 20260925, numRuns: 100 }
    )
  })
})

describe('samples that come badly', () => {
  const bad = [Number.NaN, undefined, null, Number.POSITIVE_INFINITY, '1'] as unknown as number[]

  test('a number that is missing or not finite: as if the sample had not come', () => {
    const trace = at20(shake)
    const dirty = trace.flatMap((sample, i) => {
      const worse = { ...sample, t: sample.t + 3 }
      return [sample, { ...worse, [(['x', 'y', 'z', 't'] as const)[i % 4]!]: bad[i % 5]! }]
    })
    expect(dirty.length).toBe(2 * trace.length)
    expect(replay(dirty)).toEqual(replay(trace))
    expect(replay(trace).shakes.length).toBe(1)
  })

  test('five strong samples to and fro with one timestamp are no shake', () => {
    const trace = at20(() => [0, 0, -1])
    const burst = upTo(5).map(i => ({ x: i % 2 ? 2 : -2, y: 0, z: -1, t: 3000 }))
    const all = [...trace.filter(s => s.t <= 3000), ...burst, ...trace.filter(s => s.t > 3000)]
    const told = replay(all)
    expect(told.shakes).toEqual([])
    expect(told.strokes.length).toBe(1)
  })

  test('samples handed over in bunches of five with one timestamp: one throw, and at rest none', () => {
    for (const seed of upTo(20)) {
      expect(replay(bunched(at20(shake, 6000, seed), 5)).shakes.length).toBe(1)
      expect(replay(bunched(at20(onBus, 6000, seed), 5)).shakes).toEqual([])
    }
  })

  test('a shake with a hole of 100 to 900 ms in it is one throw', () => {
    const long: Motion = between(1200, 4200, shaking(1.4, 3.5, [0.2, 1, 0]))
    for (const seed of upTo(20)) {
      const from = 1300 + seed * 40
      const trace = without(at20(long, 8000, seed), from, from + 100 + seed * 40)
      expect(replay(trace).shakes.length).toBe(1)
    }
  })

  test('after a gap of more than 400 ms gravity is found anew: another way of lying is no stroke', () => {
    const lying = (x: number, z: number, from: number): MotionSample[] =>
      upTo(50).map(i => ({ x, y: 0, z, t: from + i * 20 }))
    const turns = upTo(12).flatMap(i => lying(i % 2 ? 1 : -1, 0, i * 1400))
    expect(replay(turns, { arm: 'at-once' })).toEqual({ shakes: [], hints: [], strokes: [] })
    const close = upTo(12).flatMap(i => lying(i % 2 ? 1 : -1, 0, i * 1380))
    expect(replay(close, { arm: 'at-once' }).strokes.length).toBeGreaterThan(0)
  })

  test('in the first 150 ms after a gap gravity is not known, and nothing is felt', () => {
    const long: Motion = between(1200, 4200, shaking(2.4, 5, [0.2, 1, 0]))
    for (const seed of upTo(20)) {
      const trace = without(at20(long, 6000, seed), 1300, 1800 + seed * 7)
      const start = trace.find(sample => sample.t >= 1800)!.t
      const after = replay(trace).strokes.filter(t => t >= start)
      expect(after[0]).toBeGreaterThanOrEqual(start + 150)
      expect(after[0]).toBeLessThan(start + 400)
    }
  })

  test('a gap between strokes breaks the count: two strokes, a gap, two strokes are no shake', () => {
    const two: Motion = shaking(1.5, 4)
    const halves: Motion = t =>
      t >= 1200 && t < 1450 ? two(t - 1200) : t >= 2050 && t < 2300 ? two(t - 2050) : [0, 0, -1]
    const trace = at20(halves)
    expect(replay(trace).shakes.length).toBe(1)
    expect(replay(without(trace, 1460, 1880)).shakes).toEqual([])
  })

  test('a clock set back by an hour neither throws nor locks: the next shake is one throw', () => {
    const before = at20(shake, 2500).map(s => ({ ...s, t: s.t + 3_600_000 }))
    const told = replay([...before, ...at20(shake)])
    expect(told.shakes.length).toBe(2)
    expect(told.shakes[1]).toBeLessThan(6000)
  })

  test('any numbers at all: never an exception, never two throws within a second', () => {
    const anything = fc.array(
      fc.record({ x: fc.double(), y: fc.double(), z: fc.double(), t: fc.oneof(fc.double(), fc.nat(60_000)) }),
      { maxLength: 300 }
    )
    fc.assert(
      fc.property(anything, samples => {
        const { shakes } = replay(samples.sort((a, b) => a.t - b.t))
        expect(shakes.every((t, i) => i === 0 || t - shakes[i - 1]! >= 1000)).toBe(true)
      }),
      { seed: 63, numRuns: 300 }
    )
  })
})

test('a random hand (seed 15): strokes are numbered from 1, and the shake is the fourth within 1.2 s', () => {
  const next = random(15)
  for (const _ of upTo(50)) {
    const motion = between(1200, 3600, shaking(0.9 + 1.6 * next(), 2.2 + 2.8 * next(), [next(), next(), 1]))
    const detector = createShakeDetector({ sensitivity: 'medium' })
    const events = at20(motion).flatMap(sample => [...detector.feed(sample)])
    const strokes = events.filter(event => event.type === 'stroke')
    expect(strokes.map(stroke => stroke.n)).toEqual(strokes.map((_stroke, i) => i + 1))
    expect(events.map(event => event.type).indexOf('shake')).toBe(4)
    expect(strokes[3]!.t - strokes[0]!.t).toBeLessThanOrEqual(1200)
  }
})
