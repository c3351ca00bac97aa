import { View } from '@tarojs/components'
import { DiceRow } from '@/components'
import { t } from '@/i18n'
import type { Dice, House, Pattern, Step } from '@/rules'

/** One throw of each 状元, to be seen. */
const EXAMPLES: Readonly<Partial<Record<Pattern, Dice>>> = {
  sihong: [4, 4, 4, 4, 6, 3],
  wuzi: [2, 2, 2, 2, 2, 6],
  wuhong: [4, 4, 4, 4, 4, 6],
  chajinhua: [4, 4, 4, 4, 1, 1],
  liubohei: [6, 6, 6, 6, 6, 6],
  biandijin: [1, 1, 1, 1, 1, 1],
  liubohong: [4, 4, 4, 4, 4, 4]
}

/** Throws of a step that are 状元 in this house: six black is none where it takes a cake or puts the light out. */
const countingIn = ({ sixBlack, biandijinSweeps }: House, { of }: Step): readonly Pattern[] => {
  const isOff = sixBlack === 'take-one' || sixBlack === 'scramble'
  return of.filter(
    pattern => !isOff || (pattern !== 'liubohei' && (pattern !== 'biandijin' || biandijinSweeps))
  )
}

/** What is compared among throws of one step; '' where there is but one such throw. */
function comparedBy({ by, latestWins, of }: Step): string {
  if (latestWins) return t('book.latest')
  if (by.length > 0)
    return by.map(tie => t(`book.by.${tie}`)).reduce((one, other) => t('book.then', { one, other }))
  return of.length > 1 ? t('book.equal') : ''
}

/** The ladder of 状元 from the top down, each step with its dice and what is compared on it. */
export function Ladder({ house }: { house: House }) {
  const steps = [...house.ladder]
    .reverse()
    .map(step => ({ patterns: countingIn(house, step), compared: comparedBy(step) }))
    .filter(({ patterns }) => patterns.length > 0)
  return (
    <View id="ladder" className="card card-pad">
      {steps.map(({ patterns, compared }, i) => (
        <View key={patterns[0]} className="ladder-step lined">
          {patterns.map(pattern => (
            <View key={pattern} className="ladder-throw">
              <View className="ladder-name">
                <View className="bold">{t(`pattern.${pattern}`)}</View>
                {i === 0 && <View className="tag tag-gold gap-8">{t('book.top')}</View>}
              </View>
              {EXAMPLES[pattern] && <DiceRow dice={EXAMPLES[pattern]} pattern={pattern} />}
            </View>
          ))}
          {compared && <View className="small">{compared}</View>}
        </View>
      ))}
    </View>
  )
}
