import type { Storage } from '@/platform/ports'
import { load } from '@/room'
import { cakesOf, RANKS, type Stock, total } from '@/rules'
import { KEPT, listIn } from './kept'
import { sitter } from './ring'
import type { TableState } from './state'

/** A game that is over, as it is looked back on, with its people as they were called at its end. */
export interface Past {
  readonly room: string
  /** its id */
  readonly game: string
  /** epoch ms of its end */
  readonly at: number
  /** a seat; −1: nobody */
  readonly champion: number
  /** what nobody won */
  readonly stock: Stock
  /** all of its cakes */
  readonly set: Stock
  /** by seat; `name` '': called by their face */
  readonly rows: readonly { readonly name: string; readonly face: number; readonly held: Stock }[]
}

/** Tables that are remembered, and games of each: one that is given up leaves the one before. */
const TABLES = 3
const GAMES = 2

/** The game of a table that has just ended there; null: none has, or nobody won anything. */
export function pastOf(state: TableState): Past | null {
  const { room } = state
  if (room?.phase !== 'ended' || room.game === null || room.fair === null) return null
  const game = load(room.game, room.table)
  const { held, stock, champion, why } = game
  if (held.every(each => total(each) === 0)) return null
  return {
    room: room._id,
    game: room.fair.game,
    at: room.tail.at(-1)?.a ?? room.at,
    champion: why === 'abandoned' ? -1 : (champion ?? -1),
    stock,
    set: cakesOf(game),
    rows: held.map((each, seat) => {
      const { name, face } = sitter(state, seat)
      return { name, face, held: each }
    })
  }
}

const isStock = (kept: Partial<Stock> | undefined): boolean =>
  RANKS.every(rank => Number.isInteger(kept?.[rank]))

const isPast = (one: Partial<Past> | null): one is Past =>
  typeof one?.room === 'string' &&
  typeof one.game === 'string' &&
  typeof one.at === 'number' &&
  typeof one.champion === 'number' &&
  isStock(one.stock) &&
  isStock(one.set) &&
  Array.isArray(one.rows) &&
  one.rows.every(row => typeof row?.name === 'string' && typeof row.face === 'number' && isStock(row.held))

/** Of games, the latest first, those that are remembered. */
function remembered(list: readonly Past[]): readonly Past[] {
  const tables = [...new Set(list.map(({ room }) => room))].slice(0, TABLES)
  return tables.flatMap(table => list.filter(({ room }) => room === table).slice(0, GAMES))
}

/** The last games that ended at each of the latest tables, on this phone alone, also while the next one is played. */
export function createPasts(storage: Storage) {
  const all = () => listIn(storage.read(KEPT.pasts), isPast)
  const write = (list: readonly Past[]) => storage.write(KEPT.pasts, JSON.stringify(remembered(list)))
  let noted = ''
  return {
    /** the last game of a table that is not this one; null: none is remembered */
    before: (table: string, shown: string): Past | null =>
      all().find(({ room, game }) => room === table && game !== shown) ?? null,
    note(past: Past): void {
      const others = all().filter(({ game }) => game !== past.game)
      // What was deleted while its table lay open stays deleted.
      if (past.game === noted && others.length === all().length) return
      noted = past.game
      write([past, ...others])
    },
    drop: (table: string): void => write(all().filter(({ room }) => room !== table))
  }
}
