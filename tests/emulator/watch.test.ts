import WebSocket from 'ws'
import type { Emulator } from '@/emulator'
import { Documents } from '@/emulator/database/documents'
import { openStore } from '@/emulator/database/store'
import { Watch } from '@/emulator/realtime/watch'
import { probe, startProbe } from '../support/emulator'
import { realClient, Seen, type WatchDatabase } from '../support/emulator-watch'

describe('watch, with the client of @cloudbase/database', () => {
  let emulator: Emulator
  let run: ReturnType<typeof probe>
  let db: WatchDatabase
  let hold: () => () => void
  let close: () => Promise<void>

  beforeEach(async () => {
    for (const level of ['log', 'warn', 'error'] as const) jest.spyOn(console, level).mockImplementation()
    emulator = await startProbe()
    run = probe(emulator)
    ;({ db, hold, close } = realClient(emulator, 'alice'))
  })
  afterEach(async () => {
    await close()
    await emulator.close()
    jest.restoreAllMocks()
  })

  const values = (seen: Seen) => seen.snapshots.map(({ docs }) => docs.map(doc => doc.v))

  test('one document: its first state, then each change in order', async () => {
    await run('add', { doc: { _id: 'a', v: 0 } })
    const seen = new Seen()
    db.collection('things').doc('a').watch(seen)
    await seen.until(({ last }) => last !== undefined)
    for (let i = 0; i < 5; i += 1) await run('bump', { id: 'a' })
    await seen.until(({ last }) => last?.docs[0]?.v === 5)
    expect(values(seen)).toEqual([[0], [1], [2], [3], [4], [5]])
    expect(seen.errors).toEqual([])
  })

  test('a query: documents come in, leave, and are removed', async () => {
    await run('add', { doc: { _id: 'a', room: 1, v: 1 } })
    await run('add', { doc: { _id: 'x', room: 2, v: 9 } })
    const seen = new Seen()
    db.collection('things').where({ room: 1 }).watch(seen)
    const count = (n: number) => seen.until(({ snapshots }) => snapshots.length === n)
    await count(1)
    await run('add', { doc: { _id: 'b', room: 1, v: 2 } })
    await count(2)
    await run('update', { id: 'a', data: { room: 2 } })
    await count(3)
    await run('remove', { id: 'b' })
    await count(4)
    await run('update', { id: 'x', data: { v: 10 } })
    await run('add', { doc: { _id: 'c', room: 1, v: 3 } })
    await count(5)
    expect(values(seen)).toEqual([[1], [1, 2], [2], [], [3]])
    expect(seen.snapshots.map(({ docChanges }) => docChanges.map(change => change.queueType))).toEqual([
      ['init'],
      ['enqueue'],
      ['dequeue'],
      ['dequeue'],
      ['enqueue']
    ])
  })

  test('nothing yet: an empty first snapshot, then the document', async () => {
    const seen = new Seen()
    db.collection('things').doc('later').watch(seen)
    await seen.until(({ last }) => last !== undefined)
    await run('add', { doc: { _id: 'later', v: 1 } })
    await seen.until(({ last }) => last?.docs.length === 1)
    expect(values(seen)).toEqual([[], [1]])
  })

  test('after a dropped connection it takes the watch up again and has missed nothing', async () => {
    await run('add', { doc: { _id: 'a', v: 0 } })
    const seen = new Seen()
    db.collection('things').doc('a').watch(seen)
    await seen.until(({ last }) => last !== undefined)
    await run('bump', { id: 'a' })
    await seen.until(({ last }) => last?.docs[0]?.v === 1)
    const release = hold()
    emulator.dropConnections()
    await run('bump', { id: 'a' })
    await run('bump', { id: 'a' })
    release()
    await seen.until(({ last }) => last?.docs[0]?.v === 3)
    await run('bump', { id: 'a' })
    await seen.until(({ last }) => last?.docs[0]?.v === 4)
    expect(seen.errors).toEqual([])
    expect(
      seen.snapshots.filter(({ docChanges }) => docChanges.some(c => c.queueType === 'init'))
    ).toHaveLength(1)
  })
})

describe('the wire of watch', () => {
  let emulator: Emulator
  let socket: WebSocket

  beforeEach(async () => {
    emulator = await startProbe({ prewarm: 0 })
    socket = new WebSocket(`${emulator.url.replace('http', 'ws')}/ws`)
    await new Promise(resolve => socket.once('open', resolve))
  })
  afterEach(() => emulator.close())

  const ask = (message: object): Promise<Record<string, unknown>> =>
    new Promise(resolve => {
      socket.once('message', raw => resolve(JSON.parse(String(raw))))
      socket.send(JSON.stringify(message))
    })

  test('no watch before a LOGIN, no LOGIN without an openid', async () => {
    const init = { msgType: 'INIT_WATCH', watchId: 'w', msgData: { collName: 'things', query: '{}' } }
    expect(await ask(init)).toMatchObject({ msgType: 'ERROR', msgData: { code: 'CHECK_LOGIN_FAILED' } })
    expect(await ask({ msgType: 'LOGIN', msgData: {} })).toMatchObject({
      msgData: { code: 'CHECK_LOGIN_FAILED' }
    })
    await ask({ msgType: 'LOGIN', msgData: { openid: 'alice' } })
    expect(await ask(init)).toMatchObject({ msgType: 'INIT_EVENT', msgData: { currEvent: 1, events: [] } })
  })

  test('what a client may not read it may not watch; what does not exist neither', async () => {
    await ask({ msgType: 'LOGIN', msgData: { openid: 'alice' } })
    const init = (collName: string) =>
      ask({ msgType: 'INIT_WATCH', watchId: 'w', msgData: { collName, query: '{}' } })
    expect(await init('codes')).toMatchObject({
      msgType: 'ERROR',
      msgData: { code: 'COLLECTION_PERMISSION_DENIED' }
    })
    expect(await init('nowhere')).toMatchObject({
      msgType: 'ERROR',
      msgData: { code: 'SYS_ERR', message: expect.stringContaining('Db or Table not exist: nowhere') }
    })
  })

  test('order and limit: what falls out of the window leaves, what comes in enters', async () => {
    const run = probe(emulator)
    for (const v of [1, 2, 3]) await run('add', { doc: { _id: `d${v}`, v } })
    await ask({ msgType: 'LOGIN', msgData: { openid: 'alice' } })
    const msgData = { collName: 'things', query: '{}', orderBy: { v: 'desc' }, limit: 2 }
    const first = await ask({ msgType: 'INIT_WATCH', watchId: 'w', msgData })
    const ids = (message: Record<string, unknown>) =>
      (message.msgData as { events: { QueueType: string; DocID: string }[] }).events.map(e => [
        e.QueueType,
        e.DocID
      ])
    expect(ids(first)).toEqual([
      ['init', 'd3'],
      ['init', 'd2']
    ])
    const next = new Promise<Record<string, unknown>>(resolve =>
      socket.once('message', raw => resolve(JSON.parse(String(raw))))
    )
    await run('add', { doc: { _id: 'd4', v: 4 } })
    expect(ids(await next)).toEqual([
      ['dequeue', 'd2'],
      ['enqueue', 'd4']
    ])
  })

  test('PING, CHECK_LAST, a query nobody knows, a message nobody knows', async () => {
    expect(await ask({ msgType: 'PING', requestId: 'p' })).toEqual({ msgType: 'PONG', requestId: 'p' })
    await ask({ msgType: 'LOGIN', msgData: { openid: 'alice' } })
    await ask({ msgType: 'INIT_WATCH', watchId: 'w', msgData: { collName: 'things', query: '{}' } })
    expect(await ask({ msgType: 'CHECK_LAST', watchId: 'w', msgData: {} })).toMatchObject({
      msgType: 'CHECK_EVENT',
      msgData: { currEvent: 1 }
    })
    const gone = { msgType: 'ERROR', msgData: { code: 'QUERYID_INVALID_ERROR' } }
    expect(
      await ask({ msgType: 'REBUILD_WATCH', watchId: 'v', msgData: { queryID: 'q', eventID: 1 } })
    ).toMatchObject(gone)
    expect(await ask({ msgType: 'CHECK_LAST', watchId: 'v', msgData: {} })).toMatchObject(gone)
    expect(await ask({ msgType: 'DANCE', watchId: 'v' })).toMatchObject({ msgData: { code: 'SYS_ERR' } })
  })

  test('after CLOSE_WATCH nothing comes', async () => {
    const run = probe(emulator)
    await ask({ msgType: 'LOGIN', msgData: { openid: 'alice' } })
    const init = (watchId: string, query: string) =>
      ask({ msgType: 'INIT_WATCH', watchId, msgData: { collName: 'things', query } })
    await init('closed', '{}')
    await init('open', '{}')
    const heard: unknown[] = []
    const ping = (requestId: string) =>
      new Promise<void>(resolve => {
        socket.on('message', raw => JSON.parse(String(raw)).requestId === requestId && resolve())
        socket.send(JSON.stringify({ msgType: 'PING', requestId }))
      })
    socket.on('message', raw => heard.push(JSON.parse(String(raw)).watchId))
    socket.send(JSON.stringify({ msgType: 'CLOSE_WATCH', watchId: 'closed', msgData: null }))
    await ping('before')
    await run('add', { doc: { _id: 'a' } })
    await ping('after')
    expect(heard).toEqual([undefined, 'open', undefined])
  })

  test('a message that is no JSON ends the connection', async () => {
    const closed = new Promise(resolve => socket.once('close', resolve))
    socket.send('{')
    expect(await closed).toBe(1003)
  })
})

describe('what a watch remembers for a client that comes back', () => {
  const documents = new Documents(openStore(), { things: { permission: 'all-read' } })
  documents.insert('things', [{ _id: 'a', v: 0 }])
  const watch = new Watch({ collection: 'things', query: { _id: 'a' } }, documents)
  watch.init()
  const bump = () => {
    documents.modify('things', { _id: 'a' }, { $inc: { v: 1 } }, { multi: false, merge: true, upsert: false })
    return watch.changes()
  }

  test('everything since an event, or nothing at all when that was too long ago', () => {
    for (let i = 0; i < 199; i += 1) bump()
    expect(watch.since(1)?.map(event => event.ID)).toEqual(Array.from({ length: 199 }, (_, i) => i + 2))
    expect(watch.since(199)?.map(event => JSON.parse(event.Doc).v)).toEqual([199])
    expect(watch.since(200)).toEqual([])
    bump()
    bump()
    expect(watch.since(1)).toBeNull()
    expect(watch.since(3)?.[0]).toMatchObject({ ID: 4 })
  })
})
