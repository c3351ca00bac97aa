import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { frame, hex, unhex } from './bytes'

/**
 * HMAC-SHA-256 under `key` (hex) over a purpose and its fields, as hex of 32 bytes. Everything a room derives from its
 * cloud's one secret (a person's pid, a game's seed, a table's id) comes from here, each under a purpose of its own.
 */
export const mac = (key: string, purpose: string, ...fields: readonly string[]): string =>
  hex(hmac(sha256, unhex(key), frame(`bobing/${purpose}/1`, ...fields)))
