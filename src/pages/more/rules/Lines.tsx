import { View } from '@tarojs/components'
import { Phrases } from '@/components'
import { t } from '@/i18n'
import { aboutOf, type HouseLine, houseLines } from '@/i18n/house-lines'
import { type Axis, HOUSES, type House, type Pattern, sourceOf } from '@/rules'

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

/** Whether the sheet of a house says nothing of what this line says. */
export const isSilent = ({ id }: House, { key, changed }: HouseLine): boolean =>
  !changed && sourceOf(id, axisOf(key)).at === null

/** All that is said of a house in words; its ladder is drawn. */
export const linesOf = (house: House): readonly HouseLine[] =>
  houseLines(house, HOUSES[house.id]).filter(({ key }) => key !== 'ladder')

interface Props {
  readonly house: House
  readonly lines: readonly HouseLine[]
  /** all that is said of one throw; left out: what is about no throw alone */
  readonly of?: Pattern
}

/** A house in plain words: what was changed first, and what its sheet says nothing of is marked. */
export function Lines({ house, lines, of }: Props) {
  const about = lines.filter(({ key }) => aboutOf(key) === (of ?? null))
  const ordered = [...about.filter(line => line.changed), ...about.filter(line => !line.changed)]
  return (
    <>
      {ordered.map(line => (
        <View key={line.key} className={of ? 'ladder-said' : 'lined rule-line'}>
          <Phrases text={line.key === 'jump' ? line.text + t('book.jump') : line.text} />
          {line.changed && <View className="tag tag-gold gap-8">{t('rules.changed')}</View>}
          {isSilent(house, line) && <View className="tag gap-8">{t('book.silent')}</View>}
        </View>
      ))}
    </>
  )
}
