import { View } from '@tarojs/components'
import type { Dice, Pattern, Rank } from '@/rules'
import { DiceRow } from './DiceRow'
import { Cake, Face } from './pictures'

interface Props {
  name: string
  face: number
  /** what became of it, after the name */
  words: string
  /** null: nobody threw */
  dice: Dice | null
  pattern?: Pattern | 'none'
  /** what was won */
  cake: Rank | null
}

const SOME: Dice = [1, 2, 3, 4, 5, 6]

/** One turn, as it is read afterwards. All its parts are there from the start, so that another turn changes words only. */
export function LogRow({ name, face, words, dice, pattern = 'none', cake }: Props) {
  return (
    <View className="log-row">
      <Face face={face} />
      <View className="log-row-words">
        <View>
          <View className="log-row-name">{name}</View>
          <View className="log-row-what">{words}</View>
        </View>
        <View className={dice ? '' : 'unseen'}>
          <DiceRow dice={dice ?? SOME} pattern={pattern} size={14} />
        </View>
      </View>
      <View className={cake ? '' : 'unseen'}>
        <Cake rank={cake ?? 'yixiu'} size={44} />
      </View>
    </View>
  )
}
