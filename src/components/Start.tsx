import { View } from '@tarojs/components'
import type { Dice } from '@/rules'
import { DiceRow } from './DiceRow'

/** Who throws first and why. */
export interface Start {
  words: string
  /** how two dice find somebody; '' where none were thrown */
  how: string
  dice?: readonly [number, number]
}

/** Two dice for a row that has six: in a box of the class `two-dice` the others are not seen. */
export const twoOf = (two: readonly [number, number]) => ({
  dice: [...two, 1, 1, 1, 1] as unknown as Dice,
  heard: two.join(' ')
})

/** The two dice that found who starts. */
export function TwoDice({ two }: { two: readonly [number, number] }) {
  return (
    <View className="two-dice">
      <DiceRow {...twoOf(two)} />
    </View>
  )
}

/** One sentence, with the dice beside it. */
export function StartRow({ words, dice }: Start) {
  return (
    <View className="board-champion board-start">
      <View className="board-what">{words}</View>
      {dice && <TwoDice two={dice} />}
    </View>
  )
}
