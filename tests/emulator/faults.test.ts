import { type Emulator, type FaultKind, type FaultOrder, startEmulator } from '@/emulator'
import { PROBE, probe, startProbe } from '../support/emulator'
import { browserPage, Seen } from '../support/emulator-watch'

let emulator: Emulator
let run: ReturnType<typeof probe>
let before: Emulator['faults']['happened']
beforeAll(async () => {
  emulator = await startProbe({ prewarm: 2 })
  run = probe(emulator)
})
afterAll(() => emulator.close())
beforeEach(async () => {
  emulator.dropConnections()
  emulator.faults.release()
  emulator.faults.clear()
  await run('replace', { id: 'a', data: { v: 0 } })
  before = { ...emulator.faults.happened }
})

const order = (one: FaultOrder) => emulator.faults.add(one)
/** How many of these have happened in this test. */
const happened = (fault: FaultKind) => emulator.faults.happened[fault] - before[fault]
const stored = () => emulator.collection('things').get('a')
const why = (call: Promise<unknown>) =>
  call.then(
    () => 'was not refused',
    (error: Error) => error.message
  )
const post = async (path: string, body: object) => {
  const headers = { 'content-type': 'application/json', 'x-openid': 'alice' }
  const response = await fetch(`${emulator.url}${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body)
  })
  return { status: response.status, ...((await response.json()) as Record<string, unknown>) }
}
describe('when', () => {
  const swaps = async (times: number) => {
    const updated: number[] = []
    for (let i = 0; i < times; i++) {
      const swapped = await run<{ updated: number }>('swap', { id: 'a', v: stored()?.v })
      updated.push(swapped.updated)
    }
    return updated
  }

  test('the next two, and then no more', async () => {
    order({ fault: 'conflict', next: 2 })
    expect(await swaps(4)).toEqual([0, 0, 1, 1])
    expect(happened('conflict')).toBe(2)
  })

  test('every third', async () => {
    order({ fault: 'conflict', every: 3 })
    expect(await swaps(7)).toEqual([1, 1, 0, 1, 1, 0, 1])
  })

  test('by chance: the same seed, the same occasions', async () => {
    const drawn = async (seed: string) => {
      emulator.faults.clear()
      order({ fault: 'conflict', chance: 0.5, seed })
      return swaps(24)
    }
    const first = await drawn('moon')
    expect(await drawn('moon')).toEqual(first)
    expect(await drawn('lantern')).not.toEqual(first)
    expect(new Set(first)).toEqual(new Set([0, 1]))
  })

  test('never and always', async () => {
    order({ fault: 'conflict', chance: 0 })
    expect(await swaps(5)).toEqual([1, 1, 1, 1, 1])
    order({ fault: 'conflict', chance: 1 })
    expect(await swaps(3)).toEqual([0, 0, 0])
    emulator.faults.clear('conflict')
    expect(await swaps(2)).toEqual([1, 1])
  })

  test('only where it is meant: a collection, a kind of request, a person', async () => {
    order({ fault: 'busy', next: 1, collection: 'ticks' })
    order({ fault: 'busy', next: 1, request: 'add' })
    order({ fault: 'lost-answer', next: 1, openid: 'bob' })
    expect(await run('get', { id: 'a' })).toEqual({ _id: 'a', v: 0 })
    expect(await why(run('add', { doc: { _id: 'b' } }))).toContain('TransactionBusy')
    expect(await why(run('now', {}, 'bob'))).toBe('request:fail the connection was cut')
  })
})

describe('the database', () => {
  test('conflict: a compare-and-set changes nothing, as if another had won; a plain update is none', async () => {
    order({ fault: 'conflict', chance: 1 })
    expect(await run('swap', { id: 'a', v: 0 })).toEqual({ updated: 0 })
    expect(stored()).toEqual({ _id: 'a', v: 0 })
    await run('update', { id: 'a', data: { v: 7 } })
    expect(stored()).toEqual({ _id: 'a', v: 7 })
  })

  test('conflict: who tries again wins', async () => {
    order({ fault: 'conflict', next: 3 })
    expect(await run('bump', { id: 'a' })).toBe(1)
  })

  test('busy: an error of the database, and nothing is done', async () => {
    order({ fault: 'busy', next: 1 })
    expect(await why(run('swap', { id: 'a', v: 0 }))).toMatch(/-501001.*ResourceUnavailable\.TransactionBusy/)
    expect(stored()).toEqual({ _id: 'a', v: 0 })
    expect(await run('swap', { id: 'a', v: 0 })).toEqual({ updated: 1 })
  })
})

describe('instances', () => {
  test('cold start: a call is served by an instance that has served nobody, however many are warm', async () => {
    for (const cold of [1, 2, 3, 4, 5, 6]) {
      order({ fault: 'cold-start', next: 1 })
      expect([cold, await run('warm')]).toEqual([cold, 1])
    }
    expect(await run('warm')).toBe(2)
  })

  test('repeat: one event is delivered twice, and the first is answered', async () => {
    order({ fault: 'repeat', next: 1 })
    expect([0, 1]).toContain((await run<{ updated: number }>('swap', { id: 'a', v: 0 })).updated)
    expect(stored()).toMatchObject({ v: 1 })
    order({ fault: 'repeat', next: 1 })
    await run('bump', { id: 'a' })
    expect(stored()).toMatchObject({ v: 3 })
  })

  test('repeat: a timer too', async () => {
    order({ fault: 'repeat', next: 1 })
    const ticks = () => emulator.collection('ticks').find().length
    const earlier = ticks()
    await emulator.clock.advance(60_000)
    expect(ticks()).toBe(earlier + 2)
  })

  test('killed after its write: what is written stays, the call is told 3 seconds, the next is served', async () => {
    order({ fault: 'killed', next: 1, request: 'update' })
    expect(await why(run('bump', { id: 'a' }))).toBe('Invoking task timed out after 3 seconds')
    expect(stored()).toMatchObject({ v: 1 })
    expect(await run('bump', { id: 'a' })).toBe(2)
  })

  test('killed before its write: nothing is written', async () => {
    order({ fault: 'killed', next: 1, request: 'update', at: 'before' })
    expect(await why(run('bump', { id: 'a' }))).toContain('timed out')
    expect(stored()).toMatchObject({ v: 0 })
  })

  test('frozen between reading and writing: others go on, and what it then writes is too old', async () => {
    order({ fault: 'frozen', next: 1, request: 'get' })
    const standstill = emulator.faults.next('frozen')
    const frozen = run('bump', { id: 'a' })
    await standstill
    expect(await run('bump', { id: 'a' })).toBe(1)
    expect(await run('bump', { id: 'a' })).toBe(2)
    emulator.faults.release()
    await emulator.idle()
    expect(stored()).toMatchObject({ v: 3 })
    expect(await frozen).toBe(3)
    expect([emulator.faults.held, emulator.faults.frozen]).toEqual([0, 0])
  })

  test('frozen by the clock: it goes on when the time has come', async () => {
    order({ fault: 'frozen', next: 1, request: 'update', at: 'before', ms: 5000 })
    const standstill = emulator.faults.next('frozen')
    const frozen = run('bump', { id: 'a' })
    await standstill
    await emulator.clock.advance(4999)
    expect([emulator.faults.frozen, stored()]).toEqual([1, { _id: 'a', v: 0 }])
    await emulator.clock.advance(1)
    expect(await frozen).toBe(1)
  })
})

describe('answers', () => {
  test('lost: the function has done its work, and the connection is cut', async () => {
    order({ fault: 'lost-answer', next: 2 })
    await expect(post('/call/probe', { op: 'bump', id: 'a' })).rejects.toThrow('fetch failed')
    await expect(run('bump', { id: 'a' })).rejects.toMatchObject({ errCode: -1 })
    expect(stored()).toMatchObject({ v: 2 })
    expect(await post('/call/probe', { op: 'bump', id: 'a' })).toEqual({ status: 200, result: 3 })
  })

  test('lost for good: nothing ever comes', async () => {
    order({ fault: 'lost-answer', next: 1, how: 'never' })
    const events: string[] = []
    const patience = new AbortController()
    const { signal } = patience
    const body = JSON.stringify({ op: 'bump', id: 'a' })
    const headers = { 'x-openid': 'alice' }
    const lost = fetch(`${emulator.url}/call/probe`, { method: 'POST', headers, body, signal })
    const ended = lost.then(
      () => events.push('answered'),
      () => events.push('given up')
    )
    while (happened('lost-answer') === 0) await new Promise(setImmediate)
    expect(await run('bump', { id: 'a' })).toBe(2)
    expect(events).toEqual([])
    patience.abort()
    await ended
    expect(events).toEqual(['given up'])
  })
})

describe('watches', () => {
  const watching = async (openid = 'alice') => {
    const { cloud, sockets } = browserPage(emulator, openid)
    const seen = new Seen()
    cloud.database().collection('things').doc('a').watch(seen)
    return { seen, sockets }
  }
  const opened = async (openid = 'alice') => {
    const watched = await watching(openid)
    await watched.seen.until(({ last }) => last !== undefined)
    return watched
  }
  const values = (seen: Seen) => seen.snapshots.map(({ docs }) => docs[0]?.v)

  test('slow push: it comes when released, and those after it wait behind it', async () => {
    const { seen } = await opened()
    const other = await opened('bob')
    order({ fault: 'slow-push', next: 1, openid: 'alice' })
    await run('bump', { id: 'a' })
    await run('bump', { id: 'a' })
    await other.seen.until(({ last }) => last?.docs[0]?.v === 2)
    expect([values(seen), values(other.seen)]).toEqual([[0], [0, 1, 2]])
    emulator.faults.release()
    await seen.until(({ last }) => last?.docs[0]?.v === 2)
    await run('bump', { id: 'a' })
    await seen.until(({ last }) => last?.docs[0]?.v === 3)
    expect(values(seen)).toEqual([0, 1, 2, 3])
  })

  test('slow push by the clock', async () => {
    const { seen } = await opened()
    order({ fault: 'slow-push', next: 1, ms: 1500 })
    await run('bump', { id: 'a' })
    await emulator.clock.advance(1499)
    expect(emulator.faults.held).toBe(1)
    await emulator.clock.advance(1)
    await seen.until(({ last }) => last?.docs[0]?.v === 1)
  })

  test('silent from a change on, or from its opening: no word, no error, and a new watch speaks', async () => {
    const { seen } = await opened()
    const other = await opened('bob')
    order({ fault: 'silent-watch', next: 1, openid: 'alice' })
    order({ fault: 'silent-watch', next: 1, openid: 'alice', opening: true })
    await run('bump', { id: 'a' })
    await run('bump', { id: 'a' })
    const dumb = await watching()
    while (happened('silent-watch') < 2) await new Promise(setImmediate)
    await run('bump', { id: 'a' })
    await other.seen.until(({ last }) => last?.docs[0]?.v === 3)
    expect([values(seen), seen.errors, values(dumb.seen), dumb.seen.errors]).toEqual([[0], [], [], []])
    expect(values((await opened()).seen)).toEqual([3])
  })

  test('dropped: the connection is cut in place of a push', async () => {
    const { seen } = await opened()
    order({ fault: 'dropped-watch', next: 1 })
    await run('bump', { id: 'a' })
    await seen.until(({ errors }) => errors.length > 0)
    expect(seen.errors).toMatchObject([{ errCode: -402009 }])
    expect(values((await opened()).seen)).toEqual([1])
  })

  test('refused: a read and a watch that the permissions allow', async () => {
    order({ fault: 'refused', next: 2, collection: 'things' })
    const read = { op: 'get', collection: 'things', query: { _id: 'a' } }
    expect(await post('/database', read)).toMatchObject({ errCode: -502003 })
    const { seen } = await watching()
    await seen.until(({ errors }) => errors.length > 0)
    expect(seen.errors).toMatchObject([{ errMsg: expect.stringContaining('COLLECTION_PERMISSION_DENIED') }])
    expect(await post('/database', read)).toMatchObject({ data: [{ _id: 'a', v: 0 }] })
  })
})

describe('orders', () => {
  test('POST /faults orders, clears and releases; GET tells', async () => {
    const busy = { fault: 'busy', next: 1, request: 'get' }
    expect(await post('/faults', { add: [busy, { fault: 'frozen', every: 2 }] })).toMatchObject({
      status: 200,
      orders: [busy, { fault: 'frozen', every: 2 }],
      held: 0
    })
    expect(await post('/faults', { clear: 'frozen', release: true })).toMatchObject({ orders: [busy] })
    expect(await why(run('get', { id: 'a' }))).toContain('TransactionBusy')
    const told = await (await fetch(`${emulator.url}/faults`)).json()
    expect(told).toMatchObject({ orders: [], happened: { busy: before.busy + 1, frozen: before.frozen } })
  })

  test.each([
    [{ fault: 'earthquake', next: 1 }, 'fault'],
    [{ fault: 'busy' }, 'one of next, every and chance'],
    [{ fault: 'busy', next: 1, every: 2 }, 'one of next, every and chance'],
    [{ fault: 'busy', next: 0 }, 'next'],
    [{ fault: 'busy', chance: 2 }, 'chance'],
    [{ fault: 'busy', next: 1, until: 'noon' }, 'until'],
    [{ next: 1 }, 'names its fault'],
    [null, 'an object']
  ])('%j is none', async (bad, names) => {
    expect(() => order(bad as FaultOrder)).toThrow(
      expect.objectContaining({ code: 'emulator/bad-fault', message: expect.stringContaining(names) })
    )
    expect(await post('/faults', { add: [bad] })).toMatchObject({ status: 400 })
  })

  test('outside of tests there are none', async () => {
    const plain = await startEmulator({ functions: PROBE.functions, database: PROBE.database, prewarm: 0 })
    expect(() => plain.faults.add({ fault: 'busy', next: 1 })).toThrow('in tests only')
    expect((await fetch(`${plain.url}/faults`)).status).toBe(404)
    await plain.close()
  })
})
