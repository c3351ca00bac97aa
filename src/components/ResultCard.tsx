import { View } from '@tarojs/components'
import { type Outcome, outcomeWords, t } from '@/i18n'
import type { Dice, Pattern, Rank } from '@/rules'
import { DiceRow } from './DiceRow'
import { Icon } from './Icon'
import { Cake } from './pictures'

interface Props {
  /** who threw, as the table calls them */
  name: string
  dice: Dice
  pattern: Pattern | 'none'
  outcome: Outcome
  /** one sentence on why; left out: what the dice make */
  why?: string
  /** one sentence on how another house would have it; '': nowhere otherwise */
  elsewhere?: string
}

/** The cake that tells what was won, or would have been. */
const cakeOf = (outcome: Outcome): { rank: Rank; taken: boolean } | null => {
  switch (outcome.kind) {
    case 'won':
    case 'chased':
      return { rank: outcome.rank, taken: false }
    case 'gone':
    case 'never':
      return { rank: outcome.rank, taken: true }
    case 'leads':
    case 'beaten':
      return { rank: 'zhuangyuan', taken: outcome.kind === 'beaten' }
    default:
      return null
  }
}

/** What a throw won and why; it takes the board's place while the throw is told. */
export function ResultCard({ name, dice, pattern, outcome, why, elsewhere = '' }: Props) {
  const cake = cakeOf(outcome)
  return (
    <View className="card result-card">
      <View className="result-card-top">
        <View>{cake && <Cake rank={cake.rank} taken={cake.taken} size={68} />}</View>
        <View className="grow">
          <View className="result-card-title">{outcomeWords(name, outcome)}</View>
          <View className="result-card-why">
            <DiceRow dice={dice} pattern={pattern} size={16} />
            <View className="small">{why ?? t(`why.${pattern}`)}</View>
          </View>
        </View>
      </View>
      <View className={elsewhere ? 'result-card-elsewhere' : 'unseen'}>
        <Icon name="info" size={22} className="ink-blue" />
        <View className="gap-8 grow">
          <View className="ink-blue bold result-card-there">{t('card.elsewhere')}</View>
          <View className="result-card-there">{elsewhere}</View>
        </View>
      </View>
    </View>
  )
}
