import { View } from '@tarojs/components'
import { Banner } from '@/components'
import { t } from '@/i18n'
import { route } from '@/platform'
import type { LogState } from '@/stores'

/** In the foot of a page, where it moves nothing that is read: that another game runs at the table, and the way to it. */
export function Passed({ log: { passed, room } }: { readonly log: LogState }) {
  return (
    <View id="passed" className="banner-inside">
      {passed && (
        <Banner
          icon="play"
          title={t('log.passed')}
          note={t('log.passedNote')}
          onTap={() => route.toTable(room?._id ?? '')}
        />
      )}
    </View>
  )
}
