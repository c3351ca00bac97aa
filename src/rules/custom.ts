import type { Refusal } from './commands'
import {
  CHAJINHUA,
  CHASE_FROM,
  CHASE_WINDOWS,
  COUNTING,
  DIRECTIONS,
  ENDS,
  type House,
  type HouseId,
  JUMPS,
  LIUBOHONG,
  LUGU,
  MAX_SEATS,
  MIN_SEATS,
  SIX_BLACK,
  STARTERS,
  TIES
} from './house'
import { HOUSES } from './houses/all'
import type { HouseDiff } from './pack'
import { isSixBlack, PATTERNS, type Pattern } from './pattern'
import { ORDINARY, RANKS } from './rank'

type Check = (x: unknown) => boolean
type Fields = Readonly<Record<string, Check>>

const MAX_CAKES = 999

const oneOf =
  (names: readonly unknown[]): Check =>
  x =>
    names.includes(x)

const isBoolean: Check = x => typeof x === 'boolean'

const integer =
  (min: number, max: number): Check =>
  x =>
    Number.isInteger(x) && (x as number) >= min && (x as number) <= max

const listOf =
  (item: Check): Check =>
  x =>
    Array.isArray(x) && x.every(item) && new Set(x).size === x.length

/** The check of a name that was given one; never what an object inherits. */
const checkOf = (fields: Fields, name: string): Check | undefined =>
  Object.keys(fields).includes(name) ? fields[name] : undefined

/** An object with these fields and no other. */
const shape =
  (fields: Fields, optional: Fields = {}): Check =>
  x =>
    typeof x === 'object' &&
    x !== null &&
    Object.keys(fields).every(name => Object.keys(x).includes(name)) &&
    Object.entries(x).every(([name, value]) => checkOf({ ...fields, ...optional }, name)?.(value) === true)

/** 四红, 五子, 五红, 插金花 and 六勃红 are 状元 in every house; six black where the house puts it on the ladder. */
const CLAIMS: readonly Pattern[] = PATTERNS.slice(0, PATTERNS.indexOf('sihong') + 1)
const ALWAYS = CLAIMS.filter(pattern => !isSixBlack(pattern))

const isStep = shape({ of: listOf(oneOf(CLAIMS)), by: listOf(oneOf(TIES)) }, { latestWins: oneOf([true]) })

/** Each 状元 on one step and no more, and at most two things to compare on a step. */
const isLadder: Check = x => {
  if (!Array.isArray(x) || !x.every(isStep)) return false
  const steps = x as House['ladder']
  const all = steps.flatMap(step => step.of)
  const once = new Set(all).size === all.length && ALWAYS.every(pattern => all.includes(pattern))
  return once && steps.every(step => step.of.length > 0 && step.by.length <= 2)
}

const isSet = shape(
  Object.fromEntries(RANKS.map(rank => [rank, integer(rank === 'zhuangyuan' ? 1 : 0, MAX_CAKES)]))
)

const isChase = shape({
  ranks: listOf(oneOf(ORDINARY)),
  from: oneOf(CHASE_FROM),
  window: oneOf(CHASE_WINDOWS)
})

const AXES: Readonly<Record<keyof HouseDiff, Check>> = {
  ladder: isLadder,
  counting: oneOf(COUNTING),
  chajinhuaNeverSlips: isBoolean,
  lugu: oneOf(LUGU),
  chajinhua: oneOf(CHAJINHUA),
  liubohong: oneOf(LIUBOHONG),
  liubohongTakesDuitang: isBoolean,
  sixBlack: oneOf(SIX_BLACK),
  sijinBonus: isBoolean,
  wuziBonus: isBoolean,
  chase: isChase,
  jump: oneOf(JUMPS),
  end: oneOf(ENDS),
  starter: oneOf(STARTERS),
  direction: oneOf(DIRECTIONS),
  set: isSet,
  advice: x => x === null || integer(MIN_SEATS, MAX_SEATS)(x)
}

const BAD: Refusal = { refused: 'rules/bad-house' }

/** Six black that counts on the ladder must be on it. */
const isWhole = ({ sixBlack, ladder }: House): boolean =>
  sixBlack === 'take-one' ||
  sixBlack === 'scramble' ||
  CLAIMS.every(pattern => ladder.some(step => step.of.includes(pattern)))

/**
 * A sheet with a host's changes: `diff` is any JSON, and only axes of a house with values they may have are taken.
 * Refused 'rules/bad-house': an axis or value that does not exist, a ladder that names a 状元 twice or leaves one out,
 * counts that are not 0 … 999 (状元 1 … 999), six black counting on a ladder it is not on.
 */
export const customHouse = (id: HouseId, diff: unknown): House | Refusal => {
  if (typeof diff !== 'object' || diff === null || Array.isArray(diff)) return BAD
  const fits = Object.entries(diff).every(([axis, value]) => checkOf(AXES, axis)?.(value) === true)
  if (!fits) return BAD
  const house: House = { ...HOUSES[id], ...diff }
  return isWhole(house) ? house : BAD
}
