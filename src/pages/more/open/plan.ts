import { HOUSES, MAX_SEATS, MIN_SEATS, RANKS, type Stock, smallSet, stockOf, suggestSet } from '@/rules'
import { type Form, isSame, namesOf, type Prizes } from '@/stores'

/** Which cakes a host chose: all of the house's, few for a short game, or prizes of one's own. */
export type CakesOf = 'house' | 'small' | 'own'

/** Whether nobody has said yet what their own prizes are: their counts would be those of the whole set. */
export const isNew = ({ sheet }: Prizes): boolean =>
  RANKS.every(rank => sheet.ranks[rank].name === '') && isSame(stockOf(sheet), HOUSES.xmu.set)

export const withoutDuitang = (set: Stock): Stock => ({ ...set, duitang: 0 })

/** The counts for so many people, without 对堂 where `stock` has none. */
export function suggestedFor(size: number, stock: Stock): Stock {
  const all = suggestSet(size)
  if ('refused' in all) return stock
  return stock.duitang === 0 ? withoutDuitang(all) : all
}

/** Whether these are the counts for so many people: nobody has changed them. */
export const isFor = (size: number, stock: Stock): boolean => isSame(stock, suggestedFor(size, stock))

/** What prizes of one's own begin with: the counts that somebody chose for them, else those for so many people. */
export function firstFor(size: number, prizes: Prizes): Stock {
  const set = stockOf(prizes.sheet)
  const sizes = Array.from({ length: MAX_SEATS - MIN_SEATS + 1 }, (_, i) => MIN_SEATS + i)
  return isNew(prizes) || sizes.some(n => isFor(n, set)) ? suggestedFor(size, set) : set
}

/** Which choice a form was filled in by. What is called something is one's own, whatever the counts are. */
export function choiceOf({ stock, size, house }: Form, prizes: Prizes): CakesOf {
  if (stock === null) return 'house'
  if (namesOf(prizes, stock) !== null) return 'own'
  if (isSame(stock, smallSet(size))) return 'small'
  return isSame(stock, withoutDuitang(HOUSES[house].set)) ? 'house' : 'own'
}

/**
 * The cakes of a form whose house or people have changed; `before`: how many people it was for. A small set goes by the
 * people, a whole one by the house; one's own go by the people until somebody changes a count.
 */
export function stockFor(cakes: CakesOf, { stock, size, house }: Form, before = size): Stock | null {
  if (cakes === 'small') return smallSet(size)
  if (cakes === 'house') return stock && withoutDuitang(HOUSES[house].set)
  return stock && size !== before && isFor(before, stock) ? suggestedFor(size, stock) : stock
}
