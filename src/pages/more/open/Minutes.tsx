import { View } from '@tarojs/components'
import { Icon } from '@/components'
import { t } from '@/i18n'
import type { House, Stock } from '@/rules'
import { lengthFor, useWorkedOut } from './length'
import { waitFor } from './Waits'

interface Props {
  readonly house: House
  readonly stock: Stock | null
  readonly size: number
}

/** How long it will take, in one quiet line; where fewer cakes would not make it shorter, why. */
export function Minutes({ house, stock, size }: Props) {
  const length = useWorkedOut(lengthFor, house, stock, size)
  const wait = useWorkedOut(waitFor, house, stock, size)
  const words = wait?.ranks[0] === 'zhuangyuan' ? 'open.minutesWaiting' : 'open.minutes'
  return (
    <View id="minutes" className="row row-middle small up-8">
      <Icon name="clock" size={18} />
      <View className="gap-8">{length && wait ? t(words, { ...length, m: length.minutes }) : '……'}</View>
    </View>
  )
}
