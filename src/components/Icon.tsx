import { View } from '@tarojs/components'
import { silent } from './aria'

/** The icons of `styles/_icons.scss`. */
export type IconName =
  | 'check'
  | 'chevron-down'
  | 'chevron-left'
  | 'chevron-right'
  | 'clock'
  | 'close'
  | 'copy'
  | 'crown'
  | 'hand-over'
  | 'image'
  | 'info'
  | 'invite'
  | 'kick'
  | 'log'
  | 'minus'
  | 'more'
  | 'offline'
  | 'pause'
  | 'play'
  | 'plus'
  | 'redo'
  | 'rules'
  | 'seat'
  | 'settings'
  | 'shake'
  | 'share'
  | 'shield'
  | 'swap'
  | 'warning'

interface Props {
  name: IconName
  /** px */
  size?: 15 | 18 | 22 | 24 | 30
  className?: string
}

/** A line drawing in the colour of the words beside it. */
export function Icon({ name, size = 24, className = '' }: Props) {
  return (
    <View className={`icon icon-${name} ${size === 24 ? '' : `icon-${size}`} ${className}`} {...silent} />
  )
}
