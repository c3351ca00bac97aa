import { Input, View } from '@tarojs/components'
import { useState } from 'react'
import { Cake, DOWN, is, LineRow, Stepper } from '@/components'
import { t } from '@/i18n'
import { type House, type Prize, type Rank, shoppingList, stockOf, total } from '@/rules'
import { countedAs, isSame, type Prizes } from '@/stores'
import { yuanOf } from './money'
import { isFor, suggestedFor } from './plan'
import { Shopping } from './Shopping'

const MOST_CAKES = 99
const LONGEST_PRIZE = 20

interface Props {
  readonly prizes: Prizes
  /** whose whole set one may have as well */
  readonly house: House
  /** for how many people a suggestion counts */
  readonly size: number
  /** one phone for all: everybody sees what is noted on it */
  readonly one: boolean
  readonly onChange: (prizes: Prizes) => void
}

interface RowProps {
  readonly rank: Rank
  readonly prize: Prize
  readonly onPrize: (more: Partial<Prize>) => void
}

function Row({ rank, prize, onPrize }: RowProps) {
  const of = { rank: t(`rank.${rank}`) }
  const hear = (event: { detail: { value: string } }) => onPrize({ name: event.detail.value.trim() })
  return (
    <View className="prize-row" id={`cakes-${rank}`}>
      <Cake rank={rank} size={44} />
      <View className="field prize-name" id={`prize-${rank}`}>
        <Input
          defaultValue={prize.name}
          placeholder={t('open.prizeHint', of)}
          placeholderClass="placeholder"
          maxlength={LONGEST_PRIZE}
          onInput={hear}
          onBlur={hear}
          aria-label={t('open.prizeName', of)}
        />
      </View>
      <View className="prize-count">
        <Stepper
          small
          value={prize.count}
          min={rank === 'zhuangyuan' ? 1 : 0}
          max={MOST_CAKES}
          unit={t('open.unit', { n: prize.count })}
          none={t('rules.never')}
          onChange={count => onPrize({ count })}
        />
      </View>
    </View>
  )
}

/**
 * Whose counts stand in the rows, and one way to others: from those for so many people to the whole set of the house, from
 * any others back to them. Both lines are always there, so that no row moves under a finger.
 */
function Counts({ prizes, house, size, onChange }: Omit<Props, 'one'>) {
  const stock = stockOf(prizes.sheet)
  const whole = house.set
  const fits = isFor(size, stock)
  const isWhole = isSame(stock, whole)
  const what = fits ? 'open.fits' : isWhole ? 'open.whole' : 'open.counted'
  const other = fits ? whole : suggestedFor(size, stock)
  const way = fits ? t('open.toWhole', { all: total(whole) }) : t('open.refit', { n: size })
  return (
    <>
      <View id="counts">{t(what, { all: total(stock) })}</View>
      {fits && isWhole ? (
        <View className="link link-off counts-way">{t('open.asWhole')}</View>
      ) : (
        <View
          id="suggest"
          className="link counts-way"
          onClick={() => onChange(countedAs(prizes, other))}
          {...is('button')}
        >
          {way}
        </View>
      )}
    </>
  )
}

/** Prizes of one's own: what each is called and how many there are; and the list to buy them by. */
export function OwnPrizes({ prizes, house, size, one, onChange }: Props) {
  const [shopping, setShopping] = useState(false)
  const { sheet, tables } = prizes
  const setRanks = (ranks: Readonly<Record<Rank, Prize>>) =>
    onChange({ ...prizes, sheet: { ...sheet, ranks } })
  const change = (rank: Rank, more: Partial<Prize>) =>
    setRanks({ ...sheet.ranks, [rank]: { ...sheet.ranks[rank], ...more } })
  const note = t(one ? 'open.privateOne' : 'open.private')
  const list = shoppingList(sheet, tables)
  const cost = 'refused' in list ? 0 : list.total
  return (
    <View className="card card-pad down-12">
      <Counts {...{ prizes, house, size, onChange }} />
      <View className="small">{note}</View>
      {DOWN.map(rank => (
        <Row key={rank} rank={rank} prize={sheet.ranks[rank]} onPrize={more => change(rank, more)} />
      ))}
      <LineRow
        id="shopping"
        label={t('shop.open')}
        note={cost > 0 ? t('shop.total', { sum: yuanOf(cost) }) : t('shop.openNote')}
        onTap={() => setShopping(true)}
      />
      {shopping && (
        <Shopping prizes={prizes} note={note} onChange={onChange} onClose={() => setShopping(false)} />
      )}
    </View>
  )
}
