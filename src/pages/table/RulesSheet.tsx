import { View } from '@tarojs/components'
import { Acts, Button, Phrases, RuleRows, Sheet, Verse } from '@/components'
import { t } from '@/i18n'
import { houseLines, VERSE } from '@/i18n/house-lines'
import type { Room } from '@/room'
import { HOUSES, houseOf } from '@/rules'

interface Props {
  readonly room: Room
  readonly onClose: () => void
}

/** What this table plays by, on one screen: what each throw takes, and what differs from the sheet of its town. */
export function RulesSheet({ room, onClose }: Props) {
  const house = houseOf(room.table.house)
  const lines = houseLines(house, HOUSES[house.id])
  const ordered = [...lines.filter(line => line.changed), ...lines.filter(line => !line.changed)]
  const foot = (
    <Acts>
      <Button id="rules-seen" kind="pri" icon="check" label={t('rules.seen')} onTap={onClose} />
    </Acts>
  )
  return (
    <Sheet title={t('rules.forTable')} onClose={onClose} foot={foot}>
      <View className="row">
        <View className="small grow">
          <Phrases text={t('rules.say')} />
        </View>
        <View className="tag">{t(`houseFull.${house.id}`)}</View>
      </View>
      {house.id === 'minnan' && <Verse lines={VERSE} />}
      <RuleRows set={room.table.stock ?? house.set} />
      <View className="rule" />
      <View id="house-lines">
        {ordered.map(({ key, text, changed }) => (
          <View key={key} className="house-line">
            {changed && <View className="tag tag-gold">{t('rules.changed')}</View>}
            <View className="grow">
              <Phrases text={text} />
            </View>
          </View>
        ))}
      </View>
    </Sheet>
  )
}
