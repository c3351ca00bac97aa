/** A face of a die, 1 … 6. */
export type Face = 1 | 2 | 3 | 4 | 5 | 6

/** Six dice in the order they lie; no rule looks at the order. */
export type Dice = readonly [Face, Face, Face, Face, Face, Face]

const isFace = (x: unknown): x is Face => typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 6

/** Whether `x` is six integers 1 … 6. */
export const isDice = (x: unknown): x is Dice =>
  Array.isArray(x) && x.length === 6 && Array.from(x).every(isFace)

/**
 * Six integers 1 … 6 as a throw.
 * @throws RangeError 'rules/bad-dice' for anything else: five dice, seven, 0, 7, 2.5, '4', null.
 */
export const parseDice = (x: unknown): Dice => {
  if (!isDice(x)) throw new RangeError('rules/bad-dice')
  return x
}

/** Pips of all six dice. */
export const pips = (dice: Dice): number => dice[0] + dice[1] + dice[2] + dice[3] + dice[4] + dice[5]

/** How many dice show each face; index 0 is not used. */
export const countFaces = (dice: Dice): readonly number[] => {
  const counts = [0, 0, 0, 0, 0, 0, 0]
  for (const face of dice) counts[face] = (counts[face] as number) + 1
  return counts
}

/** The face that most dice show; the lower of two that show as often. */
export const repeatedFace = (dice: Dice): number => {
  const counts = countFaces(dice)
  return counts.indexOf(Math.max(...counts))
}
