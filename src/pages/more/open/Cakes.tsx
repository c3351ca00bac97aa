import { View } from '@tarojs/components'
import { useState } from 'react'
import { Cake, Option, Options } from '@/components'
import { useClient } from '@/hooks'
import { t } from '@/i18n'
import { type House, type Stock, stockOf, total } from '@/rules'
import { countedAs, createPrizes, type Prizes } from '@/stores'
import { OwnPrizes } from './OwnPrizes'

interface Props {
  readonly house: House
  readonly size: number
  /** null: the house's own set */
  readonly stock: Stock | null
  readonly onChange: (stock: Stock | null) => void
}

/** What is thrown for: the house's set of cakes, or prizes of one's own, with names and counts. */
export function Cakes({ house, size, stock, onChange }: Props) {
  const { storage } = useClient().ports
  const prizes = createPrizes(storage)
  const [kept, setKept] = useState<Prizes>(prizes.read)
  const keep = (next: Prizes) => {
    setKept(next)
    prizes.write(next)
    onChange(stockOf(next.sheet))
  }
  return (
    <>
      <View className="section">{t('open.cakes')}</View>
      <Options label={t('open.cakes')}>
        <Option
          id="cakes-house"
          label={t('open.cakesHouse')}
          note={t('open.cakesHouseNote', { n: total(house.set) })}
          picture={<Cake rank="erju" size={28} />}
          chosen={stock === null}
          onTap={() => onChange(null)}
        />
        <Option
          id="cakes-own"
          label={t('open.cakesOwn')}
          note={t('open.cakesOwnNote')}
          chosen={stock !== null}
          onTap={() => onChange(stockOf(kept.sheet))}
        />
      </Options>
      {stock && <OwnPrizes prizes={countedAs(kept, stock)} size={size} onChange={keep} />}
    </>
  )
}
