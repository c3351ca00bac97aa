import { houseOf, starterBy } from '@/rules'
import { type No, no } from '../answers'
import type { Of } from '../commands'
import type { Draft } from '../draft'
import { isRunning, seatOf } from '../state'

/**
 * Begins a game with those who sit here: the first, or the next one after an end. Where the house says so, two dice of
 * the chain find who starts (seed 000, 一, 定起头: 由上届状元或者组织者，取两粒骰子); else the host does.
 * Refused: 'room/not-seated', 'room/not-host', 'room/started', 'room/turn-over' if a game has come between.
 */
export function start(draft: Draft, command: Of<'start'>): Draft | No {
  const { room, context } = draft
  const seat = seatOf(room, context.pid)
  if (seat < 0 || room.seats[seat]?.gone) return no('room/not-seated')
  if (room.host !== context.pid) return no('room/not-host')
  if (isRunning(room)) return no('room/started')
  if (command.turn !== room.turn) return no('room/turn-over', { turn: command.turn })
  draft.begin(`${room._id}_${room.games + 1}`)
  const host = seatOf(draft.room, context.pid)
  draft.add({ type: 'acted', seat: host, op: command.opId })
  const house = houseOf(room.table.house)
  const byDice = house.starter.startsWith('dice')
  const [one = 0, two = 0] = byDice ? draft.dice('starter', -1, command.entropy, 2) : []
  if (!byDice) return draft
  const starter = starterBy(host, one + two, draft.room.seats.length, house.direction)
  const event = { type: 'starter', seat: starter, dice: [one, two], at: context.now } as const
  return draft.add({ type: 'played', event, entropy: command.entropy })
}
