import type { Game, GameEvent, House, Rank } from '@/rules'
import {
  decide,
  evolve,
  grabsTaken,
  houseDiff,
  isRefusal,
  ORDINARY,
  parseHouse,
  patternOf,
  RANKS,
  RULES_CODES
} from '@/rules'
import { compare, handHeight, latestWins } from './hand'
import { eachEvent, law, play, start } from './play'
import { commandOf } from './random'
import { d } from './spec'

const piles = (game: Game) => [game.stock, game.shared, ...game.held]
const cakes = (game: Game, rank: Rank) => piles(game).reduce((sum, pile) => sum + pile[rank], 0)

/** Throws until it is over: every prize in turn, a 状元, and grabs for nothing. */
const finish = (game: Game): Game => {
  const wheel = ['444412', '123456', '444123', '222213', '442356', '411235']
  let now = game
  for (let i = 0; now.phase !== 'ended'; i++) {
    if (i > 2000) throw new Error('it does not end')
    const answer =
      now.phase === 'scramble'
        ? decide(now, { type: 'close-scramble', draws: grabsTaken(now).map(() => 0), at: 1e12 })
        : decide(now, { type: 'throw', seat: now.turn, dice: d(wheel[i % wheel.length] ?? ''), at: 0 })
    if (isRefusal(answer)) throw new Error(answer.refused)
    now = answer.reduce(evolve, now)
  }
  return now
}

/** Who leads, from the throws alone and from the written ladders. */
const leaderByHand = (house: House, seats: number, events: readonly GameEvent[]): number | null => {
  type Best = { height: readonly number[]; order: number; digits: string }
  const counting: (Best | undefined)[] = Array.from({ length: seats })
  let order = 0
  let thrower = -1
  for (const event of events) {
    if (event.type === 'ended' && (event.why === 'liubohong' || event.why === 'six-black')) return thrower
    if (event.type !== 'thrown') continue
    order += 1
    thrower = event.seat
    const digits = event.dice.join('')
    const height = handHeight(house, digits)
    const old = counting[event.seat]
    if (height === null) continue
    const better = !old || compare(height, old.height) > 0
    if (!better && house.counting === 'best') continue
    if (!better && patternOf(d(old.digits)) === 'chajinhua' && house.chajinhuaNeverSlips) continue
    counting[event.seat] = { height, order, digits }
  }
  const all = counting.flatMap(best => best ?? [])
  const equals = all.filter(best => all.every(other => compare(best.height, other.height) >= 0))
  const [one] = equals
  if (!one) return null
  const orders = equals.map(best => best.order)
  const winner = latestWins(house, one.digits) ? Math.max(...orders) : Math.min(...orders)
  return counting.findIndex(best => best?.order === winner)
}

const sorted = (x: object) => Object.entries(x).sort(([a], [b]) => (a < b ? -1 : 1))

describe('laws that hold in every house', () => {
  eachEvent('2: cakes are neither made nor lost', (before, _, after) =>
    RANKS.every(rank => cakes(before, rank) === cakes(after, rank))
  )

  eachEvent('3: no pile is ever negative', (_, __, after) =>
    piles(after).every(pile => RANKS.every(rank => pile[rank] >= 0))
  )

  law('3: a refused command has changed nothing, and says why', t => {
    let game = start(t)
    return t.attempts.flatMap((what, i) => {
      const before = JSON.stringify(game)
      const answer = decide(game, commandOf(game, what, i * 1000))
      const same = JSON.stringify(game) === before
      if (!isRefusal(answer)) game = answer.reduce(evolve, game)
      else if (!(RULES_CODES as readonly string[]).includes(answer.refused)) return [answer.refused]
      return same ? [] : [JSON.stringify(what)]
    })
  })

  law('4: the events alone, through JSON, give the state again', t => {
    const { game, events } = play(t)
    const told = JSON.parse(JSON.stringify(events)) as GameEvent[]
    const again = told.reduce(evolve, JSON.parse(JSON.stringify(start(t))) as Game)
    return JSON.stringify(again) === JSON.stringify(game) ? [] : ['another state']
  })

  law('5: the leader is the strongest counting 状元, earlier first or as the house says', t => {
    const seen: GameEvent[] = []
    const wrong: string[] = []
    play(t, (_, event, after) => {
      seen.push(event)
      const leader = after.why === 'abandoned' ? null : leaderByHand(after.house, after.seats, seen)
      if (after.champion !== leader)
        wrong.push(`${after.champion}, not ${leader}, after ${JSON.stringify(event)}`)
    })
    return wrong
  })

  law('6: every game ends, with one champion who has every 状元, unless it is abandoned', t => {
    const game = finish(play(t).game)
    const crowned = game.held.flatMap((held, seat) => (held.zhuangyuan > 0 ? [seat] : []))
    const winners = game.champion === null ? [] : [game.champion]
    const asItMust = (game.why === 'abandoned') === (game.champion === null)
    const handedOver = game.champion === null || game.stock.zhuangyuan === 0
    return asItMust && handedOver && `${crowned}` === `${winners}`
      ? []
      : [`${game.why} ${crowned} ${winners}`]
  })

  eachEvent(
    'the 状元 is never handed over before the end',
    (before, event, after) => event.type === 'ended' || before.stock.zhuangyuan === after.stock.zhuangyuan
  )

  eachEvent('a move is of at least one cake, and to somebody else', (_, event) => {
    const moves = 'moves' in event ? event.moves : []
    return moves.every(({ n, from, to }) => Number.isInteger(n) && n > 0 && from !== to)
  })

  eachEvent('for 追 each seat is remembered once, and the latest holds one', (_, __, after) =>
    ORDINARY.every(rank => {
      const [latest, ...others] = after.recent[rank]
      const once = new Set(after.recent[rank]).size === after.recent[rank].length
      return once && (latest === undefined ? others.length === 0 : (after.held[latest]?.[rank] ?? 0) > 0)
    })
  )

  law('once a command is settled the turn is with nobody who has left or owes a skip', t => {
    let game = start(t)
    return t.attempts.flatMap((what, i) => {
      const answer = decide(game, commandOf(game, what, i * 1000))
      if (!isRefusal(answer)) game = answer.reduce(evolve, game)
      const idle = game.left[game.turn] || game.owesSkip[game.turn]
      return game.phase === 'playing' && idle ? [`seat ${game.turn} after ${JSON.stringify(what)}`] : []
    })
  })

  law('in one round no seat throws twice', t => {
    const thrown: string[] = []
    play(t, (before, event) => {
      if (event.type === 'thrown') thrown.push(`round ${before.round} seat ${event.seat}`)
    })
    return thrown.filter((each, i) => thrown.indexOf(each) !== i)
  })

  law('a house, a host’s own too, comes back from what a room keeps of it', ({ house }) => {
    const packed = JSON.parse(JSON.stringify(houseDiff(house)))
    const read = parseHouse(packed)
    return JSON.stringify(sorted(read)) === JSON.stringify(sorted(house)) ? [] : [JSON.stringify(read)]
  })
})
