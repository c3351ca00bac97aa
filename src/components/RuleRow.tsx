import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { t } from '@/i18n'
import type { Rank } from '@/rules'
import { DOWN } from './Board'
import { DiceRow } from './DiceRow'
import { THROWS_SHOWN } from './examples'
import { Phrases } from './Phrases'
import { Cake } from './pictures'
import { Since } from './Since'

const PATTERN = (rank: Rank) => (rank === 'zhuangyuan' ? 'sihong' : rank)

type Counts = Readonly<Record<Rank, number>>

interface Props {
  set?: Counts
  was?: Counts | undefined
  /** more of each rank, in its row; of 状元 all its throws, below it */
  more?: (rank: Rank) => ReactNode
}

/**
 * What each rank takes, and, with a set, how many cakes of it there are. `was`: the counts that this phone saw last, said
 * of those that are others now, which come first.
 */
export function RuleRows({ set, was = set, more }: Props) {
  const count = (n: number) => (n === 0 ? t('rules.never') : t('rules.count', { n }))
  const since = (rank: Rank) => set?.[rank] !== was?.[rank]
  const row = (rank: Rank) => {
    const isShown = !more || rank !== 'zhuangyuan'
    return (
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
          {isShown && <DiceRow dice={THROWS_SHOWN[PATTERN(rank)]} pattern={PATTERN(rank)} />}
          {isShown && more?.(rank)}
        </View>
        {set && <View className="small number together">{count(set[rank])}</View>}
      </View>
    )
  }
  return (
    <View>
      {[...DOWN.filter(since), ...DOWN.filter(rank => !since(rank))].flatMap(rank => [
        row(rank),
        rank === 'zhuangyuan' && more?.(rank)
      ])}
    </View>
  )
}
