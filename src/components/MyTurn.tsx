import { View } from '@tarojs/components'
import { t } from '@/i18n'
import { is } from './aria'
import { Icon } from './Icon'
import type { Turn } from './ThrowButton'
import { useSecondsLeft } from './useSecondsLeft'

interface Props {
  turn: Pick<Turn, 'deadline' | 'offset'>
  onTap: () => void
}

/** That it is my turn, and for how long yet, where the table is covered: a tap goes back to it. */
export function MyTurn({ turn: { deadline, offset }, onTap }: Props) {
  const left = useSecondsLeft(deadline, offset)
  return (
    <View className="my-turn" hoverClass="pressed" onClick={onTap} {...is('button')}>
      <View className="grow number">{left === null ? t('call.mine') : t('call.mineLeft', { n: left })}</View>
      <View>{t('call.go')}</View>
      <Icon name="chevron-right" />
    </View>
  )
}
