import { customHouse, type HouseRefusal } from './custom'
import type { Dice } from './dice'
import {
  CHAJINHUA,
  CHASE_FROM,
  CHASE_WINDOWS,
  type Chase,
  COUNTING,
  DIRECTIONS,
  ENDS,
  type House,
  JUMPS,
  LIUBOHONG,
  LUGU,
  SIX_BLACK,
  STARTERS,
  type Step,
  type Tie,
  TRIPLES
} from './house'
import { WUHONG } from './houses/parts'
import { swapped } from './order'
import type { HouseDiff } from './pack'
import type { Pattern } from './pattern'
import { ORDINARY } from './rank'

const YES_NO = ['true', 'false'] as const

/** Where 插金花 may stand: above which pattern, low to high; `none`: below all. */
const BELOW = ['none', 'sihong', 'wuzi', 'wuhong', 'liubohei', 'biandijin', 'liubohong'] as const

/**
 * What a host is offered, and the values of each, all as text: every axis but the counts of a set and the advice on
 * seats, the ladder in four. `wuziBy`: what is compared, in this order; with 五红 on one step, as in `minnan` and
 * `sanshikuan`. `sixBlackBy` `biandijin`: by face, and 遍地锦 above, as in `gongsi`.
 */
export const CHOICES = {
  sihongBy: ['sum', 'higher'],
  wuziBy: ['kicker', 'kicker-face', 'face', 'face-kicker', 'with-wuhong', 'with-wuhong-red'],
  chajinhuaAbove: BELOW,
  sixBlack: SIX_BLACK,
  sixBlackBy: ['equal', 'latest', 'face', 'biandijin'],
  counting: COUNTING,
  chajinhuaNeverSlips: YES_NO,
  lugu: LUGU,
  chajinhua: CHAJINHUA,
  liubohong: LIUBOHONG,
  liubohongTakesDuitang: YES_NO,
  biandijinSweeps: YES_NO,
  sijinBonus: YES_NO,
  wuziBonus: YES_NO,
  duitangTriples: TRIPLES,
  duitangPairs: YES_NO,
  sijinOverSanhong: YES_NO,
  chaseRanks: ['none', 'duitang', 'sanhong-duitang', 'without-duitang', 'all'],
  chaseFrom: CHASE_FROM,
  chaseWindow: CHASE_WINDOWS,
  jump: JUMPS,
  end: ENDS,
  starter: STARTERS,
  direction: DIRECTIONS,
  minutes: ['null', '30', '60', '90', '120']
} as const satisfies Readonly<Record<string, readonly string[]>>

export type ChoiceId = keyof typeof CHOICES
export type ChoiceValue<Id extends ChoiceId> = (typeof CHOICES)[Id][number]

type Ladder = House['ladder']
type Make<Id extends ChoiceId> = (house: House, value: ChoiceValue<Id>) => HouseDiff | null

const as =
  <Axis extends keyof HouseDiff>(axis: Axis) =>
  (_: House, value: HouseDiff[Axis]): HouseDiff => ({ [axis]: value })

const yesNo =
  (axis: keyof HouseDiff) =>
  (_: House, value: string): HouseDiff => ({ [axis]: value === 'true' })

const has = (ladder: Ladder, pattern: Pattern): boolean => ladder.some(({ of }) => of.includes(pattern))

/** A ladder with these steps in place of the patterns they are of, where the first of the patterns stood. */
const replaced = (ladder: Ladder, steps: readonly Step[]): Ladder => {
  const moved = steps.flatMap(({ of }) => of)
  const at = ladder.findIndex(({ of }) => of.some(pattern => moved.includes(pattern)))
  const rest = (part: Ladder) =>
    part
      .map(step => ({ ...step, of: step.of.filter(pattern => !moved.includes(pattern)) }))
      .filter(({ of }) => of.length > 0)
  return [...rest(ladder.slice(0, at)), ...steps, ...rest(ladder.slice(at))]
}

const WUZI: Readonly<Record<ChoiceValue<'wuziBy'>, readonly Tie[]>> = {
  kicker: ['kicker'],
  'kicker-face': ['kicker', 'face'],
  face: ['face'],
  'face-kicker': ['face', 'kicker'],
  'with-wuhong': ['face', 'kicker'],
  'with-wuhong-red': ['face-red', 'kicker']
}

const wuziBy: Make<'wuziBy'> = ({ ladder }, value) => {
  const by = WUZI[value]
  if (value.startsWith('with-')) return { ladder: replaced(ladder, [{ of: ['wuzi', 'wuhong'], by }]) }
  const wuzi: Step = { of: ['wuzi'], by }
  const isAlone = ladder.some(({ of }) => of.includes('wuhong') && !of.includes('wuzi'))
  return { ladder: replaced(ladder, isAlone ? [wuzi] : [wuzi, WUHONG]) }
}

const chajinhuaAbove: Make<'chajinhuaAbove'> = ({ ladder }, value) => {
  const flower: Step = { of: ['chajinhua'], by: [] }
  const rest = replaced(ladder, [flower]).filter(step => step !== flower)
  if (value === 'none') return { ladder: [flower, ...rest] }
  const at = rest.findIndex(({ of }) => of.includes(value))
  const higher = BELOW.slice(BELOW.indexOf(value) + 1) as readonly Pattern[]
  if (at < 0 || rest[at]?.of.some(pattern => higher.includes(pattern))) return null
  return { ladder: [...rest.slice(0, at + 1), flower, ...rest.slice(at + 1)] }
}

const BLACK: Readonly<Record<ChoiceValue<'sixBlackBy'>, readonly Step[]>> = {
  equal: [{ of: ['liubohei', 'biandijin'], by: [] }],
  latest: [{ of: ['liubohei', 'biandijin'], by: [], latestWins: true }],
  face: [{ of: ['liubohei', 'biandijin'], by: ['face'] }],
  biandijin: [
    { of: ['liubohei'], by: ['face'] },
    { of: ['biandijin'], by: [] }
  ]
}

const sixBlackBy: Make<'sixBlackBy'> = ({ ladder, sixBlack }, value) => {
  const counts = sixBlack !== 'take-one' && sixBlack !== 'scramble'
  return counts ? { ladder: replaced(ladder, BLACK[value]) } : null
}

/** Six black that is to count has to stand somewhere: below 六勃红. */
const withBlack = ({ ladder }: House): HouseDiff => {
  if (has(ladder, 'liubohei') && has(ladder, 'biandijin')) return {}
  const red = ladder.findIndex(({ of }) => of.includes('liubohong'))
  return { ladder: replaced([...ladder.slice(0, red), ...BLACK.equal, ...ladder.slice(red)], BLACK.equal) }
}

const CHASED: Readonly<Record<ChoiceValue<'chaseRanks'>, Chase['ranks']>> = {
  none: [],
  duitang: ['duitang'],
  'sanhong-duitang': ['sanhong', 'duitang'],
  'without-duitang': ORDINARY.filter(rank => rank !== 'duitang'),
  all: ORDINARY
}

const chasing = (chase: Chase, change: Partial<Chase>): HouseDiff | null =>
  chase.ranks.length > 0 ? { chase: { ...chase, ...change } } : null

const MAKE: { readonly [Id in ChoiceId]: Make<Id> } = {
  sihongBy: ({ ladder }, value) => ({
    ladder: replaced(ladder, [{ of: ['sihong'], by: value === 'sum' ? ['sum'] : ['higher', 'sum'] }])
  }),
  wuziBy,
  chajinhuaAbove,
  sixBlack: (house, sixBlack) =>
    sixBlack === 'take-one' || sixBlack === 'scramble' ? { sixBlack } : { sixBlack, ...withBlack(house) },
  sixBlackBy,
  counting: as('counting'),
  chajinhuaNeverSlips: ({ counting }, value) =>
    counting === 'latest' ? { chajinhuaNeverSlips: value === 'true' } : null,
  lugu: ({ counting }, lugu) => (counting === 'latest' ? { lugu } : null),
  chajinhua: as('chajinhua'),
  liubohong: as('liubohong'),
  liubohongTakesDuitang: yesNo('liubohongTakesDuitang'),
  biandijinSweeps: (house, value) => ({
    biandijinSweeps: value === 'true',
    ...(value === 'true' ? withBlack(house) : {})
  }),
  sijinBonus: yesNo('sijinBonus'),
  wuziBonus: yesNo('wuziBonus'),
  duitangTriples: as('duitangTriples'),
  duitangPairs: yesNo('duitangPairs'),
  sijinOverSanhong: (house, value) => (house.sijinOverSanhong === (value === 'true') ? {} : swapped(house)),
  chaseRanks: ({ chase }, value) => ({ chase: { ...chase, ranks: CHASED[value] } }),
  chaseFrom: ({ chase }, from) => chasing(chase, { from }),
  chaseWindow: ({ chase }, window) => chasing(chase, { window }),
  jump: as('jump'),
  end: as('end'),
  starter: as('starter'),
  direction: as('direction'),
  minutes: (_, value) => ({ minutes: value === 'null' ? null : Number(value) })
}

/** A throw that shows what a choice is about. */
const EXAMPLES: Readonly<Partial<Record<ChoiceId, Dice>>> = {
  sihongBy: [4, 4, 4, 4, 6, 3],
  wuziBy: [2, 2, 2, 2, 2, 6],
  chajinhuaAbove: [4, 4, 4, 4, 1, 1],
  sixBlack: [6, 6, 6, 6, 6, 6],
  sixBlackBy: [6, 6, 6, 6, 6, 6],
  counting: [4, 4, 4, 4, 1, 2],
  chajinhuaNeverSlips: [4, 4, 4, 4, 1, 1],
  lugu: [4, 4, 4, 4, 1, 2],
  chajinhua: [4, 4, 4, 4, 1, 1],
  liubohong: [4, 4, 4, 4, 4, 4],
  liubohongTakesDuitang: [4, 4, 4, 4, 4, 4],
  biandijinSweeps: [1, 1, 1, 1, 1, 1],
  sijinBonus: [2, 2, 2, 2, 4, 3],
  wuziBonus: [2, 2, 2, 2, 2, 4],
  duitangTriples: [2, 2, 2, 5, 5, 5],
  duitangPairs: [2, 2, 3, 3, 5, 5],
  sijinOverSanhong: [2, 2, 2, 2, 1, 3],
  chaseRanks: [4, 4, 4, 6, 6, 5],
  chaseFrom: [4, 4, 4, 6, 6, 5],
  chaseWindow: [4, 4, 4, 6, 6, 5]
}

/** One choice of a house: what it may be, what it is; null: the host's own, not among the values. */
export interface Choice<Id extends ChoiceId = ChoiceId> {
  readonly id: Id
  readonly values: readonly ChoiceValue<Id>[]
  readonly value: ChoiceValue<Id> | null
  readonly example: Dice | null
}

/** Whether a house has all these values. */
const hasAll = (house: House, diff: HouseDiff): boolean =>
  Object.entries(diff).every(
    ([axis, value]) => JSON.stringify(house[axis as keyof House]) === JSON.stringify(value)
  )

const choiceOf = <Id extends ChoiceId>(house: House, id: Id): Choice<Id> => {
  const made = (CHOICES[id] as readonly ChoiceValue<Id>[]).flatMap(value => {
    const diff = MAKE[id](house, value)
    return diff ? [{ value, diff }] : []
  })
  return {
    id,
    values: made.map(({ value }) => value),
    value: made.find(({ diff }) => hasAll(house, diff))?.value ?? null,
    example: EXAMPLES[id] ?? null
  }
}

/**
 * What a host may change of a house, in the order of the rules. What has no meaning in it is left out: whom to 追 where
 * nobody is, how six black is told apart where it is no 状元, what slips where the best counts.
 */
export const choicesOf = (house: House): readonly Choice[] =>
  (Object.keys(CHOICES) as ChoiceId[])
    .map(id => choiceOf(house, id))
    .filter(({ values }) => values.length > 0)

/**
 * A house with one choice made, and with what follows from it: six black that is to count gets a place on the ladder,
 * 四进 above 三红 changes their counts too. Refused 'rules/bad-house' with the choice: a value it does not have here.
 */
export const choose = (house: House, id: ChoiceId, value: string): House | HouseRefusal => {
  const known = (CHOICES[id] as readonly string[]).includes(value)
  const diff = known ? (MAKE[id] as Make<ChoiceId>)(house, value as ChoiceValue<ChoiceId>) : null
  if (!diff) return { refused: 'rules/bad-house', field: id }
  const { id: sheet, version: _, ...axes } = { ...house, ...diff }
  return customHouse(sheet, axes)
}
