import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { Option, Options } from '@/components'
import { useClient } from '@/hooks'
import { t } from '@/i18n'
import { type House, type Stock, smallSet, stockOf, total } from '@/rules'
import { countedAs, createPrizes, type Form, type Prizes } from '@/stores'
import { lengthFor, useWorkedOut } from './length'
import { OwnPrizes } from './OwnPrizes'
import { type CakesOf, firstFor, isNew, withoutDuitang } from './plan'
import type { Change } from './useForm'
import { Waits } from './Waits'

interface Props {
  readonly house: House
  readonly form: Form
  readonly cakes: CakesOf
  readonly change: Change
  /** one phone for all */
  readonly one: boolean
}

interface SetProps {
  readonly id: string
  readonly label: string
  readonly note: 'open.cakesHouseNote' | 'open.cakesSmallNote' | 'open.cakesOwnNote' | 'open.cakesOwnNew'
  readonly house: House
  readonly stock: Stock
  readonly size: number
  readonly chosen: boolean
  readonly onTap: () => void
}

/** One choice of cakes: how many there are, and how long a game for them takes. */
function Choice({ note, house, stock, size, ...option }: SetProps) {
  const length = useWorkedOut(lengthFor, house, stock, size)
  return <Option {...option} note={t(note, { n: total(stock), m: length?.minutes ?? '……' })} />
}

/** What is thrown for: the house's set of cakes, few of them, or prizes of one's own, with names and counts. */
export function Cakes({ house, form: { size, stock }, cakes, change, one }: Props) {
  const { storage } = useClient().ports
  const prizes = createPrizes(storage)
  const [kept, setKept] = useState<Prizes>(prizes.read)
  const own = cakes === 'own' && stock ? countedAs(kept, stock) : kept
  const keep = (next: Prizes) => {
    setKept(next)
    change({ stock: stockOf(next.sheet) })
  }
  // Counts go by the people too, and who opens as last time finds them as they are here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever changes in them, the form's cakes are new
  useEffect(() => {
    if (cakes === 'own') prizes.write(own)
  }, [cakes, stock])
  const shared = { house, size }
  return (
    <>
      <View className="section">{t('open.cakes')}</View>
      <Options label={t('open.cakes')}>
        <Choice
          {...shared}
          id="cakes-house"
          label={t('open.cakesHouse')}
          note="open.cakesHouseNote"
          stock={cakes === 'house' && stock ? stock : house.set}
          chosen={cakes === 'house'}
          onTap={() => change({ cakes: 'house', stock: null })}
        />
        <Choice
          {...shared}
          id="cakes-small"
          label={t('open.cakesSmall')}
          note="open.cakesSmallNote"
          stock={smallSet(size)}
          chosen={cakes === 'small'}
          onTap={() => change({ cakes: 'small' })}
        />
        <Choice
          {...shared}
          id="cakes-own"
          label={t('open.cakesOwn')}
          note={cakes === 'own' || !isNew(own) ? 'open.cakesOwnNote' : 'open.cakesOwnNew'}
          stock={stockOf(own.sheet)}
          chosen={cakes === 'own'}
          onTap={() => cakes !== 'own' && change({ cakes: 'own', stock: firstFor(size, own) })}
        />
      </Options>
      {cakes === 'own' && <OwnPrizes {...{ house, size, one }} prizes={own} onChange={keep} />}
      <Waits
        {...shared}
        {...{ stock, cakes }}
        onDuitang={on => change({ stock: on ? null : withoutDuitang(house.set) })}
      />
    </>
  )
}
