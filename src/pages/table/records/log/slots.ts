/** So many lines are on the screen at most. */
export const SLOTS = 40
/** So far the window moves at once: some lines stay, so that the eye keeps its place. */
export const STEP = 30

/**
 * Which slot of the page shows which line, by the lines' numbers: who has one keeps it, so that one more throw changes
 * one slot. At most `SLOTS` numbers, each once.
 */
export function slotsFor(shown: readonly number[], before: readonly (number | null)[]): (number | null)[] {
  const wanted = new Set(shown)
  const slots = Array.from({ length: SLOTS }, (_, i) => {
    const kept = before[i] ?? null
    return kept !== null && wanted.delete(kept) ? kept : null
  })
  const fresh = [...wanted]
  return slots.map(slot => slot ?? fresh.shift() ?? null)
}
