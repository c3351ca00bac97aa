import { View } from '@tarojs/components'
import { t } from '@/i18n'
import type { Dice, Rank } from '@/rules'
import { DOWN } from './Board'
import { DiceRow } from './DiceRow'
import { Phrases } from './Phrases'
import { Cake } from './pictures'
import { Since } from './Since'

// One throw of each rank, to be seen.
const EXAMPLES: Readonly<Record<Rank, Dice>> = {
  zhuangyuan: [4, 4, 4, 4, 6, 3],
  duitang: [1, 2, 3, 4, 5, 6],
  sanhong: [4, 4, 4, 2, 5, 6],
  sijin: [3, 3, 3, 3, 2, 5],
  erju: [4, 4, 2, 3, 5, 6],
  yixiu: [4, 1, 2, 3, 6, 6]
}

const PATTERN = (rank: Rank) => (rank === 'zhuangyuan' ? 'sihong' : rank)

type Counts = Readonly<Record<Rank, number>>

/**
 * What each rank takes, and, with a set, how many cakes of it there are. `was`: the counts that this phone saw last, said
 * of those that are others now, which come first.
 */
export function RuleRows({ set, was = set }: { set?: Counts; was?: Counts | undefined }) {
  const count = (n: number) => (n === 0 ? t('rules.never') : t('rules.count', { n }))
  const since = (rank: Rank) => set?.[rank] !== was?.[rank]
  return (
    <View>
      {[...DOWN.filter(since), ...DOWN.filter(rank => !since(rank))].map(rank => (
        <View key={rank} className="rule-row">
          <Cake rank={rank} />
          <View className="rule-row-words">
            <View>
              <View className="rule-row-name">{t(`rank.${rank}`)}</View>
              <View className="rule-row-sense">
                <Phrases text={t(`sense.${rank}`)} />
              </View>
            </View>
            {set && was && since(rank) && (
              <Since was={was[rank] === 0 ? '' : count(was[rank])} gone={set[rank] === 0} />
            )}
            <DiceRow dice={EXAMPLES[rank]} pattern={PATTERN(rank)} />
          </View>
          {set && <View className="small number together">{count(set[rank])}</View>}
        </View>
      ))}
    </View>
  )
}
