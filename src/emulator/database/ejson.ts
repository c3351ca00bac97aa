import { calculateObjectSize, EJSON } from 'bson'

/** A value of a document: JSON, Date or RegExp. */
export type Value = unknown
export type Doc = Record<string, Value>

interface BsonLike {
  _bsontype?: string
  pattern?: string
  options?: string
  toHexString?: () => string
  toNumber?: () => number
}

/** What EJSON leaves as BSON classes or as the cloud's own `$tcb_server_date`, made plain. */
function plain(value: Value, now: number): Value {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (Array.isArray(value)) return value.map(item => plain(item, now))
  const bson = value as BsonLike
  if (bson._bsontype === 'BSONRegExp') return new RegExp(bson.pattern ?? '', bson.options)
  if (bson._bsontype === 'Long') return bson.toNumber?.()
  if (bson._bsontype === 'ObjectID') return bson.toHexString?.()
  const record = value as Doc
  if ('$tcb_server_date' in record) {
    const { offset } = record.$tcb_server_date as { offset?: number }
    return new Date(now + Number(offset ?? 0))
  }
  return Object.fromEntries(Object.entries(record).map(([key, item]) => [key, plain(item, now)]))
}

/** One EJSON string of the SDK's wire as plain values; `now` (epoch ms) is what server dates stand for. */
export function parseEjson(text: string, now: number): Value {
  return plain(EJSON.parse(text), now)
}

/** The canonical EJSON of a document: how it is stored and how the SDK gets it. */
export function dumpEjson(doc: Value): string {
  return EJSON.stringify(doc as object, { relaxed: false })
}

/** The size of a document in a real database, in bytes. */
export const bsonSize = (doc: Doc): number => calculateObjectSize(doc)

/** A deep copy; Dates are copied, regular expressions shared. */
export function cloneDoc<T extends Value>(value: T): T {
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return value
  if (value instanceof Date) return new Date(value) as T
  if (Array.isArray(value)) return value.map(cloneDoc) as T
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cloneDoc(item)])) as T
}
