import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { Icon } from '@/components'
import { t } from '@/i18n'
import type { House, Stock } from '@/rules'
import { meanThrows, minutesOf } from '@/rules/odds'

const STEP = 5
/** A finger that has not tapped for so long has rested, in ms. */
const RESTED = 400

/** Throws after the last cake is gone: on the average half of a round that is finished, and a whole one more. */
const lastThrows = ({ end }: House, size: number): number =>
  ({ 'at-once': 0, 'finish-round': (size - 1) / 2, 'extra-round': (size - 1) / 2 + size })[end]

/** About how many minutes a game takes, in fives; a house that sets a limit takes no longer than that. */
export function minutesFor(house: House, stock: Stock | null, size: number): number {
  const throws = meanThrows(house, { set: stock ?? house.set, zhuangyuan: true }) + lastThrows(house, size)
  const minutes = Math.max(STEP, STEP * Math.round(minutesOf(throws) / STEP))
  return house.minutes === null ? minutes : Math.min(minutes, house.minutes)
}

interface Props {
  readonly house: House
  readonly stock: Stock | null
  readonly size: number
}

/** How long it will take, in one quiet line. It is worked out once the finger has rested, so that no tap waits for it. */
export function Minutes({ house, stock, size }: Props) {
  const [minutes, setMinutes] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setMinutes(minutesFor(house, stock, size)), RESTED)
    return () => clearTimeout(timer)
  }, [house, stock, size])
  return (
    <View id="minutes" className="row row-middle small up-8">
      <Icon name="clock" size={18} />
      <View className="gap-8">{minutes > 0 ? t('open.minutes', { n: size, m: minutes }) : '……'}</View>
    </View>
  )
}
