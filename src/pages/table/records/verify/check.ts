import { type Check, verifier } from '@/fair'
import { type Entry, linksOf, type Room } from '@/room'

/** A phone answers its person between two slices of this length, in ms. */
const SLICE = 12

export interface Progress {
  /** links that hold so far, of how many */
  readonly done: number
  readonly all: number
}

const rest = () => new Promise<void>(resolve => setTimeout(resolve, 0))

/**
 * Recomputes a whole game on this phone, in slices that let it go on answering. `entries`: all of its log; `mine`: what
 * this phone itself added, hex by turn. Resolves to null where it was ended before (`goes`), or where nothing can be
 * checked yet.
 */
export async function check(
  { fair }: Pick<Room, 'fair'>,
  entries: readonly Entry[],
  mine: ReadonlyMap<number, string>,
  { on, goes }: { readonly on: (progress: Progress) => void; readonly goes: () => boolean }
): Promise<Check | null> {
  if (fair === null || fair.seed === '') return null
  const log = entries.flatMap(entry => linksOf(entry))
  const following = verifier({ ...fair, log }, mine)
  while (goes()) {
    const until = Date.now() + SLICE
    let verdict: Check | null = null
    while (verdict === null && Date.now() < until) verdict = following.step(1)
    on({ done: following.done, all: log.length })
    if (verdict !== null) return verdict
    await rest()
  }
  return null
}
