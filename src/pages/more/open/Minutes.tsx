import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { Icon } from '@/components'
import { t } from '@/i18n'
import type { House, Stock } from '@/rules'
import { meanThrows, minutesOf } from '@/rules/odds'

const STEP = 5
const TEN = 10
/** A finger that has not tapped for so long has rested, in ms. */
const RESTED = 400

/** Throws after the last cake is gone: on the average half of a round that is finished, and a whole one more. */
const lastThrows = ({ end }: House, size: number): number =>
  ({ 'at-once': 0, 'finish-round': (size - 1) / 2, 'extra-round': (size - 1) / 2 + size })[end]

/** How long a game will be, about. */
export interface Length {
  /** in tens */
  readonly throws: number
  /** of each person */
  readonly each: number
  /** in fives */
  readonly minutes: number
}

/**
 * About how long a game takes: its throws, which are nearly as many for two people as for eight, shared by those who
 * play, and the minutes. A house that sets a limit takes no longer than that.
 */
export function lengthFor(house: House, stock: Stock | null, size: number): Length {
  const all = meanThrows(house, { set: stock ?? house.set, zhuangyuan: true }) + lastThrows(house, size)
  const throws = house.minutes === null ? all : Math.min(all, house.minutes / minutesOf(1))
  const steps = (of: number, step: number) => Math.max(step, step * Math.round(of / step))
  const minutes = steps(minutesOf(throws), STEP)
  const about = steps(throws, TEN)
  return {
    throws: about,
    each: Math.max(1, Math.round(about / size)),
    minutes: house.minutes === null ? minutes : Math.min(minutes, house.minutes)
  }
}

interface Props {
  readonly house: House
  readonly stock: Stock | null
  readonly size: number
}

/** How long it will take, in one quiet line. It is worked out once the finger has rested, so that no tap waits for it. */
export function Minutes({ house, stock, size }: Props) {
  const [length, setLength] = useState<Length | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setLength(lengthFor(house, stock, size)), RESTED)
    return () => clearTimeout(timer)
  }, [house, stock, size])
  return (
    <View id="minutes" className="row row-middle small up-8">
      <Icon name="clock" size={18} />
      <View className="gap-8">{length ? t('open.minutes', { ...length, m: length.minutes }) : '……'}</View>
    </View>
  )
}
