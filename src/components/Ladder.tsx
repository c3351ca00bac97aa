import { View } from '@tarojs/components'
import { Fragment, type ReactNode } from 'react'
import { t } from '@/i18n'
import type { Pattern, Step } from '@/rules'
import { DiceRow } from './DiceRow'
import { THROWS_SHOWN } from './examples'
import { Phrases } from './Phrases'

interface Props {
  /** as it counts in the house, from the least up */
  ladder: readonly Step[]
  /** what is said of a throw, under its dice */
  more: (pattern: Pattern) => ReactNode
}

const BLACK: readonly Pattern[] = ['liubohei', 'biandijin']

/** A throw: its name, what it is, its dice. */
const Throw = ({ pattern, top }: { pattern: Pattern; top: boolean }) => (
  <View className="ladder-throw">
    <View>
      <View className="rule-row-name">{t(`pattern.${pattern}`)}</View>
      <View className="rule-row-sense">
        <Phrases text={t(`why.${pattern}`)} />
      </View>
      {top && <View className="tag tag-gold gap-8">{t('rules.top')}</View>}
    </View>
    <DiceRow dice={THROWS_SHOWN[pattern]} pattern={pattern} />
  </View>
)

/**
 * Every 状元 of a house from the top down, each with its dice and all that is said of it; after that list, six black where
 * it is none, with what it does instead.
 */
export function Ladder({ ladder, more }: Props) {
  const steps = [...ladder].reverse()
  const others = BLACK.filter(pattern => !steps.some(({ of }) => of.includes(pattern)))
  const step = (of: readonly Pattern[], top: boolean, byKicker: boolean) => (
    <View key={of[0]} className="ladder-step lined">
      {of.map(pattern => (
        <Throw key={pattern} pattern={pattern} top={top} />
      ))}
      {byKicker && (
        <View className="ladder-said">
          <Phrases text={t('rules.wuhongBy')} />
        </View>
      )}
      {of.map(pattern => (
        <Fragment key={pattern}>{more(pattern)}</Fragment>
      ))}
    </View>
  )
  return (
    <>
      <View id="ladder" className="ladder">
        <View className="ladder-said">
          <Phrases text={t('rules.zhuangyuan')} />
        </View>
        {steps.map(({ of, by }, i) =>
          step(of, i === 0, of.length === 1 && of[0] === 'wuhong' && by[0] === 'kicker')
        )}
      </View>
      {others.length > 0 && (
        <View id="ladder-others" className="ladder ladder-others">
          <View className="ladder-said">{t('rules.others')}</View>
          {step(others, false, false)}
        </View>
      )}
    </>
  )
}
