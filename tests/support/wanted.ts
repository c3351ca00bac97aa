import { createHash, createHmac } from 'node:crypto'
import { commit, draw, extend, genesis, type Link, mac } from '@/fair'
import { frame, unhex } from '@/fair/bytes'
import type { Room } from '@/room'
import { type Dice, type Pattern, patternOf } from '@/rules'

const TRIES = 400_000

const sortedOf = (dice: readonly number[]): string => [...dice].sort().join('')

/** Most that a die may be made of: a byte above it is dropped. */
const BOUND = 252

/**
 * The dice that `draw` gives for an entropy, by Node's own hash, which is many times as fast: six dice of a kind come
 * once in 46,656 tries. What it finds is drawn again by the real one. `null`: the first block has too few dice.
 */
function quickly(seed: string, game: string, chain: string, link: Omit<Link, 'entropy'>) {
  const { label, turn, seat, count, sides } = link
  const block = (entropy: Uint8Array) =>
    frame(frame('bobing/draw/1', game, unhex(chain), label, turn, seat, entropy, count, sides), 0)
  const [bytes, other] = [0, 255].map(byte => Buffer.from(block(new Uint8Array(16).fill(byte))))
  const at = bytes!.findIndex((byte, i) => byte !== other![i])
  const key = Buffer.from(seed, 'hex')
  return (entropy: Buffer): Dice | null => {
    entropy.copy(bytes!, at)
    const drawn = createHmac('sha256', key).update(bytes!).digest()
    const dice: number[] = []
    for (const byte of drawn) if (byte < BOUND && dice.length < count) dice.push((byte % sides) + 1)
    return dice.length === count ? (dice as unknown as Dice) : null
  }
}

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
  const [isDice, sorted] = [/^[1-6]{6}$/.test(wants), sortedOf([...wants].map(Number))]
  const fits = (dice: Dice) => (isDice ? sortedOf(dice) === sorted : patternOf(dice) === wants)
  const still = room.table.jumps === 'never'
  const quick = quickly(seed, fair.game, fair.chain, { label: 'thrown', turn, seat, count: 6, sides: 6 })
  for (let i = 0; i < TRIES; i++) {
    const tried = createHash('md5').update(`${fair.chain} ${i}`).digest()
    const first = still && wants !== 'jump' ? quick(tried) : null
    if (first !== null && !fits(first)) continue
    const entropy = tried.toString('hex')
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
