import { createHash } from 'node:crypto'
import { commit, draw, extend, genesis, mac } from '@/fair'
import type { Room } from '@/room'
import { type Dice, type Pattern, patternOf } from '@/rules'

const TRIES = 400_000

/**
 * Wanted dice without a back door: whoever knows the cloud's secret can look for a thrower's entropy that makes them
 * fall. `wants` is a pattern, the six dice in any order as "441236", or 'jump' at a table where dice may jump.
 */
export function wantedEntropy(
  master: string,
  room: Room,
  seat: number,
  wants: Pattern | 'none' | string
): string {
  const { fair, turn } = room
  if (fair === null) throw new Error('no game, no dice')
  const seed = mac(master, 'seed', fair.game)
  const sorted = [...wants].sort().join('')
  const fits = (dice: Dice) =>
    /^[1-6]{6}$/.test(wants) ? [...dice].sort().join('') === sorted : patternOf(dice) === wants
  for (let i = 0; i < TRIES; i++) {
    const entropy = createHash('md5').update(`${fair.chain} ${i}`).digest('hex')
    const jump = { label: 'jump', turn, seat, entropy, count: 1, sides: 20 }
    const values = room.table.jumps === 'sometimes' ? draw(seed, fair.game, fair.chain, jump) : []
    if ((values[0] === 0) !== (wants === 'jump')) continue
    if (wants === 'jump') return entropy
    const chain = values.length > 0 ? extend(fair.chain, { ...jump, values }) : fair.chain
    const link = { label: 'thrown', turn, seat, entropy, count: 6, sides: 6 }
    const dice = draw(seed, fair.game, chain, link).map(v => v + 1) as unknown as Dice
    if (fits(dice)) return entropy
  }
  throw new Error(`no entropy found for ${wants}`)
}

/** Entropy of a start whose two dice have that sum. */
export function startEntropy(master: string, room: Room, sum: number): string {
  const game = `${room._id}_${room.games + 1}`
  const seed = mac(master, 'seed', game)
  const chain = genesis(game, commit(game, seed))
  for (let i = 0; i < TRIES; i++) {
    const entropy = createHash('md5').update(`${game} ${i}`).digest('hex')
    const link = { label: 'starter', turn: room.turn + 1, seat: -1, entropy, count: 2, sides: 6 }
    const [one = 0, two = 0] = draw(seed, game, chain, link)
    if (one + two + 2 === sum) return entropy
  }
  throw new Error(`no entropy found for two dice of ${sum}`)
}
