import { View } from '@tarojs/components'
import { Acts, Button, Phrases, RuleRows, Sheet, Since, Verse } from '@/components'
import { t } from '@/i18n'
import { idleFor, linesSince, type Played, VERSE } from '@/i18n/house-lines'
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

const playedAt = (table: Table): Played => {
  const house = houseOf(table.house)
  const chases = house.chase.ranks.some(rank => cakesOf(table)[rank] > 0) || house.chase.ranks.length === 0
  return {
    house,
    idle: [
      ...idleFor(cakesOf(table)),
      ...(chases ? [] : (['chase', 'chaseWindow'] as const)),
      ...(table.jumps === 'never' ? (['jump'] as const) : [])
    ]
  }
}

/** All that is said of a table beside its cakes. */
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
  return [...settings, ...of]
}

const Lines = ({ lines }: { lines: readonly Line[] }) => (
  <>
    {lines.map(({ key, text, own, was, gone }) => (
      <View key={key} className="house-line">
        {own && was === undefined && <View className="tag tag-gold">{t('rules.changed')}</View>}
        <View className="grow">
          <Phrases text={text} />
          {was !== undefined && <Since was={was} gone={gone} />}
        </View>
      </View>
    ))}
  </>
)

/**
 * What this table plays by: first all that is new to this phone, then what each throw takes, what its town has not, and
 * what is usual.
 */
export function RulesSheet({ table, before, onClose }: Props) {
  const house = houseOf(table.house)
  const was = before ?? table
  const town = houseOf(was.house).id
  const lines = linesOf(table, was)
  const since = lines.filter(line => line.was !== undefined)
  const same = lines.filter(line => line.was === undefined)
  const sets = [cakesOf(table), cakesOf(was)] as const
  const moved = town !== house.id
  const changed = moved || since.length > 0 || RANKS.some(r => sets[0][r] !== sets[1][r])
  const head = (
    <View className="row">
      <View className="small grow">
        <Phrases text={t('rules.say')} />
      </View>
      <View className="tag">{t(`houseFull.${house.id}`)}</View>
    </View>
  )
  const verse = house.id === 'minnan' && <Verse lines={VERSE} />
  const foot = (
    <Acts>
      <Button id="rules-seen" kind="pri" icon="check" label={t('rules.seen')} onTap={onClose} />
    </Acts>
  )
  return (
    <Sheet title={t(changed ? 'rules.changedSince' : 'rules.forTable')} onClose={onClose} foot={foot}>
      {(moved || !changed) && head}
      {moved && <Since was={t(`houseFull.${town}`)} />}
      {!changed && verse}
      <Lines lines={since} />
      <RuleRows set={sets[0]} was={sets[1]} />
      <View className="rule" />
      <View id="house-lines">
        <Lines lines={[...same.filter(({ own }) => own), ...same.filter(({ own }) => !own)]} />
      </View>
      {!moved && changed && head}
      {changed && verse}
    </Sheet>
  )
}
