import { type Dice, HOUSES, judge, type Verdict } from '@/rules'
import { random } from '../support/traces'
import { median, print } from './figure'

// judge against what it could be at best, a look-up in a ready table, and against a plain chain of ifs.

const house = HOUSES.xmu
const SIDES = [1, 2, 3, 4, 5, 6] as const
const roll = (n: number): Dice =>
  Array.from({ length: 6 }, (_, i) => SIDES[Math.floor(n / 6 ** i) % 6]) as unknown as Dice

/** All 46,656 throws in one shuffled order, several times over. */
function throwsShuffled(): Dice[] {
  const all = Array.from({ length: 46_656 }, (_, n) => roll(n))
  const next = random(20260925)
  for (let i = all.length - 1; i > 0; i -= 1) {
    const j = Math.floor(next() * (i + 1))
    ;[all[i], all[j]] = [all[j]!, all[i]!]
  }
  return Array.from({ length: 20 }, () => all).flat()
}

const WEIGHT = [0, 0, 1, 47, 288, 350, 356]
const keyOf = (d: Dice) =>
  WEIGHT[d[0]]! + WEIGHT[d[1]]! + WEIGHT[d[2]]! + WEIGHT[d[3]]! + WEIGHT[d[4]]! + WEIGHT[d[5]]!
const table: Verdict[] = []
for (let n = 0; n < 46_656; n += 1) table[keyOf(roll(n))] = judge(roll(n), house)
const lookUp = (dice: Dice): number => table[keyOf(dice)]!.strength

/** As it is written in a first version: count the faces, then ask one thing after the other. */
function ifChain(dice: Dice): number {
  const n = [0, 0, 0, 0, 0, 0, 0]
  for (const face of dice) n[face] = n[face]! + 1
  if (n[4] === 4 && n[1] === 2) return 1000
  if (n[4] === 6) return 900
  if (n[1] === 6) return 800
  for (const face of [2, 3, 5, 6]) if (n[face] === 6) return 700 + face
  if (n[4] === 5) return 600
  for (const face of [1, 2, 3, 5, 6]) if (n[face] === 5) return 500 + n[4]!
  if (n[4] === 4) return 400
  if (n[1] === 1 && n[2] === 1 && n[3] === 1 && n[4] === 1 && n[5] === 1 && n[6] === 1) return 5
  if (n[4] === 3) return 4
  for (const face of [1, 2, 3, 5, 6]) if (n[face] === 4) return 3
  return n[4]!
}

const all = throwsShuffled()
const WAYS = { judge: (dice: Dice) => judge(dice, house).strength, lookUp, ifChain }
type Way = keyof typeof WAYS
const NAMES = Object.keys(WAYS) as Way[]
let sum = 0

function nsPerThrow(way: (dice: Dice) => number): number {
  const started = process.hrtime.bigint()
  for (const dice of all) sum += way(dice)
  return Number(process.hrtime.bigint() - started) / all.length
}

const times: Record<Way, number[]> = { judge: [], lookUp: [], ifChain: [] }
// One after the other in every round, so that whatever else the machine does meets all three.
for (let round = 0; round < 25; round += 1) {
  for (const name of NAMES) {
    const ns = nsPerThrow(WAYS[name])
    if (round >= 5) times[name].push(ns)
  }
}
const best = (name: Way) => Math.min(...times[name])

print({
  name: 'judge',
  value: best('judge'),
  unit: 'ns a throw',
  note: `median ${median(times.judge).toFixed(1)}`
})
print({ name: 'bare table look-up', value: best('lookUp'), unit: 'ns a throw' })
print({ name: 'plain if-chain', value: best('ifChain'), unit: 'ns a throw' })
print({
  name: 'judge / look-up',
  value: best('judge') / best('lookUp'),
  unit: '×',
  most: 1.5,
  note: `checksum ${sum}`
})
