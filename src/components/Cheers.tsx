import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { t } from '@/i18n'
import { is, says } from './aria'
import { Icon } from './Icon'

/** What can be called out, by its number; the last one hurries whoever is waited for. */
export const CHEERS = [0, 1, 2, 3, 4, 5, 6] as const
export type CheerNumber = (typeof CHEERS)[number]
const HURRY = 6

/** All of them lie over the board: so long, where none is called; ms. */
const OPEN = 8000

interface Props {
  /** nobody is waited for any more */
  over: boolean
  /** one has just called: not again at once, which is said in their place */
  resting: boolean
  onCheer: (n: CheerNumber) => void
}

/**
 * Six cheers, and one more for whoever is waited for: as many as have room in a row, whole; the last button shows all of
 * them for a while, until one was called. Nobody writes anything.
 */
export function Cheers({ over, resting, onCheer }: Props) {
  const [all, setAll] = useState(false)
  useEffect(() => {
    if (!all) return
    const timer = setTimeout(() => setAll(false), OPEN)
    return () => clearTimeout(timer)
  }, [all])
  const kinds = ['cheers', all && 'cheers-all', over && 'cheers-over', resting && 'cheers-resting'].filter(
    Boolean
  )
  return (
    <View className={kinds.join(' ')}>
      <View className="cheers-row">
        {CHEERS.map(n => (
          <View
            key={n}
            id={`cheer-${n}`}
            className={n === HURRY ? 'cheer cheer-hurry' : 'cheer'}
            hoverClass={resting ? 'none' : 'pressed'}
            onClick={() => {
              setAll(false)
              if (!resting) onCheer(n)
            }}
            {...says(t(`cheer.${n}`), 'button')}
            {...(resting ? { 'aria-disabled': 'true' } : {})}
          >
            {t(`cheer.${n}`)}
          </View>
        ))}
        {resting && (
          <View className="cheers-rest" {...is('status')}>
            {t('cheer.rest')}
          </View>
        )}
      </View>
      <View
        id="cheers-all"
        className="cheer"
        hoverClass="pressed"
        onClick={() => setAll(!all && !resting)}
        {...says(t('cheer.label'), 'button')}
        {...(resting ? { 'aria-disabled': 'true' } : {})}
      >
        <Icon name={all ? 'minus' : 'plus'} size={18} />
      </View>
    </View>
  )
}
