import { View } from '@tarojs/components'
import { Acts, Button, Phrases, RuleRows, Sheet, Since, Verse } from '@/components'
import { t } from '@/i18n'
import { linesSince, type Played, VERSE } from '@/i18n/house-lines'
import type { Table } from '@/room'
import { HOUSES, houseOf, RANKS, total } from '@/rules'

interface Props {
  readonly table: Table
  /** as this phone last saw it; null: never, or as it is */
  readonly before: Table | null
  readonly onClose: () => void
}

const cakesOf = ({ house, stock }: Table) => stock ?? houseOf(house).set

/** What a table has beside its house, in the order in which one asks. */
const SETTINGS: readonly ((table: Table) => string)[] = [
  table => t('rules.cakes', { n: total(cakesOf(table)) }),
  ({ limit }) => (limit > 0 ? t('rules.limit', { n: limit }) : t('rules.noLimit')),
  ({ absence }) => t(`rules.absence.${absence}`),
  ({ jumps }) => t(`rules.jumps.${jumps}`)
]

interface Line {
  readonly key: string
  readonly text: string
  /** not so in the sheet of its town */
  readonly own?: boolean
  readonly was?: string | undefined
  readonly gone?: boolean | undefined
}

/** Rules of a house that come to nothing at a table without 对堂, or where no die jumps. */
const IDLE = { duitang: ['chajinhua', 'liubohongTakesDuitang'], jumps: ['jump'] } as const

const playedAt = (table: Table): Played => ({
  house: houseOf(table.house),
  idle: [
    ...(cakesOf(table).duitang === 0 ? IDLE.duitang : []),
    ...(table.jumps === 'never' ? IDLE.jumps : [])
  ]
})

/** What is as it was not when this phone last saw it comes first. */
function linesOf(table: Table, before: Table): readonly Line[] {
  const now = playedAt(table)
  const lines = linesSince(now, HOUSES[now.house.id], playedAt(before))
  const of = lines.map(
    ({ key, text, changed: own, was, gone }): Line => ({ key, text: gone ? '' : text, own, was, gone })
  )
  const settings = SETTINGS.map((say, i): Line => {
    const [text, was] = [say(table), say(before)]
    return { key: `setting-${i}`, text, ...(text === was ? {} : { was }) }
  })
  const all = [...settings, ...of]
  const rank = ({ was, own }: Line) => (was !== undefined ? 0 : own ? 1 : 2)
  return [0, 1, 2].flatMap(each => all.filter(line => rank(line) === each))
}

/** What this table plays by, on one screen: what each throw takes, what is new to this phone, what its town has not. */
export function RulesSheet({ table, before, onClose }: Props) {
  const house = houseOf(table.house)
  const was = before ?? table
  const town = houseOf(was.house).id
  const lines = linesOf(table, was)
  const sets = [cakesOf(table), cakesOf(was)] as const
  const changed =
    town !== house.id ||
    lines.some(line => line.was !== undefined) ||
    RANKS.some(r => sets[0][r] !== sets[1][r])
  const verse = house.id === 'minnan' && <Verse lines={VERSE} />
  const foot = (
    <Acts>
      <Button id="rules-seen" kind="pri" icon="check" label={t('rules.seen')} onTap={onClose} />
    </Acts>
  )
  return (
    <Sheet title={t(changed ? 'rules.changedSince' : 'rules.forTable')} onClose={onClose} foot={foot}>
      <View className="row">
        <View className="small grow">
          <Phrases text={t('rules.say')} />
        </View>
        <View className="tag">{t(`houseFull.${house.id}`)}</View>
      </View>
      {town !== house.id && <Since was={t(`houseFull.${town}`)} />}
      {!changed && verse}
      <RuleRows set={sets[0]} was={sets[1]} />
      <View className="rule" />
      <View id="house-lines">
        {lines.map(({ key, text, own, was: old, gone }) => (
          <View key={key} className="house-line">
            {own && old === undefined && <View className="tag tag-gold">{t('rules.changed')}</View>}
            <View className="grow">
              <Phrases text={text} />
              {old !== undefined && <Since was={old} gone={gone} />}
            </View>
          </View>
        ))}
      </View>
      {changed && verse}
    </Sheet>
  )
}
