import { View } from '@tarojs/components'
import { t } from '@/i18n'
import { Phrases } from './Phrases'

/** The verse that a Minnan table says before the first throw, and under it what it says. Needs the words of `house`. */
export function Verse({ lines }: { lines: readonly string[] }) {
  return (
    <View id="verse" className="verse">
      <View className="small">{t('verse.title')}</View>
      {lines.map(line => (
        <View key={line} className="serif">
          <Phrases text={line} />
        </View>
      ))}
      <View className="small down-8">{t('verse.meaning')}</View>
    </View>
  )
}
