import { View } from '@tarojs/components'
import { Cake, DOWN, Option, Options, Stepper } from '@/components'
import { t } from '@/i18n'
import { HOUSES, type Rank, type Stock } from '@/rules'

const MOST_CAKES = 99

interface Props {
  /** null: the house's own set */
  readonly stock: Stock | null
  readonly onChange: (stock: Stock | null) => void
}

/** What is thrown for: the house's set, or cakes counted one by one. */
export function Cakes({ stock, onChange }: Props) {
  const set = HOUSES.xmu.set
  const count = (rank: Rank, n: number) => onChange({ ...(stock ?? set), [rank]: n })
  return (
    <View className="down-24">
      <View className="bold down-8">{t('open.cakes')}</View>
      <Options>
        <Option
          label={t('open.cakesHouse')}
          note={t('open.cakesHouseNote')}
          chosen={stock === null}
          onTap={() => onChange(null)}
        />
        <Option
          label={t('open.cakesOwn')}
          note={t('open.cakesOwnNote')}
          chosen={stock !== null}
          onTap={() => onChange(stock ?? set)}
        />
      </Options>
      {stock &&
        DOWN.map(rank => (
          <View key={rank} className="row down-12" id={`cakes-${rank}`}>
            <Cake rank={rank} size={44} />
            <View className="grow">
              <Stepper
                value={stock[rank]}
                min={rank === 'zhuangyuan' ? 1 : 0}
                max={MOST_CAKES}
                unit={t('open.unit')}
                onChange={n => count(rank, n)}
              />
            </View>
          </View>
        ))}
    </View>
  )
}
