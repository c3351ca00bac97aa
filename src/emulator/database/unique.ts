import type { IndexConfig } from '../config'
import { DatabaseError } from '../errors'
import { type Doc, dumpEjson, type Value } from './ejson'

const valueAt = (doc: Doc, path: string): Value =>
  path.split('.').reduce<Value>((at, key) => (at as Doc | null | undefined)?.[key], doc) ?? null

/** The unique indexes of one collection. A field that is missing counts as null, as in the real database. */
export class UniqueIndexes {
  private readonly indexes: { config: IndexConfig; ids: Map<string, string> }[]

  constructor(
    private readonly collection: string,
    configs: readonly IndexConfig[]
  ) {
    this.indexes = configs.filter(config => config.unique).map(config => ({ config, ids: new Map() }))
  }

  /** Throws E11000 if a write would put a second document at one key. `writes`: id → document, null = removed. */
  check(writes: ReadonlyMap<string, Doc | null>): void {
    for (const { config, ids } of this.indexes) {
      const taken = new Map<string, string>()
      for (const [id, doc] of writes) {
        if (doc === null) continue
        const key = this.key(config, doc)
        const owner = taken.get(key) ?? ids.get(key)
        const stays = owner !== undefined && owner !== id && (taken.has(key) || !writes.has(owner))
        if (stays) throw duplicate(this.collection, config.name, key)
        taken.set(key, id)
      }
    }
  }

  /** Follows a write that has been committed. */
  apply(id: string, before: Doc | null, after: Doc | null): void {
    for (const { config, ids } of this.indexes) {
      if (before !== null && ids.get(this.key(config, before)) === id) ids.delete(this.key(config, before))
      if (after !== null) ids.set(this.key(config, after), id)
    }
  }

  private key(config: IndexConfig, doc: Doc): string {
    return dumpEjson(Object.fromEntries(config.fields.map(field => [field, valueAt(doc, field)])))
  }
}

export const duplicate = (collection: string, index: string, key: string): DatabaseError =>
  new DatabaseError(
    'DATABASE_DUPLICATE_WRITE',
    `E11000 duplicate key error collection: ${collection} index: ${index} dup key: ${key}`
  )
