import type { Collection, Documents, Store } from '@/room'

type Any = Documents[Collection]

/** Documents in memory, as JSON: what is not plain JSON does not survive, just as in a database. */
export interface MemoryStore extends Store {
  /** everything that is kept, by collection and id */
  readonly all: ReadonlyMap<string, string>
  /** requests so far, by kind */
  readonly counts: { get: number; add: number; swap: number; find: number }
}

/** @param from what is kept from the start */
export function memoryStore(from: ReadonlyMap<string, string> = new Map()): MemoryStore {
  const all = new Map(from)
  const counts = { get: 0, add: 0, swap: 0, find: 0 }
  const at = (collection: string, id: string) => `${collection}/${id}`
  const read = <C extends Collection>(collection: C, id: string): Documents[C] | null => {
    const text = all.get(at(collection, id))
    return text === undefined ? null : JSON.parse(text)
  }
  const list = <C extends Collection>(collection: C): Documents[C][] =>
    [...all].filter(([key]) => key.startsWith(`${collection}/`)).map(([, text]) => JSON.parse(text))
  const put = (collection: string, doc: Any) => all.set(at(collection, doc._id), JSON.stringify(doc))
  return {
    all,
    counts,
    async get(collection, id) {
      counts.get++
      return read(collection, id)
    },
    async add(collection, doc) {
      counts.add++
      if (read(collection, doc._id)) return false
      put(collection, doc)
      return true
    },
    async swap(collection, doc, v) {
      counts.swap++
      if (read(collection, doc._id)?.v !== v) return false
      put(collection, doc)
      return true
    },
    async pagesOf(game, turn) {
      counts.find++
      return list('pages')
        .filter(p => p.game === game && p.turns[0] <= turn && p.turns[1] >= turn)
        .sort((a, b) => a.first - b.first)
    },
    async awake(now) {
      counts.find++
      return list('rooms')
        .filter(r => r.wake > 0 && r.wake <= now)
        .slice(0, 20)
        .map(r => r._id)
    }
  }
}
