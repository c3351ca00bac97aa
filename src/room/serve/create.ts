import { mac } from '@/fair'
import { type No, no } from '../answers'
import type { Create } from '../commands'
import type { Needs } from '../needs'
import { IDLE_MS, type Pid, type Room } from '../state'
import { CODE_LETTERS } from '../wire'
import { enter } from './doors'
import { isSpent } from './limits'
import { master, pidOf } from './master'
import { personOf } from './people'

/** Codes that one table tries before it gives up; 31^6 codes and few tables make a second try rare. */
const CODE_TRIES = 20
const CODE_LENGTH = 6
/** A code is free again this long after its table ended, in ms. */
const CODE_REST = 24 * 3600_000

function codeOf(key: string, room: string, attempt: number): string {
  const bytes = mac(key, 'code', room, String(attempt))
  const pick = (i: number) =>
    CODE_LETTERS[Number.parseInt(bytes.slice(8 * i, 8 * i + 8), 16) % CODE_LETTERS.length]
  return Array.from({ length: CODE_LENGTH }, (_, i) => pick(i)).join('')
}

async function reserve({ store, now }: Needs, code: string, room: string): Promise<boolean> {
  if (await store.add('codes', { _id: code, v: 1, room })) return true
  const taken = await store.get('codes', code)
  if (taken === null) return false
  if (taken.room === room) return true
  const other = await store.get('rooms', taken.room)
  const free = other !== null && other.phase === 'ended' && other.at + CODE_REST <= now()
  return free && store.swap('codes', { _id: code, v: taken.v + 1, room }, taken.v)
}

async function findCode(needs: Needs, key: string, room: string): Promise<string | null> {
  for (let attempt = 0; attempt < CODE_TRIES; attempt++) {
    const code = codeOf(key, room, attempt)
    if (await reserve(needs, code, room)) return code
  }
  return null
}

function newRoom(id: string, pid: Pid, command: Create, now: number): Room {
  const { op: _, opId: __, ...table } = command
  return {
    _id: id,
    schema: 1,
    v: 1,
    at: now,
    phase: 'lobby',
    host: pid,
    hostAwaySince: 0,
    hostAskedBy: '',
    pausedBy: '',
    seats: [{ pid, gone: false, away: false, missed: 0, ops: [] }],
    table,
    turn: 0,
    deadline: 0,
    idle: 0,
    began: 0,
    games: 0,
    lastChampion: '',
    game: null,
    again: [],
    fair: null,
    tail: [],
    entries: 0,
    faces: 0,
    cheers: [],
    due: [],
    wake: now + IDLE_MS
  }
}

/**
 * Opens a table whose host sits on its first seat. The id comes from the caller and its `opId`, so that a repeat meets
 * its own table and changes nothing. Order matters: the room itself comes last, and until then nobody can see any of it.
 * Refused: 'room/too-many' tables today, 'room/busy' if no code or no place behind the door could be had.
 */
export async function create(
  needs: Needs,
  openid: string,
  command: Create
): Promise<{ id: string; pid: Pid } | No> {
  const key = await master(needs)
  const id = mac(key, 'room', openid, command.opId).slice(0, 24)
  const pid = pidOf(key, id, openid)
  const person = await personOf(needs, openid)
  if (!person.rooms.includes(id) && isSpent(needs, person, 'tables')) return no('room/too-many')
  const code = await findCode(needs, key, id)
  if (code === null) return no('room/busy')
  await needs.store.add('doors', {
    _id: id,
    v: 1,
    key: mac(key, 'key', id).slice(0, 24),
    code,
    members: {},
    kicked: []
  })
  const entered = await enter(needs, id, pid, openid, 'tables')
  if (entered) return entered
  await needs.store.add('rooms', newRoom(id, pid, command, needs.now()))
  return { id, pid }
}
