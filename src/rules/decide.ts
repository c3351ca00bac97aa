import type { GameCommand, Refusal, RulesCode } from './commands'
import { isDice } from './dice'
import type { EndWhy, GameEvent } from './events'
import { evolve } from './evolve'
import { endDue } from './finish'
import type { Game } from './game'
import { patternOf } from './pattern'
import { crownMoves, endsAtOnce, movesOf } from './prizes'
import { DARK_MS, grabMoves, grabsTaken, isDraws, isOffsets, opensScramble, thin } from './scramble'

type Command<T extends GameCommand['type']> = Extract<GameCommand, { type: T }>
type Answer = readonly GameEvent[] | Refusal

const refuse = (refused: RulesCode): Refusal => ({ refused })

/** Whether `decide` has said no. */
export const isRefusal = (answer: Answer): answer is Refusal => 'refused' in answer

const end = (game: Game, champion: number | null, why: EndWhy, at: number): GameEvent => ({
  type: 'ended',
  champion,
  why,
  moves: champion === null ? [] : crownMoves(game, champion),
  at
})

/** What follows of itself once the turn has passed: the end, or the skip that the next seat owes. */
const settle = (game: Game, events: readonly GameEvent[], at: number): readonly GameEvent[] => {
  const all = [...events]
  let now = events.reduce(evolve, game)
  while (now.phase === 'playing') {
    const why = endDue(now)
    if (!why && !now.owesSkip[now.turn]) break
    const next: GameEvent = why
      ? end(now, now.champion, why, at)
      : { type: 'skipped', seat: now.turn, why: 'jump', at }
    all.push(next)
    now = evolve(now, next)
  }
  return all
}

const throwDice = (game: Game, { seat, dice, jumped, at }: Command<'throw'>): Answer => {
  if (jumped) return settle(game, [{ type: 'jumped', seat, at }], at)
  if (!isDice(dice)) return refuse('rules/bad-dice')
  const thrown: GameEvent = { type: 'thrown', seat, dice, moves: movesOf(game, seat, dice), at }
  if (opensScramble(game, dice)) return [thrown, { type: 'opened', seat, at }]
  const why = endsAtOnce(patternOf(dice), game.house)
  return why ? [thrown, end(evolve(game, thrown), seat, why, at)] : settle(game, [thrown], at)
}

const leave = (game: Game, { seat, at }: Command<'leave'>): Answer => {
  const left: GameEvent = { type: 'left', seat, at }
  const others = game.left.some((gone, other) => other !== seat && !gone)
  return others ? settle(game, [left], at) : [left, end(game, null, 'abandoned', at)]
}

const grab = (game: Game, { seat, offsets, at }: Command<'grab'>): Answer => {
  if (!game.scramble) return refuse('rules/no-scramble')
  if (!isOffsets(offsets)) return refuse('rules/bad-grab')
  return [{ type: 'grabbed', seat, offsets: thin(offsets), at }]
}

const closeScramble = (game: Game, { draws, at }: Command<'close-scramble'>): Answer => {
  if (!game.scramble) return refuse('rules/no-scramble')
  if (at < game.scramble.since + DARK_MS) return refuse('rules/still-dark')
  const needed = grabsTaken(game).length
  if (!isDraws(draws) || draws.length < needed) return refuse('rules/bad-draws')
  const moves = grabMoves(game, draws)
  return settle(game, [{ type: 'closed', draws: draws.slice(0, needed), moves, at }], at)
}

/** What is refused before anybody looks closer: the phase, the seat, the turn. */
const bar = (game: Game, command: GameCommand): RulesCode | null => {
  if (game.phase === 'ended') return 'rules/ended'
  if (!('seat' in command)) return null
  const left = game.left[command.seat]
  if (left === undefined) return 'rules/no-such-seat'
  if (command.type === 'return') return left ? null : 'rules/not-left'
  if (left) return 'rules/left'
  if (command.type !== 'throw' && command.type !== 'skip') return null
  if (game.phase === 'scramble') return 'rules/scramble'
  return game.turn === command.seat ? null : 'rules/not-your-turn'
}

/**
 * What a command makes happen, in order, or why it may not be. Pure: dice, draws and time come in the command.
 * A throw is settled as `movesOf` says, then an end at once, then whether the end is due, then the turn passes;
 * a skip that the next seat owes is served in the same answer.
 *
 * Refused: 'rules/ended' everything after the end; 'rules/no-such-seat'; 'rules/left' acts of a seat that has left;
 * 'rules/not-left' its return otherwise; 'rules/not-your-turn' and 'rules/scramble' a throw or skip out of turn or in
 * the dark; 'rules/bad-dice'; 'rules/no-scramble', 'rules/bad-grab', 'rules/still-dark' a close before the 10 s are
 * over, 'rules/bad-draws'; 'rules/time-is-up' the second time.
 */
export const decide = (game: Game, command: GameCommand): Answer => {
  const barred = bar(game, command)
  if (barred) return refuse(barred)
  switch (command.type) {
    case 'throw':
      return throwDice(game, command)
    case 'skip':
      return settle(
        game,
        [{ type: 'skipped', seat: command.seat, why: command.why, at: command.at }],
        command.at
      )
    case 'leave':
      return leave(game, command)
    case 'return':
      return [{ type: 'returned', seat: command.seat, at: command.at }]
    case 'grab':
      return grab(game, command)
    case 'close-scramble':
      return closeScramble(game, command)
    case 'time-up':
      return game.timeUp ? refuse('rules/time-is-up') : [{ type: 'timed-out', at: command.at }]
    case 'abandon':
      return [end(game, null, 'abandoned', command.at)]
  }
}
