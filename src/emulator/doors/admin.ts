import type { Documents } from '../database/documents'
import { type Doc, dumpEjson, parseEjson } from '../database/ejson'
import { DatabaseError } from '../errors'
import { LIMITS } from '../limits'

/** One request of wx-server-sdk, as it stands on the wire; documents and queries are EJSON strings. */
export interface AdminRequest {
  action: string
  collectionName?: string
  queryType?: 'DOC' | 'WHERE'
  query?: string
  order?: string
  projection?: string
  offset?: number
  limit?: number
  data?: string | string[]
  multi?: boolean
  merge?: boolean
  upsert?: boolean
  stages?: { stageKey: string; stageValue: string }[]
  transactionId?: string
}

interface Deps {
  documents: Documents
  now: () => number
}

type Answer = Record<string, unknown>
type Action = (request: AdminRequest, deps: Deps, collection: string) => Answer

const parsed = (text: string | undefined, { now }: Deps): Doc =>
  text ? (parseEjson(text, now()) as Doc) : {}

/** Refuses an answer over 1 MB, counted as the SDK gets it. */
function sized(list: string[]): string[] {
  const bytes = list.reduce((sum, body) => sum + Buffer.byteLength(body), 0)
  if (bytes <= LIMITS.result) return list
  throw new DatabaseError('DATABASE_REQUEST_FAILED', '-602001 database query result size exceed limit (1MB)')
}

const find: Action = (request, deps, collection) => {
  const byId = request.queryType === 'DOC'
  const limit = byId ? 1 : Math.min(request.limit ?? LIMITS.functionRecords, LIMITS.functionRecordsMax)
  const offset = request.offset ?? 0
  const entries = deps.documents.find(collection, parsed(request.query, deps), {
    order: request.order ? (parsed(request.order, deps) as Record<string, 1 | -1>) : undefined,
    projection: request.projection ? parsed(request.projection, deps) : undefined,
    offset,
    limit
  })
  return { data: { list: sized(entries.map(entry => entry.body)), offset, limit } }
}

const insert: Action = (request, deps, collection) => {
  const texts = Array.isArray(request.data) ? request.data : [request.data ?? '{}']
  const docs = texts.map(text => parsed(text, deps))
  return { data: { insertedIds: deps.documents.insert(collection, docs) } }
}

const modify: Action = (request, deps, collection) => {
  const data = parsed(request.data as string, deps)
  const { updated, upsertId } = deps.documents.modify(collection, parsed(request.query, deps), data, {
    multi: request.multi ?? false,
    merge: request.merge ?? false,
    upsert: request.upsert ?? false
  })
  return { data: { updated, upsert_id: upsertId } }
}

const aggregate: Action = (request, deps, collection) => {
  const stages = (request.stages ?? []).map(({ stageKey, stageValue }) => ({
    [stageKey]: parseEjson(stageValue, deps.now())
  }))
  return { data: { list: sized(deps.documents.aggregate(collection, stages).map(dumpEjson)) } }
}

/** The SDK's conflict retry does not work on the real cloud, so nothing may come to lean on it here. */
const transaction: Action = () => {
  throw new DatabaseError(
    'DATABASE_TRANSACTION_FAIL',
    'The emulator refuses transactions: write with where({ _id, v }).update() and look at stats.updated'
  )
}

const ACTIONS: Record<string, Action> = {
  'database.getDocument': find,
  'database.insertDocument': insert,
  'database.modifyDocument': modify,
  'database.aggregateDocuments': aggregate,
  'database.calculateDocument': (request, deps, collection) => ({
    data: { total: deps.documents.count(collection, parsed(request.query, deps)) }
  }),
  'database.removeDocument': (request, deps, collection) => ({
    data: { deleted: deps.documents.remove(collection, parsed(request.query, deps), request.multi ?? false) }
  }),
  'database.startTransaction': transaction,
  'database.commitTransaction': transaction,
  'database.abortTransaction': transaction
}

/**
 * Serves one request of wx-server-sdk (POST JSON to `TCB_CONTEXT_CNFG.URL`). Throws DatabaseError: any of the
 * database's codes, or INVALID_PARAM for an action the emulator does not know.
 */
export function serveAdmin(request: AdminRequest, deps: Deps): Answer {
  const action = ACTIONS[request.action]
  if (!action) throw new DatabaseError('INVALID_PARAM', `The emulator has no action ${request.action}`)
  if (request.transactionId) return transaction(request, deps, '')
  return action(request, deps, request.collectionName ?? '')
}
