import { EmulatorError } from './errors'

/** `all-read`: clients may read and watch, only functions write. `functions-only`: clients see nothing. */
export type Permission = 'all-read' | 'functions-only'

/** An index as it is made in the console; only `unique` changes what the emulator does. */
export interface IndexConfig {
  name: string
  fields: readonly string[]
  unique?: boolean
}

export interface CollectionConfig {
  permission: Permission
  indexes?: readonly IndexConfig[]
}

/** database.json: every collection there is. One that is not listed does not exist. */
export type DatabaseConfig = Readonly<Record<string, CollectionConfig>>

const isRecord = (x: unknown): x is Record<string, unknown> =>
  typeof x === 'object' && x !== null && !Array.isArray(x)

const isIndex = (x: unknown): x is IndexConfig =>
  isRecord(x) &&
  typeof x.name === 'string' &&
  Array.isArray(x.fields) &&
  x.fields.length > 0 &&
  x.fields.every(field => typeof field === 'string') &&
  (x.unique === undefined || typeof x.unique === 'boolean')

const isCollection = (x: unknown): x is CollectionConfig =>
  isRecord(x) &&
  (x.permission === 'all-read' || x.permission === 'functions-only') &&
  (x.indexes === undefined || (Array.isArray(x.indexes) && x.indexes.every(isIndex)))

/**
 * Checks the parsed text of a database.json: `{ [collection]: { permission, indexes?: [{ name, fields, unique? }] } }`.
 * Anything else throws EmulatorError 'emulator/bad-config' that names the collection.
 */
export function parseDatabaseConfig(value: unknown): DatabaseConfig {
  if (!isRecord(value)) throw new EmulatorError('emulator/bad-config', 'database.json must be an object')
  const config: Record<string, CollectionConfig> = {}
  for (const [name, collection] of Object.entries(value)) {
    if (!isCollection(collection)) {
      throw new EmulatorError(
        'emulator/bad-config',
        `database.json: collection "${name}" is not described right`
      )
    }
    config[name] = collection
  }
  return config
}
