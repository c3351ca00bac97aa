import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { t } from '@/i18n'
import type { House, Pattern, Step } from '@/rules'
import { DiceRow } from './DiceRow'
import { THROWS_SHOWN } from './examples'
import { Phrases } from './Phrases'

interface Props {
  house: House
  /** what is said of a throw, under its dice */
  more: (pattern: Pattern) => ReactNode
}

const BLACK: readonly Pattern[] = ['liubohei', 'biandijin']

/** Throws of a step that are 状元 in this house: six black is none where it takes a cake or puts the light out. */
const countingIn = ({ sixBlack, biandijinSweeps }: House, { of }: Step): readonly Pattern[] => {
  const isOff = sixBlack === 'take-one' || sixBlack === 'scramble'
  return of.filter(
    pattern => !isOff || (pattern !== 'liubohei' && (pattern !== 'biandijin' || biandijinSweeps))
  )
}

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
export function Ladder({ house, more }: Props) {
  const steps = [...house.ladder]
    .reverse()
    .map(({ of, by }) => ({ of: countingIn(house, { of, by }), by }))
    .filter(({ of }) => of.length > 0)
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
      {of.map(more)}
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
