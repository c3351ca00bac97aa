import { Input, View } from '@tarojs/components'
import { useState } from 'react'
import { Button, Cake, DOWN, LineRow, Stepper } from '@/components'
import { t } from '@/i18n'
import { type Prize, type Rank, shoppingList, stockOf } from '@/rules'
import { countedAs, type Prizes } from '@/stores'
import { yuanOf } from './money'
import { isSame, suggestedFor } from './plan'
import { Shopping } from './Shopping'

const MOST_CAKES = 99
const LONGEST_PRIZE = 20

interface Props {
  readonly prizes: Prizes
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

/** Prizes of one's own: what each is called and how many there are; and the list to buy them by. */
export function OwnPrizes({ prizes, size, one, onChange }: Props) {
  const [shopping, setShopping] = useState(false)
  const { sheet, tables } = prizes
  const setRanks = (ranks: Readonly<Record<Rank, Prize>>) =>
    onChange({ ...prizes, sheet: { ...sheet, ranks } })
  const change = (rank: Rank, more: Partial<Prize>) =>
    setRanks({ ...sheet.ranks, [rank]: { ...sheet.ranks[rank], ...more } })
  const suggested = suggestedFor(size, stockOf(sheet))
  const note = t(one ? 'open.privateOne' : 'open.private')
  const list = shoppingList(sheet, tables)
  const total = 'refused' in list ? 0 : list.total
  return (
    <View className="card card-pad down-12">
      {DOWN.map(rank => (
        <Row key={rank} rank={rank} prize={sheet.ranks[rank]} onPrize={more => change(rank, more)} />
      ))}
      {suggested && !isSame(stockOf(sheet), suggested) && (
        <Button
          id="suggest"
          kind="txt"
          icon="redo"
          label={t('open.suggest', { n: size })}
          onTap={() => onChange(countedAs(prizes, suggested))}
        />
      )}
      <LineRow
        id="shopping"
        label={t('shop.open')}
        note={total > 0 ? t('shop.total', { sum: yuanOf(total) }) : t('shop.openNote')}
        onTap={() => setShopping(true)}
      />
      <View className="small">{note}</View>
      {shopping && (
        <Shopping prizes={prizes} note={note} onChange={onChange} onClose={() => setShopping(false)} />
      )}
    </View>
  )
}
