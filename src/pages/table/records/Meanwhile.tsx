import { View } from '@tarojs/components'
import { Banner, MyTurn } from '@/components'
import { t } from '@/i18n'
import { route } from '@/platform'
import type { useRecords } from './useRecords'

/**
 * In the foot of a page, where it moves nothing that is read: that I am on at the table, or that another game runs
 * there, and the way to it.
 */
export function Meanwhile({
  log,
  turn,
  state
}: Pick<ReturnType<typeof useRecords>, 'log' | 'turn' | 'state'>) {
  const toTable = () => route.toTable(state.room?._id ?? '')
  return (
    <View id="passed" className="banner-inside">
      {turn && <MyTurn turn={turn} onTap={toTable} />}
      {log.passed && !turn && (
        <Banner icon="play" title={t('log.passed')} note={t('log.passedNote')} onTap={toTable} />
      )}
    </View>
  )
}
