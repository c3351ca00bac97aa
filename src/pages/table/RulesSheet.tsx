import { View } from '@tarojs/components'
import { Acts, Button, Phrases, RuleRows, Sheet, Since, Verse } from '@/components'
import { t } from '@/i18n'
import { aboutOf, type HouseLine, idleFor, linesSince, type Played, VERSE } from '@/i18n/house-lines'
import type { Table } from '@/room'
import {
  HOUSES,
  type House,
  houseOf,
  isChanged,
  ladderOf,
  type Pattern,
  RANKS,
  type Stock,
  total
} from '@/rules'
import { isOwn } from './PrizeNames'
import { setOf } from './words'

interface Props {
  readonly table: Table
  /** whoever reads has just sat down */
  readonly seated: boolean
  /** as this phone last saw it; null: never, or as it is */
  readonly before: Table | null
  readonly onClose: () => void
}

/** What a table has beside its house, in the order in which one asks. */
const SETTINGS = {
  cakes: (table: Table) => {
    const own = isOwn(table.stock, houseOf(table.house))
    return t(own ? 'rules.prizes' : 'rules.cakes', { n: total(setOf(table)) })
  },
  limit: ({ limit }: Table) => (limit > 0 ? t('rules.limit', { n: limit }) : t('rules.noLimit')),
  absence: ({ absence }: Table) => t(`rules.absence.${absence}`),
  jumps: ({ jumps }: Table) => t(`rules.jumps.${jumps}`)
} as const

type Key = HouseLine['key'] | keyof typeof SETTINGS

/** What is about no throw alone: how 状元 is decided, what becomes of the cakes; anything else is about turns. */
const PARTS: readonly (readonly ['zhuangyuan' | 'cakes', readonly Key[]])[] = [
  ['zhuangyuan', ['ladder', 'counting', 'lugu']],
  ['cakes', ['cakes', 'set', 'chase', 'chaseWindow', 'end', 'minutes']]
]

/** So near the number that is best at most, its number is said. */
const NEARLY = 1

interface Line {
  readonly key: Key
  readonly text: string
  /** not so in the sheet of its town */
  readonly own?: boolean
  readonly was?: string | undefined
  readonly gone?: boolean | undefined
}

const playedAt = (table: Table): Played => {
  const house = houseOf(table.house)
  const chases = house.chase.ranks.some(rank => setOf(table)[rank] > 0) || house.chase.ranks.length === 0
  return {
    house,
    idle: [
      ...idleFor(setOf(table)),
      ...(house.advice !== null && table.size < house.advice - NEARLY ? (['advice'] as const) : []),
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
  const settings = (Object.keys(SETTINGS) as (keyof typeof SETTINGS)[]).map((key): Line => {
    const [text, was] = [SETTINGS[key](table), SETTINGS[key](before)]
    const own = key === 'jumps' && table.jumps !== 'never'
    return { key, text, own, ...(text === was ? {} : { was }) }
  })
  return [...settings, ...of]
}

/** What stands before a line in a word: it is new here, or not so in its town. */
const tagOf = ({ own, was }: Line): string =>
  was === '' ? t('rules.since.new') : own && was === undefined ? t('rules.changed') : ''

const Lines = ({ lines }: { lines: readonly Line[] }) => (
  <>
    {lines.map(line => (
      <View key={line.key} className="house-line">
        {tagOf(line) && <View className="tag tag-gold">{tagOf(line)}</View>}
        <View className="grow">
          <Phrases text={line.text} />
          {line.was && <Since was={line.was} gone={line.gone} />}
        </View>
      </View>
    ))}
  </>
)

/** The throws of a house, each with what is said of it. */
function Throws({
  house,
  lines,
  sets
}: {
  house: House
  lines: readonly Line[]
  sets: readonly [Stock, Stock]
}) {
  const about = (pattern: Pattern) => <Lines lines={lines.filter(({ key }) => aboutOf(key) === pattern)} />
  return <RuleRows set={sets[0]} was={sets[1]} ladder={ladderOf(house)} more={about} />
}

/** What is about no throw alone, in three parts. */
function Rest({ lines }: { lines: readonly Line[] }) {
  const known = PARTS.flatMap(([, keys]) => keys)
  const parts = [
    ...PARTS.map(([part, keys]) => [part, lines.filter(({ key }) => keys.includes(key))] as const),
    ['turns', lines.filter(({ key }) => !known.includes(key))] as const
  ]
  return (
    <View id="house-lines">
      {parts
        .filter(([, said]) => said.length > 0)
        .map(([part, said]) => (
          <View key={part}>
            <View className="section">{t(`rules.part.${part}`)}</View>
            <Lines lines={said} />
          </View>
        ))}
    </View>
  )
}

/**
 * What this table plays by: first all that is new to this phone, or else all that is not so in its town; then every throw
 * from the best down with its dice and what it takes, then how it goes.
 */
export function RulesSheet({ table, seated, before, onClose }: Props) {
  const house = houseOf(table.house)
  const was = before ?? table
  const town = houseOf(was.house).id
  const lines = linesOf(table, was)
  const since = lines.filter(line => line.was !== undefined)
  // The throws from the best down are the ladder; in words it is said where a host changed it.
  const same = lines.filter(({ key, was, own }) => was === undefined && (key !== 'ladder' || own))
  const sets = [setOf(table), setOf(was)] as const
  const moved = town !== house.id
  const changed = moved || since.length > 0 || RANKS.some(r => sets[0][r] !== sets[1][r])
  const first = changed ? since : same.filter(({ own }) => own)
  const rest = same.filter(line => aboutOf(line.key) === null && !first.includes(line))
  const differs = isChanged(table.house)
  const head = (
    <View id="rules-say">
      {!changed && (
        <View className="small">
          <Phrases text={t('rules.say')} />
        </View>
      )}
      <View className="row row-wrap">
        <View className="tag">{t(`houseFull.${house.id}`)}</View>
        {differs && <View className="tag tag-gold gap-8">{t('rules.changed')}</View>}
      </View>
    </View>
  )
  const verse = house.id === 'minnan' && <Verse lines={VERSE} />
  const title = changed ? 'rules.changedSince' : seated ? 'rules.seated' : 'rules.forTable'
  const foot = (
    <Acts>
      <Button id="rules-seen" kind="pri" icon="check" label={t('rules.seen')} onTap={onClose} />
    </Acts>
  )
  return (
    <Sheet title={t(title)} onClose={onClose} foot={foot}>
      {(moved || !changed) && head}
      {moved && <Since was={t(`houseFull.${town}`)} />}
      {!changed && verse}
      <Lines lines={first} />
      <Throws house={house} lines={same} sets={sets} />
      <Rest lines={rest} />
      {!moved && changed && head}
      {changed && verse}
    </Sheet>
  )
}
