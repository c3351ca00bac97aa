import { emptyStock, type Move, type Stock } from '@/rules'

/** What each seat got, by seat. */
export function shares(moves: readonly Move[]): ReadonlyMap<number, Stock> {
  const got = new Map<number, Record<keyof Stock, number>>()
  for (const { rank, n, to } of moves) {
    if (to === 'shared') continue
    const held = got.get(to) ?? { ...emptyStock() }
    held[rank] += n
    got.set(to, held)
  }
  return got
}
