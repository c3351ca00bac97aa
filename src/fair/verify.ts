import { commit, type Drawn, draw, extend, genesis } from './fair'

/** A whole game as everybody may know it once its seed is out. */
export interface Proof {
  readonly game: string
  /** hex of 32 bytes, published before the first draw */
  readonly commitment: string
  /** hex of 32 bytes, revealed at the end */
  readonly seed: string
  /** the chain's last value, as the table showed it; hex of 32 bytes */
  readonly chain: string
  readonly log: readonly Drawn[]
}

/** `at`: index in the log of the first link that does not hold. */
export type Check =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'fair/wrong-seed' | 'fair/wrong-chain' | 'fair/bad-log' }
  | {
      readonly ok: false
      readonly code: 'fair/wrong-draw' | 'fair/wrong-entropy' | 'fair/wrong-turn'
      readonly at: number
    }

/**
 * Recomputes a game link by link. Found: a seed other than the one promised, changed dice, entropy swapped against what
 * this phone itself sent (`mine`: turn → hex), a turn left out or put in, a log that does not end in the chain shown.
 * What can be no log at all (no hex, no such die) is 'fair/bad-log'; nothing is thrown.
 * Not proved: that the cloud did not know its seed while a colluding phone chose its entropy.
 */
export function verify(proof: Proof, mine: ReadonlyMap<number, string> = new Map()): Check {
  try {
    return follow(proof, mine)
  } catch (error) {
    if (error instanceof RangeError) return { ok: false, code: 'fair/bad-log' }
    throw error
  }
}

function follow(proof: Proof, mine: ReadonlyMap<number, string>): Check {
  if (commit(proof.game, proof.seed) !== proof.commitment) return { ok: false, code: 'fair/wrong-seed' }
  let chain = genesis(proof.game, proof.commitment)
  let turn = proof.log[0]?.turn ?? 0
  for (const [at, drawn] of proof.log.entries()) {
    if (drawn.turn < turn || drawn.turn > turn + 1) return { ok: false, code: 'fair/wrong-turn', at }
    turn = drawn.turn
    const own = mine.get(drawn.turn)
    if (own !== undefined && drawn.count > 0 && own !== drawn.entropy) {
      return { ok: false, code: 'fair/wrong-entropy', at }
    }
    if (drawn.count !== drawn.values.length) return { ok: false, code: 'fair/wrong-draw', at }
    const values = draw(proof.seed, proof.game, chain, drawn)
    if (values.some((v, i) => v !== drawn.values[i])) {
      return { ok: false, code: 'fair/wrong-draw', at }
    }
    chain = extend(chain, drawn)
  }
  return chain === proof.chain ? { ok: true } : { ok: false, code: 'fair/wrong-chain' }
}
