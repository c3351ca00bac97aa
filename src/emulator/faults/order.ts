import { EmulatorError } from '../errors'

/** What can go wrong on demand; each is a row of the table in this folder's README. */
export const FAULTS = [
  'conflict',
  'busy',
  'frozen',
  'killed',
  'cold-start',
  'repeat',
  'lost-answer',
  'slow-push',
  'silent-watch',
  'dropped-watch',
  'refused'
] as const
export type FaultKind = (typeof FAULTS)[number]

/** A request of a function to the database, as an order may name it. */
export type RequestKind = 'get' | 'add' | 'update' | 'remove'

/** One order for trouble. Exactly one of `next`, `every` and `chance` says when, counted over the occasions that fit. */
export interface FaultOrder {
  fault: FaultKind
  /** the next n occasions */
  next?: number
  /** every k-th occasion, the k-th first */
  every?: number
  /** each occasion with this probability (0 … 1), by `seed`: the same seed, the same occasions */
  chance?: number
  seed?: string
  /** only requests, reads and watches of this collection */
  collection?: string
  /** only requests of this kind */
  request?: RequestKind
  /** only calls, reads and watches of this person */
  openid?: string
  /** 'frozen', 'killed': before the request is carried out, or after it (as a rule) */
  at?: 'before' | 'after'
  /** 'lost-answer': the connection is cut (as a rule), or nothing ever comes */
  how?: 'cut' | 'never'
  /** 'silent-watch': it says nothing from its opening on; else it falls silent at a change */
  opening?: boolean
  /** 'frozen', 'slow-push': ms on the emulator's clock; none: until `release` */
  ms?: number
}

/** What an occasion is; an order fits if all that it names is the same. */
export type Occasion = Pick<FaultOrder, 'collection' | 'request' | 'openid' | 'at' | 'opening'>

const FITTING = ['collection', 'request', 'openid'] as const

/** Whether an order is meant for an occasion. */
export const fits = (order: FaultOrder, occasion: Occasion): boolean =>
  FITTING.every(key => order[key] === undefined || order[key] === occasion[key]) &&
  (occasion.at === undefined || (order.at ?? 'after') === occasion.at) &&
  (occasion.opening === undefined || (order.opening ?? false) === occasion.opening)

type Test = (x: unknown) => boolean

const oneOf =
  (...all: readonly unknown[]): Test =>
  x =>
    all.includes(x)
const isText: Test = x => typeof x === 'string' && x !== ''
const isCount: Test = x => Number.isInteger(x) && (x as number) > 0
const isSpan: Test = x => typeof x === 'number' && x >= 0

const FIELDS: { readonly [K in keyof Required<FaultOrder>]: Test } = {
  fault: oneOf(...FAULTS),
  next: isCount,
  every: isCount,
  chance: x => isSpan(x) && (x as number) <= 1,
  seed: isText,
  collection: isText,
  request: oneOf('get', 'add', 'update', 'remove'),
  openid: isText,
  at: oneOf('before', 'after'),
  how: oneOf('cut', 'never'),
  opening: oneOf(true, false),
  ms: isSpan
}

const bad = (text: string) => new EmulatorError('emulator/bad-fault', text)

/** Reads an order from outside. EmulatorError 'emulator/bad-fault' names the first thing that is wrong with it. */
export function parseOrder(given: unknown): FaultOrder {
  if (typeof given !== 'object' || given === null)
    throw bad('An order is an object: { fault, next | every | chance }.')
  for (const [field, value] of Object.entries(given)) {
    const test = Object.hasOwn(FIELDS, field) ? FIELDS[field as keyof FaultOrder] : undefined
    if (!test?.(value)) throw bad(`An order cannot have ${field}: ${JSON.stringify(value)}.`)
  }
  const order = given as FaultOrder
  const whens = [order.next, order.every, order.chance].filter(when => when !== undefined)
  if (!order.fault || whens.length !== 1)
    throw bad('An order names its fault and one of next, every and chance.')
  return order
}
