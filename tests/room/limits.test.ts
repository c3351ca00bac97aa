import { CLIENT } from '@/room'
import { memoryStore } from '../support/memory-store'
import { type Call, opId, type Party, party, seated, started } from '../support/party'

const MINUTE = 60_000
const HOUR = 3600_000
const DAY = 24 * HOUR

describe('wrong codes', () => {
  test('are twenty an hour; then no code opens anything until the next', async () => {
    const s = await seated(['ama'])
    const wrong = { op: 'look', code: 'ZZZZZZ' }
    for (let i = 0; i < 20; i++)
      expect(await s.party.refused('guesser', wrong)).toMatchObject({ code: 'room/bad-code' })
    const before = [...s.party.store.all]
    for (const code of ['ZZZZZZ', s.code])
      expect(await s.party.refused('guesser', { op: 'join', code })).toMatchObject({ code: 'room/too-many' })
    expect([...s.party.store.all]).toEqual(before)
    await s.party.done('aming', { op: 'join', code: s.code })
    await s.party.done('guesser', { op: 'join', room: s.id, key: s.key })
    s.party.now += HOUR
    await s.party.done('guesser', { op: 'join', code: s.code })
  })

  test('of many calls at once are counted each', async () => {
    const s = await seated(['ama'])
    const tries = Array.from({ length: 25 }, () => s.party.call('guesser', { op: 'look', code: 'ZZZZZZ' }))
    expect((await Promise.all(tries)).filter(answer => answer.ok)).toEqual([])
    const last = await s.party.refused('guesser', { op: 'look', code: s.code })
    expect(last).toMatchObject({ code: 'room/too-many' })
  })
})

describe('D14 a day of the limits begins at midnight in China', () => {
  /** 2026-09-25, 23:59:59.999 there */
  const MIDNIGHT = Date.UTC(2026, 8, 25, 16)

  test('tables: thirty a day, a repeat counts for none, and a refused one leaves nothing', async () => {
    const p = party()
    p.now = MIDNIGHT - 1
    const create = () => ({ op: 'create', opId: opId() })
    const first = create()
    await p.done('ama', first)
    await p.done('ama', first)
    for (let i = 1; i < 30; i++) await p.done('ama', create())
    const before = [...p.store.all]
    const more = create()
    expect(await p.refused('ama', more)).toMatchObject({ code: 'room/too-many' })
    expect([...p.store.all]).toEqual(before)
    await p.done('aming', create())
    p.now += 1
    await p.done('ama', more)
  })

  test('tables of others: a hundred a day, who is in already counts for none', async () => {
    const p = party()
    p.now = MIDNIGHT - 2 * MINUTE
    const doors: Call[] = []
    for (let i = 0; i < 101; i++) {
      const made = await p.done(`host-${i}`, { op: 'create', opId: opId() })
      doors.push({ op: 'join', room: made.room!._id, key: made.key })
    }
    for (const door of doors.slice(0, 100)) await p.done('ama', door)
    p.now += MINUTE
    for (const door of doors.slice(0, 100)) await p.done('ama', door)
    p.now = MIDNIGHT - 1
    expect(await p.refused('ama', doors[100]!)).toMatchObject({ code: 'room/too-many' })
    p.now += 1
    await p.done('ama', doors[100]!)
  })
})

describe('a flood of calls', () => {
  const flood = async (p: Party, id: string, who: string, most: number) => {
    let answered = 0
    for (; answered < most; answered++) {
      const answer = await p.call(who, { op: 'sync', room: id })
      if (!answer.ok) return { answered, code: answer.code }
    }
    return { answered, code: 'ok' }
  }

  test('is answered a hundred times at once and five times a second, whatever it asks, and reads nothing', async () => {
    const { party: p, id, key } = await seated()
    p.now += MINUTE
    expect(await flood(p, id, 'aming', 200)).toEqual({ answered: 100, code: 'room/busy' })
    const before = { ...p.store.counts }
    const entropy = '5a'.repeat(16)
    const here = { room: id }
    for (const call of [
      { ...here, op: 'throw', turn: 0, opId: opId(), entropy },
      { ...here, op: 'grab', turn: 0, offsets: [0] },
      { ...here, op: 'nudge', turn: 0 },
      { ...here, op: 'here', away: true },
      { ...here, op: 'cheer', cheer: 1 },
      { ...here, op: 'agree', game: `${id}_1`, yes: true },
      { ...here, op: 'move', pid: 'a'.repeat(24), to: 0 },
      { ...here, op: 'look', key },
      { op: 'create', opId: opId() },
      { op: 'me', name: '阿明', face: 1 },
      { op: 'home' },
      { op: 'forget' }
    ])
      expect([call.op, await p.call('aming', call)]).toMatchObject([call.op, { code: 'room/busy' }])
    expect(p.store.counts).toEqual(before)
    expect((await flood(p, id, 'lihua', 1)).answered).toBe(1)
    p.now += 999
    expect((await flood(p, id, 'aming', 200)).answered).toBe(4)
    p.now += 60_000
    expect((await flood(p, id, 'aming', 200)).answered).toBe(100)
  })

  test('is of one instance: another does not know of it', async () => {
    const { party: p, id } = await seated()
    await flood(p, id, 'aming', 200)
    const other = party('other', memoryStore(p.store.all))
    expect((await flood(other, id, 'aming', 1)).answered).toBe(1)
  })
})

test('where people are not many and strangers, nothing is counted: tables, comings, codes, calls', async () => {
  const p = party('one phone', memoryStore(), false)
  const rooms: string[] = []
  for (let i = 0; i < 101; i++) {
    const { room, key } = await p.done('ama', { op: 'create', opId: opId() })
    await p.done('aming', { op: 'join', room: room!._id, key })
    rooms.push(room!._id)
    expect(await p.refused('ama', { op: 'look', code: 'ZZZZZZ' })).toMatchObject({ code: 'room/bad-code' })
  }
  for (let i = 0; i < 101; i++) await p.done('ama', { op: 'sync', room: rooms[0]! })
})

describe('E14 a table at which nothing happens for a day', () => {
  const asleep = {
    lobby: () => seated(),
    playing: () => started(undefined, { limit: 0 }),
    paused: async () => {
      const s = await started()
      for (const who of s.guests) await s.party.done(who, { op: 'here', room: s.id, away: true })
      return s
    }
  }

  test.each(Object.keys(asleep) as (keyof typeof asleep)[])('ends by itself: %s', async phase => {
    const s = await asleep[phase]()
    const room = await s.party.room(s.id)
    expect(room).toMatchObject({ phase, wake: s.party.now + DAY })
    s.party.now += DAY - 1
    expect(await s.party.timer()).toEqual({ looked: 0 })
    s.party.now += 1
    await s.party.timer()
    await s.party.timer()
    const ended = await s.party.room(s.id)
    expect(ended).toMatchObject({ phase: 'ended', wake: 0, deadline: 0, due: [] })
    if (phase === 'lobby') return
    expect(ended.game).toMatchObject({ why: 'abandoned', champion: null })
    expect(ended.fair!.seed).not.toBe('')
    expect(await s.party.store.get('games', ended.fair!.game)).toMatchObject({ room: s.id })
  })

  test('is woken by anything that happens', async () => {
    const s = await seated()
    s.party.now += DAY - 1
    await s.party.done('aming', { op: 'here', room: s.id, away: true })
    s.party.now += 1
    await s.party.timer()
    expect(await s.party.room(s.id)).toMatchObject({ phase: 'lobby', wake: s.party.now - 1 + DAY })
  })

  test.each([
    ['not yet', DAY - 1, false],
    ['again', DAY, true]
  ])('has its code %s free %i ms after it ended', async (_, later, free) => {
    const call = { op: 'create', opId: 'op-same-table' }
    const { code } = await party().done('ama', call)
    const p = party()
    const other = (await p.done('other', { op: 'create', opId: opId() })).room!._id
    await p.store.add('codes', { _id: code!, v: 1, room: other })
    p.now += DAY
    await p.timer()
    p.now += later
    expect((await p.done('ama', call)).code === code).toBe(free)
  })
})

describe('a client of another number', () => {
  test.each([
    ['the present one', CLIENT, 'ok'],
    ['the one before', CLIENT - 1, 'ok'],
    ['an older one', CLIENT - 2, 'app/update-needed'],
    ['one that is newer than its cloud', CLIENT + 1, 'ok'],
    ['none', undefined, 'ok'],
    ['one in words', '2', 'room/bad-call'],
    ['half a one', 1.5, 'room/bad-call'],
    ['null', null, 'room/bad-call']
  ])('%s', async (_, client, expected) => {
    const p = party()
    const answer = await p.call('ama', { op: 'create', opId: opId(), client })
    expect(answer.ok ? 'ok' : answer.code).toBe(expected)
    if (!answer.ok) expect([...p.store.all.keys()]).toEqual([])
  })
})
