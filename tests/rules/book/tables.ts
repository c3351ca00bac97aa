import type { Axis, House, HouseId, Step, Tie } from '@/rules'
import { HOUSE_IDS, HOUSES, PATTERNS, RANKS, sourceOf, THROWS, WAYS } from '@/rules'
import { chanceOfNoZhuangyuan, countsOf, lengthsOf, meanThrows, minutesOf } from '@/rules/odds'
import { MEANINGS } from './meanings'

const NAMES = {
  liubohong: '六勃红',
  biandijin: '遍地锦',
  liubohei: '六勃黑',
  chajinhua: '插金花',
  wuhong: '五红',
  wuzi: '五子',
  sihong: '四红',
  duitang: '对堂',
  sanhong: '三红',
  sijin: '四进',
  erju: '二举',
  yixiu: '一秀',
  none: 'nothing'
} as const

const TIES: Record<Tie, string> = {
  sum: 'sum',
  higher: 'higher die',
  kicker: 'kicker',
  face: 'face',
  'face-red': 'face, 4 highest'
}

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

const number = (n: number): string => n.toLocaleString('en-US')

const patterns = (): string =>
  table(
    ['pattern', 'name', 'of 46,656', '%'],
    [...PATTERNS, 'none' as const].map(pattern => [
      NAMES[pattern],
      `\`${pattern}\``,
      number(WAYS[pattern]),
      ((100 * WAYS[pattern]) / THROWS).toFixed(3)
    ])
  )

const stepText = ({ of, by, latestWins }: Step): string => {
  const black = of.includes('liubohei') && of.includes('biandijin')
  const names = black ? ['six black'] : of.map(pattern => NAMES[pattern])
  const ties = by.map(tie => TIES[tie]).join('; ')
  const how = [ties, latestWins ? 'the **latest** wins' : ''].filter(Boolean).join('; ')
  return how ? `${names.join(', ')} [${how}]` : names.join(', ')
}

const isPart = (id: HouseId, axis: Axis) => sourceOf(id, axis).ours && sourceOf(id, axis).at !== null

/** A house in a list: in italics where the value is ours, with a star where part of it is. */
const name = (id: HouseId, axis: Axis): string => {
  const { at } = sourceOf(id, axis)
  return at === null ? `_${id}_` : isPart(id, axis) ? `${id}\\*` : id
}

const cited = (ids: readonly HouseId[], axis: Axis): string => {
  const all = ids.flatMap(id => sourceOf(id, axis).at ?? [])
  return all.length > 0 ? all.join('; ') : '–'
}

const grouped = (text: (house: House) => string): Map<string, HouseId[]> => {
  const groups = new Map<string, HouseId[]>()
  for (const id of HOUSE_IDS) groups.set(text(HOUSES[id]), [...(groups.get(text(HOUSES[id])) ?? []), id])
  return groups
}

const groupRows = (axis: Axis, text: (house: House) => string): string[][] =>
  [...grouped(text)].map(([what, ids]) => [what, ids.map(id => name(id, axis)).join(', '), cited(ids, axis)])

const ladders = (): string =>
  table(
    ['ladder, low to high', 'houses', 'source'],
    groupRows('ladder', house => house.ladder.map(stepText).join(' < '))
  )

const chaseText = ({ chase }: House): string => {
  if (chase.ranks.length === 0) return 'no 追'
  const until = chase.window === 'end' ? 'until the end' : 'while another ordinary rank is in stock'
  return `追 of ${chase.ranks.map(rank => NAMES[rank]).join(' ')}, \`${chase.from}\`, ${until}`
}

const setText = ({ set }: House): string => `a set: ${RANKS.map(rank => set[rank]).join(' ')}`

const PLAIN = Object.entries(MEANINGS) as [Axis, Readonly<Record<string, string>>][]

/** Every value of every axis, with the houses that have it; values that no sheet has are options. */
const axes = (): string => {
  const rows = PLAIN.flatMap(([axis, meanings]) => {
    const groups = grouped(house => String(house[axis]))
    return Object.entries(meanings).map(([value, meaning]) => {
      const ids = groups.get(value) ?? []
      const houses = ids.length > 0 ? ids.map(id => name(id, axis)).join(', ') : 'an option'
      return [`\`${axis}\``, `\`${value}\``, meaning, houses, cited(ids, axis)]
    })
  })
  const more = (axis: Axis, text: (house: House) => string) =>
    groupRows(axis, text).map(([meaning = '', houses = '', source = '']) => [
      `\`${axis}\``,
      '',
      meaning,
      houses,
      source
    ])
  return table(
    ['axis', 'value', 'what it is', 'houses', 'source'],
    [
      ...rows,
      ...more('chase', chaseText),
      ...more('set', setText),
      ...more('advice', ({ advice }) =>
        advice === null ? 'no advice on seats' : `${advice} seats are advised`
      ),
      ...more('minutes', ({ minutes }) =>
        minutes === null ? 'no limit of time' : `over after ${minutes} minutes`
      )
    ]
  )
}

const odds = (): string =>
  table(
    ['house', '状元 throws', 'throws until the set is cleared', 'and a 状元 has come', 'no 状元 by then'],
    HOUSE_IDS.map(id => [
      `\`${id}\``,
      countsOf(HOUSES[id]).ranks.zhuangyuan,
      meanThrows(HOUSES[id]).toFixed(1),
      meanThrows(HOUSES[id], { zhuangyuan: true }).toFixed(1),
      `${(100 * chanceOfNoZhuangyuan(HOUSES[id])).toFixed(1)} %`
    ])
  )

const GAMES = { seats: 8, games: 200, seed: 63 }

const lengths = (): string =>
  table(
    ['house', '5 %', '50 %', '95 %', 'minutes'],
    HOUSE_IDS.map(id => {
      const { p5, p50, p95 } = lengthsOf({ house: HOUSES[id], ...GAMES })
      const minutes = [p5, p50, p95].map(throws => Math.round(minutesOf(throws)))
      return [`\`${id}\``, p5, p50, p95, minutes.join(' – ')]
    })
  )

const once = (render: () => string): (() => string) => {
  let text: string | null = null
  return () => {
    text ??= render()
    return text
  }
}

/** The tables of the rule book, by the names of their places in it. Games are played once. */
export const TABLES: Readonly<Record<string, () => string>> = {
  patterns,
  ladders,
  axes,
  odds,
  lengths: once(lengths)
}

/**
 * A rule book with its tables as they are now.
 * @throws Error if it has no place for one of them
 */
export const written = (book: string): string =>
  Object.entries(TABLES).reduce((text, [place, render]) => {
    const [begin, end] = [`<!-- ${place} -->\n`, `\n<!-- end -->`]
    const from = text.indexOf(begin)
    const to = text.indexOf(end, from)
    if (from < 0 || to < 0) throw new Error(`The rule book has no place for its table "${place}".`)
    return `${text.slice(0, from + begin.length)}\n${render()}\n${text.slice(to)}`
  }, book)
