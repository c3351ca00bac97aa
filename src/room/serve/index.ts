import { type Answer, type No, no, type Reply } from '../answers'
import type { Command, Of, Op } from '../commands'
import { type Act, decide, join, sendAway } from '../decide'
import { expire, nudge } from '../decide/turn'
import type { Draft } from '../draft'
import type { Entry } from '../entry'
import type { Needs } from '../needs'
import { isRunning, PAGE, type Pid, type Room, seatOf } from '../state'
import { parseCommand } from '../wire'
import { change, settled } from './change'
import { create } from './create'
import { enter, knock, whole } from './doors'
import { shut } from './kick'
import { hasTime } from './limits'
import { master, pidOf } from './master'
import { forget, home, rename } from './names'
import { isWished, wish } from './remind'

/** What happened in a turn of the present game: in the tail, and in the pages where it may be older. */
async function happened({ store }: Needs, room: Room, turn: number): Promise<readonly Entry[]> {
  const inTail = room.tail.filter(e => e.t === turn)
  const first = room.tail[0]
  if (room.fair === null || (first !== undefined && first.t < turn)) return inTail
  const pages = await store.pagesOf(room.fair.game, turn)
  return [...pages.flatMap(page => page.entries.filter(e => e.t === turn)), ...inTail]
}

/** The version in which a seat's operation took effect, if it is one of the seat's last two. */
const versionOf = (room: Room, pid: Pid, opId: string): number | undefined =>
  room.seats[seatOf(room, pid)]?.ops.find(([op]) => op === opId)?.[1]

/** What was handed to somebody else is kept with that seat. */
const wasHanded = (room: Room, opId: string): boolean =>
  room.seats.some(seat => seat.ops.some(([op]) => op === opId))

function isRepeat(draft: Draft, command: Act): boolean {
  if (command.op === 'hand') return wasHanded(draft.room, command.opId)
  return 'opId' in command && versionOf(draft.room, draft.context.pid, command.opId) !== undefined
}

async function act(needs: Needs, openid: string, command: Act): Promise<Reply> {
  const pid = pidOf(await master(needs), command.room, openid)
  const decision = (draft: Draft) => (isRepeat(draft, command) ? draft : decide(draft, command))
  const changed = await change(needs, command.room, pid, decision)
  if (changed === null) return no('room/not-found')
  const { room } = changed
  const over = changed.no === null || changed.no.no === 'room/turn-over'
  const did =
    'turn' in command && command.op !== 'start' && over
      ? await happened(needs, room, command.turn)
      : undefined
  if (changed.no) return { ...changed.no, room, did }
  const v = ('opId' in command ? versionOf(room, pid, command.opId) : did?.[did.length - 1]?.v) ?? room.v
  return { v, pid, room, did: command.op === 'start' ? room.tail.filter(e => e.v === v) : did }
}

/** The host's place is claimed, or asked for. Refused beside what `claimHost` refuses: 'room/host-here'. */
async function claim(needs: Needs, openid: string, command: Of<'claim-host'>): Promise<Reply> {
  const reply = await act(needs, openid, command)
  if ('no' in reply || reply.room?.host === reply.pid) return reply
  return { ...no('room/host-here'), room: reply.room }
}

/** What any member may do, seated or not. */
async function asMember(needs: Needs, openid: string, command: Of<'cheer'>): Promise<Reply> {
  const found = await knock(needs, openid, { room: command.room })
  return 'no' in found ? found : act(needs, openid, command)
}

/** Begins a game. What some want to be told is due then: whoever settles it tells them, and the host does not wait for it. */
const start = async (needs: Needs, openid: string, command: Of<'start'>): Promise<Reply> =>
  act(needs, openid, { ...command, remind: await isWished(needs, command.room) })

/** Somebody who waits in the lobby is to be told when the game begins. Refused beside what `wish` refuses: what the decision does. */
async function remind(needs: Needs, openid: string, command: Of<'remind'>): Promise<Reply> {
  const reply = await act(needs, openid, command)
  if ('no' in reply || !reply.pid) return reply
  return (await wish(needs, command.room, reply.pid)) ?? reply
}

async function openTable(needs: Needs, openid: string, command: Of<'create'>): Promise<Reply> {
  const made = await create(needs, openid, command)
  return 'no' in made ? made : people(needs, openid, { op: 'people', room: made.id })
}

/** Whether somebody was sent away while coming in or being given a seat: then they have none after all. */
async function wasSentAway(needs: Needs, id: string, pid: Pid): Promise<boolean> {
  const door = await needs.store.get('doors', id)
  if (!door?.kicked.includes(pid)) return false
  await change(needs, id, pid, draft => sendAway(draft, pid))
  return true
}

/** Sends a person away, or lets them in again: see `shut`. */
async function keepOut(needs: Needs, openid: string, command: Of<'kick' | 'let-in'>): Promise<Reply> {
  const refused = await shut(needs, openid, command)
  if (refused) return refused
  const { op, room } = command
  const kicked = op === 'kick' ? await act(needs, openid, { op, room, pid: command.pid }) : null
  return kicked && 'no' in kicked ? kicked : whole(needs, room, pidOf(await master(needs), room, openid))
}

/**
 * Drops the game and starts another, in two writes: the first makes its seed public, and a repeat goes on from there.
 * `start` keeps the operation, so that a repeat of the whole is known.
 */
async function restart(needs: Needs, openid: string, command: Of<'restart'>): Promise<Reply> {
  const dropped = await act(needs, openid, command)
  if ('no' in dropped || !dropped.room) return dropped
  return act(needs, openid, { ...command, op: 'start', turn: dropped.room.turn })
}

/** Gives a seat to a member. Refused beside what `hand` refuses: 'room/bad-call' for who is none or was sent away. */
async function handOver(needs: Needs, openid: string, command: Of<'hand'>): Promise<Reply> {
  const door = await needs.store.get('doors', command.room)
  const welcome = door !== null && command.pid in door.members && !door.kicked.includes(command.pid)
  const from = pidOf(await master(needs), command.room, openid)
  const seat = (await needs.store.get('rooms', command.room))?.seats.find(s => s.pid === from && !s.gone)
  if (door !== null && seat && !welcome) return no('room/bad-call', { field: 'pid' })
  const handed = await act(needs, openid, command)
  if (!('no' in handed)) await wasSentAway(needs, command.room, command.pid)
  return handed
}

async function comeIn(needs: Needs, openid: string, command: Of<'look' | 'join'>): Promise<Reply> {
  const found = await knock(needs, openid, command.by)
  if ('no' in found) return found
  const entered = found.member ? null : await enter(needs, found.room, found.pid, openid, 'joins')
  if (entered) return entered
  if (command.op === 'join') {
    const changed = await change(needs, found.room, found.pid, draft => join(draft, command.seat))
    if (changed === null) return no('room/not-found')
    if (changed.no) return { ...changed.no, room: changed.room }
    if (await wasSentAway(needs, found.room, found.pid)) return no('room/kicked')
  }
  return whole(needs, found.room, found.pid)
}

/** The room as it is. A seat that was away is here again by asking. */
async function sync(needs: Needs, openid: string, { room: id }: Of<'sync'>): Promise<Reply> {
  const pid = pidOf(await master(needs), id, openid)
  const room = await needs.store.get('rooms', id)
  if (room === null) return no('room/not-found')
  const seat = room.seats[seatOf(room, pid)]
  if (seat?.away && !seat.gone && isRunning(room))
    return act(needs, openid, { op: 'here', room: id, away: false })
  const now = await settled(needs, room)
  return { v: now.v, pid, room: now }
}

async function people(needs: Needs, openid: string, { room }: Of<'people'>): Promise<Reply> {
  const found = await knock(needs, openid, { room })
  return 'no' in found ? found : whole(needs, room, found.pid)
}

/** The twelve entries of a game from `first` on: what the tail still has of them, else the page that was there before. */
async function log(needs: Needs, _: string, command: Of<'log'>): Promise<Reply> {
  const { room: id, game, first } = command
  if (!game.startsWith(`${id}_`) || first % PAGE !== 0) return no('room/bad-call', { field: 'first' })
  const room = await needs.store.get('rooms', id)
  const kept = room?.fair?.game === game ? room : await needs.store.get('games', game)
  if (kept === null) return no('room/not-found')
  const inTail = kept.tail.filter(e => e.n >= first && e.n < first + PAGE)
  if (inTail.length > 0) return { entries: inTail }
  const page = await needs.store.get('pages', `${game}_${first}`)
  return { entries: page?.entries ?? [] }
}

/** What is more than one decision about one room. */
const replies: { readonly [K in Op]?: (needs: Needs, openid: string, command: Of<K>) => Promise<Reply> } = {
  create: openTable,
  look: comeIn,
  join: comeIn,
  kick: keepOut,
  'let-in': keepOut,
  start,
  restart,
  remind,
  'claim-host': claim,
  cheer: asMember,
  hand: handOver,
  sync,
  people,
  log,
  me: rename,
  home,
  forget
}

function reply(needs: Needs, openid: string, command: Command): Promise<Reply> {
  const serving = (replies[command.op] ?? act) as (n: Needs, o: string, c: Command) => Promise<Reply>
  return serving(needs, openid, command)
}

async function heard(needs: Needs, openid: string, command: Command | No): Promise<Reply> {
  if ('no' in command) return command
  return hasTime(needs, openid) ? reply(needs, openid, command) : no('room/busy')
}

function answer(reply: Reply, now: number): Answer {
  if (!('no' in reply)) return { ok: true, now, ...reply }
  const { no: code, turn: _, ...rest } = reply
  return { ok: false, code, now, ...rest }
}

/**
 * The whole authority: what a call of `openid` with `data` does, and what it is answered. Never throws for anything
 * that a caller sends; errors of the store are passed on.
 */
export async function serve(needs: Needs, openid: string, data: unknown): Promise<Answer> {
  return answer(await heard(needs, openid, parseCommand(data)), needs.now())
}

async function wakeUp(needs: Needs, id: string): Promise<void> {
  const room = await needs.store.get('rooms', id)
  if (room === null) return
  if ((await settled(needs, room)).phase === 'ended') return
  await change(needs, id, '', draft => {
    const { turn, phase } = draft.room
    if (expire(draft).events.length > 0) return draft
    return phase === 'playing' ? nudge(draft, { turn }) : draft
  })
}

/**
 * What the minute timer does: every room that is due is looked at once, whatever goes wrong at another; then the first
 * error is passed on.
 * @returns how many rooms were looked at
 */
export async function serveTimer(needs: Needs): Promise<{ readonly looked: number }> {
  const ids = await needs.store.awake(needs.now())
  const looks = await Promise.allSettled(ids.map(id => wakeUp(needs, id)))
  const failed = looks.find(look => look.status === 'rejected')
  if (failed) throw failed.reason
  return { looked: ids.length }
}
