import { existsSync, readFileSync } from 'node:fs'
import type { MotionSample } from '@/motion'
import { replay, upTo } from './replay'

interface Recording {
  readonly samples: readonly { readonly vector: readonly [number, number, number] }[]
}

// Recordings of a micro:bit (g, about 51 Hz, 1.8 s each) that nobody here made up; they stay outside the project.
const file = process.env.MOTION_DATA
const why = !file ? 'MOTION_DATA names no file' : existsSync(file) ? null : `MOTION_DATA: no file ${file}`
if (why) process.stderr.write(`motion: the recorded shakes are left out (${why})\n`)

const LENGTH_MS = 1800
const read = (name: string): MotionSample[][] => {
  const kinds: { name: string; recordings: Recording[] }[] = JSON.parse(readFileSync(file!, 'utf8'))
  const kind = kinds.find(k => k.name === name)!
  return kind.recordings.map(({ samples }) =>
    samples.map(({ vector: [x, y, z] }, i) => ({ x, y, z, t: Math.round((i * LENGTH_MS) / samples.length) }))
  )
}

/** The recording after 600 ms in a still hand, held as its first tenth of a second on average was. */
const inHand = (trace: readonly MotionSample[]): MotionSample[] => {
  const head = trace.slice(0, 5)
  const mean = (key: 'x' | 'y' | 'z') => head.reduce((sum, s) => sum + s[key], 0) / head.length
  const lying = upTo(30).map(i => ({ x: mean('x'), y: mean('y'), z: mean('z'), t: i * 20 }))
  return [...lying, ...trace.map(s => ({ ...s, t: s.t + 600 }))]
}

const everyThird = (trace: readonly MotionSample[]) => trace.filter((_, i) => i % 3 === 0)

describe(`recorded motion${why ? ` (left out: ${why})` : ''}`, () => {
  const check = why ? test.skip : test

  check('8 of 8 shakes throw once, at 20 and at 60 ms, from the middle of it and from a still hand', () => {
    const shakes = read('Shake')
    const one = upTo(8).map(() => 1)
    expect(shakes.map(t => replay(t, { arm: 'at-once' }).shakes.length)).toEqual(one)
    expect(shakes.map(t => replay(inHand(t)).shakes.length)).toEqual(one)
    expect(shakes.map(t => replay(everyThird(t), { arm: 'at-once' }).shakes.length)).toEqual(one)
  })

  check('0 of 20 others throw, at any sensitivity', () => {
    const others = [...read('Idle'), ...read('Circle')]
    expect(others.length).toBe(20)
    for (const sensitivity of ['light', 'medium', 'strong'] as const) {
      for (const trace of [...others, ...others.map(everyThird), ...others.map(inHand)]) {
        expect(replay(trace, { sensitivity, arm: 'at-once' }).shakes).toEqual([])
        expect(replay(trace, { sensitivity }).shakes).toEqual([])
      }
    }
  })

  check('the throw comes within 0.9 s of the start, of which the first 0.3 s are not heard', () => {
    const fired = read('Shake').map(t => replay(t, { arm: 'at-once' }).shakes[0]!)
    expect(Math.min(...fired)).toBeGreaterThan(600)
    expect(Math.max(...fired)).toBeLessThan(900)
    const inHands = read('Shake').map(t => replay(inHand(t)).shakes[0]! - 600)
    expect(Math.min(...inHands)).toBeGreaterThan(250)
    expect(Math.max(...inHands)).toBeLessThan(900)
  })
})
