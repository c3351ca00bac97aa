import { type Rng, rngOf } from './rng'

/** What a forger knows of a table: more than any stranger does. */
export interface Known {
  readonly room: string
  readonly key: string
  readonly code: string
  readonly turn: number
  readonly game: string
}

type Fields = Readonly<Record<string, unknown>>
type Valid = (x: unknown) => boolean

const text =
  (shape: RegExp): Valid =>
  x =>
    typeof x === 'string' && shape.test(x)
const whole =
  (least: number, most: number): Valid =>
  x =>
    Number.isInteger(x) && (x as number) >= least && (x as number) <= most
const oneOf =
  (...all: readonly unknown[]): Valid =>
  x =>
    all.includes(x)

/** What a field may be at all; where that is hard to say, more than it may be. */
const VALID: Readonly<Record<string, Valid>> = {
  room: text(/^[0-9a-f]{24}$/),
  opId: text(/^[A-Za-z0-9_-]{8,32}$/),
  entropy: text(/^[0-9a-f]{32}$/),
  key: text(/^[0-9a-f]{24}$/),
  code: text(/^[\s\S]{6,32}$/),
  turn: whole(0, 1e9),
  away: oneOf(true, false),
  name: x => typeof x === 'string' && x.length <= 200 && !x.includes('\0'),
  face: whole(0, 12),
  game: text(/^[0-9a-f]{24}_\d{1,6}$/),
  first: whole(0, 1e6),
  house: text(/^[a-z]+$/),
  stock: x => x === null || x === undefined || (typeof x === 'object' && 'zhuangyuan' in x),
  size: whole(1, 12),
  limit: x => x === 0 || whole(15, 120)(x),
  absence: oneOf('throw', 'skip'),
  jumps: oneOf('never', 'sometimes'),
  diff: x => x === null || x === undefined || (typeof x === 'object' && Object.keys(x).length === 0),
  yes: oneOf(true, false),
  cheer: whole(0, 6),
  pid: text(/^[0-9a-f]{24}$/),
  to: whole(0, 11),
  offsets: x => Array.isArray(x) && x.length > 0 && x.length <= 64 && x.every(whole(0, 9999)),
  seat: whole(0, 11)
}

const OPTIONAL: Readonly<Record<string, readonly string[]>> = {
  create: ['house', 'diff', 'stock', 'size', 'limit', 'absence', 'jumps'],
  set: ['house', 'diff', 'stock', 'size', 'limit', 'absence', 'jumps'],
  join: ['seat'],
  me: ['room']
}

/** One right call of each operation. */
const rightCalls = (k: Known): readonly Fields[] => {
  const [opId, entropy, room, pid] = ['op-forged-1', 'ab'.repeat(16), k.room, 'cd'.repeat(12)]
  const choice = {
    house: 'xmu',
    diff: {},
    stock: null,
    size: 10,
    limit: 30,
    absence: 'throw',
    jumps: 'never'
  }
  return [
    { op: 'create', opId, ...choice },
    { op: 'set', room, ...choice },
    ...['throw', 'start', 'restart'].map(op => ({ op, room, opId, turn: k.turn, entropy })),
    { op: 'agree', room, game: k.game, yes: true },
    { op: 'nudge', room, turn: k.turn },
    { op: 'grab', room, turn: k.turn, offsets: [0, 400] },
    { op: 'cheer', room, cheer: 2 },
    { op: 'here', room, away: true },
    ...['sync', 'people', 'remind', 'leave', 'pause', 'resume', 'end', 'claim-host'].map(op => ({
      op,
      room
    })),
    ...['kick', 'let-in'].map(op => ({ op, room, pid })),
    { op: 'hand', room, opId, pid },
    { op: 'move', room, pid, to: 1 },
    { op: 'look', room, key: k.key },
    { op: 'join', room, key: k.key },
    { op: 'join', room, key: k.key, seat: 1 },
    { op: 'join', code: k.code },
    { op: 'log', room, game: k.game, first: 0 },
    { op: 'me', room, name: '阿嬷', face: 3 }
  ]
}

const deep = (depth: number): unknown => {
  let value: unknown = 'bottom'
  for (let i = 0; i < depth; i++) value = i % 2 ? [value] : { a: value }
  return value
}
const UNICODE = [
  '\0',
  '\ud800',
  '\udfff',
  '\u202e',
  '\u200d',
  '👩‍🚀',
  'e\u0301\u0301\u0301',
  '\ufeff',
  '一秀',
  '𝟙'
]
const WEIRD: readonly ((rng: Rng, right: unknown) => unknown)[] = [
  () => undefined,
  () => null,
  rng => rng.pick([true, false, 0, -1, 1.5, 1e308, 2 ** 53, -(2 ** 31), 13, 1e9 + 1]),
  rng =>
    rng.pick([
      '',
      ' ',
      'null',
      '0',
      '__proto__',
      'constructor',
      'toString',
      "' or 1=1 --",
      '../../keys',
      '$where'
    ]),
  rng => Array.from({ length: 1 + rng.below(40) }, () => rng.pick(UNICODE)).join(''),
  rng => rng.pick(['x', '0', '\u0000', '餅']).repeat(1 + rng.below(rng.pick([30, 500, 15_000]))),
  rng =>
    rng.pick<unknown>([
      { $ne: null },
      { $gt: '' },
      { $in: ['a'] },
      { $regex: '.*' },
      { $numberLong: '1' },
      { $oid: 'a' }
    ]),
  rng => rng.pick<unknown>([[], {}, [[]], { length: 24 }, { toString: 'x', valueOf: 'y' }, { toJSON: 'x' }]),
  rng => deep(1 + rng.below(rng.pick([5, 100, 1500]))),
  (_, right) => [right],
  (_, right) => ({ value: right }),
  (_, right) => `${String(right)} `,
  (_, right) => `${String(right)}\n`,
  (_, right) => String(right).toUpperCase(),
  (_, right) => (typeof right === 'number' ? String(right) : Number(right)),
  rng => Array.from({ length: rng.below(2000) }, (_, i) => i)
]

/** Fields that no call has, for somebody who hopes that they are read. `own__proto__` becomes `__proto__` in JSON. */
const FORGED: readonly Fields[] = [
  { openid: 'ama', OPENID: 'ama', userInfo: { openId: 'ama', appId: 'wx' }, pid: 'ab'.repeat(12) },
  { seat: 0, dice: [4, 4, 4, 4, 4, 4], values: [3, 3, 3, 3, 3, 3] },
  { own__proto__: { op: 'resume', polluted: true, room: 'ab'.repeat(12) } },
  { constructor: { prototype: { polluted: true } }, hasOwnProperty: 1 },
  { v: 1, now: 0, at: 0, master: 'ab'.repeat(32), seed: 'ab'.repeat(32), host: 'ab'.repeat(12) },
  { Type: 'Timer', TriggerName: 'minute', Time: '2026-09-25T12:00:00Z' },
  { tcbContext: {}, _id: 'rooms', $set: { v: 99 }, data: { v: 99 } }
]

const jsonOf = (call: Fields): string => JSON.stringify(call).replaceAll('"own__proto__"', '"__proto__"')

const withForgery = (rng: Rng, call: Fields): Fields =>
  rng.chance(0.5) ? { ...rng.pick(FORGED), ...call } : call

function wrongOp(rng: Rng, right: Fields): Fields {
  const op = rng.pick(WEIRD)(rng, right.op)
  return typeof op === 'string' && /^[a-z-]+$/.test(op) ? { ...right, op: 'win' } : { ...right, op }
}

function wrongField(rng: Rng, right: Fields): Fields {
  const field = rng.pick(Object.keys(right).filter(f => f !== 'op'))
  const isOptional = OPTIONAL[String(right.op)]?.includes(field) ?? false
  for (;;) {
    const value = rng.pick(WEIRD)(rng, right[field])
    const sent: unknown = value === undefined ? undefined : JSON.parse(JSON.stringify(value))
    const isRight = (sent === undefined && isOptional) || VALID[field]?.(sent)
    // A code or a key that is left out is another way in.
    const isWay = sent === undefined && (field === 'key' || field === 'code')
    if (!isRight && !isWay) return { ...right, [field]: sent }
  }
}

/** Calls as JSON text that cannot be read as any operation: each has one wrong field at least. */
export function* malformed(seed: number, known: Known): Generator<string> {
  const rng = rngOf(seed)
  const right = rightCalls(known)
  for (;;) {
    const call = rng.pick(right)
    yield jsonOf(withForgery(rng, rng.chance(0.15) ? wrongOp(rng, call) : wrongField(rng, call)))
  }
}

/** Right calls of somebody who may make none of them, with all that could make them look like somebody who may. */
export function* forged(seed: number, known: Known): Generator<string> {
  const rng = rngOf(seed)
  const open = ['create', 'look', 'join', 'log', 'me', 'sync', 'leave']
  const strangers = rightCalls(known).filter(({ op }) => !open.includes(String(op)))
  const other = 'cd'.repeat(12)
  const more = [
    { op: 'join', room: known.room },
    { op: 'look', room: known.room },
    { op: 'join', room: known.room, key: other },
    { op: 'look', room: other, key: known.key },
    { op: 'join', code: '222222' },
    { op: 'me', room: known.room, name: '阿明', face: 1 },
    { op: 'log', room: known.room, game: `${other}_1`, first: 0 },
    { op: 'log', room: known.room, game: known.game, first: 5 }
  ]
  for (;;) yield jsonOf({ ...rng.pick(FORGED), ...rng.pick([...strangers, ...more]) })
}
