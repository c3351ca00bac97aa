import type { Quat } from './quaternion'

export type Random = () => number

/** Numbers in [0, 1) from a whole number (mulberry32): the same on every machine. */
export function seeded(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** About 0, within −1 … 1, more often near 0. */
export const around = (random: Random): number => (random() + random() + random() - 1.5) / 1.5

/** Any turn, all equally likely. */
export function anyTurn(random: Random): Quat {
  const u = random()
  const v = random() * 2 * Math.PI
  const w = random() * 2 * Math.PI
  const a = Math.sqrt(1 - u)
  const b = Math.sqrt(u)
  return [b * Math.cos(w), a * Math.sin(v), a * Math.cos(v), b * Math.sin(w)]
}
