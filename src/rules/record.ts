import { type Check, integer, isObject, oneOf, path, shape, that } from './checks'
import type { GameCommand } from './commands'
import { isSet, parseHouse } from './custom'
import { decide, isRefusal } from './decide'
import type { GameEvent } from './events'
import { evolve } from './evolve'
import { type Game, newGame } from './game'
import { type House, MAX_SEATS, MIN_SEATS } from './house'
import { houseDiff } from './pack'
import type { Stock } from './rank'

/** What a game began with. */
export interface Start {
  readonly house: House
  readonly seats: number
  readonly starter: number
  readonly stock: Stock
}

/** The game that these events made: no random number is needed, the dice and every draw are in them. */
export const replay = (start: Start, events: readonly GameEvent[]): Game =>
  events.reduce(evolve, newGame(start))

/** What a file of a game names itself; another schema is another number. */
export const FILE_KIND = 'bobing-game'
export const FILE_SCHEMA = 1

/** A game as the text of one JSON file. */
export const exportGame = ({ house, seats, starter, stock }: Start, events: readonly GameEvent[]): string =>
  JSON.stringify({
    kind: FILE_KIND,
    schema: FILE_SCHEMA,
    house: houseDiff(house),
    seats,
    starter,
    stock,
    events
  })

/** A file that cannot be read. `field`: where, as in 'house.diff.set.yixiu' or 'events.12'; '' for the whole. */
export interface FileRefusal {
  readonly refused: 'rules/bad-file'
  readonly field: string
}

/** A game that was read back, with what it began with and all that happened. */
export interface Recorded {
  readonly start: Start
  readonly events: readonly GameEvent[]
  readonly game: Game
}

const bad = (field: string): FileRefusal => ({ refused: 'rules/bad-file', field })

const anything = that(() => true)

const isFile: Check = shape({
  kind: oneOf([FILE_KIND]),
  schema: oneOf([FILE_SCHEMA]),
  house: anything,
  seats: integer(MIN_SEATS, MAX_SEATS),
  starter: integer(0, MAX_SEATS - 1),
  stock: isSet,
  events: that(Array.isArray)
})

/** Whether two JSON values are the same, whatever the order of their fields. */
const isSame = (a: unknown, b: unknown): boolean => {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>]
  const names = Object.keys(one)
  return (
    Array.isArray(a) === Array.isArray(b) &&
    names.length === Object.keys(other).length &&
    names.every(name => isSame(one[name], other[name]))
  )
}

/** What must have been asked for an event to happen; null: it follows from another, or is none. */
const commandFor = (event: GameEvent): GameCommand | null => {
  switch (event.type) {
    case 'thrown':
      return { type: 'throw', seat: event.seat, dice: event.dice, at: event.at }
    case 'jumped':
      return { type: 'throw', seat: event.seat, dice: [1, 2, 3, 4, 5, 6], jumped: true, at: event.at }
    case 'skipped':
      return event.why === 'absent' || event.why === 'passed'
        ? { type: 'skip', seat: event.seat, why: event.why, at: event.at }
        : null
    case 'left':
      return { type: 'leave', seat: event.seat, at: event.at }
    case 'returned':
      return { type: 'return', seat: event.seat, at: event.at }
    case 'grabbed':
      return { type: 'grab', seat: event.seat, offsets: event.offsets, at: event.at }
    case 'closed':
      return { type: 'close-scramble', draws: event.draws, at: event.at }
    case 'timed-out':
      return { type: 'time-up', at: event.at }
    case 'ended':
      return { type: 'abandon', at: event.at }
    default:
      return null
  }
}

const isTime = (x: unknown): boolean => Number.isInteger(x) && (x as number) >= 0

const isEvent = (x: unknown): x is GameEvent =>
  isObject(x) && isTime(x.at) && (!Object.keys(x).includes('seat') || isTime(x.seat))

/** Plays the events again and compares: null as soon as one could not have happened, with its index. */
const playAgain = (start: Start, events: readonly unknown[]): Game | number => {
  let game = newGame(start)
  let i = 0
  while (i < events.length) {
    const event = events[i]
    const command = isEvent(event) ? commandFor(event) : null
    if (!command) return i
    const answer = decide(game, command)
    if (isRefusal(answer)) return i
    const wrong = answer.findIndex((each, k) => !isSame(each, events[i + k]))
    if (wrong >= 0) return i + wrong
    game = answer.reduce(evolve, game)
    i += answer.length
  }
  return game
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Reads the text of a file that `exportGame` wrote. Every event is played again: a file is taken only if all of it could
 * have happened. Refused 'rules/bad-file' with the field: text that is no JSON, another kind or schema, a house that
 * `parseHouse` refuses, seats, a starter or counts that no game can have, an event that does not follow.
 */
export const importGame = (text: string): Recorded | FileRefusal => {
  const x = parse(text)
  const wrong = isFile(x)
  if (wrong !== null) return bad(wrong)
  const file = x as Omit<Start, 'house'> & { house: unknown; events: readonly unknown[] }
  const house = parseHouse(file.house)
  if ('refused' in house) return bad(path('house', house.field))
  const { seats, starter, stock } = file
  if (starter >= seats) return bad('starter')
  const start = { house, seats, starter, stock }
  const game = playAgain(start, file.events)
  if (typeof game === 'number') return bad(`events.${game}`)
  return { start, events: file.events as readonly GameEvent[], game }
}
