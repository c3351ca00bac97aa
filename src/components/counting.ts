import type { Dice, Face, Pattern } from '@/rules'

const mostFrequent = (dice: Dice): Face => {
  const times = (face: Face) => dice.filter(x => x === face).length
  return [...dice].sort((a, b) => times(b) - times(a))[0] ?? 1
}

const counts = (pattern: Pattern | 'none', dice: Dice): ((face: Face) => boolean) => {
  switch (pattern) {
    case 'none':
      return () => false
    case 'duitang':
    case 'chajinhua':
      return () => true
    case 'wuzi':
    case 'sijin':
    case 'liubohei':
    case 'biandijin': {
      const repeated = mostFrequent(dice)
      return face => face === repeated
    }
    default:
      return face => face === 4
  }
}

/** The dice of a throw for the eye: those that make its pattern first, then the others, each in thrown order; 对堂 from 1 to 6. */
export const sortCounting = (
  dice: Dice,
  pattern: Pattern | 'none'
): readonly { readonly face: Face; readonly counts: boolean }[] => {
  const makes = counts(pattern, dice)
  const all = dice.map(face => ({ face, counts: makes(face) }))
  if (pattern === 'duitang') return all.sort((a, b) => a.face - b.face)
  return [...all.filter(die => die.counts), ...all.filter(die => !die.counts)]
}
