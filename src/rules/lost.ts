import type { Game } from './game'
import { ORDINARY, total } from './rank'

/**
 * With whom the cakes are that a seat got and no longer has, each and every one: 追, 插金花 and 六勃红 take cakes that were
 * won (000, 一, 奖项规则, 8; 002, 6). 'several': with one of several seats, which of them nobody noted. null: the seat has cakes, or got none.
 */
export const lostTo = ({ held, recent }: Game, seat: number): number | 'several' | null => {
  const own = held[seat]
  const got = ORDINARY.filter(rank => recent[rank].includes(seat))
  if (!own || total(own) > 0 || got.length === 0) return null
  const now = held.flatMap((has, other) => (got.some(rank => has[rank] > 0) ? [other] : []))
  return now.length === 1 && now[0] !== undefined ? now[0] : 'several'
}
