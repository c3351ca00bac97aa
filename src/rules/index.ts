export type { Choice, ChoiceId, ChoiceValue } from './choices'
export { CHOICES, choicesOf, choose } from './choices'
export { beats, isLugu, leaderOf } from './claim'
export type { GameCommand, Refusal, RulesCode } from './commands'
export { RULES_CODES } from './commands'
export type { HouseRefusal } from './custom'
export { customHouse, parseHouse } from './custom'
export { decide, isRefusal } from './decide'
export type { Dice, Face } from './dice'
export { isDice, parseDice } from './dice'
export type { Elsewhere } from './elsewhere'
export { elsewhere } from './elsewhere'
export type { EndWhy, GameEvent, Move, SkipWhy } from './events'
export { END_WHYS, moved, SKIP_WHYS } from './events'
export { evolve } from './evolve'
export { timeUpAt } from './finish'
export type { Claim, Game, Scramble } from './game'
export { cakesOf, newGame } from './game'
export { grandAfter, grandLeaders } from './grand'
export type {
  Chase,
  Direction,
  End,
  House,
  HouseId,
  Jump,
  SixBlack,
  StarterBy,
  Step,
  Tie,
  Triples
} from './house'
export {
  CHAJINHUA,
  CHASE_FROM,
  CHASE_WINDOWS,
  COUNTING,
  DIRECTIONS,
  ENDS,
  HOUSE_IDS,
  JUMPS,
  LIUBOHONG,
  LUGU,
  MAX_SEATS,
  MIN_SEATS,
  SIX_BLACK,
  STARTERS,
  TIES,
  TRIPLES
} from './house'
export { HOUSES } from './houses/all'
export type { Verdict } from './judge'
export { judge } from './judge'
export { ladderOf } from './ladder'
export { lostTo } from './lost'
export { ordinaryOf, ranksOf, swapped } from './order'
export type { HouseDiff, PackedHouse } from './pack'
export { houseDiff, houseOf, isChanged } from './pack'
export type { Pattern } from './pattern'
export { PATTERNS, patternOf, sparePips } from './pattern'
export type { Ordinary, Rank, Stock } from './rank'
export { emptyStock, ORDINARY, ordinaryLeft, RANKS, total } from './rank'
export type { FileRefusal, Recorded, Start } from './record'
export { exportGame, FILE_KIND, FILE_SCHEMA, importGame, replay } from './record'
export type { Grab } from './scramble'
export { DARK_MS, GRAB_GAP_MS, grabsTaken } from './scramble'
export type { Prize, PrizeSheet, PrizesRefusal, RankBudget, ShoppingRow } from './shopping'
export {
  equalBudget,
  POINTS,
  parsePrizes,
  pointsOf,
  SETS,
  shoppingList,
  smallSet,
  stockOf,
  suggestSet
} from './shopping'
export type { Axis, Source } from './sources'
export { sourceOf } from './sources'
export { seatAfter, starterBy } from './turn'
export { THROWS, WAYS } from './ways'
export type { Reason, ReasonKey } from './why/reason'
export { REASON_KEYS } from './why/reason'
export type { Decider, Title, TitleResult } from './why/title'
export { titleOf } from './why/title'
export { whyOf } from './why/why'
