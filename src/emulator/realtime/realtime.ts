import type { Server } from 'node:http'
import { WebSocketServer } from 'ws'
import { Session, type SessionDeps } from './session'
import type { Watch } from './watch'

/** How long a watch whose connection was lost can still be taken up again, in ms. */
const KEPT = 60_000

/**
 * The realtime side of the database: clients watch over WebSocket at `/ws`, in the protocol of
 * @cloudbase/database 1.4.3 (LOGIN, INIT_WATCH, REBUILD_WATCH, CHECK_LAST, CLOSE_WATCH, PING).
 */
export class Realtime {
  private readonly sockets: WebSocketServer
  private readonly sessions = new Set<Session>()
  private readonly lost = new Map<string, { watch: Watch; timer: NodeJS.Timeout }>()

  constructor(server: Server, deps: Omit<SessionDeps, 'adopt'>) {
    this.sockets = new WebSocketServer({ server, path: '/ws' })
    this.sockets.on('connection', socket => {
      const session = new Session(socket, { ...deps, adopt: queryId => this.adopt(queryId) })
      this.sessions.add(session)
      socket.on('close', () => this.lose(session))
    })
    deps.documents.onChange(changes => {
      for (const session of this.sessions) session.notify(changes)
    })
  }

  /** Cuts every connection, as a network does. */
  dropAll(): void {
    for (const session of this.sessions) session.drop()
  }

  close(): void {
    this.dropAll()
    this.sockets.close()
    for (const { timer } of this.lost.values()) clearTimeout(timer)
    this.lost.clear()
  }

  private lose(session: Session): void {
    this.sessions.delete(session)
    for (const watch of session.watches.values()) {
      const timer = setTimeout(() => this.lost.delete(watch.queryId), KEPT)
      timer.unref()
      this.lost.set(watch.queryId, { watch, timer })
    }
  }

  private adopt(queryId: string): Watch | undefined {
    const found = this.lost.get(queryId)
    clearTimeout(found?.timer)
    this.lost.delete(queryId)
    return found?.watch
  }
}
