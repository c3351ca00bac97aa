import { Input, View } from '@tarojs/components'
import { t } from '@/i18n'
import { says, silent } from './aria'
import { Icon } from './Icon'

/** How many characters an invite code has. */
export const CODE_LENGTH = 6

/** What is typed as a code: capitals, only the characters a code can have, at most six. */
export const cleanCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^2-9A-HJKMNP-Z]/g, '')
    .slice(0, CODE_LENGTH)

interface Props {
  /** 0 … 6 characters, as `cleanCode` leaves them */
  value: string
  /** why it was refused; what was typed stays */
  wrong?: string
  onChange: (value: string) => void
  /** six are there and the keyboard says done */
  onDone?: (value: string) => void
}

const cellClass = (value: string, i: number, wrong: boolean): string =>
  [
    'code-cell number',
    i === 0 && 'code-cell-first',
    i === 3 && 'code-cell-fourth',
    wrong ? 'code-cell-wrong' : i === value.length ? 'code-cell-here' : i < value.length && 'code-cell-full'
  ]
    .filter(Boolean)
    .join(' ')

/** Six cells for the code of a table. */
export function CodeInput({ value, wrong, onChange, onDone }: Props) {
  return (
    <View>
      <View className="code-input">
        {Array.from({ length: CODE_LENGTH }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: six places, and only the letters in them change
          <View key={i} className={cellClass(value, i, wrong !== undefined)} {...silent}>
            {value[i] ?? ''}
          </View>
        ))}
        <Input
          className="code-field"
          type="text"
          value={value}
          focus
          maxlength={CODE_LENGTH + 2}
          confirmType="done"
          onInput={event => onChange(cleanCode(event.detail.value))}
          onConfirm={() => value.length === CODE_LENGTH && onDone?.(value)}
          // Unseen like the whole field: a browser's screen reader calls the field by it.
          placeholder={t('join.field')}
          {...says(t('join.field'))}
        />
      </View>
      {wrong && (
        <View className="code-note" {...says(wrong, 'alert')}>
          <Icon name="info" size={22} />
          <View className="gap-8">{wrong}</View>
        </View>
      )}
    </View>
  )
}
