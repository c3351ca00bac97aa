import { Input, View } from '@tarojs/components'
import { t } from '@/i18n'
import { says } from './aria'

/** So many characters may a name have. */
const LONGEST_NAME = 12

/**
 * WeChat hands a name from its keyboard bar over only when the field is left, and that comes with the tap on a button, not
 * before it; so what the button does has to wait this long, in ms.
 */
export const AFTER_BLUR = 60

interface Props {
  id: string
  /** as it was when the field was first drawn */
  name: string
  /** whether WeChat offers the person's own nickname over the keyboard */
  own?: boolean
  className?: string
  /** what stands there while nothing is typed */
  hint?: string
  /** whatever is typed, as it is typed */
  onName: (typed: string) => void
}

/** Where a name is typed. */
export function NameField({ id, name, own, className = '', hint, onName }: Props) {
  const hear = (event: { detail: { value: string } }) => onName(event.detail.value)
  return (
    <View className={`field ${className}`} id={id}>
      <Input
        type={(own ? 'nickname' : 'text') as 'text'}
        defaultValue={name}
        placeholder={hint ?? t('open.nameHint')}
        placeholderClass="placeholder"
        maxlength={LONGEST_NAME}
        onInput={hear}
        onBlur={hear}
        {...says(t('open.name'))}
      />
    </View>
  )
}
