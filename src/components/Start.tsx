import { View } from '@tarojs/components'
import { t } from '@/i18n'
import type { Dice } from '@/rules'
import { silent } from './aria'
import { DiceRow } from './DiceRow'

/** Who throws first and why. */
export interface Start {
  words: string
  /** how two dice find somebody; '' where none were thrown */
  how: string
  dice?: readonly [number, number]
}

/** The two dice that found who starts. */
export function TwoDice({ two }: { two: readonly [number, number] }) {
  return (
    <View className="two-dice" {...silent}>
      <DiceRow dice={[...two, 1, 1, 1, 1] as unknown as Dice} />
    </View>
  )
}

/** One sentence, with the dice beside it. */
export function StartRow({ words, dice }: Start) {
  return (
    <View className="board-start">
      <View className="tag tag-gold">{t('start.tag')}</View>
      <View className="board-start-words">{words}</View>
      {dice && <TwoDice two={dice} />}
    </View>
  )
}
