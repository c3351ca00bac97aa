import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { frame, hex, unhex } from './bytes'

/** What one link of a game's chain is about. `count` numbers are drawn, each 0 … sides − 1; none for a mere fact such as a skip. */
export interface Link {
  /** what happens: 'starter', 'thrown', 'skipped', 'left' … */
  readonly label: string
  /** the turn it belongs to; 0 before the first */
  readonly turn: number
  /** whose turn, -1 if nobody's */
  readonly seat: number
  /** what the thrower's own phone added, hex of 16 bytes; '' where nobody was there to add any */
  readonly entropy: string
  readonly count: number
  readonly sides: number
}

/** A link and what came of it, as the log keeps it. */
export interface Drawn extends Link {
  readonly values: readonly number[]
}

/** Published before the first draw: the hash that binds the cloud to its seed. Hex of 32 bytes. */
export const commit = (game: string, seed: string): string =>
  hex(sha256(frame('bobing/commit/1', game, unhex(seed))))

/** The chain before its first link, made from the commitment. Hex of 32 bytes. */
export const genesis = (game: string, commitment: string): string =>
  hex(sha256(frame('bobing/chain/1', game, unhex(commitment))))

const SIDES_LIMIT = 256

/**
 * The numbers that a link draws, each 0 … sides − 1, all equally likely: HMAC-SHA-256 under the game's seed (hex) over the
 * whole chain so far and the link, block after block; bytes at or above the greatest multiple of `sides` are dropped
 * (252 for dice), since a remainder of all 256 would favour low faces.
 * Refused with RangeError 'fair/bad-link': sides that are no whole number 1 … 256.
 */
export function draw(seed: string, game: string, chain: string, link: Link): number[] {
  if (!(Number.isInteger(link.sides) && link.sides >= 1 && link.sides <= SIDES_LIMIT))
    throw new RangeError('fair/bad-link')
  const key = unhex(seed)
  const message = frame('bobing/draw/1', game, unhex(chain), ...fields(link))
  const bound = SIDES_LIMIT - (SIDES_LIMIT % link.sides)
  const values: number[] = []
  for (let block = 0; values.length < link.count; block++) {
    for (const byte of hmac(sha256, key, frame(message, block))) {
      if (byte < bound && values.length < link.count) values.push(byte % link.sides)
    }
  }
  return values
}

/** The chain after a link. Hex of 32 bytes. */
export const extend = (chain: string, drawn: Drawn): string =>
  hex(sha256(frame('bobing/link/1', unhex(chain), ...fields(drawn), Uint8Array.from(drawn.values))))

const fields = (link: Link) =>
  [link.label, link.turn, link.seat, unhex(link.entropy), link.count, link.sides] as const
