import fc from 'fast-check'
import type { Game, GameEvent } from '@/rules'
import { decide, evolve, isRefusal, newGame, RANKS } from '@/rules'
import { commandOf, RUNS, table } from './random'

export type Table = typeof table extends fc.Arbitrary<infer T> ? T : never

const freeze = <T>(x: T): T => {
  if (typeof x === 'object' && x !== null && !Object.isFrozen(x)) {
    Object.freeze(x)
    for (const each of Object.values(x)) freeze(each)
  }
  return x
}

/** The game of a table before its first throw. */
export const start = ({ house, seats, starter, scale }: Table): Game => {
  const stock = Object.fromEntries(RANKS.map(rank => [rank, Math.ceil(house.set[rank] / scale)]))
  return freeze(newGame({ house, seats, starter: starter % seats, stock: stock as never }))
}

/** Plays a random table; calls `step` with each state that decide or evolve met. */
export const play = (t: Table, step: (before: Game, event: GameEvent, after: Game) => void = () => {}) => {
  let game = start(t)
  const events: GameEvent[] = []
  t.attempts.forEach((what, i) => {
    const answer = decide(game, commandOf(game, what, i * 1000))
    if (isRefusal(answer)) return
    for (const event of freeze(answer)) {
      const after = freeze(evolve(game, event))
      step(game, event, after)
      events.push(event)
      game = after
    }
  })
  return { game, events }
}

/** Runs a law over the same random tables; it returns what it found wrong. */
export const law = (name: string, check: (t: Table) => readonly string[]) =>
  test(name, () => {
    fc.assert(
      fc.property(table, t => {
        const wrong = check(t)
        if (wrong.length > 0) throw new Error(wrong.join('; '))
      }),
      RUNS
    )
  })

/** Runs a law over each event of a table. */
export const eachEvent = (
  name: string,
  check: (before: Game, event: GameEvent, after: Game, t: Table) => boolean
) =>
  law(name, t => {
    const wrong: string[] = []
    play(t, (before, event, after) => {
      if (!check(before, event, after, t)) wrong.push(JSON.stringify(event))
    })
    return wrong
  })
