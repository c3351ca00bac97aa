import crypto from 'node:crypto'
import type { WebSocket } from 'ws'
import type { DatabaseConfig } from '../config'
import type { Change, Documents } from '../database/documents'
import { checkClientRead, denied } from '../database/permissions'
import { DatabaseError, textOf } from '../errors'
import type { Faults } from '../faults/faults'
import { LIMITS } from '../limits'
import { type ClientMessage, targetOf, type WatchErrorCode } from './messages'
import { Watch, type WatchEvent } from './watch'

export interface SessionDeps {
  documents: Documents
  config: DatabaseConfig
  faults: Faults
  now: () => number
  /** Finds a watch whose connection was lost, and takes it over. */
  adopt: (queryId: string) => Watch | undefined
}

type ServerMessage = { msgType: string; requestId?: string; watchId?: string; msgData?: object }

/** One client's connection: who it is, and its watches by watchId. */
export class Session {
  readonly watches = new Map<string, Watch>()
  private openid: string | undefined

  constructor(
    private readonly socket: WebSocket,
    private readonly deps: SessionDeps
  ) {
    socket.on('message', raw => this.receive(String(raw)))
    socket.on('error', () => socket.terminate())
  }

  /** Sends what a commit changes for each watch. */
  notify(changes: readonly Change[]): void {
    for (const [watchId, watch] of this.watches) {
      if (!watch.isSilent && watch.concerns(changes)) this.push(watchId, watch)
    }
  }

  private push(watchId: string, watch: Watch): void {
    const { faults } = this.deps
    const occasion = { openid: this.openid, collection: watch.target.collection }
    if (faults.strike('dropped-watch', occasion)) return this.drop()
    watch.isSilent = faults.strike('silent-watch', { ...occasion, opening: false }) !== undefined
    const events = watch.isSilent ? [] : watch.changes()
    if (events.length === 0) return
    const message = nextEvent(watchId, watch, events, crypto.randomUUID())
    const late = faults.strike('slow-push', occasion)
    if (late) watch.delay(faults.hold(late.ms))
    if (watch.gate) void watch.gate.then(() => this.send(message))
    else this.send(message)
  }

  drop(): void {
    this.socket.terminate()
  }

  private receive(text: string): void {
    let message: ClientMessage
    try {
      message = JSON.parse(text) as ClientMessage
    } catch {
      this.socket.close(1003)
      return
    }
    const answer = this.answer(message)
    if (answer) this.send(answer)
  }

  private answer(message: ClientMessage): ServerMessage | null {
    const { msgType, requestId, watchId = '' } = message
    if (msgType === 'PING') return { msgType: 'PONG', requestId }
    if (msgType === 'LOGIN') return this.login(message)
    if (msgType === 'CLOSE_WATCH') {
      this.watches.delete(watchId)
      return null
    }
    if (this.openid === undefined) return failure(message, 'CHECK_LOGIN_FAILED', 'LOGIN first')
    if (msgType === 'INIT_WATCH') return this.init(message)
    if (msgType === 'REBUILD_WATCH') return this.rebuild(message)
    if (msgType === 'CHECK_LAST') return this.check(message)
    return failure(message, 'SYS_ERR', `unknown message ${msgType}`)
  }

  /** Who it is stands in the message itself (a page of ours) or in the ticket it was given (the SDK's client). */
  private login({ requestId, msgData, exMsgData }: ClientMessage): ServerMessage {
    this.openid = msgData?.openid || exMsgData?.signStr || undefined
    const answer = this.openid
      ? { envId: msgData?.envId }
      : { code: 'CHECK_LOGIN_FAILED', message: 'LOGIN without an openid' }
    return { requestId, msgType: 'LOGIN_EVENT', msgData: answer }
  }

  private init(message: ClientMessage): ServerMessage | null {
    const { documents, config, faults, now } = this.deps
    const { watchId = '', requestId } = message
    try {
      const target = targetOf(message, now())
      const occasion = { openid: this.openid, collection: target.collection }
      checkClientRead(config, target.collection)
      if (faults.strike('refused', occasion)) throw denied()
      const watch = new Watch(target, documents)
      const events = watch.init()
      if (events.length > LIMITS.watchedDocuments) throw new Error('a watch follows 5000 documents at most')
      this.watches.set(watchId, watch)
      watch.isSilent = faults.strike('silent-watch', { ...occasion, opening: true }) !== undefined
      if (watch.isSilent) return null
      return { watchId, requestId, msgType: 'INIT_EVENT', msgData: { ...stateOf(watch), events } }
    } catch (error) {
      const denied = error instanceof DatabaseError && error.code === 'DATABASE_PERMISSION_DENIED'
      return failure(message, denied ? 'COLLECTION_PERMISSION_DENIED' : 'SYS_ERR', textOf(error))
    }
  }

  private rebuild(message: ClientMessage): ServerMessage {
    const { watchId = '', requestId, msgData } = message
    const queryId = msgData?.queryID ?? ''
    const watch = this.ownWatch(queryId) ?? this.deps.adopt(queryId)
    if (watch) watch.isSilent = false
    watch?.changes()
    const events = watch?.since(msgData?.eventID ?? 0)
    if (!watch || !events) return failure(message, 'QUERYID_INVALID_ERROR', `unknown query ${queryId}`)
    this.watches.set(watchId, watch)
    return nextEvent(watchId, watch, events, requestId)
  }

  private check(message: ClientMessage): ServerMessage {
    const { watchId = '', requestId, msgData } = message
    const watch = this.watches.get(watchId)
    if (!watch) return failure(message, 'QUERYID_INVALID_ERROR', `unknown query ${msgData?.queryID}`)
    return { watchId, requestId, msgType: 'CHECK_EVENT', msgData: stateOf(watch) }
  }

  private ownWatch(queryId: string): Watch | undefined {
    return [...this.watches.values()].find(watch => watch.queryId === queryId)
  }

  private send(message: ServerMessage): void {
    if (this.socket.readyState === this.socket.OPEN) this.socket.send(JSON.stringify(message))
  }
}

const stateOf = (watch: Watch) => ({ queryID: watch.queryId, currEvent: watch.eventId })

function nextEvent(watchId: string, watch: Watch, events: WatchEvent[], requestId?: string): ServerMessage {
  return { watchId, requestId, msgType: 'NEXT_EVENT', msgData: { ...stateOf(watch), events } }
}

function failure(
  { watchId, requestId }: ClientMessage,
  code: WatchErrorCode,
  message: string
): ServerMessage {
  return { watchId, requestId, msgType: 'ERROR', msgData: { code, message } }
}
