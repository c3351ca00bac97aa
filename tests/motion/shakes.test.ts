import { createShakeDetector } from '@/motion'
import { between, type Motion, sampled, shaking, swirling } from '../support/traces'
import { replay, upTo } from './replay'

const START = 1200
const AXES = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
  [1, 1, 1],
  [-0.3, 0.8, 0.5]
] as const
const AMPLITUDES = [0.9, 1.2, 1.6, 2.0, 2.5]
const RATES = [2.2, 2.8, 3.5, 4.2, 5]
const shaken = (motion: Motion, ms = 1500) => between(START, START + ms, motion)

describe.each([20, 60])('shakes of 0.9–2.5 g at 2.2–5 Hz for 1.5 s, a sample each %d ms', every => {
  for (const jitter of [0, 0.9]) {
    test.each(AXES)(`along %d %d %d, jitter ${jitter}: one throw each`, (...axis) => {
      for (const amplitude of AMPLITUDES) {
        for (const hz of RATES) {
          for (const i of upTo(8)) {
            const motion = shaken(shaking(amplitude, hz, axis, i / 8))
            const trace = sampled(motion, { every, ms: 5000, seed: i, phase: (i * every) / 8, jitter })
            expect([amplitude, hz, i, replay(trace).shakes.length]).toEqual([amplitude, hz, i, 1])
          }
        }
      }
    })
  }
})

// Three half periods lie between the first and the fourth peak, and a stroke may begin late or early in its half.
test('the throw comes at the fourth stroke: between 1 and 2 periods after the start of the shaking', () => {
  for (const amplitude of AMPLITUDES) {
    for (const hz of RATES) {
      for (const i of upTo(16)) {
        const motion = shaken(shaking(amplitude, hz, AXES[4], i / 16))
        const [fired] = replay(sampled(motion, { every: 20, ms: 5000, seed: i })).shakes
        const periods = ((fired! - START) * hz) / 1000
        expect(periods).toBeGreaterThan(1)
        expect(periods).toBeLessThan(2)
      }
    }
  }
})

describe('B01 1.2 s at 4 Hz and ±1.5 g, eight start phases of the sensor', () => {
  const motion = shaken(shaking(1.5, 4), 1200)
  const runs = (every: number) =>
    upTo(8).map(i => replay(sampled(motion, { every, ms: 6000, seed: i, phase: (i * every) / 8 })))

  test.each([20, 60])('a sample each %d ms: always one throw', every => {
    expect(runs(every).map(r => r.shakes.length)).toEqual(upTo(8).map(() => 1))
  })

  test.each([80, 100])('a sample each %d ms: still always one throw', every => {
    expect(runs(every).map(r => r.shakes.length)).toEqual(upTo(8).map(() => 1))
  })

  test('a sample each 200 ms: one throw, or none and the button is offered; never two', () => {
    for (const { shakes, hints } of runs(200)) {
      expect(shakes.length).toBeLessThanOrEqual(1)
      expect(shakes.length === 1 || hints.length === 1).toBe(true)
    }
  })
})

test('200 ms and any shake for 8 s: never two throws', () => {
  for (const amplitude of AMPLITUDES) {
    for (const hz of [...RATES, 2.5]) {
      for (const i of upTo(24)) {
        const motion = shaken(shaking(amplitude, hz, AXES[4], i / 24), 8000)
        const trace = sampled(motion, {
          every: 200,
          ms: 9000,
          seed: i,
          phase: i * 8,
          jitter: i % 2 ? 0.5 : 0
        })
        expect([amplitude, hz, i, replay(trace).shakes.length > 1]).toEqual([amplitude, hz, i, false])
      }
    }
  }
})

test('the direction of a stroke is forgotten at rest: another one the same way is a stroke again', () => {
  const knocks: Motion = t => [0, t > 1000 && t % 2500 < 60 ? 1.8 : 0, -1]
  for (const every of [10, 20]) {
    const told = replay(sampled(knocks, { every, ms: 12_000, seed: 2 }))
    expect(told.strokes.map(t => Math.floor(t / 2500))).toEqual([1, 2, 3, 4])
    expect(told.shakes).toEqual([])
  }
})

test('four strokes have to fall within 1.2 s: a slow swing of the arm at 0.8 Hz is no shake, however wide', () => {
  for (const amplitude of [1, 1.6, 2.4]) {
    for (const i of upTo(16)) {
      const told = replay(
        sampled(shaken(shaking(amplitude, 0.8, AXES[1], i / 16), 6000), { every: 20, ms: 9000, seed: i })
      )
      expect(told.shakes).toEqual([])
      expect(told.strokes.length).toBeGreaterThan(8)
    }
  }
})

test.each([20, 60])('a brisk swirl of a bowl (1–2 g at 2.5 Hz), a sample each %d ms, is one throw', every => {
  for (const amplitude of [1, 1.3, 2]) {
    for (const seed of upTo(16)) {
      const trace = sampled(shaken(swirling(amplitude), 2000), { every, ms: 6000, seed, phase: seed })
      expect(replay(trace).shakes.length).toBe(1)
    }
  }
})

test('strength is the mean of the peaks: about the amplitude, whatever the rate', () => {
  for (const amplitude of AMPLITUDES) {
    for (const hz of RATES) {
      const strengths = strengthsOf(amplitude, hz)
      expect(strengths.shake).toBeGreaterThan(amplitude * 0.75)
      expect(strengths.shake).toBeLessThan(amplitude * 1.15)
    }
  }
})

function strengthsOf(amplitude: number, hz: number) {
  const trace = sampled(shaken(shaking(amplitude, hz)), { every: 20, ms: 5000, seed: 3 })
  const detector = createShakeDetector({ sensitivity: 'medium' })
  const events = trace.flatMap(sample => [...detector.feed(sample)])
  const shake = events.find(event => event.type === 'shake')
  if (shake?.type !== 'shake') throw new Error('no shake')
  return { shake: shake.strength }
}
