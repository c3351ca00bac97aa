import { update } from 'mingo/updater'
import { DatabaseError, textOf } from '../errors'
import { cloneDoc, type Doc, type Value } from './ejson'

type Modifier = Record<string, Doc>

const CREATING = ['$set', '$inc', '$mul', '$min', '$max', '$push', '$addToSet', '$currentDate']
const NUMERIC = ['$inc', '$mul']
const LISTS = ['$push', '$addToSet', '$pull', '$pullAll', '$pop']

const isObject = (x: Value): x is Doc =>
  typeof x === 'object' && x !== null && !Array.isArray(x) && !(x instanceof Date) && !(x instanceof RegExp)

const refused = (message: string) => new DatabaseError('DATABASE_REQUEST_FAILED', message)

function typeName(value: Value): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (value instanceof Date) return 'date'
  if (typeof value === 'number') return Number.isInteger(value) ? 'int' : 'double'
  return typeof value === 'boolean' ? 'bool' : typeof value
}

/** A value as the database's own messages write it. */
function show(value: Value): string {
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[ ${value.map(show).join(', ')} ]`
  if (isObject(value)) {
    return `{ ${Object.entries(value)
      .map(([key, item]) => `${key}: ${show(item)}`)
      .join(', ')} }`
  }
  return typeof value === 'string' ? JSON.stringify(value) : String(value)
}

/** What stands at a path. With `create`, a path that cannot be made is refused in the database's words. */
function target(doc: Doc, path: string, create: boolean): Value {
  const keys = path.split('.')
  let at: Value = doc
  for (const [i, key] of keys.entries()) {
    const inside = isObject(at) || (Array.isArray(at) && /^\d+$/.test(key))
    if (!inside) {
      if (!create) return undefined
      throw refused(`Cannot create field '${key}' in element {${keys[i - 1]}: ${show(at)}}`)
    }
    const next: Value = (at as Doc)[key]
    if (next === undefined) return undefined
    at = next
  }
  return at
}

function checkField(doc: Doc, operator: string, path: string): void {
  const now = target(doc, path, CREATING.includes(operator))
  if (now === undefined) return
  const id = `{_id: ${show(doc._id)}}`
  if (NUMERIC.includes(operator) && typeof now !== 'number') {
    throw refused(
      `Cannot apply ${operator} to a value of non-numeric type. ` +
        `${id} has the field '${path}' of non-numeric type ${typeName(now)}`
    )
  }
  if (LISTS.includes(operator) && !Array.isArray(now)) {
    throw refused(`The field '${path}' must be an array but is of type ${typeName(now)} in document ${id}`)
  }
}

/** `$push` with `$slice` onto a field that is not there yet must slice too: give it the empty list first. */
function pushTargets(doc: Doc, modifier: Modifier): Doc {
  const missing = Object.keys(modifier.$push ?? {}).filter(path => target(doc, path, true) === undefined)
  return Object.fromEntries(missing.map(path => [path, []]))
}

/**
 * The document after an update by operators (`{ $set: { 'a.b': 1 }, $push: … }`); the one given stays as it is.
 * Refused with DATABASE_REQUEST_FAILED and the database's own text: a path through null or a scalar, `$inc` on no
 * number, `$push` on no list, `_id` changed; with DATABASE_INVALID_OPERRATOR: an update without operators.
 */
export function updated(doc: Doc, modifier: Doc): Doc {
  const operators = Object.keys(modifier)
  if (operators.length === 0 || operators.some(name => !name.startsWith('$'))) {
    throw new DatabaseError('DATABASE_INVALID_OPERRATOR', `update without operators: ${operators.join(', ')}`)
  }
  const changes = modifier as Modifier
  for (const operator of operators) {
    for (const path of Object.keys(changes[operator] ?? {})) checkField(doc, operator, path)
  }
  const next = cloneDoc(doc)
  const lists = pushTargets(doc, changes)
  try {
    if (Object.keys(lists).length > 0) update(next, { $set: lists }, [], {}, { cloneMode: 'deep' })
    update(next, changes, [], {}, { cloneMode: 'deep' })
  } catch (error) {
    throw refused(textOf(error))
  }
  return next
}
