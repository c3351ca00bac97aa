import { View } from '@tarojs/components'
import { Button, Phrases } from '@/components'
import { t } from '@/i18n'
import { listed } from '@/i18n/house-lines'
import { type House, ORDINARY, type Rank, type Stock } from '@/rules'
import { waitedFor } from '@/rules/odds'
import { lengthFor, useWorkedOut } from './length'
import { type CakesOf, withoutDuitang } from './plan'

/** From so many minutes on a game is long. */
const LONG = 20

interface Wait {
  readonly ranks: readonly Rank[]
  /** throws that a game is shorter by without 对堂; 0: it is not long because of them */
  readonly fewer: number
}

/** What makes a game long, and whether 对堂 is part of it. */
export function waitFor(house: House, stock: Stock | null, size: number): Wait {
  const set = stock ?? house.set
  const ranks = waitedFor(house, set)
  const { throws, minutes } = lengthFor(house, set, size)
  const isLong = minutes >= LONG && ranks.includes('duitang')
  return { ranks, fewer: isLong ? throws - lengthFor(house, withoutDuitang(set), size).throws : 0 }
}

interface Props {
  readonly house: House
  readonly stock: Stock | null
  readonly size: number
  readonly cakes: CakesOf
  /** puts 对堂 in or leaves them out of the whole set */
  readonly onDuitang: (on: boolean) => void
}

const names = (ranks: readonly Rank[], duitang = t('rank.duitang')) =>
  listed(ranks.map(rank => (rank === 'duitang' ? duitang : t(`rank.${rank}`))))

/** What the game will wait for, and what is left out of it; one tap leaves 对堂 out of a long one, or has them back. */
export function Waits({ house, stock, size, cakes, onDuitang }: Props) {
  const wait = useWorkedOut(waitFor, house, stock, size)
  const none = stock ? ORDINARY.filter(rank => stock[rank] === 0) : []
  const out = none.length > 0 ? t('open.out', { rank: names(none) }) : ''
  const has = (stock ?? house.set).duitang > 0
  const fewer = wait?.fewer ?? 0
  if (cakes === 'small')
    return (
      <View id="waits" className="small down-8">
        <Phrases text={t('open.smallOut')} />
      </View>
    )
  return (
    <View className="down-8">
      <View id="waits" className="small">
        <Phrases
          text={out + (wait ? t('open.waits', { ranks: names(wait.ranks, t('open.duitang')) }) : '……')}
        />
      </View>
      {cakes === 'house' && (
        <Button
          id="duitang"
          kind="txt"
          label={has ? t(fewer > 0 ? 'open.fewer' : 'open.noDuitang', { n: fewer }) : t('open.withDuitang')}
          onTap={() => onDuitang(!has)}
        />
      )}
    </View>
  )
}
