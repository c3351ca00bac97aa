import { View } from '@tarojs/components'
import { Cake, DOWN, Sheet, StartRow, TakenRows } from '@/components'
import { t, throwName } from '@/i18n'
import type { Client, TableState, TableView } from '@/stores'
import { PrizeNames } from './PrizeNames'
import { leadWords, nameOf, startWords } from './words'

interface Props {
  readonly client: Client
  readonly state: TableState
  readonly view: TableView
  readonly onClose: () => void
}

/** What is left in the plate, who leads and why, and what everybody has by now. */
export function PlateSheet({ client, state, view, onClose }: Props) {
  const { stock, leader, ring, rows } = view
  if (stock === null) return null
  const start = startWords(view)
  const left = DOWN.reduce((sum, rank) => sum + stock[rank], 0)
  return (
    <Sheet title={t('plate.title', { n: left })} onClose={onClose}>
      {start && (
        <View id="start-how" className="down-12">
          <StartRow {...start} />
          {start.how && <View className="small">{start.how}</View>}
        </View>
      )}
      <View className="plate-lead">
        <Cake rank="zhuangyuan" size={36} />
        <View className="grow gap-12">
          {leader && (
            <View className="bold">
              {t('plate.leads', {
                name: nameOf(ring, leader.seat),
                what: throwName(leader.pattern, leader.dice)
              })}
            </View>
          )}
          <View className={leader ? 'small' : ''}>{leadWords(view) || t('plate.until')}</View>
        </View>
      </View>
      <PrizeNames client={client} state={state} view={view} />
      <View className="bold down-12">{t('plate.people')}</View>
      <TakenRows
        bare
        rows={rows.map(({ seat, held }) => ({
          id: String(seat),
          name: nameOf(ring, seat),
          face: ring.find(place => place.seat === seat)?.face ?? 1,
          held,
          none: t('plate.none')
        }))}
      />
    </Sheet>
  )
}
