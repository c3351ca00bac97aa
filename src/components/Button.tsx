import { Button as Native, View } from '@tarojs/components'
import type { PropsWithChildren } from 'react'
import { says } from './aria'
import { Icon, type IconName } from './Icon'
import { Phrases } from './Phrases'

interface Props {
  /** of the node that is pressed */
  id?: string
  /** `pri`: the one red deed of a screen; `sec`: beside it; `txt`: blue words */
  kind?: 'pri' | 'sec' | 'txt'
  label: string
  icon?: IconName
  /** in a row of two: smaller words */
  half?: boolean
  /** nothing happens while it is on, and it looks so */
  disabled?: boolean
  /**
   * What only WeChat's own button can do: `share` opens its sharing sheet, `agreePrivacyAuthorization` tells it that the
   * person agrees; elsewhere the button is an ordinary one
   */
  openType?: 'share' | 'agreePrivacyAuthorization'
  /** WeChat has heard the consent; the tap itself comes to `onTap` */
  onAgree?: () => void
  onTap?: () => void
}

/** A pill with a verb on it. */
export function Button({ id, kind = 'sec', label, icon, half, disabled, openType, onAgree, onTap }: Props) {
  const className = `button button-${kind} ${half ? 'button-half' : ''} ${disabled ? 'button-off' : ''}`
  const inside = (
    <>
      {icon && <Icon name={icon} size={half ? 22 : 24} className="button-icon" />}
      <View>
        <Phrases text={label} />
      </View>
    </>
  )
  const named = id ? { id } : {}
  const tap = () => {
    if (!disabled) onTap?.()
  }
  if (openType && process.env.TARO_ENV === 'weapp') {
    return (
      <Native
        {...named}
        className={className}
        openType={openType}
        {...(onAgree ? { onAgreePrivacyAuthorization: onAgree } : {})}
        hoverClass="button-pressed"
        onClick={tap}
        {...says(label)}
      >
        {inside}
      </Native>
    )
  }
  return (
    <View
      {...named}
      className={className}
      hoverClass={disabled ? 'none' : 'button-pressed'}
      onClick={tap}
      {...says(label, 'button')}
      {...(disabled ? { 'aria-disabled': 'true' } : {})}
    >
      {inside}
    </View>
  )
}

/** Buttons side by side; `next` for every row after the first. */
export function Acts({ next, children }: PropsWithChildren<{ next?: boolean }>) {
  return <View className={`acts ${next ? 'acts-next' : ''}`}>{children}</View>
}
