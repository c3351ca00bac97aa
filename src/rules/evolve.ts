import { claimsAfter, leaderOf } from './claim'
import type { Dice } from './dice'
import type { GameEvent, Move } from './events'
import { markLast } from './finish'
import type { Game } from './game'
import { judge } from './judge'
import { spareOf } from './made'
import { isOrdinary, type Stock } from './rank'
import { opensScramble, thin } from './scramble'
import { pass } from './turn'

const add = (stock: Stock, { rank, n }: Move, sign: 1 | -1): Stock => ({
  ...stock,
  [rank]: stock[rank] + sign * n
})

const at = <T>(items: readonly T[], index: number, change: (item: T) => T): T[] =>
  items.map((item, i) => (i === index ? change(item) : item))

const carry = (game: Game, place: Move['from'], move: Move, sign: 1 | -1): Game => {
  if (place === 'stock') return { ...game, stock: add(game.stock, move, sign) }
  if (place === 'shared') return { ...game, shared: add(game.shared, move, sign) }
  return { ...game, held: at(game.held, place, held => add(held, move, sign)) }
}

/** Moves cakes, and remembers for 追 who got one last; `dice`: the throw, if there was one. */
const applyMoves = (game: Game, moves: readonly Move[], dice?: Dice): Game => {
  const won = dice && judge(dice, game.house).rank
  return moves.reduce((now, move) => {
    const next = carry(carry(now, move.from, move, -1), move.to, move, 1)
    const { rank, to } = move
    if (to === 'shared' || !isOrdinary(rank)) return next
    const recent = [to, ...next.recent[rank].filter(seat => seat !== to)]
    const spare = dice && won === rank ? spareOf(dice, game.house) : 0
    return { ...next, recent: { ...next.recent, [rank]: recent }, spare: { ...next.spare, [rank]: spare } }
  }, game)
}

const thrown = (game: Game, event: Extract<GameEvent, { type: 'thrown' }>): Game => {
  const { seat, dice } = event
  const claims = claimsAfter(game, seat, dice)
  const paid = applyMoves(game, event.moves, dice)
  const next = { ...paid, throws: game.throws + 1, claims, champion: leaderOf(claims, game.house) }
  // The turn of a throw that opens a scramble passes when that closes.
  return opensScramble(game, dice) ? next : pass(markLast(next))
}

const jumped = (game: Game, seat: number): Game => {
  switch (game.house.jump) {
    case 'again':
      return game
    case 'void':
      return pass(game)
    case 'void-skip':
      return pass({ ...game, owesSkip: at(game.owesSkip, seat, () => true) })
  }
}

const left = (game: Game, seat: number): Game => {
  const next = { ...game, left: at(game.left, seat, () => true) }
  return game.phase === 'playing' && game.turn === seat && next.left.includes(false) ? pass(next) : next
}

const opened = (game: Game, thrower: number, since: number): Game => ({
  ...game,
  phase: 'scramble',
  scramble: { thrower, since, grabs: game.held.map(() => []) }
})

const grabbed = (game: Game, seat: number, offsets: readonly number[]): Game => {
  const { scramble } = game
  if (!scramble) return game
  return {
    ...game,
    scramble: { ...scramble, grabs: at(scramble.grabs, seat, old => thin([...old, ...offsets])) }
  }
}

const closed = (game: Game, moves: readonly Move[]): Game =>
  pass(markLast({ ...applyMoves(game, moves), phase: 'playing', scramble: null }))

const ended = (game: Game, event: Extract<GameEvent, { type: 'ended' }>): Game => ({
  ...applyMoves(game, event.moves),
  phase: 'ended',
  champion: event.champion,
  why: event.why,
  scramble: null
})

/** The game after an event. Total, and needs no random number: what was drawn is in the event. */
export const evolve = (game: Game, event: GameEvent): Game => {
  switch (event.type) {
    case 'thrown':
      return thrown(game, event)
    case 'jumped':
      return jumped(game, event.seat)
    case 'skipped':
      return pass({ ...game, owesSkip: at(game.owesSkip, event.seat, () => false) })
    case 'left':
      return left(game, event.seat)
    case 'returned':
      return { ...game, left: at(game.left, event.seat, () => false) }
    case 'opened':
      return opened(game, event.seat, event.at)
    case 'grabbed':
      return grabbed(game, event.seat, event.offsets)
    case 'closed':
      return closed(game, event.moves)
    case 'timed-out':
      return markLast({ ...game, timeUp: true })
    case 'ended':
      return ended(game, event)
  }
}
