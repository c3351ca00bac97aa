import { View } from '@tarojs/components'
import { Phrases } from '@/components'
import { t } from '@/i18n'
import { type HouseLine, houseLines } from '@/i18n/house-lines'
import { type Axis, HOUSES, type House, sourceOf } from '@/rules'

/** Lines that are about the ladder or 追, and the axes that the others are named for. */
const AXES: Readonly<Partial<Record<HouseLine['key'], Axis>>> = {
  sihongBy: 'ladder',
  wuziBy: 'ladder',
  chajinhuaAbove: 'ladder',
  sixBlackBy: 'ladder',
  chaseRanks: 'chase',
  chaseFrom: 'chase',
  chaseWindow: 'chase'
}

const axisOf = (key: HouseLine['key']): Axis => AXES[key] ?? (key as Axis)

/** A house in plain words: what was changed first, and what its sheet says nothing of is marked. */
export function Lines({ house }: { house: House }) {
  // The ladder has a picture of its own.
  const lines = houseLines(house, HOUSES[house.id]).filter(({ key }) => key !== 'ladder')
  const ordered = [...lines.filter(line => line.changed), ...lines.filter(line => !line.changed)]
  const silent = ({ key, changed }: HouseLine) => !changed && sourceOf(house.id, axisOf(key)).at === null
  return (
    <View id="house-lines" className="card card-pad">
      {ordered.map(line => (
        <View key={line.key} className="lined rule-line">
          <Phrases text={line.text} />
          {line.changed && <View className="tag tag-gold gap-8">{t('rules.changed')}</View>}
          {silent(line) && <View className="tag gap-8">{t('book.silent')}</View>}
        </View>
      ))}
      {ordered.some(silent) && <View className="small down-8">{t('book.silentNote')}</View>}
    </View>
  )
}
