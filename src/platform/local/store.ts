import type { Collection, Documents, Store } from '@/room'
import type { Storage } from '../ports'
import { kept } from './kept'
import { type LocalTables, TABLES_KEPT } from './tables'

/** So many games of one table keep their pages and their record. */
const GAMES_KEPT = 2

export interface LocalStore extends Store {
  /** Removes all that was kept of the tables beyond the latest few. */
  tidy(): void
}

const keyOf = (collection: Collection, id: string) => `local/${collection}/${id}`

/** Which room a document goes with; '': with none, it stays. */
function roomOf<C extends Collection>(collection: C, doc: Documents[C]): string {
  if (collection === 'rooms' || collection === 'doors') return doc._id
  const { room, game } = doc as { room?: string; game?: string }
  if (collection === 'pages') return (game ?? '').split('_')[0] ?? ''
  return collection === 'people' || collection === 'keys' ? '' : (room ?? '')
}

/** The number of the game that a key is of; 0: it is of none. */
const gameOf = (key: string): number => Number(/^local\/(?:pages|games)\/[^_]+_(\d+)/.exec(key)?.[1] ?? 0)

/**
 * The documents of this phone's own tables, each a text in its storage. When that is full, older tables make room; when
 * it still is, the rest is remembered until the program ends.
 */
export function localStore(storage: Storage, tables: LocalTables): LocalStore {
  const texts = kept(storage)
  const read = <T>(key: string): T | null => {
    const text = texts.read(key)
    return text === null ? null : JSON.parse(text)
  }

  const dropLast = (but: string): boolean => {
    const last = tables.all().at(-1)
    if (!last || last.room === but || last.room === '') return false
    tables.drop(last.one)
    return true
  }

  const write = (key: string, value: string, room: string) => {
    while (!texts.write(key, value)) if (!dropLast(room)) return
  }

  /** Notes that a room has this document too, and lets go of games that nobody asks for any more. */
  const enlist = (room: string, key: string) => {
    const list = tables.docsOf(room)
    if (room === '' || list.includes(key)) return
    const old = (other: string) => gameOf(other) > 0 && gameOf(other) <= gameOf(key) - GAMES_KEPT
    for (const other of list) if (old(other)) texts.remove(other)
    write(tables.listOf(room), JSON.stringify([...list.filter(other => !old(other)), key]), room)
  }

  const put = <C extends Collection>(collection: C, doc: Documents[C]) => {
    const [key, room] = [keyOf(collection, doc._id), roomOf(collection, doc)]
    enlist(room, key)
    write(key, JSON.stringify(doc), room)
  }

  return {
    async get(collection, id) {
      return read(keyOf(collection, id))
    },
    async add(collection, doc) {
      // A room that could not be kept goes back to what was kept of it: its pages are then written again, otherwise.
      const again = collection === 'pages' || collection === 'games'
      if (!again && texts.read(keyOf(collection, doc._id)) !== null) return false
      put(collection, doc)
      return true
    },
    async swap(collection, doc, v) {
      const old = read<{ v: number }>(keyOf(collection, doc._id))
      if (old?.v !== v) return false
      put(collection, doc)
      return true
    },
    async pagesOf(game, turn) {
      const mine = tables
        .docsOf(game.split('_')[0] ?? '')
        .filter(key => key.startsWith(keyOf('pages', `${game}_`)))
      const pages = mine.map(key => read<Documents['pages']>(key))
      return pages
        .filter(page => page !== null)
        .filter(({ turns: [from, to] }) => from <= turn && turn <= to)
        .sort((a, b) => a.first - b.first)
    },
    /** No table of one phone has a deadline, and none is settled by a timer. */
    async awake() {
      return []
    },
    tidy() {
      for (const { one } of tables.all().slice(TABLES_KEPT)) tables.drop(one)
    }
  }
}
