import { customHouse, DARK_MS, HOUSES, type HouseId, houseDiff, RANKS, type Rank } from '@/rules'
import { type No, no } from './answers'
import type { Command, Create, Entrance, Of, Op } from './commands'
import { HURRY, SEATS, type Table } from './state'

/**
 * The number of this client, which its calls carry as `client`; none: this one. It grows when calls or answers change in
 * a way that an older phone cannot follow; the one before is still served.
 * 1: seats that stay whose they are, no jumps and no dark. 2: as the README has it.
 */
export const CLIENT = 2

/** Letters and digits of an invite code: none that is read or heard as another. */
export const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const CODE_LENGTH = 6
const NAME_LENGTH = 12
/** UTF-16 units of a name as it is sent, blanks and all. */
const NAME_SENT = 200
const FACES = 12

class BadCall extends Error {}
type Fields = Readonly<Record<string, unknown>>

/** Thrown and caught in this file only: a parser of thirty fields reads better when each may simply give up. */
const bad = (field: string): never => {
  throw new BadCall(field)
}

function text(f: Fields, field: string, shape: RegExp): string {
  const value = f[field]
  return typeof value === 'string' && shape.test(value) ? value : bad(field)
}

function whole(f: Fields, field: string, least: number, most: number): number {
  const value = f[field]
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most
    ? (value as number)
    : bad(field)
}

function oneOf<T extends string>(f: Fields, field: string, all: readonly T[]): T {
  const value = f[field]
  return all.includes(value as T) ? (value as T) : bad(field)
}

const or = <T>(f: Fields, field: string, fallback: T, parse: () => T): T =>
  f[field] === undefined ? fallback : parse()

const room = (f: Fields) => text(f, 'room', /^[0-9a-f]{24}$/)
const pid = (f: Fields) => text(f, 'pid', /^[0-9a-f]{24}$/)
const opId = (f: Fields) => text(f, 'opId', /^[A-Za-z0-9_-]{8,32}$/)
const entropy = (f: Fields) => text(f, 'entropy', /^[0-9a-f]{32}$/)
const turn = (f: Fields) => whole(f, 'turn', 0, 1e9)
const game = (f: Fields) => text(f, 'game', /^[0-9a-f]{24}_\d{1,6}$/)
const flag = (f: Fields, field: string) => {
  const value = f[field]
  return typeof value === 'boolean' ? value : bad(field)
}

/** A code as people type it: any case, any spaces or dashes between. null: it can be no code. */
export function readCode(typed: string): string | null {
  const letters = typed.toUpperCase().replace(/[\s\-·]/g, '')
  const known = [...letters].every(c => CODE_LETTERS.includes(c))
  return letters.length === CODE_LENGTH && known ? letters : null
}

function entrance(f: Fields): Entrance {
  if (f.code !== undefined) {
    return { code: (typeof f.code === 'string' && f.code.length <= 32 && readCode(f.code)) || bad('code') }
  }
  return f.key === undefined ? { room: room(f) } : { room: room(f), key: text(f, 'key', /^[0-9a-f]{24}$/) }
}

function stock(f: Fields): Table['stock'] {
  const given = f.stock
  if (given === null) return null
  if (typeof given !== 'object' || Array.isArray(given)) return bad('stock')
  const counts = given as Fields
  const stock = {} as Record<Rank, number>
  for (const rank of RANKS) stock[rank] = whole(counts, rank, rank === 'zhuangyuan' ? 1 : 0, 999)
  return stock
}

/** A house with what its host changed: only what differs from its sheet, and makes sense to the rules. */
function house(f: Fields): Table['house'] {
  const id = oneOf(f, 'house', Object.keys(HOUSES) as HouseId[])
  const custom = customHouse(id, f.diff ?? {})
  return 'refused' in custom ? bad('diff') : houseDiff(custom)
}

/** Offsets that a phone sends at once: twice what a whole dark can count. */
const OFFSETS_SENT = 64

function offsets(f: Fields): number[] {
  const given = f.offsets
  if (!Array.isArray(given) || given.length === 0 || given.length > OFFSETS_SENT) return bad('offsets')
  const fits = (x: unknown) => Number.isInteger(x) && (x as number) >= 0 && (x as number) < DARK_MS
  return given.every(fits) ? [...given] : bad('offsets')
}

/** What a host may choose of a table. */
const choices: { readonly [K in keyof Table]: (f: Fields) => Table[K] } = {
  house,
  stock,
  size: f => whole(f, 'size', 1, SEATS),
  limit: f => (f.limit === 0 ? 0 : whole(f, 'limit', 15, 120)),
  absence: f => oneOf(f, 'absence', ['throw', 'skip']),
  jumps: f => oneOf(f, 'jumps', ['never', 'sometimes'])
}
/** What a table is where its host chose nothing else. */
const USUAL = { house: 'xmu', stock: null, size: 10, limit: 30, absence: 'throw', jumps: 'never' }

/** The choices that a call makes. Changes of a house come with its name. */
function chosen(f: Fields): Partial<Table> {
  if (f.diff !== undefined && f.house === undefined) return bad('house')
  const given = Object.entries(choices).filter(([field]) => f[field] !== undefined)
  return Object.fromEntries(given.map(([field, parse]) => [field, parse(f)]))
}

function create(f: Fields): Omit<Create, 'op'> {
  const given = Object.entries(f).filter(([, value]) => value !== undefined)
  return { opId: opId(f), ...(chosen({ ...USUAL, ...Object.fromEntries(given) }) as Table) }
}

/** What looks like a space, or like nothing: fillers too. */
const BLANKS = /[\s\u115f\u1160\u2800\u3164\uffa0]+/g
/** What has no look of its own, but for the joiner inside 👩‍🚀. */
const UNSEEN = /(?!\u200d)\p{C}/u

function name(f: Fields): string {
  const value = f.name
  if (typeof value !== 'string' || value.length > NAME_SENT) return bad('name')
  const trimmed = value.replace(BLANKS, ' ').replace(/^[ \u200d]+|[ \u200d]+$/g, '')
  return [...trimmed].length <= NAME_LENGTH && !UNSEEN.test(trimmed) ? trimmed : bad('name')
}

const plain = (f: Fields) => ({ room: room(f) })
/** What acts on a turn and may draw from the chain. */
const drawing = (f: Fields) => ({ room: room(f), opId: opId(f), turn: turn(f), entropy: entropy(f) })

const parsers: { readonly [K in Op]: (f: Fields) => Omit<Of<K>, 'op'> } = {
  create,
  set: f => ({ room: room(f), table: chosen(f) }),
  look: f => ({ by: entrance(f) }),
  join: f => ({ by: entrance(f), seat: or(f, 'seat', null, () => whole(f, 'seat', 0, SEATS - 1)) }),
  start: drawing,
  restart: drawing,
  agree: f => ({ room: room(f), game: game(f), yes: flag(f, 'yes') }),
  throw: drawing,
  nudge: f => ({ room: room(f), turn: turn(f) }),
  grab: f => ({ room: room(f), turn: turn(f), offsets: offsets(f) }),
  cheer: f => ({ room: room(f), cheer: whole(f, 'cheer', 0, HURRY) }),
  here: f => ({ room: room(f), away: flag(f, 'away') }),
  sync: plain,
  people: plain,
  remind: plain,
  leave: plain,
  pause: plain,
  end: plain,
  resume: plain,
  'claim-host': plain,
  kick: f => ({ room: room(f), pid: pid(f) }),
  'let-in': f => ({ room: room(f), pid: pid(f) }),
  hand: f => ({ room: room(f), opId: opId(f), pid: pid(f) }),
  move: f => ({ room: room(f), pid: pid(f), to: whole(f, 'to', 0, SEATS - 1) }),
  log: f => ({ room: room(f), game: game(f), first: whole(f, 'first', 0, 1e6) }),
  me: f => ({ room: or(f, 'room', null, () => room(f)), name: name(f), face: whole(f, 'face', 0, FACES) }),
  home: () => ({}),
  forget: () => ({})
}

/**
 * What a call asks for. Only the fields of its operation are read; a seat, dice or an openid in it are not even seen.
 * Refused: 'app/update-needed' for a client that is older than the one before this; 'room/bad-call', with the first field that is missing or not of its form ('op' if the operation is unknown).
 */
export function parseCommand(data: unknown): Command | No {
  if (typeof data !== 'object' || data === null) return no('room/bad-call', { field: 'op' })
  const fields = data as Fields
  const { op, client = CLIENT } = fields
  if (!Number.isInteger(client)) return no('room/bad-call', { field: 'client' })
  if ((client as number) < CLIENT - 1) return no('app/update-needed')
  if (typeof op !== 'string' || !Object.keys(parsers).includes(op))
    return no('room/bad-call', { field: 'op' })
  try {
    return { op, ...parsers[op as Op](fields) } as Command
  } catch (error) {
    if (error instanceof BadCall) return no('room/bad-call', { field: error.message })
    throw error
  }
}
