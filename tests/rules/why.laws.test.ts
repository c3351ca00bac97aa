import fc from 'fast-check'
import type { Game, Move, Reason, ReasonKey } from '@/rules'
import { REASON_KEYS, whyOf } from '@/rules'
import { eachEvent, law, play } from './play'
import { RUNS, table } from './random'

const movesOf = (reasons: readonly Reason[]): Move[] =>
  reasons.flatMap(reason => ('moves' in reason ? reason.moves : []))

/** Who leads, if reasons are all one hears. */
const leaderBy = (leader: number | null, seat: number, reasons: readonly Reason[]): number | null => {
  for (const reason of reasons) {
    switch (reason.key) {
      case 'title-first':
      case 'title-takes':
      case 'title-stays':
        leader = seat
        break
      case 'title-loses':
        leader = reason.rival
        break
      case 'title-short':
        if (leader !== reason.rival) throw new Error('short of somebody who does not lead')
        break
      case 'crowned':
        leader = reason.seat
        break
      case 'ended':
        leader = null
    }
  }
  return leader
}

const hands = (game: Game) => JSON.stringify([game.stock, game.held, game.shared])

eachEvent('every event has a reason, and is plain JSON', (before, event) => {
  const why = whyOf(before, event)
  return why.length > 0 && JSON.stringify(JSON.parse(JSON.stringify(why))) === JSON.stringify(why)
})

eachEvent('the reasons move what the event moves, in its order', (before, event) => {
  const moves = 'moves' in event ? event.moves : []
  return JSON.stringify(movesOf(whyOf(before, event))) === JSON.stringify(moves)
})

eachEvent('no reason claims to have moved nothing, save a sweep of an empty table', (before, event) =>
  whyOf(before, event).every(
    reason => !('moves' in reason) || reason.moves.length > 0 || /^(sweep|chajinhua|shared)/.test(reason.key)
  )
)

law('following the reasons alone explains every holding and every leader', t => {
  let leader: number | null = null
  let piles: Game | null = null
  const wrong: string[] = []
  play(t, (before, event, after) => {
    const reasons = whyOf(before, event)
    leader = leaderBy(leader, 'seat' in event ? event.seat : -1, reasons)
    piles = movesOf(reasons).reduce<Game>(carry, piles ?? before)
    if (leader !== after.champion || hands(piles) !== hands(after)) wrong.push(JSON.stringify(event))
  })
  return wrong
})

const carry = (game: Game, { rank, n, from, to }: Move): Game => {
  const next = JSON.parse(JSON.stringify(game)) as { -readonly [K in keyof Game]: Game[K] }
  const pile = (place: Move['from']) =>
    (place === 'stock' ? next.stock : place === 'shared' ? next.shared : next.held[place]) as Record<
      string,
      number
    >
  pile(from)[rank] = (pile(from)[rank] ?? 0) - n
  pile(to)[rank] = (pile(to)[rank] ?? 0) + n
  return next as Game
}

test('random tables meet every key', () => {
  const met = new Set<ReasonKey>()
  for (const t of fc.sample(table, { ...RUNS, numRuns: 1_000 }))
    play(t, (before, event) => {
      for (const { key } of whyOf(before, event)) met.add(key)
    })
  expect([...met].sort()).toEqual([...REASON_KEYS].sort())
})
