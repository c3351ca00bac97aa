import { createHash } from 'node:crypto'
import { type Answer, type Done, load, type Needs, type Refused, type Room, serve, serveTimer } from '@/room'
import { houseOf } from '@/rules'
import { type MemoryStore, memoryStore } from './memory-store'
import { startEntropy, wantedEntropy } from './wanted'

/** 2026-09-25, 20:00 in Xiamen: Mid-Autumn. */
const EVENING = Date.UTC(2026, 8, 25, 12)

export type Call = Readonly<Record<string, unknown>>

/** An authority over tables that people can call, wherever it runs. */
export interface Authority {
  call(openid: string, data: Call): Promise<Answer>
  /** the same, and the test fails if it is refused */
  done(openid: string, data: Call): Promise<Done>
  /** the same, and the test fails if it is not */
  refused(openid: string, data: Call): Promise<Refused>
  room(id: string): Promise<Room>
  master(): Promise<string>
}

/** The two ways of insisting, over a way of calling. */
export function insisting(call: Authority['call']): Pick<Authority, 'call' | 'done' | 'refused'> {
  return {
    call,
    async done(openid, data) {
      const answer = await call(openid, data)
      if (!answer.ok) throw new Error(`${openid} ${String(data.op)}: ${answer.code} ${answer.field ?? ''}`)
      return answer
    },
    async refused(openid, data) {
      const answer = await call(openid, data)
      if (answer.ok) throw new Error(`${openid} ${String(data.op)} was not refused`)
      return answer
    }
  }
}

/** The authority in process: documents in memory, a clock that only the test moves, bytes from a seed. */
export interface Party extends Authority {
  readonly store: MemoryStore
  now: number
  /** words that the check of this party does not like */
  readonly rude: Set<string>
  /** messages that were sent, in order */
  readonly told: readonly { readonly openid: string; readonly room: string }[]
  /** people whom no message can be sent to */
  readonly deaf: Set<string>
  timer(): Promise<{ looked: number }>
}

/** `limits`: whether people may do only so much of everything. */
export function party(seed = 'party', store: MemoryStore = memoryStore(), limits = true): Party {
  let drawn = 0
  const rude = new Set<string>()
  const told: { openid: string; room: string }[] = []
  const deaf = new Set<string>()
  const random = (bytes: number) =>
    createHash('sha512').update(`${seed} ${drawn++}`).digest().subarray(0, bytes)
  const needs: Needs = {
    store,
    now: () => self.now,
    random,
    limits,
    wait: () => Promise.resolve(),
    decent: async text => !rude.has(text),
    messages: {
      template: 'template',
      async send(openid, room) {
        if (deaf.has(openid)) throw new Error('43101')
        told.push({ openid, room })
      }
    }
  }
  const self: Party = {
    store,
    now: EVENING,
    rude,
    told,
    deaf,
    ...insisting((openid, data) => serve(needs, openid, data)),
    timer: () => serveTimer(needs),
    async room(id) {
      return (await store.get('rooms', id))!
    },
    async master() {
      return (await store.get('keys', 'master'))!.value
    }
  }
  return self
}

let ops = 0
/** An operation id that no call of this run had before. */
export const opId = () => `op-${String(++ops).padStart(8, '0')}`

export interface Seated<A extends Authority = Party> {
  readonly party: A
  readonly id: string
  readonly key: string
  readonly code: string
  /** openids in the order of their seats */
  readonly guests: readonly string[]
}

/** A table in the lobby, its host on seat 0 and the other guests after it. */
export function seated(guests?: readonly string[], table?: Call): Promise<Seated>
export function seated<A extends Authority>(
  guests: readonly string[] | undefined,
  table: Call | undefined,
  a: A
): Promise<Seated<A>>
export async function seated(
  guests: readonly string[] = ['ama', 'aming', 'lihua'],
  table: Call = {},
  p: Authority = party()
): Promise<Seated<Authority>> {
  const [host = '', ...others] = guests
  const made = await p.done(host, { op: 'create', opId: opId(), ...table })
  const [id, key, code] = [made.room!._id, made.key!, made.code!]
  for (const guest of others) await p.done(guest, { op: 'join', room: id, key })
  return { party: p, id, key, code, guests }
}

/** The same, and started: seat 0 begins. */
export function started(guests?: readonly string[], table?: Call): Promise<Seated>
export function started<A extends Authority>(
  guests: readonly string[] | undefined,
  table: Call | undefined,
  a: A
): Promise<Seated<A>>
export async function started(
  guests?: readonly string[],
  table?: Call,
  p: Authority = party()
): Promise<Seated<Authority>> {
  const s = await seated(guests, table, p)
  await begin(s)
  return s
}

/** The host starts; with two dice whose sum brings the turn to that seat. Of twelve, two dice never choose the first. */
export async function begin(s: Seated<Authority>, starter = 0): Promise<Done> {
  const room = await s.party.room(s.id)
  const hosts = await Promise.all(
    s.guests.map(async g => (await s.party.done(g, { op: 'sync', room: s.id })).pid)
  )
  const host = s.guests[hosts.indexOf(room.host)]!
  const seats = room.seats.filter(seat => !seat.gone)
  const n = seats.length
  const byChampion = houseOf(room.table.house).starter === 'dice-by-champion'
  const champion = byChampion ? seats.findIndex(seat => seat.pid === room.lastChampion) : -1
  const at = champion < 0 ? seats.findIndex(seat => seat.pid === room.host) : champion
  const sum = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].find(total => (at + total - 1) % n === starter)!
  const entropy = startEntropy(await s.party.master(), room, sum)
  return s.party.done(host, { op: 'start', room: s.id, turn: room.turn, opId: opId(), entropy })
}

/** Whose turn it is throws what is wanted: a pattern, or six dice as "441236". */
export async function throws(s: Seated<Authority>, wants: string, more: Call = {}): Promise<Done> {
  const room = await s.party.room(s.id)
  const seat = load(room.game!, room.table).turn
  const entropy = wantedEntropy(await s.party.master(), room, seat, wants)
  const call = { op: 'throw', room: s.id, turn: room.turn, opId: opId(), entropy, ...more }
  return s.party.done(s.guests[seat]!, call)
}
