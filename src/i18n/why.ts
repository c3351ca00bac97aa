import { type Decider, type Elsewhere, type HouseId, moved, type Reason, type ReasonKey } from '@/rules'
import { t } from './translate'

/** What the people of a game are called, by seat: '我' for oneself. */
export type Names = readonly string[]

type OfKey<R, K> = R extends { readonly key: infer Own } ? (K extends Own ? R : never) : never

type Lines = { readonly [K in ReasonKey]: (reason: OfKey<Reason, K>, names: Names) => string }

const nameOf = (names: Names, seat: number): string => names[seat] ?? ''

const rankOf = (rank: Parameters<Lines['won']>[0]['rank'] | 'zhuangyuan'): string => t(`rank.${rank}`)

const RED = 7

/** What was compared, for people: 'face-red' counts a red four as one more than six. */
const shown = (by: Decider, value: number): number => (by === 'face-red' && value === RED ? 4 : value)

interface Told {
  readonly by: Decider
  readonly mine: number
  readonly theirs: number
}

const told = (way: 'more' | 'less', { by, mine, theirs }: Told): string =>
  t(`reason.${way}.${by}`, { mine: shown(by, mine), theirs: shown(by, theirs) })

const ofPattern = ({ pattern, rank }: OfKey<Reason, 'pattern'>): string => {
  if (pattern === 'none') return t('reason.pattern.none')
  const name = t(`pattern.${pattern}`)
  // Where two triples count too, a 对堂 need not be one to six.
  if (pattern === 'duitang') return t('reason.pattern.duitang', { pattern: name })
  const kind = rank === 'zhuangyuan' ? 'title' : rank ? 'prize' : 'black'
  return t(`reason.pattern.${kind}`, { made: t(`why.${pattern}`), pattern: name })
}

const LINES: Lines = {
  pattern: ofPattern,
  won: ({ rank }) => t('reason.won', { rank: rankOf(rank) }),
  'sold-out': ({ rank }) => t('reason.sold-out', { rank: rankOf(rank) }),
  chased: ({ rank, from, how }, names) =>
    t(`reason.chased.${how}`, { rank: rankOf(rank), from: nameOf(names, from) }),
  'chase-closed': ({ rank }) => t('reason.chase-closed', { rank: rankOf(rank) }),
  'chase-nobody': ({ rank }) => t('reason.chase-nobody', { rank: rankOf(rank) }),
  'chase-own': ({ rank }) => t('reason.chase-own', { rank: rankOf(rank) }),
  'chase-low': ({ rank, from, mine, theirs }, names) =>
    t('reason.chase-low', { rank: rankOf(rank), from: nameOf(names, from), mine, theirs }),
  bonus: ({ rank }) => t('reason.bonus', { rank: rankOf(rank) }),
  'bonus-sold-out': ({ rank }) => t('reason.bonus-sold-out', { rank: rankOf(rank) }),
  'bonus-off': ({ rank }) => t('reason.bonus-off', { rank: rankOf(rank) }),
  'take-one': ({ rank }) => t('reason.take-one', { rank: rankOf(rank) }),
  'take-one-none': () => t('reason.take-one-none'),
  scramble: ({ cakes }) => t('reason.scramble', { cakes }),
  'scramble-none': () => t('reason.scramble-none'),
  'chajinhua-stock': ({ moves }) => t('reason.chajinhua-stock', { n: moved(moves) }),
  'chajinhua-lead': ({ moves }) => t('reason.chajinhua-lead', { n: moved(moves) }),
  'chajinhua-short': () => t('reason.chajinhua-short'),
  'chajinhua-waits': () => t('reason.chajinhua-waits'),
  'chajinhua-plain': () => t('reason.chajinhua-plain'),
  'sweep-everything': reason => ofSweep(reason),
  'sweep-stock': reason => ofSweep(reason),
  'sweep-plain': ({ pattern }) => t('reason.sweep-plain', { pattern: t(`pattern.${pattern}`) }),
  shared: ({ moves }) => t('reason.shared', { n: moved(moves) }),

  'title-first': () => t('reason.title-first'),
  'title-stays': () => t('reason.title-stays'),
  'title-takes': (reason, names) =>
    t('reason.title-takes', { told: told('more', reason), rival: nameOf(names, reason.rival) }),
  'title-loses': (reason, names) =>
    t('reason.title-loses', { told: told('less', reason), rival: nameOf(names, reason.rival) }),
  'title-short': (reason, names) =>
    t('reason.title-short', { told: told('less', reason), rival: nameOf(names, reason.rival) }),
  'title-ignored-best': () => t('reason.title-ignored-best'),
  'title-ignored-chajinhua': () => t('reason.title-ignored-chajinhua'),
  lugu: ({ lost }) => t(`reason.lugu.${lost ? 'lost' : 'kept'}`),

  jump: ({ how }) => t(`reason.jump.${how}`),
  skip: ({ why }) => t(`reason.skip.${why}`),
  left: () => t('reason.left'),
  returned: () => t('reason.returned'),
  dark: ({ cakes }) => t('reason.dark', { cakes }),
  grabbed: ({ times }) => t('reason.grabbed', { times }),
  'grab-won': ({ seat, offset, moves }, names) =>
    t('reason.grab-won', {
      name: nameOf(names, seat),
      seconds: (offset / 1000).toFixed(1),
      rank: moves.map(({ rank }) => rankOf(rank)).join(' ')
    }),
  'grab-lost': ({ seat, times }, names) => t('reason.grab-lost', { name: nameOf(names, seat), times }),
  'grab-nobody': () => t('reason.grab-nobody'),

  'time-up': () => t('reason.time-up'),
  'last-round': ({ round, why }) => t(`reason.last-round.${why}`, { round }),
  'no-zhuangyuan': ({ why }) => t(`reason.no-zhuangyuan.${why}`),
  ended: ({ why }) => t(`reason.ended.${why}`),
  'champion-ended': ({ seat }, names) => t('reason.champion-ended', { name: nameOf(names, seat) }),
  'champion-only': ({ seat }, names) => t('reason.champion-only', { name: nameOf(names, seat) }),
  champion: (reason, names) =>
    t('reason.champion', {
      told: told('more', reason),
      name: nameOf(names, reason.seat),
      rival: nameOf(names, reason.rival)
    }),
  crowned: ({ seat }, names) => t('reason.crowned', { name: nameOf(names, seat) }),
  'crowned-duitang': ({ seat, moves }, names) =>
    t('reason.crowned-duitang', { name: nameOf(names, seat), n: moved(moves) })
}

function ofSweep({ pattern, ends, moves }: OfKey<Reason, 'sweep-stock'>): string {
  const stock = moves.some(({ from }) => from === 'stock')
  const hands = moves.some(({ from }) => from !== 'stock')
  const where = stock && hands ? 'both' : stock ? 'stock' : hands ? 'hands' : 'none'
  const swept = t(`reason.sweep.${where}`, { pattern: t(`pattern.${pattern}`), n: moved(moves) })
  return ends ? t('reason.sweep-ends', { swept }) : swept
}

/**
 * One reason of `whyOf` as one sentence without a full stop, in the language in use. The sentences about a throw or a
 * turn do not name the seat that threw: they stand below or beside its name. Needs the area `reasons`.
 */
export const reasonLine = (reason: Reason, names: Names): string =>
  (LINES[reason.key] as (reason: Reason, names: Names) => string)(reason, names)

const takesLine = ({ verdict, takes }: Elsewhere): string | null => {
  switch (takes) {
    case 'share-ends':
    case 'scramble-sixes':
      return takes === 'share-ends' || verdict.special ? t(`elsewhere.${takes}`) : null
    case 'lead':
    case 'end':
      return t(`elsewhere.chajinhua.${takes}`)
    case 'stock':
      return t(`elsewhere.${verdict.pattern === 'chajinhua' ? 'chajinhua' : 'liubohong'}.stock`)
    case 'stock-ends':
    case 'everything':
      return t(`elsewhere.liubohong.${takes}`)
    default:
      return null
  }
}

const prizeLine = ({ verdict, place }: Elsewhere): string => {
  const { rank, special } = verdict
  if (place !== null) return place === 1 ? t('elsewhere.top') : t('elsewhere.title', { place })
  if (special) return t(`elsewhere.${special}`)
  return rank ? t('elsewhere.prize', { rank: t(`rank.${rank}`) }) : t('elsewhere.none')
}

/** What a throw is worth in a house: '一块四进，再带一块一秀'. Needs the area `reasons`. */
export const worthLine = (there: Elsewhere): string => {
  const { bonus } = there.verdict
  const more = [bonus && t('elsewhere.bonus', { rank: t(`rank.${bonus}`) }), takesLine(there)]
  return more.reduce<string>(
    (worth, takes) => (takes ? t('elsewhere.with', { worth, takes }) : worth),
    prizeLine(there)
  )
}

/**
 * What a throw is worth where it is worth something else than here, a sentence for each worth with its houses: '公司年会、酒店桌宴：状元，第 4 大'.
 * `all`: what `elsewhere(dice)` says of all eight. None: it is worth the same everywhere. Needs `reasons` and `house`.
 */
export const elsewhereLines = (all: readonly Elsewhere[], here: HouseId): readonly string[] => {
  const home = all.find(({ house }) => house === here)
  const byWorth = new Map<string, string>()
  for (const there of all) {
    const worth = worthLine(there)
    const one = byWorth.get(worth)
    const other = t(`houseFull.${there.house}`)
    if (!home || worth !== worthLine(home))
      byWorth.set(worth, one ? t('elsewhere.and', { one, other }) : other)
  }
  return [...byWorth].map(([worth, houses]) => t('elsewhere.line', { houses, worth }))
}
