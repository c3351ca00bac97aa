import { createShakeDetector, type MotionSample, type Sensitivity } from '@/motion'
import { between, type Motion, sampled, shaking, still } from '../support/traces'
import { replay, upTo } from './replay'

const REST: Motion = still
const at20 = (motion: Motion, ms: number, seed = 1) => sampled(motion, { every: 20, ms, seed })
const later = (trace: readonly MotionSample[], by: number) => trace.map(s => ({ ...s, t: s.t + by }))
const strong = (n: number, t: (i: number) => number): MotionSample[] =>
  upTo(n).map(i => ({ x: 2 * Math.sin(i * 0.5), y: 0, z: -1, t: t(i) }))

describe('B04 hidden and shown again', () => {
  const real = at20(between(700, 2200, shaking(1.5, 4)), 4000)

  test.each<[string, (i: number) => number]>([
    ['at one moment', () => 5000],
    ['within the first 300 ms', i => 5000 + i * 5],
    ['as if they came now', i => 5000 + i * 20]
  ])('60 strong samples handed over on show %s: no throw; then a real shake: one', (_how, t) => {
    const detector = createShakeDetector({ sensitivity: 'medium' })
    for (const sample of at20(between(700, 1000, shaking(1.5, 4)), 1000)) detector.feed(sample)
    detector.reset()
    const types = strong(60, t).flatMap(sample => detector.feed(sample).map(event => event.type))
    expect(types).toEqual([])
    const after = later(real, 5000 + 1220).flatMap(sample => detector.feed(sample).map(event => event.type))
    expect(after.filter(type => type === 'shake')).toEqual(['shake'])
  })

  test('even when armed at once nothing counts in the first 300 ms', () => {
    const detector = createShakeDetector({ sensitivity: 'light', arm: 'at-once' })
    const told = at20(shaking(2.5, 5), 3000).flatMap(sample => [...detector.feed(sample)])
    expect(told[0]).toMatchObject({ type: 'stroke', n: 1 })
    expect(told[0]!.t).toBeGreaterThanOrEqual(300)
    expect(told[0]!.t).toBeLessThan(400)
    expect(told.filter(event => event.type === 'shake').length).toBe(1)
  })

  test('reset forgets everything: afterwards the detector is as a new one, wherever it stood', () => {
    const trace = at20(between(700, 2200, shaking(1.1, 3)), 4000)
    const fresh = createShakeDetector({ sensitivity: 'medium' })
    const expected = trace.map(sample => fresh.feed(sample))
    expect(expected.flat().filter(event => event.type === 'shake').length).toBe(1)
    for (const stop of [1, 40, 50, 60, 90, trace.length]) {
      const detector = createShakeDetector({ sensitivity: 'medium' })
      for (const sample of trace.slice(0, stop))
        detector.feed({ ...sample, x: sample.x * 1.7, t: sample.t + 77 })
      detector.reset()
      expect(trace.map(sample => detector.feed(sample))).toEqual(expected)
    }
  })

  test('after reset a slow sensor needs no longer rest than a new one', () => {
    const soon = sampled(between(450, 2200, shaking(1.5, 4)), { every: 60, ms: 3000, seed: 4 })
    const detector = createShakeDetector({ sensitivity: 'medium' })
    const shakes = () => soon.flatMap(sample => detector.feed(sample)).filter(event => event.type === 'shake')
    const first = shakes()
    expect(first.length).toBe(1)
    detector.reset()
    expect(shakes()).toEqual(first)
  })

  test.each<[string, Motion]>([
    ['rest', REST],
    ['a shake from the first sample on', shaking(1.5, 4)]
  ])('reset forgets what was tried and when: the next sample is the first, before %s', (_name, motion) => {
    const after = later(at20(motion, 3000), 2500)
    const fresh = createShakeDetector({ sensitivity: 'medium', arm: 'at-once' })
    const expected = after.map(sample => fresh.feed(sample))
    const detector = createShakeDetector({ sensitivity: 'medium', arm: 'at-once' })
    const before = at20(shaking(0.55, 4), 2500).flatMap(sample => [...detector.feed(sample)])
    expect(before).toEqual([])
    detector.reset()
    expect(after.map(sample => detector.feed(sample))).toEqual(expected)
  })

  test('three strokes, stop, start, one stroke: no shake', () => {
    const trace = at20(between(700, 4000, shaking(1.5, 4)), 4000)
    const detector = createShakeDetector({ sensitivity: 'medium', arm: 'at-once' })
    let strokes = 0
    let i = 0
    while (strokes < 3) strokes += detector.feed(trace[i++]!).length
    detector.reset()
    const rest = later(at20(between(700, 760, shaking(1.5, 4)), 2000), trace[i]!.t)
    expect(rest.flatMap(sample => detector.feed(sample).map(event => event.type))).toEqual(['stroke'])
  })
})

describe('B08 long shaking gives one throw', () => {
  const hands: [number, number][] = [
    [0.9, 2.2],
    [1.2, 3],
    [2, 4],
    [2.5, 5]
  ]

  test.each([4000, 8000])('%d ms of shaking, re-armed at once: one throw', ms => {
    for (const every of [20, 60, 100]) {
      for (const [amplitude, hz] of hands) {
        for (const seed of upTo(32)) {
          const motion = between(1200, 1200 + ms, shaking(amplitude, hz, [1, 0.5, 0.2], seed / 8))
          const { shakes } = replay(sampled(motion, { every, ms: ms + 3000, seed, jitter: 0.5 }))
          if (every < 200) expect([every, amplitude, hz, shakes.length]).toEqual([every, amplitude, hz, 1])
          expect(shakes.length).toBeLessThanOrEqual(1)
        }
      }
    }
  })

  test('8 s of shaking across the next own turn: the second throw comes only after a still gap', () => {
    const gap = (ms: number): Motion => {
      const hand = shaking(1.5, 3.5)
      return t => (t < 1200 || (t >= 5200 && t < 5200 + ms) || t > 9200 + ms ? REST(t) : hand(t - 1200))
    }
    for (const seed of upTo(16)) {
      expect(replay(at20(gap(0), 12_000, seed)).shakes.length).toBe(1)
      expect(replay(at20(gap(60), 12_000, seed)).shakes.length).toBe(1)
      const { shakes } = replay(at20(gap(600), 12_000, seed))
      expect(shakes.length).toBe(2)
      expect(shakes[1]).toBeGreaterThan(5800)
    }
  })

  test('without rearm a second shake after a pause is only strokes', () => {
    const twice: Motion = t => between(700, 2200, shaking(1.5, 4))(t % 5000)
    const trace = at20(twice, 15_000)
    expect(replay(trace).shakes.length).toBe(3)
    const once = replay(trace, { rearm: false })
    expect(once.shakes.length).toBe(1)
    expect(once.strokes.length).toBeGreaterThan(20)
    expect(once.hints).toEqual([])
  })

  test('no second shake sooner than 1 s after the first, still gap or not', () => {
    const pulse: Motion = t => (t % 900 < 500 ? shaking(2, 5)(t % 900) : REST(t))
    for (const seed of upTo(16)) {
      const { shakes } = replay(at20(pulse, 20_000, seed), { arm: 'at-once' })
      expect(shakes.length).toBeGreaterThan(5)
      expect(Math.min(...shakes.slice(1).map((t, i) => t - shakes[i]!))).toBeGreaterThan(1000)
    }
  })

  test('a turn that begins in the middle of shaking waits for the phone to be still', () => {
    const busy = at20(between(0, 2500, shaking(1.5, 4)), 2500)
    expect(replay(busy)).toEqual({ shakes: [], hints: [], strokes: [] })
    expect(replay(busy, { arm: 'at-once' }).shakes.length).toBe(1)
    const paused = at20(t => (t < 2500 || (t > 2900 && t < 4400) ? shaking(1.5, 4)(t) : REST(t)), 6000)
    const { shakes } = replay(paused)
    expect(shakes.length).toBe(1)
    expect(shakes[0]).toBeGreaterThan(2900)
  })

  test('a pause of 100 ms is not still, one of 250 ms is', () => {
    const pausing =
      (ms: number): Motion =>
      t =>
        t % 800 < ms ? REST(t) : shaking(1.5, 4)(t)
    for (const seed of upTo(16)) {
      expect(replay(at20(pausing(100), 2900, seed))).toEqual({ shakes: [], hints: [], strokes: [] })
      expect(replay(at20(pausing(250), 2900, seed)).strokes.length).toBeGreaterThan(0)
    }
  })
})

describe('B13 a floor, a gap, and the button for those who shake in vain', () => {
  const gentle = (amplitude: number, hz: number, seed: number, every = 20) =>
    sampled(between(1200, 2700, shaking(amplitude, hz, [1, 0.3, 0.5], seed / 16)), { every, ms: 9000, seed })

  test('1.5 s at 4 Hz: 0.5 g is below the floor, 0.8, 1.2 and 2.0 g throw once', () => {
    const thrown = [0.5, 0.8, 1.2, 2].map(g => upTo(16).map(seed => replay(gentle(g, 4, seed)).shakes.length))
    expect(thrown).toEqual([0, 1, 1, 1].map(n => upTo(16).map(() => n)))
  })

  test.each<Sensitivity>(['light', 'medium', 'strong'])(
    '%s: who throws at some g throws at any more',
    sensitivity => {
      for (const hz of [2.2, 3, 4, 5]) {
        for (const seed of upTo(8)) {
          const thrown = upTo(24).map(
            i => replay(gentle(0.4 + 0.1 * i, hz, seed), { sensitivity }).shakes.length
          )
          expect(thrown).toEqual([...thrown].sort())
          expect([thrown[0], thrown[23]]).toEqual([0, 1])
        }
      }
    }
  )

  test('what throws at strong throws at medium, what throws at medium throws at light', () => {
    const floors = (['light', 'medium', 'strong'] as const).map(sensitivity =>
      upTo(24).map(i => replay(gentle(0.4 + 0.05 * i, 3.5, i), { sensitivity }).shakes.length)
    )
    const [light, medium, hard] = floors.map(counts => counts.indexOf(1)) as [number, number, number]
    expect(light).toBeLessThan(medium)
    expect(medium).toBeLessThan(hard)
  })

  test.each([20, 60])('0.5–0.8 g for 1.5 s, a sample each %d ms: a throw, or one hint within 5 s', every => {
    for (const amplitude of [0.5, 0.6, 0.7, 0.8]) {
      for (const hz of [2.2, 3, 4]) {
        for (const seed of upTo(16)) {
          const told = replay(gentle(amplitude, hz, seed, every), { rearm: false })
          expect([amplitude, hz, seed, told.shakes.length + told.hints.length]).toEqual([
            amplitude,
            hz,
            seed,
            1
          ])
          for (const t of told.hints) expect(t - 1200).toBeLessThanOrEqual(5000)
          for (const t of told.hints) expect(t - 1200).toBeGreaterThanOrEqual(3000)
        }
      }
    }
  })

  test('a minute of shaking in vain is one hint, and one more after rearm', () => {
    const trace = at20(shaking(0.55, 4), 60_000)
    expect(replay(trace, { arm: 'at-once' }).hints.length).toBe(1)
    const detector = createShakeDetector({ sensitivity: 'medium' })
    const hints = trace.flatMap(sample => {
      if (sample.t === 30_000) detector.rearm()
      return detector.feed(sample).map(event => event.type)
    })
    expect(hints).toEqual(['hint', 'hint'])
  })

  test('shaking hard without ever having been still is shaking in vain too', () => {
    const told = replay(at20(shaking(1.5, 4), 6000))
    expect(told.shakes).toEqual([])
    expect(told.hints.length).toBe(1)
    expect(told.hints[0]).toBeLessThanOrEqual(5000)
  })
})
