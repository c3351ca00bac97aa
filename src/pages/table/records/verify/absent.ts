import type { Entry } from '@/room'

/** How many throws there were, and how many for each seat whose person was not there. */
export function throwsOf(entries: readonly Entry[]): {
  readonly all: number
  readonly absent: ReadonlyMap<number, number>
} {
  const thrown = entries.filter(({ k }) => k === 't' || k === 'j')
  const absent = new Map<number, number>()
  for (const { e, s = -1 } of thrown) if (e === '') absent.set(s, (absent.get(s) ?? 0) + 1)
  return { all: thrown.length, absent }
}

/** The number of the throw that a link of the chain belongs to, from 1. `links`: how many links each entry has. */
export function throwAt(entries: readonly Entry[], links: (entry: Entry) => number, at: number): number {
  let before = 0
  let n = 0
  for (const entry of entries) {
    if (entry.k === 't' || entry.k === 'j') n += 1
    before += links(entry)
    if (at < before) break
  }
  return Math.max(1, n)
}
