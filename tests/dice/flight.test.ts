import { type Flight, flightOf } from '@/dice'
import { JUMPS, THROWS } from '@/dice/lengths'
import { played, yawed } from './played'

const TURNS = 3000
/** A long evening: every twentieth throw a die jumps, as no table has it. */
function evening(game: string): Flight[] {
  const flights: Flight[] = []
  for (let turn = 0; turn < TURNS; turn++) {
    flights.push(flightOf(`${game}/${turn}`, flights.at(-1) ?? null, turn % 20 === 19))
  }
  return flights
}
const apart = (a: number, b: number) => Math.min(Math.abs(a - b), 360 - Math.abs(a - b))

test('the same throw is shown in the same way on every phone', () => {
  expect(evening('a')).toEqual(evening('a'))
  expect(evening('a').slice(0, 5)).not.toEqual(evening('b').slice(0, 5))
})

test('two successive throws never share recording and angle', () => {
  const all = evening('a')
  const alike = all.slice(1).filter((one, i) => one.id === all[i]!.id && apart(one.yaw, all[i]!.yaw) < 20)
  expect(alike).toEqual([])
  // Stronger, so that a class always changes and its animation begins: never the same recording.
  expect(all.slice(1).filter((one, i) => one.id === all[i]!.id)).toEqual([])
})

test('every recording, every way round and every seat of a cube comes, none much more often', () => {
  const throws = evening('c').filter(({ id }) => id.startsWith('t'))
  const count = <K>(keys: readonly K[]) => {
    const counts = new Map<K, number>()
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
    return counts
  }
  const recordings = count(throws.map(({ id }) => id))
  expect(recordings.size).toBe(THROWS.length)
  for (const n of recordings.values()) {
    expect(n).toBeGreaterThan((throws.length / THROWS.length) * 0.7)
    expect(n).toBeLessThan((throws.length / THROWS.length) * 1.3)
  }
  const ways = count(throws.map(({ yaw }) => Math.floor(yaw / 30)))
  expect(ways.size).toBe(12)
  expect(Math.min(...ways.values())).toBeGreaterThan((throws.length / 12) * 0.7)
  for (let die = 0; die < 6; die++) {
    const spins = count(throws.map(one => one.spins[die]))
    expect([...spins.keys()].sort()).toEqual([0, 1, 2, 3])
    expect(Math.min(...spins.values())).toBeGreaterThan((throws.length / 4) * 0.85)
  }
})

test('a jump is a recording in which one die leaves, to a side and not over the rim that hides it', () => {
  const jumps = evening('d').filter(({ id }) => id.startsWith('j'))
  expect(new Set(jumps.map(({ id }) => id)).size).toBe(JUMPS.length)
  for (const { id, yaw } of jumps) {
    const last = played(id).at(1)
    const gone = last.filter(({ p }) => Math.hypot(p[0], p[2]) > 7)
    expect(gone).toHaveLength(1)
    const [x, , z] = yawed(gone[0]!.p, yaw)
    expect(z).toBeLessThan(0)
    // Beside the table, or beyond the screen that is narrowest against its bowl.
    expect(Math.abs(x)).toBeGreaterThan(13)
  }
})
