import { View } from '@tarojs/components'
import { diceWords } from '@/i18n'
import type { Dice, Face, Pattern } from '@/rules'
import { says, silent } from './aria'
import { sortCounting } from './counting'

interface DieProps {
  face: Face
  className?: string
}

/** One die from above; 1 and 4 are red. Its size is 1.5 times that of the letters around it. */
export function Die({ face, className = '' }: DieProps) {
  return <View className={`die pips-${face} ${className}`} {...silent} />
}

interface Props {
  dice: Dice
  /** what they make: the dice that make it come first. Left out: thrown order, none paled */
  pattern?: Pattern | 'none'
  /** whether the dice that do not count stand at half strength */
  pale?: boolean
  /** px of the letters */
  size?: 13 | 14 | 15 | 16 | 18
}

/** Six flat dice in a row. */
export function DiceRow({ dice, pattern, pale = pattern !== undefined, size = 15 }: Props) {
  const shown =
    pattern === undefined ? dice.map(face => ({ face, counts: true })) : sortCounting(dice, pattern)
  return (
    <View className={`dice dice-${size}`} {...says(diceWords(dice, pattern), 'img')}>
      {shown.map((die, i) => (
        <Die
          // biome-ignore lint/suspicious/noArrayIndexKey: six places, and only the faces in them change
          key={i}
          face={die.face}
          className={`${die.counts ? 'die-counts' : ''} ${pale && !die.counts ? 'die-pale' : ''}`}
        />
      ))}
    </View>
  )
}
