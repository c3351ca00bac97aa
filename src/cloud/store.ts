import type { Collection, Documents, Page, Store } from '@/room'
import type { Database } from './sdk'

/** What a call to the database throws: on the real cloud only these two are there. */
interface DatabaseError {
  readonly errCode?: number
  readonly errMsg?: string
  readonly message?: string
}

const words = (error: unknown) => {
  const e = error as DatabaseError
  return `${e.errCode ?? ''} ${e.errMsg ?? e.message ?? error}`
}
const isThere = (error: unknown) =>
  /E11000|duplicate key|DUPLICATE_WRITE|-502001\b.*already exist/i.test(words(error))
const isMissing = (error: unknown) => /document with _id .*not exist|cannot find document/i.test(words(error))

/**
 * Documents over wx-server-sdk. A swap is one conditional update of every top-level field, each written whole by
 * `_.set`: a plain object would be merged field by field, and a real database refuses to merge into null.
 * Errors of the database are passed on as they are.
 */
export function cloudStore(db: Database): Store {
  const _ = db.command
  const whole = (doc: object) => {
    const data: Record<string, unknown> = {}
    for (const [field, value] of Object.entries(doc)) if (field !== '_id') data[field] = _.set(value)
    return data
  }
  return {
    async get<C extends Collection>(collection: C, id: string) {
      try {
        const { data } = await db.collection(collection).doc(id).get()
        return ((data as unknown) ?? null) as Documents[C] | null
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    async add(collection, doc) {
      try {
        await db.collection(collection).add({ data: doc as unknown as Record<string, unknown> })
        return true
      } catch (error) {
        if (isThere(error)) return false
        throw error
      }
    },
    async swap(collection, doc, v) {
      const { stats } = await db
        .collection(collection)
        .where({ _id: doc._id, v })
        .update({ data: whole(doc) })
      return stats.updated === 1
    },
    async pagesOf(game, turn) {
      const { data } = await db
        .collection('pages')
        .where({ game, 'turns.0': _.lte(turn), 'turns.1': _.gte(turn) })
        .get()
      return (data as unknown as Page[]).sort((a, b) => a.first - b.first)
    },
    async awake(now) {
      const { data } = await db
        .collection('rooms')
        .where({ wake: _.and(_.gt(0), _.lte(now)) })
        .field({ _id: true })
        .limit(20)
        .get()
      return data.map(room => String(room._id))
    }
  }
}
