import type { House } from '../house'
import { ORDINARY, RANKS, type Rank, type Stock } from '../rank'
import { THROWS } from '../ways'
import { countsOf } from './counts'

/** A prize that comes with chance `p` a throw and has to come `n` times. */
interface Wanted {
  readonly p: number
  readonly n: number
}

/** Panels of Simpson's rule on each stretch of time, and where the first stretch ends; each is half as long again. */
const PANELS = 128
const FIRST = 16
const LONGER = 1.5

/** What is left of the integral once less than this is missing. */
const REST = 1e-10

/** P(Poisson(x) ≥ n), by the terms below n. */
const tail = (x: number, n: number): number => {
  let log = -x
  let below = 0
  for (let k = 0; k < n; k++) {
    if (k > 0) log += Math.log(x / k)
    below += Math.exp(log)
  }
  return 1 - below
}

/** P(everything has come by time t), when throws come at rate 1: each prize is then a Poisson process of its own. */
const allBy = (wanted: readonly Wanted[], t: number): number =>
  wanted.reduce((chance, { p, n }) => (n === 0 ? chance : chance * tail(p * t, n)), 1)

const simpson = (f: (t: number) => number, from: number, to: number): number => {
  const step = (to - from) / PANELS
  let sum = f(from) + f(to)
  for (let i = 1; i < PANELS; i++) sum += (i % 2 === 1 ? 4 : 2) * f(from + i * step)
  return (sum * step) / 3
}

/** ∫ weight(t) · P(something is missing at t) dt from 0 on. */
const integrate = (wanted: readonly Wanted[], weight: (t: number) => number): number => {
  const isMissing = wanted.some(({ n }) => n > 0)
  if (!isMissing) return 0
  const missing = (t: number) => (t === 0 ? 1 : 1 - allBy(wanted, t))
  let sum = 0
  let from = 0
  for (let to = FIRST; from === 0 || missing(from) > REST; to *= LONGER) {
    sum += simpson(t => weight(t) * missing(t), from, to)
    from = to
  }
  return sum
}

const wantedOf = (house: House, set: Stock, ranks: readonly Rank[]): readonly Wanted[] => {
  const counts = countsOf(house).ranks
  return ranks.map(rank => ({ p: counts[rank] / THROWS, n: rank === 'zhuangyuan' ? 1 : set[rank] }))
}

/**
 * The mean number of throws until every ordinary prize of a set has been won, if a throw wins the one prize of its rank
 * and nothing else: no bonus, no sweep, nothing taken at large. `zhuangyuan`: and a 状元 has come too.
 * Exact up to the integration: E[T] = ∫ 1 − Π P(Poisson(pᵢt) ≥ nᵢ) dt. `set`: the house's own if left out.
 */
export const meanThrows = (
  house: House,
  o: { readonly set?: Stock; readonly zhuangyuan?: boolean } = {}
): number => {
  const ranks: readonly Rank[] = o.zhuangyuan ? [...ORDINARY, 'zhuangyuan'] : ORDINARY
  return integrate(wantedOf(house, o.set ?? house.set, ranks), () => 1)
}

/**
 * The ranks that a game waits for: those whose own cakes alone take at least half of the mean number of throws, the longest
 * wait first; 状元 is waited for once. Nothing to play for but a 状元: it alone.
 */
export const waitedFor = (house: House, set: Stock): readonly Rank[] => {
  const counts = countsOf(house).ranks
  const mean = meanThrows(house, { set, zhuangyuan: true })
  const wait = (rank: Rank) => ((rank === 'zhuangyuan' ? 1 : set[rank]) * THROWS) / counts[rank]
  return RANKS.filter(rank => wait(rank) >= mean / 2).sort((a, b) => wait(b) - wait(a))
}

/** The chance, 0 … 1, that nobody has thrown a 状元 when the last ordinary prize is won; counted as `meanThrows` does. */
export const chanceOfNoZhuangyuan = (house: House, set: Stock = house.set): number => {
  const p = countsOf(house).ranks.zhuangyuan / THROWS
  return 1 - integrate(wantedOf(house, set, ORDINARY), t => p * Math.exp(-p * t))
}
