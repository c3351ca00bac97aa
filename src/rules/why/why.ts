import { leaderOf } from '../claim'
import type { GameEvent } from '../events'
import { evolve } from '../evolve'
import type { Claim, Game } from '../game'
import { patternOf } from '../pattern'
import { crownDuitang, crownMoves, endsAtOnce } from '../prizes'
import { ordinaryLeft } from '../rank'
import { grabMoves, grabsTaken } from '../scramble'
import type { Reason } from './reason'
import { ofThrow } from './throw'
import { toldApart } from './title'

type Event<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>

/** What an event says about the end: the last round is known now, or it would be if there were a 状元. */
const ofLast = (game: Game, event: GameEvent): Reason[] => {
  const after = evolve(game, event)
  const sold = ordinaryLeft(after.stock) === 0
  const why = sold && event.type !== 'timed-out' ? 'sold-out' : 'time-up'
  if (after.last !== game.last) {
    const atOnce = sold && game.house.end === 'at-once'
    return atOnce ? [] : [{ key: 'last-round', round: after.last as number, why }]
  }
  const isNew = (sold || after.timeUp) && ordinaryLeft(game.stock) > 0 && !game.timeUp
  return isNew && after.champion === null ? [{ key: 'no-zhuangyuan', why }] : []
}

const ofClose = (game: Game, { draws }: Event<'closed'>): Reason[] => {
  const moves = grabMoves(game, draws)
  const taken = grabsTaken(game)
  const won = taken.map(
    ({ seat, offset }, i): Reason => ({
      key: 'grab-won',
      seat,
      offset,
      moves: moves.slice(i, i + 1)
    })
  )
  const grabs = game.scramble?.grabs ?? []
  const lost = grabs.flatMap((offsets, seat): Reason[] => {
    const times = offsets.length - taken.filter(grab => grab.seat === seat).length
    return times > 0 ? [{ key: 'grab-lost', seat, times }] : []
  })
  return taken.length > 0 ? [...won, ...lost] : [{ key: 'grab-nobody' }]
}

/** The champion against the strongest of the others. */
const ofChampion = ({ claims, house }: Game, seat: number): Reason => {
  const rival = leaderOf(
    claims.map((claim, other) => (other === seat ? null : claim)),
    house
  )
  if (rival === null) return { key: 'champion-only', seat }
  return { key: 'champion', seat, rival, ...toldApart(claims[seat] as Claim, claims[rival] as Claim, house) }
}

const ofEnd = (game: Game, { champion, why }: Event<'ended'>): Reason[] => {
  const ended: Reason = { key: 'ended', why }
  if (champion === null) return [ended]
  const all = crownMoves(game, champion)
  const duitang = crownDuitang(game, champion)
  const byThrow = why === 'liubohong' || why === 'six-black'
  const crowned: Reason[] = [
    ended,
    byThrow ? { key: 'champion-ended', seat: champion } : ofChampion(game, champion),
    { key: 'crowned', seat: champion, moves: all.slice(0, all.length - duitang.length) }
  ]
  return duitang.length === 0
    ? crowned
    : [...crowned, { key: 'crowned-duitang', seat: champion, moves: duitang }]
}

/**
 * Why an event came out as it did in the game as it stood before it: keys and parameters, no text. What moves cakes
 * says which, in the order of the event; what concerns the lead says who leads and by what. The reasons of all events
 * together explain every holding and every leader.
 */
export const whyOf = (game: Game, event: GameEvent): readonly Reason[] => {
  switch (event.type) {
    case 'thrown': {
      const why = ofThrow(game, event.seat, event.dice)
      return endsAtOnce(patternOf(event.dice), game.house) ? why : [...why, ...ofLast(game, event)]
    }
    case 'jumped':
      return [{ key: 'jump', how: game.house.jump }]
    case 'skipped':
      return [{ key: 'skip', why: event.why }]
    case 'left':
    case 'returned':
      return [{ key: event.type }]
    case 'opened':
      return [{ key: 'dark', cakes: ordinaryLeft(game.stock) }]
    case 'grabbed':
      return [{ key: 'grabbed', times: event.offsets.length }]
    case 'closed':
      return [...ofClose(game, event), ...ofLast(game, event)]
    case 'timed-out':
      return [{ key: 'time-up' }, ...ofLast(game, event)]
    case 'ended':
      return ofEnd(game, event)
  }
}
