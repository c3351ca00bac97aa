import crypto from 'node:crypto'
import { Aggregator, Query } from 'mingo'
import type { DatabaseConfig } from '../config'
import { DatabaseError, textOf } from '../errors'
import { LIMITS } from '../limits'
import { bsonSize, cloneDoc, type Doc, dumpEjson, parseEjson } from './ejson'
import { badData, type Row, type Store } from './store'
import { duplicate, UniqueIndexes } from './unique'
import { updated } from './update'

/** A document and its canonical EJSON. Never changed in place: a write puts a new entry. */
export interface Entry {
  readonly doc: Doc
  readonly body: string
}

export interface FindOptions {
  order?: Record<string, 1 | -1>
  offset?: number
  limit?: number
  projection?: Doc
}

/** A committed write: `after` is null when the document is gone. */
export interface Change {
  collection: string
  id: string
  after: Doc | null
}

interface Collection {
  entries: Map<string, Entry>
  unique: UniqueIndexes
}

export interface ModifyOptions {
  multi: boolean
  /** true: `data` holds update operators; false: `data` is the whole new document. */
  merge: boolean
  upsert: boolean
}

/** What is compiled from a query; an operator that does not exist is DATABASE_INVALID_OPERRATOR. */
function compile(query: Doc): Query {
  try {
    return new Query(query)
  } catch (error) {
    throw new DatabaseError('DATABASE_INVALID_OPERRATOR', textOf(error))
  }
}

/**
 * All collections, in memory, each write committed to the store before anybody can see it. Every method runs in
 * one go, so a `modify` whose query names the version it read is an atomic compare-and-set.
 */
export class Documents {
  private readonly collections = new Map<string, Collection>()
  private readonly listeners = new Set<(changes: readonly Change[]) => void>()

  constructor(
    private readonly store: Store,
    config: DatabaseConfig
  ) {
    for (const [name, { indexes = [] }] of Object.entries(config)) {
      this.collections.set(name, { entries: new Map(), unique: new UniqueIndexes(name, indexes) })
    }
    for (const row of store.load()) this.restore(row)
  }

  /** Calls back after each commit, before the writer gets its answer. */
  onChange(listener: (changes: readonly Change[]) => void): void {
    this.listeners.add(listener)
  }

  private collection(name: string): Collection {
    const found = this.collections.get(name)
    if (found) return found
    throw new DatabaseError(
      'DATABASE_COLLECTION_NOT_EXIST',
      `[ResourceNotFound] Db or Table not exist: ${name}. ` +
        'Please check your request, but if the problem cannot be solved, contact us.'
    )
  }

  /** Throws DATABASE_COLLECTION_NOT_EXIST for a collection that is not in database.json. */
  mustExist(name: string): void {
    this.collection(name)
  }

  get(name: string, id: string): Entry | undefined {
    return this.collection(name).entries.get(id)
  }

  /** Everything that matches, in the order of `options.order`, else in the order of insertion. */
  find(name: string, query: Doc, options: FindOptions = {}): Entry[] {
    const hits = this.matching(name, query)
    const { order, offset = 0, limit = Number.POSITIVE_INFINITY, projection } = options
    const sorted = order ? this.sorted(hits, order) : hits
    const page = sorted.slice(offset, offset + limit)
    if (!projection) return page
    const projected = new Query({}).find<Doc>(
      page.map(entry => entry.doc),
      projection as Record<string, 1>
    )
    return projected.all().map(doc => ({ doc, body: dumpEjson(doc) }))
  }

  count(name: string, query: Doc): number {
    return this.matching(name, query).length
  }

  /** New documents, each with its `_id` or a made one; a second one with the same `_id` is E11000. */
  insert(name: string, docs: readonly Doc[]): string[] {
    const { entries } = this.collection(name)
    const writes = new Map<string, Doc>()
    for (const given of docs) {
      const id = String(given._id ?? crypto.randomBytes(16).toString('hex'))
      if (entries.has(id) || writes.has(id)) throw duplicate(name, '_id_', `{ _id: "${id}" }`)
      writes.set(id, { ...given, _id: id })
    }
    this.commit(name, writes)
    return [...writes.keys()]
  }

  /** Changes what matches. `updated` counts documents that really became different. */
  modify(
    name: string,
    query: Doc,
    data: Doc,
    options: ModifyOptions
  ): { updated: number; upsertId: string | null } {
    const hits = this.matching(name, query)
    if (hits.length === 0) return this.upsert(name, query, data, options)
    const writes = new Map<string, Doc>()
    for (const { doc, body } of options.multi ? hits : hits.slice(0, 1)) {
      const next = options.merge ? updated(doc, data) : { ...data, _id: doc._id }
      if (dumpEjson(next) !== body) writes.set(String(doc._id), next)
    }
    if (writes.size > 0) this.commit(name, writes)
    return { updated: writes.size, upsertId: null }
  }

  remove(name: string, query: Doc, multi: boolean): number {
    const hits = this.matching(name, query)
    const gone = multi ? hits : hits.slice(0, 1)
    if (gone.length > 0) this.commit(name, new Map(gone.map(({ doc }) => [String(doc._id), null])))
    return gone.length
  }

  aggregate(name: string, stages: Doc[]): Doc[] {
    const docs = [...this.collection(name).entries.values()].map(entry => cloneDoc(entry.doc))
    try {
      return new Aggregator(stages).run<Doc>(docs)
    } catch (error) {
      throw new DatabaseError('DATABASE_INVALID_OPERRATOR', textOf(error))
    }
  }

  private upsert(name: string, query: Doc, data: Doc, { merge, upsert }: ModifyOptions) {
    if (!upsert) return { updated: 0, upsertId: null }
    const id = String(query._id ?? crypto.randomBytes(16).toString('hex'))
    this.commit(name, new Map([[id, merge ? updated({ _id: id }, data) : { ...data, _id: id }]]))
    return { updated: 0, upsertId: id }
  }

  private matching(name: string, query: Doc): Entry[] {
    const { entries } = this.collection(name)
    const compiled = compile(query)
    if (typeof query._id !== 'string') return [...entries.values()].filter(({ doc }) => compiled.test(doc))
    const entry = entries.get(query._id)
    return entry && compiled.test(entry.doc) ? [entry] : []
  }

  private sorted(hits: Entry[], order: Record<string, 1 | -1>): Entry[] {
    const bodies = new Map(hits.map(entry => [entry.doc, entry]))
    const cursor = new Query({}).find<Doc>([...bodies.keys()]).sort(order)
    return cursor.all().map(doc => bodies.get(doc)!)
  }

  private commit(name: string, writes: ReadonlyMap<string, Doc | null>): void {
    const { entries, unique } = this.collection(name)
    unique.check(writes)
    const rows: Row[] = [...writes].map(([id, doc]) => ({ collection: name, id, body: doc && bodyOf(doc) }))
    this.store.commit(rows)
    for (const { id, body } of rows) {
      const doc = writes.get(id) ?? null
      unique.apply(id, entries.get(id)?.doc ?? null, doc)
      if (doc === null || body === null) entries.delete(id)
      else entries.set(id, { doc, body })
    }
    const changes = rows.map(({ id }) => ({ collection: name, id, after: writes.get(id) ?? null }))
    for (const listener of this.listeners) listener(changes)
  }

  private restore({ collection, id, body }: Row): void {
    const found = this.collections.get(collection)
    if (!found || body === null) return
    try {
      const doc = parseEjson(body, 0) as Doc
      found.entries.set(id, { doc, body })
      found.unique.apply(id, null, doc)
    } catch (error) {
      throw badData(this.store.name, `document ${collection}/${id}: ${textOf(error)}`)
    }
  }
}

function bodyOf(doc: Doc): string {
  const body = dumpEjson(doc)
  if (body.length > LIMITS.document && bsonSize(doc) > LIMITS.document) {
    throw new DatabaseError(
      'DATABASE_REQUEST_FAILED',
      `BSONObj size: ${bsonSize(doc)} is invalid. Size must be between 0 and ${LIMITS.document}(16MB)`
    )
  }
  return body
}
