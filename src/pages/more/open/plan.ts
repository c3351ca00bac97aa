import { HOUSES, RANKS, type Rank, type Stock, smallSet, stockOf, suggestSet } from '@/rules'
import { type Form, namesOf, type Prizes } from '@/stores'

/** Which cakes a host chose: all of the house's, few for a short game, or prizes of one's own. */
export type CakesOf = 'house' | 'small' | 'own'

export const isSame = (one: Stock, other: Stock): boolean => RANKS.every(rank => one[rank] === other[rank])

/** Whether nobody has said yet what their own prizes are: their counts would be those of the whole set. */
export const isNew = ({ sheet }: Prizes): boolean =>
  RANKS.every(rank => sheet.ranks[rank].name === '') && isSame(stockOf(sheet), HOUSES.xmu.set)

/** The counts for so many people, without what `stock` leaves out; null: there are none for so many. */
export function suggestedFor(size: number, stock: Stock): Stock | null {
  const all = suggestSet(size)
  if ('refused' in all) return null
  const kept = RANKS.map(rank => [rank, stock[rank] === 0 ? 0 : all[rank]])
  return Object.fromEntries(kept) as Record<Rank, number>
}

export const withoutDuitang = (set: Stock): Stock => ({ ...set, duitang: 0 })

/** Which choice a form was filled in by. What is called something is one's own, whatever the counts are. */
export function choiceOf({ stock, size, house }: Form, prizes: Prizes): CakesOf {
  if (stock === null) return 'house'
  if (namesOf(prizes, stock) !== null) return 'own'
  if (isSame(stock, smallSet(size))) return 'small'
  return isSame(stock, withoutDuitang(HOUSES[house].set)) ? 'house' : 'own'
}

/** The cakes of a form whose house or people have changed: a small set goes by the people, a whole one by the house. */
export function stockFor(cakes: CakesOf, { stock, size, house }: Form): Stock | null {
  if (cakes === 'own') return stock
  return cakes === 'small' ? smallSet(size) : stock && withoutDuitang(HOUSES[house].set)
}
