import type { Phone } from '@/platform/ports'

type Random = Phone['random']

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const OP_BYTES = 12
const ENTROPY_BYTES = 16

/** An operation's own id: 16 of the letters A-Z a-z 0-9 - _, from 12 bytes. */
export function newOpId(random: Random): string {
  const bytes = random(OP_BYTES)
  let id = ''
  for (let i = 0; i < bytes.length; i += 3) {
    const [a = 0, b = 0, c = 0] = bytes.slice(i, i + 3)
    const bits = (a << 16) | (b << 8) | c
    id += [18, 12, 6, 0].map(shift => LETTERS[(bits >> shift) & 63]).join('')
  }
  return id
}

/** The phone's own part in the dice: hex of 16 bytes, read at once. */
export const newEntropy = (random: Random): string =>
  Array.from(random(ENTROPY_BYTES), byte => byte.toString(16).padStart(2, '0')).join('')
