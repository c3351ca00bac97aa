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

/** Tables that are remembered. */
const TABLES = 3

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

/** The last game that ended at each of the latest tables, on this phone alone, also while the next one is played. */
export function createPasts(storage: Storage) {
  const all = () => listIn(storage.read(KEPT.pasts), isPast)
  const of = (room: string): Past | null => all().find(one => one.room === room) ?? null
  const others = (room: string) => all().filter(one => one.room !== room)
  const write = (list: readonly Past[]) => storage.write(KEPT.pasts, JSON.stringify(list.slice(0, TABLES)))
  let noted = ''
  return {
    of,
    note(past: Past): void {
      // What was deleted while its table lay open stays deleted.
      if (past.game === noted && of(past.room)?.game !== noted) return
      noted = past.game
      write([past, ...others(past.room)])
    },
    drop: (room: string): void => write(others(room))
  }
}
