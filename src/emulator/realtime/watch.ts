import crypto from 'node:crypto'
import { Query } from 'mingo'
import type { Change, Documents, Entry } from '../database/documents'
import type { Doc } from '../database/ejson'

/** One change as the realtime protocol writes it; `Doc` is plain JSON text, so a Date arrives as a string. */
export interface WatchEvent {
  ID: number
  DataType: 'init' | 'add' | 'update' | 'remove'
  QueueType: 'init' | 'enqueue' | 'dequeue' | 'update'
  DocID: string
  Doc: string
}

export interface WatchTarget {
  collection: string
  query: Doc
  order?: Record<string, 1 | -1>
  limit?: number
}

const KEPT_EVENTS = 200

/** One watched query: what its client has seen, and the last events for a client that comes back. */
export class Watch {
  readonly queryId = crypto.randomUUID()
  eventId = 1
  /** It says nothing any more, until it is taken up again. */
  isSilent = false
  /** What its late events wait for. */
  gate: Promise<void> | undefined
  private known = new Map<string, string>()
  private readonly log: WatchEvent[] = []
  private readonly query: Query

  constructor(
    readonly target: WatchTarget,
    private readonly documents: Documents
  ) {
    this.query = new Query(target.query)
  }

  /** The first snapshot. */
  init(): WatchEvent[] {
    this.known = this.now()
    return [...this.known].map(([DocID, text]) => ({
      ID: this.eventId,
      DataType: 'init',
      QueueType: 'init',
      DocID,
      Doc: text
    }))
  }

  /** Its events from now on wait for this too, each for those before it. */
  delay(until: Promise<void>): void {
    const gate = Promise.all([this.gate, until]).then(() => {
      if (this.gate === gate) this.gate = undefined
    })
    this.gate = gate
  }

  /** Could these changes matter to this watch? */
  concerns(changes: readonly Change[]): boolean {
    return changes.some(
      ({ collection, id, after }) =>
        collection === this.target.collection &&
        (this.known.has(id) || (after !== null && this.query.test(after)))
    )
  }

  /** What is different from what the client has seen; all of it is one event. */
  changes(): WatchEvent[] {
    const now = this.now()
    const found: Omit<WatchEvent, 'ID'>[] = []
    for (const DocID of this.known.keys()) if (!now.has(DocID)) found.push(this.departure(DocID))
    for (const [DocID, Doc] of now) {
      const before = this.known.get(DocID)
      if (before === undefined) found.push({ DataType: 'add', QueueType: 'enqueue', DocID, Doc })
      else if (before !== Doc) found.push({ DataType: 'update', QueueType: 'update', DocID, Doc })
    }
    this.known = now
    if (found.length === 0) return []
    this.eventId += 1
    const events = found.map(event => ({ ID: this.eventId, ...event }))
    this.log.push(...events)
    this.log.splice(0, this.log.length - KEPT_EVENTS)
    return events
  }

  /** The events after `eventId`, or null when they may no longer be all known. */
  since(eventId: number): WatchEvent[] | null {
    const events = this.log.filter(event => event.ID > eventId)
    return events.length < KEPT_EVENTS ? events : null
  }

  private departure(DocID: string): Omit<WatchEvent, 'ID'> {
    const left = this.documents.get(this.target.collection, DocID)
    return {
      DataType: left ? 'update' : 'remove',
      QueueType: 'dequeue',
      DocID,
      Doc: left ? JSON.stringify(left.doc) : '{}'
    }
  }

  private now(): Map<string, string> {
    const { collection, query, order, limit } = this.target
    const entries: Entry[] = this.documents.find(collection, query, { order, limit })
    return new Map(entries.map(({ doc }) => [String(doc._id), JSON.stringify(doc)]))
  }
}
