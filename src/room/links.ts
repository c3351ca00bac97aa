import type { Drawn } from '@/fair'
import { FINEST } from './digits'
import { type Entry, type LogEvent, unpack } from './entry'

/** A die jumps out of the bowl when 0 is drawn of this many: one throw in twenty, for everybody alike. */
export const JUMP_SIDES = 20

/** A number in [0, 1) is drawn as three bytes. */
export const DRAW_BYTES = 3

/** Three bytes as a number in [0, 1). */
export const numberOf = (bytes: readonly number[]): number =>
  bytes.reduce((sum, byte) => 256 * sum + byte, 0) / FINEST

/** The three bytes that made a number. */
function bytesOf(number: number): number[] {
  const whole = Math.round(number * FINEST)
  return [(whole >>> 16) & 255, (whole >>> 8) & 255, whole & 255]
}

/** The link that decides whether a die jumps, before the dice of the same throw. `value`: what was drawn, 0 for a jump. */
export const jumpLink = (turn: number, seat: number, entropy: string, value: number): Drawn => ({
  label: 'jump',
  turn,
  seat,
  entropy,
  count: 1,
  sides: JUMP_SIDES,
  values: [value]
})

/** Which link of the chain an event is; null for those that follow from the links before. */
function linkOf(event: LogEvent, turn: number, entropy: string): Drawn | null {
  const fact = { label: event.type, turn, entropy, count: 0, sides: 1, values: [] }
  switch (event.type) {
    case 'starter':
      return { ...fact, seat: -1, count: 2, sides: 6, values: event.dice.map(d => d - 1) }
    case 'thrown':
      return { ...fact, seat: event.seat, count: 6, sides: 6, values: event.dice.map(d => d - 1) }
    case 'jumped':
    case 'skipped':
    case 'left':
    case 'returned':
    case 'opened':
    case 'grabbed':
      return { ...fact, seat: event.seat }
    case 'closed': {
      const values = event.draws.flatMap(bytesOf)
      return { ...fact, label: 'grab', seat: -1, count: values.length, sides: 256, values }
    }
    case 'timed-out':
      return { ...fact, seat: -1 }
    case 'ended':
      return null
    default:
      return event satisfies never
  }
}

/** All links of the chain that an entry of the log stands for, in their order. */
export function linksOf(entry: Entry): readonly Drawn[] {
  const { t, e = '', s = -1, j } = entry
  const own = linkOf(unpack(entry), t, e)
  if (j === undefined) return own ? [own] : []
  const jump = jumpLink(t, s, e, j)
  return own && entry.k === 't' ? [jump, own] : [jump]
}
