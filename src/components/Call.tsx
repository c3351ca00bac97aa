import { View } from '@tarojs/components'

interface Props {
  /** the line itself: 轮到你了, 轮到丽华, 叮叮当…… */
  text: string
  /** a name before it, in ink, when the line tells a throw: 国强 + 三红 */
  name?: string
  /** ink instead of the call's own colour, while nothing is decided */
  quiet?: boolean
}

/** The one headline of the table page. It changes in place; nothing below it moves. */
export function Call({ text, name, quiet }: Props) {
  return (
    <View className="call serif" key={`${name ?? ''} ${text}`} aria-live="polite">
      {name && <View className="call-name">{name}</View>}
      <View className={quiet ? '' : 'call-told'}>{text}</View>
    </View>
  )
}
