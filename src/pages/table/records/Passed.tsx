import { View } from '@tarojs/components'
import { Banner } from '@/components'
import { t } from '@/i18n'
import { route } from '@/platform'
import type { LogState } from '@/stores'

/** That another game runs at the table than the one that is read here, and the way to it. */
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
