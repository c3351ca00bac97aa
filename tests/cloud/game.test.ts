import { load, type Room } from '@/room'
import { total } from '@/rules'
import { startCloud, type TestCloud } from '../support/cloud'
import { memoryStore } from '../support/memory-store'
import { type Authority, opId, party, type Seated, seated, started, throws } from '../support/party'

const ENTROPY = '5a'.repeat(16)
/** 1 状元, 1 对堂, 1 三红, 2 四进, 2 二举, 4 一秀. */
const SMALL = { zhuangyuan: 1, duitang: 1, sanhong: 1, sijin: 2, erju: 2, yixiu: 4 }
const SCRIPT = [
  'yixiu',
  'erju',
  'sijin',
  'sihong',
  'yixiu',
  'duitang',
  'sanhong',
  'sijin',
  'yixiu',
  'erju',
  'yixiu',
  'none'
]

let cloud: TestCloud
beforeAll(async () => {
  cloud = await startCloud()
})
afterAll(() => cloud.emulator.close())

const cakes = (room: Room) => {
  const game = load(room.game!, room.table)
  return total(game.stock) + game.held.reduce((sum, stock) => sum + total(stock), 0)
}

test('a small set is played to its champion: stock and holdings are the set after every throw', async () => {
  const s = await started(undefined, { stock: SMALL }, cloud)
  for (const wants of SCRIPT) {
    await throws(s, wants)
    expect(cakes(await cloud.room(s.id))).toBe(11)
  }
  const room = await cloud.room(s.id)
  expect(room.phase).toBe('ended')
  expect(load(room.game!, room.table)).toMatchObject({ champion: 0, phase: 'ended' })
})

test('what is stored is field for field what the authority made, nulls replaced and vanished keys gone', async () => {
  const store = memoryStore()
  const p = party('twin', store)
  await store.add('keys', { _id: 'master', v: 1, value: await cloud.master() })
  p.now = cloud.emulator.clock.now()
  const twice = async <A extends Authority>(a: A) => {
    const s = await seated(['guoqiang', 'xiaoyu'], { stock: SMALL, opId: 'op-twin-table' }, a)
    await a.done('guoqiang', { op: 'start', room: s.id, turn: 0, opId: 'op-twin-start', entropy: ENTROPY })
    for (let i = 0; i < 30; i++) {
      const room = await a.room(s.id)
      if (room.phase !== 'playing') break
      const seat = load(room.game!, room.table).turn
      const call = { op: 'throw', room: s.id, turn: room.turn, opId: `op-twin-${i}`, entropy: ENTROPY }
      await a.done(s.guests[seat]!, call)
    }
    return s.id
  }
  const id = await twice(cloud)
  expect(await twice(p)).toBe(id)
  expect(await cloud.room(id)).toEqual(await p.room(id))
  for (const collection of ['pages', 'doors', 'codes'] as const) {
    for (const [key, text] of store.all) {
      if (!key.startsWith(`${collection}/`)) continue
      const doc = JSON.parse(text)
      expect(cloud.emulator.collection(collection).get(doc._id)).toEqual(doc)
    }
  }
})

test('30 throws at once for one turn: one accepted, 29 refused, v + 1', async () => {
  const s = await started(undefined, {}, cloud)
  const before = await cloud.room(s.id)
  const calls = Array.from({ length: 30 }, (_, i) =>
    cloud.call(s.guests[i % 3]!, {
      op: 'throw',
      room: s.id,
      turn: before.turn,
      opId: opId(),
      entropy: ENTROPY
    })
  )
  const answers = await Promise.all(calls)
  const codes = answers.map(a => (a.ok ? 'ok' : a.code)).filter(c => c !== 'ok')
  expect(codes).toHaveLength(29)
  expect(codes.filter(c => c !== 'room/turn-over' && c !== 'room/not-your-turn')).toEqual([])
  expect((await cloud.room(s.id)).v).toBe(before.v + 1)
})

test('every call repeated gives the same answer', async () => {
  const s = await started(['ama', 'aming'], {}, cloud)
  const { turn, fair } = await cloud.room(s.id)
  const calls: readonly [string, Readonly<Record<string, unknown>>][] = [
    ['ama', { op: 'create', opId: opId() }],
    ['lihua', { op: 'look', room: s.id, key: s.key }],
    ['ama', { op: 'throw', turn, opId: opId(), entropy: ENTROPY }],
    ['aming', { op: 'nudge', turn }],
    ['aming', { op: 'here', away: true }],
    ['aming', { op: 'sync' }],
    ['aming', { op: 'people' }],
    ['aming', { op: 'me', name: '阿明', face: 2 }],
    ['aming', { op: 'log', game: fair!.game, first: 0 }],
    ['aming', { op: 'claim-host' }],
    ['aming', { op: 'leave' }],
    ['aming', { op: 'home' }]
  ]
  for (const [who, data] of calls) {
    const call =
      data.op === 'me' || data.op === 'home' || data.op === 'create' ? data : { room: s.id, ...data }
    const first = await cloud.call(who, call)
    expect([data.op, await cloud.call(who, call)]).toEqual([data.op, first])
  }
})

test('the same opId 200 events later changes nothing and still tells what it did', async () => {
  const s = await started(['ama'], { limit: 0 }, cloud)
  const { turn } = await cloud.room(s.id)
  const call = { op: 'throw', room: s.id, turn, opId: 'op-long-ago', entropy: ENTROPY }
  const first = await cloud.done('ama', call)
  for (let i = 0; i < 200; i++) {
    await cloud.emulator.clock.advance(1000)
    const room = await cloud.room(s.id)
    await cloud.done('ama', { op: 'throw', room: s.id, turn: room.turn, opId: opId(), entropy: ENTROPY })
  }
  const before = await cloud.room(s.id)
  expect(await cloud.refused('ama', call)).toMatchObject({ code: 'room/turn-over', did: first.did })
  expect(await cloud.room(s.id)).toEqual(before)
})

test('create twice, also at once: one table', async () => {
  const call = { op: 'create', opId: opId() }
  const [one, two] = await Promise.all([cloud.done('dayi', call), cloud.done('dayi', call)])
  expect(one.room!._id).toBe(two.room!._id)
  expect([one.key, one.code]).toEqual([two.key, two.code])
  expect((await cloud.done('dayi', { op: 'home' })).rooms).toHaveLength(1)
})

test('E05 two operations on one turn of a one-seat table: one effect', async () => {
  const s = await started(['ama'], { limit: 0 }, cloud)
  const { turn, v } = await cloud.room(s.id)
  const throwing = () => cloud.call('ama', { op: 'throw', room: s.id, turn, opId: opId(), entropy: ENTROPY })
  const answers = await Promise.all([throwing(), throwing()])
  expect(answers.map(a => a.ok).sort()).toEqual([false, true])
  expect((await cloud.room(s.id)).v).toBe(v + 1)
})

describe('time', () => {
  const miss = async (s: Seated<TestCloud>) => {
    const { deadline } = await cloud.room(s.id)
    // The timer runs on the minute: the first one after the deadline finds it.
    await cloud.emulator.clock.set(deadline + 60_000)
  }

  test('E03 the minute timer applies a missed turn once, and a deserted table pauses', async () => {
    const s = await started(['ama', 'aming'], {}, cloud)
    const { turn } = await cloud.room(s.id)
    await miss(s)
    expect(await cloud.room(s.id)).toMatchObject({ phase: 'playing', turn: turn + 1, idle: 1 })
    await miss(s)
    const paused = await cloud.room(s.id)
    expect(paused).toMatchObject({ phase: 'paused', deadline: 0 })
    await cloud.emulator.clock.advance(600_000)
    expect(await cloud.room(s.id)).toEqual(paused)
  })

  test('a phone that calls itself the timer is none', async () => {
    const s = await started(['ama', 'aming'], {}, cloud)
    const before = await cloud.room(s.id)
    const forged = { Type: 'Timer', TriggerName: 'minute', Time: new Date(0).toISOString() }
    expect(await cloud.refused('aming', forged)).toMatchObject({ code: 'room/bad-call', field: 'op' })
    expect(await cloud.room(s.id)).toEqual(before)
  })
})

test('names are checked by the cloud before anybody sees them', async () => {
  const s = await seated(['ama'], {}, cloud)
  const rude = { op: 'me', room: s.id, name: '赌博', face: 1 }
  expect(await cloud.refused('ama', rude)).toMatchObject({ code: 'room/bad-name' })
  const named = await cloud.done('ama', { op: 'me', room: s.id, name: '阿嬷', face: 1 })
  expect(named.people![named.pid!]).toEqual({ name: '阿嬷', face: 1 })
})

test('the same seed makes the same secret, another seed another', async () => {
  const secrets = []
  for (const seed of ['moon', 'moon', 'osmanthus']) {
    const other = await startCloud({ seed, prewarm: 1, maxInstances: 1 })
    await other.done('ama', { op: 'create', opId: 'op-000001' })
    secrets.push(await other.master())
    await other.emulator.close()
  }
  expect(secrets[0]).toBe(secrets[1])
  expect(secrets[0]).not.toBe(secrets[2])
})
