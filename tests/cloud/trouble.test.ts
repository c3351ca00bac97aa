import type { FaultOrder } from '@/emulator'
import { type Answer, load, type Room } from '@/room'
import { total } from '@/rules'
import { startCloud, type TestCloud } from '../support/cloud'
import { type Call, opId, type Seated, started, throws } from '../support/party'
import { wantedEntropy } from '../support/wanted'

let cloud: TestCloud
beforeAll(async () => {
  cloud = await startCloud()
})
afterEach(() => cloud.emulator.faults.clear())
afterAll(() => cloud.emulator.close())

const ENTROPY = '5a'.repeat(16)
const trouble = (order: FaultOrder) => cloud.emulator.faults.add(order)
const throwing = (s: Seated<TestCloud>, { turn }: Room, more: Call = {}): Call => ({
  op: 'throw',
  room: s.id,
  turn,
  opId: opId(),
  entropy: ENTROPY,
  ...more
})
const cakes = (room: Room) => {
  const { stock, shared, held } = load(room.game!, room.table)
  return total(stock) + total(shared) + held.reduce((sum, each) => sum + total(each), 0)
}

describe('D07 a write that another was quicker than', () => {
  test('is decided again: the dice that are told are those that are kept, in one entry', async () => {
    const s = await started(undefined, {}, cloud)
    const before = await cloud.room(s.id)
    trouble({ fault: 'conflict', next: 3, collection: 'rooms' })
    const { did, v } = await cloud.done('ama', throwing(s, before))
    const after = await cloud.room(s.id)
    expect(did).toHaveLength(1)
    expect(after.tail.filter(({ t }) => t === before.turn)).toEqual(did)
    expect([after.v, after.entries]).toEqual([before.v + 1, before.entries + 1])
    expect(v).toBe(after.v)
  })

  test('each time: busy, and nothing is half done', async () => {
    const s = await started(undefined, {}, cloud)
    const before = await cloud.room(s.id)
    trouble({ fault: 'conflict', chance: 1, collection: 'rooms' })
    expect(await cloud.refused('ama', throwing(s, before))).toMatchObject({ code: 'room/busy' })
    expect(await cloud.room(s.id)).toEqual(before)
  })
})

describe('D08 the last cake', () => {
  const ONE = { zhuangyuan: 1, duitang: 0, sanhong: 0, sijin: 1, erju: 9, yixiu: 9 }

  test('goes to one of two hands that reach for it at once', async () => {
    const s = await started(undefined, { stock: ONE }, cloud)
    const before = await cloud.room(s.id)
    const entropy = wantedEntropy(await cloud.master(), before, 0, 'sijin')
    const both = [0, 1].map(() => cloud.call('ama', throwing(s, before, { entropy })))
    expect((await Promise.all(both)).map(({ ok }) => ok).sort()).toEqual([false, true])
    await throws(s, 'sijin')
    const { stock, held } = load((await cloud.room(s.id)).game!, before.table)
    expect([stock.sijin, ...held.map(({ sijin }) => sijin)]).toEqual([0, 1, 0, 0])
  })

  test('200 throws, four at once: no stock below none, no cake made or lost', async () => {
    const s = await started(undefined, { stock: ONE, limit: 0 }, cloud)
    const all = cakes(await cloud.room(s.id))
    for (let round = 0; round < 50; round++) {
      await cloud.emulator.clock.advance(2000)
      const room = await cloud.room(s.id)
      if (room.phase !== 'playing') break
      const entropy = round.toString(16).padStart(32, '0')
      await Promise.all(
        ['ama', 'aming', 'lihua', 'ama'].map(who => cloud.call(who, throwing(s, room, { entropy })))
      )
      const { stock } = load((await cloud.room(s.id)).game!, room.table)
      expect(Math.min(...Object.values(stock))).toBeGreaterThanOrEqual(0)
    }
    expect(cakes(await cloud.room(s.id))).toBe(all)
  })
})

describe('a throw whose call goes wrong', () => {
  const once = async (wrong: (s: Seated<TestCloud>, call: Call) => Promise<unknown>) => {
    const s = await started(undefined, {}, cloud)
    const before = await cloud.room(s.id)
    const call = throwing(s, before)
    await wrong(s, call)
    const told: Answer = await cloud.done('ama', call)
    const after = await cloud.room(s.id)
    expect([after.v, after.turn]).toEqual([before.v + 1, before.turn + 1])
    expect(told).toMatchObject({ v: after.v, did: after.tail.filter(({ t }) => t === before.turn) })
  }
  const fails = (call: Promise<unknown>) => expect(call).rejects.toThrow()

  test.each([
    ['D09 is made again with the same operation', undefined],
    ['D18 has written, and its answer was lost', { fault: 'lost-answer', next: 1, openid: 'ama' }],
    [
      'D18 has written, and its instance was ended before it could say so',
      {
        fault: 'killed',
        next: 1,
        request: 'update'
      }
    ],
    ['D17 comes to an instance that has served nobody', { fault: 'cold-start', next: 1, openid: 'ama' }],
    ['is delivered twice', { fault: 'repeat', next: 1, openid: 'ama' }]
  ] as const)('%s: one throw, told as it is kept', async (_, order) => {
    const before = { ...cloud.emulator.faults.happened }
    await once((_s, call) => {
      if (order) trouble(order)
      const made = cloud.call('ama', call)
      return order?.fault === 'lost-answer' || order?.fault === 'killed' ? fails(made) : made
    })
    const { happened } = cloud.emulator.faults
    if (order) expect(happened[order.fault]).toBe(before[order.fault] + 1)
  })

  test('D17 before it has written, in an instance that stands still for 3.5 s and for 8 s: one throw', async () => {
    for (const ms of [3500, 8000])
      await once(async (_, call) => {
        trouble({ fault: 'frozen', next: 1, request: 'update', at: 'before', ms })
        const frozen = cloud.emulator.faults.next('frozen')
        const made = cloud.call('ama', call)
        await frozen
        await cloud.emulator.clock.advance(ms)
        await made
      })
  })
})

test('D05 what a watch is sent of a long game is one document, and its history is asked for by page', async () => {
  const s = await started(
    ['ama'],
    { limit: 0, stock: { zhuangyuan: 1, duitang: 99, sanhong: 99, sijin: 99, erju: 99, yixiu: 99 } },
    cloud
  )
  for (let i = 0; i < 60; i++) {
    await cloud.emulator.clock.advance(1000)
    await cloud.done(
      'ama',
      throwing(s, await cloud.room(s.id), { entropy: i.toString(16).padStart(32, '0') })
    )
  }
  const room = await cloud.room(s.id)
  expect(room.entries).toBeGreaterThan(60)
  expect(cloud.emulator.collection('rooms').find({ _id: s.id })).toHaveLength(1)
  expect(Buffer.byteLength(JSON.stringify(room))).toBeLessThan(8 * 1024)
  const { entries } = await cloud.done('ama', { op: 'log', room: s.id, game: room.fair!.game, first: 12 })
  expect(entries!.map(({ n }) => n)).toEqual(Array.from({ length: 12 }, (_, i) => 12 + i))
})
