import { View } from '@tarojs/components'
import { diceWords } from '@/i18n'
import type { Dice, Pattern } from '@/rules'
import { says } from './aria'
import { sortCounting } from './counting'

interface Props {
  dice: Dice
  /** what they make: the dice that make it come first. Left out: thrown order, none paled */
  pattern?: Pattern | 'none'
  /** whether the dice that do not count stand at half strength */
  pale?: boolean
  /** what is said of them; left out: all six */
  heard?: string
  /** px of the letters */
  size?: 13 | 14 | 15 | 16 | 18
}

const SIX = [1, 2, 3, 4, 5, 6] as const

/** Six flat dice in a row. What each shows stands on the row alone, so that another throw changes one word of it. */
export function DiceRow({ dice, pattern, pale = pattern !== undefined, size = 15, heard }: Props) {
  const shown =
    pattern === undefined ? dice.map(face => ({ face, counts: true })) : sortCounting(dice, pattern)
  const up = shown.map(({ face }, i) => `up-${i + 1}-${face}`).join(' ')
  const counting = shown.filter(die => die.counts).length
  return (
    <View
      className={`dice dice-${size} ${up} counts-${counting}${pale ? ' dice-pale' : ''}`}
      {...says(heard ?? diceWords(dice, pattern), 'img')}
    >
      {SIX.map(n => (
        <View key={n} className={`die die-${n}`} />
      ))}
    </View>
  )
}
