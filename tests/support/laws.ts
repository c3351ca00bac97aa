import { IDLE_MS, isRunning, load, PAGE, type Room, TAIL } from '@/room'
import { houseOf, RANKS, timeUpAt, total } from '@/rules'

const cakes = (room: Room): number => {
  if (room.game === null) return 0
  const game = load(room.game, room.table)
  return total(game.stock) + total(game.shared) + game.held.reduce((sum, held) => sum + total(held), 0)
}

function cakesOfSet({ game, table }: Room): number {
  if (game === null) return 0
  const set = table.stock ?? houseOf(table.house).set
  return RANKS.reduce((sum, rank) => sum + set[rank], 0)
}

function wakeOf({ due, at, phase, deadline, game, table, began }: Room): number {
  if (due.length > 0) return at
  if (phase === 'ended') return 0
  const isOn = phase === 'playing' && !game?.timeUp
  const up = isOn ? timeUpAt(houseOf(table.house), began) : null
  return Math.min(deadline || at + IDLE_MS, up ?? Number.POSITIVE_INFINITY)
}

/** What is true of every room that was ever written, by name. */
const ALWAYS: Readonly<Record<string, (room: Room) => boolean>> = {
  'a person has one seat': ({ seats }) => new Set(seats.map(s => s.pid)).size === seats.length,
  'no more sit than the table has seats': ({ seats, table }) =>
    seats.filter(s => !s.gone).length <= table.size,
  'the host sits, while anybody does': ({ seats, host }) =>
    seats.every(s => s.gone) || seats.some(s => s.pid === host && !s.gone),
  'since when a host is away is known': ({ seats, host, hostAwaySince }) =>
    !seats.some(s => s.pid === host && !s.gone && s.away) || hostAwaySince > 0,
  'who missed two turns is away': ({ seats }) => seats.every(s => s.missed < 2 || s.away),
  'a turn that is played has a deadline, if the table has any or waits for somebody away; nothing else has':
    room =>
      room.deadline > 0 ===
      (room.phase === 'playing' &&
        (room.game?.scramble != null ||
          room.table.limit > 0 ||
          (room.game !== null && room.seats[room.game.turn]?.away === true))),
  'the timer looks when something is due, when the time of a game is up, and after a day of nothing': room =>
    room.wake === wakeOf(room),
  'the tail is short and begins where a page ended': ({ tail }) =>
    tail.length <= TAIL && (tail[0]?.n ?? 0) % PAGE === 0,
  'cakes are neither made nor lost': room => cakes(room) === cakesOfSet(room),
  'who wants to begin anew has a seat, and is named once': ({ again, seats }) =>
    again.every((seat, i) => seat < seats.length && seat > (again[i - 1] ?? -1)),
  'a person is heard once in five seconds, of three cheers at most': ({ cheers }) =>
    cheers.length <= 3 &&
    cheers.every((one, i) => cheers.slice(0, i).every(c => c.pid !== one.pid || c.at + 5000 <= one.at)),
  'the seed is out when the game is over, and not before': room =>
    room.fair === null || (room.fair.seed !== '') === (room.phase === 'ended')
}

/** What is true of every room with a game that goes on. */
const RUNNING: Readonly<Record<string, (room: Room) => boolean>> = {
  'its game is not over': room => room.game !== null && room.game.phase !== 'ended',
  'who left the table left the game': room => room.seats.map(s => s.gone).join() === room.game?.left.join(),
  'nothing of the game before is due': room => !room.due.includes('archive'),
  'the turn waits for somebody who may come': room => {
    const waits = room.seats[room.game?.turn ?? -1]
    if (room.game?.scramble) return true
    return waits !== undefined && !waits.gone && (room.phase === 'paused' || waits.missed < 2)
  },
  'it is paused when nobody is there': room =>
    room.phase === 'paused' || room.seats.some(s => !s.gone && !s.away)
}

/** What is true of two versions in a row. */
const NEXT: Readonly<Record<string, (before: Room, after: Room) => boolean>> = {
  'v grows by one': (before, after) => after.v === before.v + 1,
  'turns only go on': (before, after) => after.turn >= before.turn,
  'faces only grow': (before, after) => after.faces >= before.faces,
  'nobody moves the deadline of a turn': (before, after) =>
    before.phase !== 'playing' ||
    after.phase !== 'playing' ||
    before.turn !== after.turn ||
    (after.table.limit === 0 && (before.deadline === 0 || after.deadline === 0)) ||
    before.deadline === after.deadline
}

/** The laws that a room breaks, by name; `before` is the version it came from. */
export const broken = (before: Room | null, room: Room): readonly string[] => [
  ...Object.entries(ALWAYS).flatMap(([law, holds]) => (holds(room) ? [] : [law])),
  ...Object.entries(RUNNING).flatMap(([law, holds]) => (!isRunning(room) || holds(room) ? [] : [law])),
  ...Object.entries(NEXT).flatMap(([law, holds]) => (before === null || holds(before, room) ? [] : [law]))
]
