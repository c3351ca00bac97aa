import type { Pattern } from './pattern'
import type { Ordinary, Stock } from './rank'

export const HOUSE_IDS = [
  'xmu',
  'xiangjie',
  'sanshikuan',
  'xiandai',
  'gongsi',
  'jiudian',
  'bisai',
  'minnan'
] as const
export type HouseId = (typeof HOUSE_IDS)[number]

/**
 * How two throws on one step of the ladder are told apart.
 * `sum`: pips of the two dice that are not 4; `higher`: the higher of those two; `kicker`: the odd die; `face`: the
 * repeated die, 6 the highest; `face-red`: the repeated die, 4 the highest and then 6 5 3 2 1.
 */
export const TIES = ['sum', 'higher', 'kicker', 'face', 'face-red'] as const
export type Tie = (typeof TIES)[number]

/** One step of the ladder of 状元: its patterns, and what is compared within it, in this order. */
export interface Step {
  readonly of: readonly Pattern[]
  readonly by: readonly Tie[]
  /** Among equals of this step the latest throw wins; else the earliest keeps. */
  readonly latestWins?: true
}

/** Which 状元 of a seat counts. */
export const COUNTING = ['latest', 'best'] as const
export type Counting = (typeof COUNTING)[number]

/** When a smaller re-throw is called 禄骨: whenever it is smaller, or only if the lead is lost by it. */
export const LUGU = ['smaller', 'loses-lead'] as const
export type Lugu = (typeof LUGU)[number]

/**
 * Which 对堂 a 插金花 takes. `stock`: those in stock, at once, kept. `lead`: all, from their holders too, at once,
 * if it then leads. `end`: all, when the game ends and the champion's 状元 is one.
 */
export const CHAJINHUA = ['nothing', 'stock', 'lead', 'end'] as const
export type Chajinhua = (typeof CHAJINHUA)[number]

/**
 * What 六勃红 takes at once. `stock`: every cake in stock but 状元. `stock-ends`: the same, and the game ends.
 * `everything`: won cakes too, and the game ends. A game it ends has its thrower as champion.
 */
export const LIUBOHONG = ['nothing', 'stock', 'stock-ends', 'everything'] as const
export type Liubohong = (typeof LIUBOHONG)[number]

/**
 * What six alike that are not 4 do. `ladder`: a 状元 like others. `take-one`: no 状元, the best cake in stock.
 * `scramble`: no 状元, the table goes dark. `scramble-sixes`: a 状元, and 666666 opens a scramble too.
 * `share-ends`: a 状元; the stock goes to a pile shared by all and the game ends, with its thrower as champion.
 */
export const SIX_BLACK = ['ladder', 'take-one', 'scramble', 'scramble-sixes', 'share-ends'] as const
export type SixBlack = (typeof SIX_BLACK)[number]

/** Which two triples are a 对堂 too, as in Taiwan and Manila: none; those without a 4; those of three 4 as well. */
export const TRIPLES = ['none', 'without-4', 'with-4'] as const
export type Triples = (typeof TRIPLES)[number]

/** Whom 追 takes a cake from: see `chase.ts`. */
export const CHASE_FROM = ['upstream', 'previous', 'outscored'] as const
export type ChaseFrom = (typeof CHASE_FROM)[number]

/** Until when there is 追: until the end, or while a cake of another ordinary rank is in stock. */
export const CHASE_WINDOWS = ['end', 'others-in-stock'] as const
export type ChaseWindow = (typeof CHASE_WINDOWS)[number]

/** 追 of a rank that is sold out; no ranks: none. */
export interface Chase {
  readonly ranks: readonly Ordinary[]
  readonly from: ChaseFrom
  readonly window: ChaseWindow
}

/** A die out of the bowl: the throw is void; void and the seat's next turn is skipped; thrown again. */
export const JUMPS = ['void', 'void-skip', 'again'] as const
export type Jump = (typeof JUMPS)[number]

/** How a game ends once every prize but 状元 is gone and somebody has thrown a 状元. */
export const ENDS = ['finish-round', 'extra-round', 'at-once'] as const
export type End = (typeof ENDS)[number]

/** Who finds the starter: two dice thrown by the last champion or the host, by anybody, by one appointed; or chosen. */
export const STARTERS = [
  'dice-by-champion',
  'dice-by-anybody',
  'dice-by-appointed',
  'table-leader',
  'host-chooses'
] as const
export type StarterBy = (typeof STARTERS)[number]

/** Seats are numbered clockwise. */
export const DIRECTIONS = ['clockwise', 'anticlockwise'] as const
export type Direction = (typeof DIRECTIONS)[number]

export const MIN_SEATS = 1
export const MAX_SEATS = 12

/** One rule sheet, whole: plain JSON, never changed in place. Each field is an axis a host may change. */
export interface House {
  readonly id: HouseId
  readonly version: number
  /** Steps of 状元, low to high. */
  readonly ladder: readonly Step[]
  readonly counting: Counting
  /** A counting 插金花 is not replaced by a throw that is not stronger. */
  readonly chajinhuaNeverSlips: boolean
  readonly lugu: Lugu
  readonly chajinhua: Chajinhua
  readonly liubohong: Liubohong
  /** A champion by 六勃红 takes every 对堂 when the game ends. */
  readonly liubohongTakesDuitang: boolean
  readonly sixBlack: SixBlack
  /** 四进带一秀, 四进带二举: the fours beside a 四进 are paid too. */
  readonly sijinBonus: boolean
  /** 五子带一秀: a 4 beside five alike pays a 一秀 too. */
  readonly wuziBonus: boolean
  /** Two different triples are a 对堂 too. */
  readonly duitangTriples: Triples
  /** Three different pairs are a 对堂 too. */
  readonly duitangPairs: boolean
  /** 四进 stands above 三红, as at Philippine tables. */
  readonly sijinOverSanhong: boolean
  /** 遍地锦 is a 状元 and takes what 六勃红 takes, whatever the other six black do. */
  readonly biandijinSweeps: boolean
  readonly chase: Chase
  readonly jump: Jump
  readonly end: End
  readonly starter: StarterBy
  readonly direction: Direction
  readonly set: Stock
  /** How many seats the sheet advises; null: it does not say. */
  readonly advice: number | null
  /** Minutes after which the round is finished and the game over, 1 … 1,440; null: no limit. */
  readonly minutes: number | null
}
