import { useEffect, useState } from 'react'
import type { House, Stock } from '@/rules'
import { meanThrows, minutesOf } from '@/rules/odds'

const STEP = 5
const TEN = 10
/** A finger that has not tapped for so long has rested, in ms: no tap waits for what is worked out. */
const RESTED = 200

/** Throws after the last cake is gone: on the average half of a round that is finished, and a whole one more. */
const lastThrows = ({ end }: House, size: number): number =>
  ({ 'at-once': 0, 'finish-round': (size - 1) / 2, 'extra-round': (size - 1) / 2 + size })[end]

/** How long a game will be, about. */
export interface Length {
  /** in tens */
  readonly throws: number
  /** of each person */
  readonly each: number
  /** in fives */
  readonly minutes: number
}

/**
 * About how long a game takes: its throws, which are nearly as many for two people as for eight, shared by those who
 * play, and the minutes. A house that sets a limit takes no longer than that.
 */
export function lengthFor(house: House, stock: Stock | null, size: number): Length {
  const all = meanThrows(house, { set: stock ?? house.set, zhuangyuan: true }) + lastThrows(house, size)
  const throws = house.minutes === null ? all : Math.min(all, house.minutes / minutesOf(1))
  const steps = (of: number, step: number) => Math.max(step, step * Math.round(of / step))
  const minutes = steps(minutesOf(throws), STEP)
  const about = steps(throws, TEN)
  return {
    throws: about,
    each: Math.max(1, Math.round(about / size)),
    minutes: house.minutes === null ? minutes : Math.min(minutes, house.minutes)
  }
}

/** What was worked out: of which kind, for which house, for how many people and which cakes. */
const known = new WeakMap<object, WeakMap<House, Map<string, unknown>>>()

function keptOf(work: object, house: House): Map<string, unknown> {
  const houses = known.get(work) ?? new WeakMap<House, Map<string, unknown>>()
  const kept = houses.get(house) ?? new Map<string, unknown>()
  known.set(work, houses)
  houses.set(house, kept)
  return kept
}

/** What is worked out of a plan: at once if it was before, else once the finger has rested. null: not yet. */
export function useWorkedOut<T>(
  work: (house: House, stock: Stock | null, size: number) => T,
  house: House,
  stock: Stock | null,
  size: number
): T | null {
  const [, shown] = useState(0)
  const kept = keptOf(work, house)
  const key = `${size} ${JSON.stringify(stock ?? house.set)}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is worked out
  useEffect(() => {
    if (kept.has(key)) return
    const timer = setTimeout(() => {
      if (!kept.has(key)) kept.set(key, work(house, stock, size))
      shown(times => times + 1)
    }, RESTED)
    return () => clearTimeout(timer)
  }, [kept, key])
  return (kept.get(key) as T | undefined) ?? null
}
