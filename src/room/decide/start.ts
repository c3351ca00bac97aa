import { houseOf, starterBy } from '@/rules'
import { type No, no } from '../answers'
import type { Of } from '../commands'
import type { Draft } from '../draft'
import { isRunning, type Room, seatOf } from '../state'
import { notHost, seatedIn } from './seats'
import { notRunning, play, settle } from './turn'

/**
 * Begins a game with those who sit here: the first, or the next one after an end. Where the house says so, two dice of
 * the chain find who starts, else the host does. They are the host's, or, where the house says that, of the champion of
 * the last game, if that one still sits here (seed 000, 一, 定起头: 由上届状元或者组织者，取两粒骰子).
 * Refused: 'room/not-seated', 'room/not-host', 'room/started', 'room/turn-over' if a game has come between.
 */
export function start(draft: Draft, command: Of<'start'>): Draft | No {
  const { room, context } = draft
  const seat = seatOf(room, context.pid)
  if (seat < 0 || room.seats[seat]?.gone) return no('room/not-seated')
  if (room.host !== context.pid) return no('room/not-host')
  if (isRunning(room)) return no('room/started')
  if (command.turn !== room.turn) return no('room/turn-over', { turn: command.turn })
  draft.begin(`${room._id}_${room.games + 1}`, command.remind ? ['remind'] : [])
  const host = seatOf(draft.room, context.pid)
  draft.add({ type: 'acted', seat: host, op: command.opId })
  const house = houseOf(room.table.house)
  const byDice = house.starter.startsWith('dice')
  const [one = 0, two = 0] = byDice ? draft.dice('starter', -1, command.entropy, 2) : []
  if (!byDice) return draft
  const champion = house.starter === 'dice-by-champion' ? seatOf(draft.room, room.lastChampion) : -1
  const by = champion < 0 ? host : champion
  const starter = starterBy(by, one + two, draft.room.seats.length, house.direction)
  const event = { type: 'starter', seat: starter, dice: [one, two], at: context.now } as const
  return draft.add({ type: 'played', event, entropy: command.entropy })
}

/**
 * A seat says whether it wants this game to begin anew, and may say otherwise later. A no of anybody settles it: nobody is
 * asked any more, until somebody asks anew. Said twice it is the same.
 * Refused: 'room/not-seated', 'room/not-started', 'room/ended', 'room/turn-over' for another game than this one.
 */
export function agree(draft: Draft, { game, yes }: Of<'agree'>): Draft | No {
  const { room } = draft
  const seat = seatedIn(draft)
  if (seat < 0) return no('room/not-seated')
  const phase = notRunning(draft)
  if (phase) return phase
  if (room.fair?.game !== game) return no('room/turn-over')
  const whose = !yes ? room.again : room.again.includes(seat) ? [] : [seat]
  if (whose.length === 0) return draft
  return draft.add({ type: 'acted', seat }, ...whose.map(s => ({ type: 'agreed', seat: s, yes }) as const))
}

/** Whether everybody who is here wants the game to begin anew; the host says so by asking for it. */
const allAgree = ({ seats, again, host }: Room): boolean =>
  seats.every((s, i) => s.gone || s.away || s.pid === host || again.includes(i))

/**
 * Ends the game of a first round, or one that all who are here want to begin anew: abandoned and with its seed out, so
 * that the host can start another. An abandoned game of that turn is ended already: what was half done is gone on with.
 * Refused: 'room/not-seated', 'room/not-host', 'room/not-started', 'room/ended', 'room/turn-over', 'room/too-late'.
 */
export function drop(draft: Draft, { turn }: Of<'restart'>): Draft | No {
  const { room, context } = draft
  const refused = notHost(draft)
  if (refused) return refused
  if (room.phase === 'ended' && room.game?.why === 'abandoned' && turn === room.turn) return draft
  const phase = notRunning(draft)
  if (phase) return phase
  if (turn !== room.turn) return no('room/turn-over', { turn })
  if (draft.game.round > 1 && !allAgree(room)) return no('room/too-late')
  return settle(play(draft, { type: 'abandon', at: context.now }))
}
