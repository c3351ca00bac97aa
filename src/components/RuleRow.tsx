import { View } from '@tarojs/components'
import { Fragment, type ReactNode } from 'react'
import { t } from '@/i18n'
import type { Pattern, Rank, Step } from '@/rules'
import { DOWN } from './Board'
import { DiceRow } from './DiceRow'
import { THROWS_SHOWN } from './examples'
import { Ladder } from './Ladder'
import { Phrases } from './Phrases'
import { Cake } from './pictures'
import { Since } from './Since'

const PATTERN = (rank: Rank) => (rank === 'zhuangyuan' ? 'sihong' : rank)

type Counts = Readonly<Record<Rank, number>>

interface Props {
  set?: Counts
  was?: Counts | undefined
  /** as it counts in the house: every 状元 is shown below its row, and not one of them in it */
  ladder?: readonly Step[]
  /** what else is said of a throw, under its dice */
  more?: (pattern: Pattern) => ReactNode
}

const nothing = () => null

/**
 * What each rank takes, and, with a set, how many cakes of it there are. `was`: the counts that this phone saw last, said
 * of those that are others now, which come first.
 */
export function RuleRows({ set, was = set, ladder, more = nothing }: Props) {
  const count = (n: number) => (n === 0 ? t('rules.never') : t('rules.count', { n }))
  const since = (rank: Rank) => set?.[rank] !== was?.[rank]
  const row = (rank: Rank) => {
    return (
      <View className="rule-row">
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
          {!(ladder && rank === 'zhuangyuan') && (
            <>
              <DiceRow dice={THROWS_SHOWN[PATTERN(rank)]} pattern={PATTERN(rank)} />
              {set?.[rank] === 0 && <View className="ladder-said">{t('rules.neverNote')}</View>}
              {more(PATTERN(rank))}
            </>
          )}
        </View>
        {set && <View className="small number together">{count(set[rank])}</View>}
      </View>
    )
  }
  return (
    <View>
      {[...DOWN.filter(since), ...DOWN.filter(rank => !since(rank))].map(rank => (
        <Fragment key={rank}>
          {row(rank)}
          {ladder && rank === 'zhuangyuan' && <Ladder ladder={ladder} more={more} />}
        </Fragment>
      ))}
    </View>
  )
}
