import type { Done } from '@/room'
import { type Call, opId, party, type Seated, seated, started, throws } from '../support/party'

const ENTROPY = '5a'.repeat(16)

describe('every call repeated gives the same answer and one effect', () => {
  test('create: a repeat meets its own table', async () => {
    const p = party()
    const call = { op: 'create', opId: opId(), size: 4 }
    const first = await p.done('ama', call)
    const count = p.store.all.size
    expect(await p.done('ama', call)).toEqual(first)
    expect(p.store.all.size).toBe(count)
    const other = await p.done('aming', call)
    expect(other.room!._id).not.toBe(first.room!._id)
  })

  test('create that died half-way is finished by its repeat', async () => {
    const p = party()
    const call = { op: 'create', opId: opId() }
    const { add } = p.store
    p.store.add = async (collection, doc) => {
      if (collection === 'rooms') throw new Error('died before the room')
      return add(collection, doc)
    }
    await expect(p.call('ama', call)).rejects.toThrow('died')
    p.store.add = add
    const made = await p.done('ama', call)
    expect(made.room!.seats).toHaveLength(1)
    expect([...p.store.all.keys()].filter(k => k.startsWith('codes/'))).toEqual([`codes/${made.code}`])
  })

  test('create whose caller found no place behind the door yet is no table, until its repeat', async () => {
    const p = party()
    const call = { op: 'create', opId: opId() }
    const { swap } = p.store
    p.store.swap = async (collection, doc, v) => collection !== 'doors' && swap(collection, doc, v)
    expect(await p.refused('ama', call)).toMatchObject({ code: 'room/busy' })
    expect([...p.store.all.keys()].filter(key => key.startsWith('rooms/'))).toEqual([])
    p.store.swap = swap
    const made = await p.done('ama', call)
    expect(Object.keys(made.people!)).toEqual([made.pid])
    expect(await p.done('ama', { op: 'people', room: made.room!._id })).toMatchObject({ key: made.key })
  })

  test('a name that was written when its call died reaches the others by the repeat, and once', async () => {
    const s = await seated()
    const call = { op: 'me', room: s.id, name: '阿明', face: 5 }
    const before = await s.party.room(s.id)
    const { swap } = s.party.store
    s.party.store.swap = async (collection, doc, v) => {
      if (collection === 'rooms') throw new Error('died before the room')
      return swap(collection, doc, v)
    }
    await expect(s.party.call('aming', call)).rejects.toThrow('died')
    s.party.store.swap = swap
    const named = await s.party.done('aming', call)
    expect(named.room!.faces).toBeGreaterThan(before.faces)
    expect(named.v).toBe(before.v + 1)
    expect(await s.party.done('aming', call)).toEqual(named)
  })

  test.each<[string, string, (s: Seated) => Call]>([
    ['look', 'xiaoyu', ({ id, key }) => ({ op: 'look', room: id, key })],
    ['join', 'xiaoyu', ({ id, key }) => ({ op: 'join', room: id, key })],
    ['join by code', 'xiaoyu', ({ code }) => ({ op: 'join', code })],
    ['start', 'ama', ({ id }) => ({ op: 'start', room: id, turn: 0, opId: opId(), entropy: ENTROPY })],
    ['leave', 'aming', ({ id }) => ({ op: 'leave', room: id })],
    ['sync', 'aming', ({ id }) => ({ op: 'sync', room: id })],
    ['people', 'aming', ({ id }) => ({ op: 'people', room: id })],
    ['me', 'aming', () => ({ op: 'me', name: '阿明', face: 3 })],
    ['me at the table', 'aming', ({ id }) => ({ op: 'me', room: id, name: '阿明', face: 3 })],
    ['home', 'aming', () => ({ op: 'home' })]
  ])('%s in the lobby', async (_, who, make) => {
    const s = await seated()
    const call = make(s)
    const first = await s.party.call(who, call)
    expect(await s.party.call(who, call)).toEqual(first)
  })

  test.each([
    ['throw', 'ama', { op: 'throw', opId: 'op-throw-1', entropy: ENTROPY }],
    ['a throw that is refused', 'aming', { op: 'throw', opId: 'op-throw-1', entropy: ENTROPY }],
    ['here', 'aming', { op: 'here', away: true }],
    ['leave', 'aming', { op: 'leave' }],
    ['resume', 'aming', { op: 'resume' }],
    ['claim-host', 'aming', { op: 'claim-host' }],
    ['me', 'aming', { op: 'me', name: '阿明', face: 3 }],
    ['log', 'aming', { op: 'log', first: 0 }]
  ])('%s in a game', async (_, who, data) => {
    const s = await started()
    const room = await s.party.room(s.id)
    const call = { room: s.id, turn: room.turn, game: room.fair!.game, ...data }
    const first = await s.party.call(who, call)
    expect(await s.party.call(who, call)).toEqual(first)
  })

  test('nudge past the deadline: who asks second is told what became of the turn', async () => {
    const s = await started()
    const { turn, deadline } = await s.party.room(s.id)
    s.party.now = deadline
    const call = { op: 'nudge', room: s.id, turn }
    const first = await s.party.done('aming', call)
    expect(first.did).toMatchObject([{ k: 't', s: 0, e: '', t: turn }])
    expect(await s.party.done('aming', call)).toEqual(first)
    expect(await s.party.done('lihua', call)).toMatchObject({ v: first.v, did: first.did })
    expect((await s.party.room(s.id)).v).toBe(first.v)
  })
})

test('30 throws at once for one turn: one is accepted, 29 are refused, v + 1', async () => {
  const s = await started()
  const before = await s.party.room(s.id)
  const calls = Array.from({ length: 30 }, (_, i) =>
    s.party.call(s.guests[i % 3]!, {
      op: 'throw',
      room: s.id,
      turn: before.turn,
      opId: opId(),
      entropy: ENTROPY
    })
  )
  const answers = await Promise.all(calls)
  const refused = answers.filter(a => !a.ok)
  expect(answers.filter(a => a.ok)).toHaveLength(1)
  expect(refused.every(a => ['room/turn-over', 'room/not-your-turn'].includes(a.code))).toBe(true)
  expect((await s.party.room(s.id)).v).toBe(before.v + 1)
})

test('D09 the same throw sent twice at the same time is one throw, and both hear of it', async () => {
  const s = await started()
  const { turn, v } = await s.party.room(s.id)
  const call = { op: 'throw', room: s.id, turn, opId: opId(), entropy: ENTROPY }
  const [one, two] = (await Promise.all([s.party.done('ama', call), s.party.done('ama', call)])) as [
    Done,
    Done
  ]
  expect(one.did).toEqual(two.did)
  expect(one.v).toBe(v + 1)
  expect((await s.party.room(s.id)).v).toBe(v + 1)
})

test('D09 the same turn with another operation is refused and told what fell', async () => {
  const s = await started()
  const { turn } = await s.party.room(s.id)
  const thrown = await throws(s, 'sanhong')
  const call = { op: 'throw', room: s.id, turn, opId: opId(), entropy: ENTROPY }
  const refused = await s.party.refused('ama', call)
  expect(refused).toMatchObject({ code: 'room/turn-over', did: thrown.did })
  expect(refused.room!.v).toBe(thrown.v)
})

test('the same opId 200 events later changes nothing and still tells what it did', async () => {
  const s = await started(['ama'], { limit: 0 })
  const { turn } = await s.party.room(s.id)
  const call = { op: 'throw', room: s.id, turn, opId: 'op-long-ago', entropy: ENTROPY }
  const first = await s.party.done('ama', call)
  for (let i = 0; i < 200; i++) {
    s.party.now += 1000
    await throws(s, 'none')
  }
  const before = await s.party.room(s.id)
  expect(await s.party.refused('ama', call)).toMatchObject({ code: 'room/turn-over', did: first.did })
  expect(await s.party.room(s.id)).toEqual(before)
})

test('E05 two operations on one turn of a one-seat table: one effect', async () => {
  const s = await started(['ama'], { limit: 0 })
  const { turn, v } = await s.party.room(s.id)
  const call = (op: string) => ({ op: 'throw', room: s.id, turn, opId: op, entropy: ENTROPY })
  const answers = await Promise.all([
    s.party.call('ama', call('op-first-1')),
    s.party.call('ama', call('op-second'))
  ])
  expect(answers.map(a => a.ok).sort()).toEqual([false, true])
  expect(await s.party.room(s.id)).toMatchObject({ v: v + 1, turn: turn + 1 })
})

test('a start that arrives late, after its game, begins no other', async () => {
  const one = { zhuangyuan: 1, duitang: 0, sanhong: 0, sijin: 0, erju: 0, yixiu: 1 }
  const s = await seated(['ama'], { limit: 0, stock: one })
  const call = { op: 'start', room: s.id, turn: 0, opId: 'op-late-start', entropy: ENTROPY }
  await s.party.done('ama', call)
  for (const wants of ['none', 'yixiu', 'sihong']) await throws(s, wants)
  const ended = await s.party.room(s.id)
  expect(ended.phase).toBe('ended')
  expect(await s.party.refused('ama', call)).toMatchObject({ code: 'room/turn-over' })
  expect(await s.party.room(s.id)).toEqual(ended)
})
