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

/** A game that is being recomputed, a few links at a time. */
export interface Verifier {
  /** links that hold so far */
  readonly done: number
  /** Recomputes that many more. null: there are more of them, and all held so far. */
  step(links: number): Check | null
}

type Followed = { readonly chain: string; readonly turn: number }

/** One link more: what holds after it, or why it does not. */
function follow(proof: Proof, at: number, before: Followed, own: string | undefined): Followed | Check {
  const drawn = proof.log[at]!
  if (drawn.turn < before.turn || drawn.turn > before.turn + 1)
    return { ok: false, code: 'fair/wrong-turn', at }
  if (own !== undefined && drawn.count > 0 && own !== drawn.entropy)
    return { ok: false, code: 'fair/wrong-entropy', at }
  if (drawn.count !== drawn.values.length) return { ok: false, code: 'fair/wrong-draw', at }
  const values = draw(proof.seed, proof.game, before.chain, drawn)
  if (values.some((v, i) => v !== drawn.values[i])) return { ok: false, code: 'fair/wrong-draw', at }
  return { chain: extend(before.chain, drawn), turn: drawn.turn }
}

/** `verify` in slices, for a phone that must not stand still meanwhile. */
export function verifier(proof: Proof, mine: ReadonlyMap<number, string> = new Map()): Verifier {
  let done = 0
  let held: Followed | null = null

  const step = (links: number): Check | null => {
    if (held === null) {
      if (commit(proof.game, proof.seed) !== proof.commitment) return { ok: false, code: 'fair/wrong-seed' }
      held = { chain: genesis(proof.game, proof.commitment), turn: proof.log[0]?.turn ?? 0 }
    }
    for (let i = 0; i < links && done < proof.log.length; i++) {
      const next: Followed | Check = follow(proof, done, held, mine.get(proof.log[done]!.turn))
      if ('ok' in next) return next
      held = next
      done += 1
    }
    if (done < proof.log.length) return null
    return held.chain === proof.chain ? { ok: true } : { ok: false, code: 'fair/wrong-chain' }
  }

  return {
    get done() {
      return done
    },
    step(links) {
      try {
        return step(links)
      } catch (error) {
        if (error instanceof RangeError) return { ok: false, code: 'fair/bad-log' }
        throw error
      }
    }
  }
}

/**
 * Recomputes a game link by link. Found: a seed other than the one promised, changed dice, entropy swapped against what
 * this phone itself sent (`mine`: turn → hex), a turn left out or put in, a log that does not end in the chain shown.
 * What can be no log at all (no hex, no such die) is 'fair/bad-log'; nothing is thrown.
 * Not proved: that the cloud did not know its seed while a colluding phone chose its entropy.
 */
export const verify = (proof: Proof, mine: ReadonlyMap<number, string> = new Map()): Check =>
  verifier(proof, mine).step(Number.POSITIVE_INFINITY) ?? { ok: false, code: 'fair/bad-log' }
