import { View } from '@tarojs/components'
import { t } from '@/i18n'
import { silent } from './aria'

interface Props {
  /** the light goes out, or comes back */
  readonly way: 'falls' | 'lifts'
  /** dice are in the air: it falls when they have come down */
  readonly late?: boolean
}

/** 关灯: the dark falls over the whole screen in 400 ms, or the light returns in 700. Hands reach through it. */
export function MomentDark({ way, late }: Props) {
  return (
    <View className={`moment-dark moment-dark-${way} ${late ? 'moment-dark-late' : ''}`} {...silent}>
      {way === 'falls' && <View className="moment-dark-word serif">{t('moment.dark')}</View>}
    </View>
  )
}
