import type { Storage } from '@/platform/ports'
import { HOUSES, type Prize, type PrizeSheet, parsePrizes, RANKS, type Rank, type Stock } from '@/rules'
import { KEPT } from './kept'

/** What the host buys, as noted on this phone: it goes nowhere else. */
export interface Prizes {
  readonly sheet: PrizeSheet
  readonly tables: number
  /** fen that all of it may cost; 0: nothing was said */
  readonly budget: number
}

const MOST_TABLES = 999
const MOST_BUDGET = 1_000_000_000

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

/** What the prizes of a table are called, where they were noted for a table of just these; null: nothing is called anything. */
export function namesOf({ sheet }: Prizes, set: Stock): Readonly<Record<Rank, string>> | null {
  const isOf = RANKS.every(rank => sheet.ranks[rank].count === set[rank])
  if (!isOf || RANKS.every(rank => sheet.ranks[rank].name === '')) return null
  return Object.fromEntries(RANKS.map(rank => [rank, sheet.ranks[rank].name])) as Record<Rank, string>
}

/** Names and prices of the host's own prizes, kept on this phone alone. */
export const createPrizes = (storage: Storage) => ({
  read: (): Prizes => parse(storage.read(KEPT.prizes)),
  write: (prizes: Prizes): void => storage.write(KEPT.prizes, JSON.stringify(prizes))
})
