import { createHash, createHmac } from 'node:crypto'

// What `fair` takes from @noble/hashes, as Node has it: put in its place when the function is built, which is smaller by an
// eighth without it.

export const sha256 = (message: Uint8Array): Uint8Array => createHash('sha256').update(message).digest()

/** `_`: which hash; there is one */
export const hmac = (_: unknown, key: Uint8Array, message: Uint8Array): Uint8Array =>
  createHmac('sha256', key).update(message).digest()
