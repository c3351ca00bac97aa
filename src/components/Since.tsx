import { View } from '@tarojs/components'
import { t } from '@/i18n'
import { Phrases } from './Phrases'

interface Props {
  /** what it was; '': nothing was said of it */
  was: string
  /** it is there no more */
  gone?: boolean | undefined
}

/** A rule is not as it was when this phone last saw it: what became of it in a word, and what it was. */
export function Since({ was, gone = false }: Props) {
  return (
    <View className="since">
      <View className="tag tag-gold">{t(`rules.since.${gone ? 'gone' : was ? 'changed' : 'new'}`)}</View>
      {was && (
        <View className="small grow">
          <Phrases text={t('rules.was', { was })} />
        </View>
      )}
    </View>
  )
}
