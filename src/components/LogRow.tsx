import { View } from '@tarojs/components'
import { type Outcome, outcomeWords } from '@/i18n'
import type { Dice, Pattern } from '@/rules'
import { DiceRow } from './DiceRow'
import { Cake, Face } from './pictures'

interface Props {
  name: string
  face: number
  outcome: Outcome
  /** null: nobody threw */
  dice: Dice | null
  pattern?: Pattern | 'none'
}

/** One turn, as it is read afterwards. */
export function LogRow({ name, face, outcome, dice, pattern = 'none' }: Props) {
  return (
    <View className="log-row lined">
      <Face face={face} />
      <View className="log-row-words">
        <View>{outcomeWords(name, outcome)}</View>
        {dice && <DiceRow dice={dice} pattern={pattern} size={14} />}
      </View>
      {(outcome.kind === 'won' || outcome.kind === 'chased') && <Cake rank={outcome.rank} size={44} />}
      {outcome.kind === 'leads' && <Cake rank="zhuangyuan" size={44} />}
    </View>
  )
}
