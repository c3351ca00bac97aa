import { seeded } from '../record/random'
import type { Contact } from '../types'

/** So often the hand turns about in the loop. */
const TURNS = 4
const HITS = 44

/**
 * Six dice in a hand that shakes them for so many ms, again and again: they meet most between two turns of the hand, and
 * hardly where the loop begins, so that a phone that leaves a gap there leaves it between two strokes.
 */
export function rattled(ms: number): Contact[] {
  const random = seeded(11)
  return Array.from({ length: HITS }, (_, k) => {
    const part = ((k + 0.8 * (random() - 0.5) + HITS) / HITS) % 1
    const swing = Math.abs(Math.sin(part * Math.PI * TURNS)) ** 2
    const strength = (0.03 + 0.97 * swing) * (0.5 + 0.5 * random())
    return { at: part * ms, strength, on: 'die' }
  })
}
