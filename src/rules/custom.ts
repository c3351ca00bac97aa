import {
  type Check,
  type Fields,
  integer,
  isBoolean,
  isObject,
  oneOf,
  path,
  setOf,
  shape,
  that,
  wrongIn
} from './checks'
import {
  CHAJINHUA,
  CHASE_FROM,
  CHASE_WINDOWS,
  COUNTING,
  DIRECTIONS,
  ENDS,
  HOUSE_IDS,
  type House,
  type HouseId,
  JUMPS,
  LIUBOHONG,
  LUGU,
  MAX_SEATS,
  MIN_SEATS,
  SIX_BLACK,
  STARTERS,
  TRIPLES
} from './house'
import { HOUSES } from './houses/all'
import { isLadder, isWhole } from './ladders'
import { type HouseDiff, houseOf, type PackedHouse, sheetOf } from './pack'
import { ORDINARY, RANKS } from './rank'

/** Most cakes of one rank. */
export const MAX_CAKES = 999

const MAX_MINUTES = 1_440

const orNull =
  (check: Check): Check =>
  x =>
    x === null ? null : check(x)

/** Counts of every rank: 0 … 999, 状元 1 … 999. */
export const isSet = shape(
  Object.fromEntries(RANKS.map(rank => [rank, integer(rank === 'zhuangyuan' ? 1 : 0, MAX_CAKES)]))
)

const AXES: Fields & Readonly<Record<keyof HouseDiff, Check>> = {
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
  duitangTriples: oneOf(TRIPLES),
  duitangPairs: isBoolean,
  sijinOverSanhong: isBoolean,
  biandijinSweeps: isBoolean,
  chase: shape({ ranks: setOf(oneOf(ORDINARY)), from: oneOf(CHASE_FROM), window: oneOf(CHASE_WINDOWS) }),
  jump: oneOf(JUMPS),
  end: oneOf(ENDS),
  starter: oneOf(STARTERS),
  direction: oneOf(DIRECTIONS),
  set: isSet,
  advice: orNull(integer(MIN_SEATS, MAX_SEATS)),
  minutes: orNull(integer(1, MAX_MINUTES))
}

/** A house that may not be. `field`: where, as in 'chase.ranks' or 'set.yixiu'; '' for the whole. */
export interface HouseRefusal {
  readonly refused: 'rules/bad-house'
  readonly field: string
}

const bad = (field: string): HouseRefusal => ({ refused: 'rules/bad-house', field })

/**
 * A sheet with a host's changes: `diff` is any JSON, and only axes of a house with values they may have are taken.
 * Refused 'rules/bad-house' with the field: an axis or value that does not exist; a ladder that names a 状元 twice or
 * leaves one out, or compares on a step what its throws do not have; counts that are not 0 … 999 (状元 1 … 999);
 * 追 of 状元; six black that counts, or 遍地锦 that sweeps, on a ladder it is not on.
 */
export const customHouse = (id: HouseId, diff: unknown): House | HouseRefusal => changed(HOUSES[id], diff)

const changed = (sheet: House, diff: unknown): House | HouseRefusal => {
  if (!isObject(diff)) return bad('')
  const wrong = wrongIn(diff, AXES)
  if (wrong !== null) return bad(wrong)
  const house: House = { ...sheet, ...diff }
  return isWhole(house) ? house : bad('ladder')
}

const isPacked = shape({
  id: oneOf(HOUSE_IDS),
  version: that(x => Number.isInteger(x) && (x as number) >= 1),
  diff: that(isObject)
})

/**
 * A house as it was stored or sent, from any JSON: `{ id, version, diff }`, on its sheet as that version has it. What
 * `customHouse` refuses is refused, with its field under 'diff'; so are an unknown id and a version that is not kept.
 */
export const parseHouse = (x: unknown, sheets?: readonly House[]): House | HouseRefusal => {
  const wrong = isPacked(x)
  if (wrong !== null) return bad(wrong)
  const packed = x as PackedHouse
  const sheet = sheetOf(packed, sheets)
  if (!sheet) return bad('version')
  const house = changed(sheet, packed.diff)
  return 'refused' in house ? bad(path('diff', house.field)) : houseOf(packed, sheets)
}
