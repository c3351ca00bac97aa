import { View } from '@tarojs/components'
import { t } from '@/i18n'
import { says } from './aria'

/** What can be called out, by its number; the last one hurries whoever is waited for. */
export const CHEERS = [0, 1, 2, 3, 4, 5, 6] as const
export type CheerNumber = (typeof CHEERS)[number]
const HURRY = 6

interface Props {
  /** one has just called: not again at once */
  resting: boolean
  onCheer: (n: CheerNumber) => void
}

/** Six cheers, all of them in sight, and one more for whoever is waited for. Nobody writes anything. */
export function Cheers({ resting, onCheer }: Props) {
  return (
    <View className={`cheers ${resting ? 'cheers-resting' : ''}`} {...says(t('cheer.label'), 'group')}>
      {CHEERS.map(n => (
        <View
          key={n}
          id={`cheer-${n}`}
          className={n === HURRY ? 'cheer cheer-hurry' : 'cheer'}
          hoverClass={resting ? 'none' : 'pressed'}
          onClick={() => {
            if (!resting) onCheer(n)
          }}
          {...says(t(`cheer.${n}`), 'button')}
          {...(resting ? { 'aria-disabled': 'true' } : {})}
        >
          {t(`cheer.${n}`)}
        </View>
      ))}
    </View>
  )
}
