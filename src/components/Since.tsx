import { View } from '@tarojs/components'
import { t } from '@/i18n'
import { Phrases } from './Phrases'

/** A rule is not as it was when this phone last saw it: a mark, and what it was; '': nothing was said of it. */
export function Since({ was }: { was: string }) {
  return (
    <View className="since">
      <View className="tag tag-gold">{t('rules.new')}</View>
      {was && (
        <View className="small grow">
          <Phrases text={t('rules.was', { was })} />
        </View>
      )}
    </View>
  )
}
