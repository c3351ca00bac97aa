/** Numbers in [0, 1) that follow from a seed alone (mulberry32), and what one does with them. */
export function rngOf(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (n: number) => Math.floor(next() * n)
  return {
    next,
    below,
    chance: (p: number) => next() < p,
    pick: <T>(list: readonly T[]): T => list[below(list.length)]!
  }
}
export type Rng = ReturnType<typeof rngOf>
