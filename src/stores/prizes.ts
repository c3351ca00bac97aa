import type { Storage } from '@/platform/ports'
import {
  HOUSES,
  type Prize,
  type PrizeSheet,
  parsePrizes,
  RANKS,
  type Rank,
  type Stock,
  stockOf
} from '@/rules'
import { KEPT, listIn } from './kept'

/** What the host buys, as noted on this phone: it goes nowhere else. */
export interface Prizes {
  readonly sheet: PrizeSheet
  readonly tables: number
  /** fen that all of it may cost; 0: nothing was said */
  readonly budget: number
}

/** What is won with each rank, by the host's word; '': it is called nothing. */
export type PrizeNames = Readonly<Record<Rank, string>>

/** What one set of prizes of a table is called. */
interface Noted {
  readonly table: string
  readonly set: Stock
  readonly names: PrizeNames
}

const MOST_TABLES = 999
const MOST_BUDGET = 1_000_000_000
/** So many sets are remembered. */
const MOST_NOTED = 6

const NO_PRIZES: Prizes = {
  sheet: {
    ranks: Object.fromEntries(
      RANKS.map(rank => [rank, { name: '', count: HOUSES.xmu.set[rank], price: 0 }])
    ) as Record<Rank, Prize>,
    grand: null
  },
  tables: 1,
  budget: 0
}

/** The same prizes, as many of each as a table has: its host may not be who wrote these down. */
export const countedAs = ({ sheet, ...rest }: Prizes, stock: Stock): Prizes => {
  const counted = RANKS.map(rank => [rank, { ...sheet.ranks[rank], count: stock[rank] }])
  return { ...rest, sheet: { ...sheet, ranks: Object.fromEntries(counted) } }
}

const between = (x: unknown, least: number, most: number, usual: number): number =>
  Number.isInteger(x) && (x as number) >= least && (x as number) <= most ? (x as number) : usual

function parse(text: string | null): Prizes {
  try {
    const kept = JSON.parse(text ?? '{}') as Partial<Prizes>
    const sheet = parsePrizes(kept.sheet)
    return {
      sheet: 'refused' in sheet ? NO_PRIZES.sheet : sheet,
      tables: between(kept.tables, 1, MOST_TABLES, NO_PRIZES.tables),
      budget: between(kept.budget, 0, MOST_BUDGET, NO_PRIZES.budget)
    }
  } catch {
    return NO_PRIZES
  }
}

const isNoted = (one: Partial<Noted> | null): one is Noted => !!(one?.table && one.set && one.names)

/** Whether two sets have as many of each. */
export const isSame = (one: Stock, other: Stock): boolean => RANKS.every(rank => one[rank] === other[rank])

/** What these prizes are called where there are just so many of each; null: nothing is called anything. */
export function namesOf({ sheet }: Prizes, set: Stock): PrizeNames | null {
  if (!isSame(stockOf(sheet), set) || RANKS.every(rank => sheet.ranks[rank].name === '')) return null
  return Object.fromEntries(RANKS.map(rank => [rank, sheet.ranks[rank].name])) as Record<Rank, string>
}

/**
 * Names and prices of the host's own prizes, kept on this phone alone. `alone`: its tables are those of this phone alone,
 * and whoever has the phone reads their names.
 */
export function createPrizes(storage: Storage, alone = false) {
  const key = alone ? KEPT.notedAlone : KEPT.noted
  const read = (): Prizes => parse(storage.read(KEPT.prizes))
  const noted = () => listIn(storage.read(key), isNoted)
  return {
    read,
    write: (prizes: Prizes): void => storage.write(KEPT.prizes, JSON.stringify(prizes)),
    /** That a table is laid with these prizes: a room's id, or what leads to a table of this phone alone. */
    note(table: string, set: Stock | null): void {
      if (set === null) return
      const names = namesOf(read(), set)
      const others = noted().filter(one => one.table !== table || !isSame(one.set, set))
      const all = names ? [{ table, set, names }, ...others] : others
      storage.write(key, JSON.stringify(all.slice(0, MOST_NOTED)))
    },
    /** What such a set is called at that table; null: nothing, or it was not laid on this phone. */
    namesAt: (table: string, set: Stock): PrizeNames | null =>
      noted().find(one => one.table === table && isSame(one.set, set))?.names ?? null
  }
}
