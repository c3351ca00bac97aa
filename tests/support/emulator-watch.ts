import fs from 'node:fs'
import path from 'node:path'
import { Db } from '@cloudbase/database'
import WebSocket from 'ws'
import type { Emulator } from '@/emulator'

export interface Snapshot {
  id: number
  type?: string
  docs: Record<string, unknown>[]
  docChanges: { queueType: string; dataType: string; docId: string }[]
}

export interface Listener {
  onChange: (snapshot: Snapshot) => void
  onError: (error: { errCode?: number; errMsg?: unknown }) => void
}

interface Watched {
  close: () => unknown
}

export interface WatchQuery {
  where(query: object): WatchQuery
  orderBy(field: string, way: 'asc' | 'desc'): WatchQuery
  limit(n: number): WatchQuery
  watch(listener: Listener): Watched
}

export interface WatchDatabase {
  collection(name: string): WatchQuery & { doc(id: string): { watch(listener: Listener): Watched } }
}

/** The snapshots of one watch, and a way to wait for the next one that fits. */
export class Seen implements Listener {
  readonly snapshots: Snapshot[] = []
  readonly errors: { errCode?: number; errMsg?: unknown }[] = []
  private waiting: (() => void)[] = []

  readonly onChange = (snapshot: Snapshot) => {
    this.snapshots.push(snapshot)
    for (const check of this.waiting.splice(0)) check()
  }

  readonly onError = (error: { errCode?: number }) => {
    this.errors.push(error)
    for (const check of this.waiting.splice(0)) check()
  }

  get last(): Snapshot | undefined {
    return this.snapshots.at(-1)
  }

  /** Resolves as soon as it is true of what has been seen. */
  until(fits: (seen: this) => boolean): Promise<void> {
    return new Promise(resolve => {
      const check = () => (fits(this) ? resolve() : void this.waiting.push(check))
      check()
    })
  }
}

interface RealClient {
  db: WatchDatabase
  /** Keeps it from connecting again until the function it returns is called. */
  hold: () => () => void
  close: () => Promise<void>
}

/**
 * The client of @cloudbase/database 1.4.3, the open one whose protocol WeChat's watch speaks. `close` ends its watches
 * the only way that also stops their timers, which is an error; the last one takes the connection with it.
 */
export function realClient(emulator: Emulator, openid: string): RealClient {
  const wsUrl = `${emulator.url.replace('http', 'ws')}/ws`
  const open = new Set<WebSocket>()
  let gate: Promise<void> | undefined
  Db.ws = undefined
  Db.wsClass = class extends WebSocket {
    constructor(url: string) {
      super(url)
      open.add(this)
      this.once('close', () => open.delete(this))
    }
  }
  Db.reqClass = class {
    send = async () => {
      await gate
      return { data: { signStr: openid, wsUrl, secretVersion: 1, envId: 'local-env' } }
    }
  }
  const hold = () => {
    let release = () => {}
    gate = new Promise(resolve => {
      release = resolve
    })
    return release
  }
  const close = async () => {
    const closed = [...open].map(socket => new Promise(resolve => socket.once('close', resolve)))
    Db.ws.closeAllClients(new Error('the test is over'))
    await Promise.all(closed)
  }
  return { db: new Db({ env: 'local-env' }) as unknown as WatchDatabase, hold, close }
}

interface WxCloud {
  init(): void
  callFunction(call: { name: string; data?: object }): Promise<{ result: unknown }>
  database(): {
    collection(name: string): {
      add(what: object): Promise<never>
      get(): Promise<{ data: unknown[] }>
      where(query: object): { get(): Promise<{ data: unknown[] }>; watch(listener: Listener): Watched }
      doc(id: string): {
        get(): Promise<{ data: unknown }>
        update(what: object): Promise<never>
        watch(listener: Listener): Watched
      }
    }
  }
}

/** A browser page at the emulator's address with /wxcloud.js in it; `sockets` are those it has opened. */
export function browserPage(emulator: Emulator, openid: string) {
  const window: { __openid?: string; wx?: { cloud: WxCloud } } = { __openid: openid }
  const sockets: WebSocket[] = []
  class PageSocket extends WebSocket {
    constructor(url: string) {
      super(url)
      sockets.push(this)
    }
  }
  const page = {
    window,
    fetch: (to: string, options: RequestInit) => fetch(new URL(to, emulator.url), options),
    WebSocket: PageSocket,
    location: new URL(emulator.url)
  }
  const code = fs.readFileSync(path.join(__dirname, '../../src/emulator/browser/wxcloud.js'), 'utf8')
  new Function(...Object.keys(page), code)(...Object.values(page))
  return { window, cloud: window.wx!.cloud, sockets }
}
