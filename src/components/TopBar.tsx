import { View } from '@tarojs/components'
import { t } from '@/i18n'
import { heading, says } from './aria'
import { Icon } from './Icon'

interface Props {
  title: string
  /** a quiet word after the title: the house */
  note?: string
  /** it lies on the cloth, as all under it does */
  cloth?: boolean
  /** what the left end does; 'none' leaves it empty */
  act?: 'back' | 'close' | 'log' | 'none'
  onAct?: () => void
  /** what else there is, behind three dots: its name */
  more?: string
  onMore?: () => void
}

const ICONS = { back: 'chevron-left', close: 'close', log: 'log' } as const
const NAMES = { back: 'act.back', close: 'act.close', log: 'table.log' } as const

/** The top of a page. Nothing stands under WeChat's capsule at the right. */
export function TopBar({ title, note, cloth, act = 'back', onAct, more, onMore }: Props) {
  return (
    <View className={cloth ? 'top-bar top-bar-cloth' : 'top-bar'}>
      {act === 'none' ? (
        <View className="top-bar-none" />
      ) : (
        <View
          className="top-bar-act"
          hoverClass="pressed"
          onClick={() => onAct?.()}
          {...says(t(NAMES[act]), 'button')}
        >
          <Icon name={ICONS[act]} />
        </View>
      )}
      <View className="top-bar-title" {...heading}>
        {title}
        {note && <View className="top-bar-note">{note}</View>}
      </View>
      {more && (
        <View
          id="more"
          className="top-bar-act"
          hoverClass="pressed"
          onClick={() => onMore?.()}
          {...says(more, 'button')}
        >
          <Icon name="more" />
        </View>
      )}
    </View>
  )
}
