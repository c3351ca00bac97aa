import { type Doc, parseEjson } from '../database/ejson'
import type { WatchTarget } from './watch'

/** A message of a watching client; `msgData` depends on `msgType`. */
export interface ClientMessage {
  msgType: string
  requestId?: string
  watchId?: string
  msgData?: {
    envId?: string
    openid?: string
    collName?: string
    query?: string
    orderBy?: Record<string, string | number>
    limit?: number
    queryID?: string
    eventID?: number
  } | null
  exMsgData?: { signStr?: string }
}

/** The codes the protocol knows for a watch that cannot go on. */
export type WatchErrorCode =
  | 'CHECK_LOGIN_FAILED'
  | 'COLLECTION_PERMISSION_DENIED'
  | 'QUERYID_INVALID_ERROR'
  | 'SYS_ERR'

/** `where().watch` writes its query as JSON twice, `doc().watch` once. */
function queryOf(text: string, now: number): Doc {
  const value: unknown = JSON.parse(text)
  return parseEjson(typeof value === 'string' ? value : text, now) as Doc
}

/** What an INIT_WATCH asks to follow. */
export function targetOf({ msgData }: ClientMessage, now: number): WatchTarget {
  const orders = Object.entries(msgData?.orderBy ?? {}).map(
    ([field, way]) => [field, way === 'desc' || way === -1 ? -1 : 1] as const
  )
  return {
    collection: msgData?.collName ?? '',
    query: msgData?.query ? queryOf(msgData.query, now) : {},
    order: orders.length > 0 ? Object.fromEntries(orders) : undefined,
    limit: msgData?.limit
  }
}
