import { HOUSES, RANKS, type Stock, smallSet } from '@/rules'
import { type Form, namesOf, type Prizes } from '@/stores'

/** Which cakes a host chose: all of the house's, few for a short game, or prizes of one's own. */
export type CakesOf = 'house' | 'small' | 'own'

export const isSame = (one: Stock, other: Stock): boolean => RANKS.every(rank => one[rank] === other[rank])

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
