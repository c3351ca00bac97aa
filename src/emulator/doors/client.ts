import type { DatabaseConfig } from '../config'
import type { Documents } from '../database/documents'
import type { Doc } from '../database/ejson'
import { checkClientRead, denied } from '../database/permissions'
import { DatabaseError } from '../errors'
import { LIMITS } from '../limits'

/** What a client asks of the database over HTTP; any `op` but the two reads is a write. */
export interface ClientRequest {
  op: string
  collection: string
  query?: Doc
  limit?: number
  skip?: number
  order?: Record<string, 1 | -1>
}

/** errCode and its name, as a phone gets them. */
const ERR_CODES: Partial<Record<string, readonly [number, string]>> = {
  DATABASE_REQUEST_FAILED: [-502001, 'database request fail'],
  DATABASE_INVALID_OPERRATOR: [-502002, 'database invalid command'],
  DATABASE_PERMISSION_DENIED: [-502003, 'database permission denied'],
  DATABASE_COLLECTION_NOT_EXIST: [-502005, 'database collection not exists']
}

/** An error of the database as `wx.cloud.database()` rejects with it. */
export function clientError({ code, message }: DatabaseError): { errCode: number; errMsg: string } {
  const [errCode, name] = ERR_CODES[code] ?? [-501001, 'resource system error']
  return { errCode, errMsg: `errCode: ${errCode} ${name} | errMsg: ${message}` }
}

/**
 * A client's read of the database: `{ data: [documents] }`, plain JSON, 20 at most, or `{ total }`. Every write is
 * refused: a client may only read, and only what its permission allows (DATABASE_PERMISSION_DENIED, -502003).
 */
export function serveClient(request: ClientRequest, documents: Documents, config: DatabaseConfig): Doc {
  const { op, collection, query = {}, limit = LIMITS.clientRecords, skip = 0, order } = request
  documents.mustExist(collection)
  if (op !== 'get' && op !== 'count') throw denied()
  checkClientRead(config, collection)
  if (op === 'count') return { total: documents.count(collection, query) }
  const most = Math.min(limit, LIMITS.clientRecords)
  const data = documents.find(collection, query, { order, offset: skip, limit: most }).map(entry => entry.doc)
  if (Buffer.byteLength(JSON.stringify(data)) > LIMITS.result) {
    throw new DatabaseError(
      'DATABASE_REQUEST_FAILED',
      '-602001 database query result size exceed limit (1MB)'
    )
  }
  return { data }
}
