import { type Dice, type Game, judge, type Move, type Pattern, type Rank, type Reason, whyOf } from '@/rules'
import type { Told } from './tell'
import { darkens, tellingOf } from './telling'

/** A throw that is spoken of, and whose it was. */
export interface Thrown {
  readonly seat: number
  readonly dice: Dice
  readonly pattern: Pattern | 'none'
}

/** A cake on its way; numbers are seats. */
export interface CakeFlight {
  readonly rank: Rank
  readonly from: number | 'stock'
  readonly to: number
}

type TitleKey = Extract<Reason['key'], `title-${string}`>

/** A 状元 was thrown: its name, what it does to the title and why. */
export interface Crowning extends Thrown {
  readonly kind: 'zhuangyuan' | 'chajinhua' | 'liubohong'
  readonly title: TitleKey
  /** whom it passed, or who keeps the title; null: there is nobody to compare with */
  readonly rival: Thrown | null
  /** how many steps of this house's ladder are higher, and what stands on the highest */
  readonly above: number
  readonly top: Pattern
  /** what it took, or else what became of the title */
  readonly why: Reason
  /** the game was over with it: who leads is 状元 */
  readonly last: boolean
}

/** 禄骨: a smaller 状元 counts from now on. `lost`: and the lead went to `leader`. */
export interface Slip extends Thrown {
  readonly kind: 'lugu'
  readonly lost: boolean
  readonly leader: Thrown
  readonly why: Reason
}

/** A turn that is worth more than words. `ms`: how long it is told. */
export type Moment = { readonly seat: number; readonly ms: number } & (
  | Crowning
  | Slip
  | { readonly kind: 'won' | 'chased'; readonly flights: readonly CakeFlight[] }
  | { readonly kind: 'jump'; readonly why: Reason }
  /** The light is on again after a dark. */
  | { readonly kind: 'light' }
)

const claimOf = ({ claims, house }: Game, seat: number | null): Thrown | null => {
  const claim = seat === null ? null : claims[seat]
  return seat === null || !claim
    ? null
    : { seat, dice: claim.dice, pattern: judge(claim.dice, house).pattern }
}

const kindOf = (pattern: Pattern | 'none'): Crowning['kind'] =>
  pattern === 'chajinhua' || pattern === 'liubohong' ? pattern : 'zhuangyuan'

const isTitle = (reason: Reason): reason is Extract<Reason, { key: TitleKey }> =>
  reason.key.startsWith('title-')

const TAKES = /^(chajinhua-(stock|lead|waits)|sweep-(everything|stock)|shared)$/

function crowning(told: Told, thrown: Thrown, whys: readonly Reason[]): Crowning | Slip | null {
  const { before, after } = told
  const title = whys.find(isTitle)
  const leader = claimOf(after, after.champion)
  if (!title || !leader) return null
  const slip = whys.find(reason => reason.key === 'lugu')
  if (slip) return { ...thrown, kind: 'lugu', lost: title.key === 'title-loses', leader, why: slip }
  const { ladder } = after.house
  const step = ladder.findIndex(({ of }) => (of as readonly string[]).includes(thrown.pattern))
  return {
    ...thrown,
    kind: kindOf(thrown.pattern),
    title: title.key,
    rival: 'rival' in title ? claimOf(title.key === 'title-takes' ? before : after, title.rival) : null,
    above: ladder.length - 1 - step,
    top: ladder.at(-1)?.of.at(-1) ?? 'liubohong',
    why: whys.find(reason => TAKES.test(reason.key)) ?? title,
    last: told.ends
  }
}

const isFlight = (move: Move): move is Move & CakeFlight => move.from !== 'shared' && move.to !== 'shared'

/** One cake flies for each move, however many it is of. */
const flightsOf = (moves: readonly Move[]): CakeFlight[] =>
  moves.filter(isFlight).map(({ rank, from, to }) => ({ rank, from, to }))

/**
 * What a turn that is told is worth beside its words; null: nothing more. Reasons are those of `whyOf`. A turn whose games
 * before and after are one object was told from afar, and makes no scene.
 */
export function momentOf(told: Told | null): Moment | null {
  if (told === null || told.before === told.after) return null
  const { seat, dice, before, event, pattern, moves, outcome } = told
  const common = { seat, ms: tellingOf(told) }
  if (outcome.kind === 'light') return { ...common, kind: 'light' }
  const whys = whyOf(before, event)
  const jump = whys.find(({ key }) => key === 'jump')
  if (jump) return { ...common, kind: 'jump', why: jump }
  if (dice === null || darkens(told)) return null
  const crowned = crowning(told, { seat, dice, pattern }, whys)
  if (crowned) return { ...crowned, ms: common.ms }
  const flights = flightsOf(moves)
  return flights.length > 0
    ? { ...common, kind: outcome.kind === 'chased' ? 'chased' : 'won', flights }
    : null
}
