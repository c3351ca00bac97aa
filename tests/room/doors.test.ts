import type { Room } from '@/room'
import { begin, opId, party, seated, started, throws } from '../support/party'

const publicOf = (rooms: readonly Room[]) => JSON.stringify(rooms)

describe('a stranger who lists and watches all rooms', () => {
  const two = async () => {
    const p = party()
    const one = await started(['ama', 'aming'], {}, p)
    const other = await started(['aming', 'ama', 'lihua'], {}, p)
    await p.done('aming', { op: 'me', room: one.id, name: '阿明', face: 3 })
    await throws(one, 'sanhong')
    return { p, one, other, rooms: [await p.room(one.id), await p.room(other.id)] as const }
  }

  test('finds no openid, name, code, key or unrevealed seed in them', async () => {
    const { p, one, other, rooms } = await two()
    const text = publicOf(rooms)
    const master = await p.master()
    for (const secret of [
      'ama',
      'aming',
      'lihua',
      '阿明',
      one.code,
      one.key,
      other.code,
      other.key,
      master
    ]) {
      expect(text).not.toContain(secret)
    }
    expect(rooms.map(room => room.fair!.seed)).toEqual(['', ''])
  })

  test('cannot tell that two seats in two rooms are one person', async () => {
    const { rooms } = await two()
    const pids = rooms.flatMap(room => room.seats.map(seat => seat.pid))
    expect(new Set(pids).size).toBe(pids.length)
  })

  test('can join none and name nobody: the id opens nothing', async () => {
    const { p, one } = await two()
    expect(await p.refused('stranger', { op: 'join', room: one.id })).toMatchObject({
      code: 'room/not-member'
    })
    expect(await p.refused('stranger', { op: 'look', room: one.id })).toMatchObject({
      code: 'room/not-member'
    })
    expect(await p.refused('stranger', { op: 'people', room: one.id })).toMatchObject({
      code: 'room/not-member'
    })
    const wrong = { op: 'join', room: one.id, key: '0'.repeat(24) }
    expect(await p.refused('stranger', wrong)).toMatchObject({ code: 'room/bad-key' })
    const named = { op: 'me', room: one.id, name: '谁', face: 1 }
    expect(await p.refused('stranger', named)).toMatchObject({ code: 'room/not-member' })
    expect((await p.done('stranger', { op: 'home' })).me).toEqual({ name: '', face: 0 })
  })
})

describe('joining', () => {
  test.each([
    ['as it is', (code: string) => code],
    ['lower case', (code: string) => code.toLowerCase()],
    ['with spaces', (code: string) => ` ${code.slice(0, 3)} ${code.slice(3)} `],
    ['with a dash', (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`]
  ])('E10 by code, %s', async (_, typed) => {
    const s = await seated(['ama'])
    const joined = await s.party.done('aming', { op: 'join', code: typed(s.code) })
    expect(joined.room!._id).toBe(s.id)
    expect(joined.room!.seats).toHaveLength(2)
  })

  test.each([
    ['unknown', 'ZZZZZZ', 'room/bad-code'],
    ['with letters that no code has', 'O0I1LL', 'room/bad-call'],
    ['too short', 'ABC', 'room/bad-call'],
    ['empty', '', 'room/bad-call'],
    ['no text', 123456, 'room/bad-call']
  ])('E10 a code that is %s', async (_, code, refusal) => {
    const s = await seated(['ama'])
    expect(await s.party.refused('aming', { op: 'join', code })).toMatchObject({ code: refusal })
  })

  test('E10 a room that never was', async () => {
    const call = { op: 'look', room: '0'.repeat(24), key: '0'.repeat(24) }
    expect(await party().refused('aming', call)).toMatchObject({ code: 'room/not-found' })
  })

  test('E07 one person on two devices is one seat', async () => {
    const s = await seated(['ama', 'aming'])
    await s.party.done('aming', { op: 'join', code: s.code })
    expect((await s.party.room(s.id)).seats).toHaveLength(2)
  })

  test('all at once: everybody sits, on a seat of their own', async () => {
    const s = await seated(['ama'])
    const guests = Array.from({ length: 9 }, (_, i) => `guest-${i}`)
    await Promise.all(guests.map(g => s.party.done(g, { op: 'join', room: s.id, key: s.key })))
    const room = await s.party.room(s.id)
    expect(new Set(room.seats.map(seat => seat.pid)).size).toBe(10)
    const { people } = await s.party.done('ama', { op: 'people', room: s.id })
    expect(new Set(Object.values(people!).map(known => known.face)).size).toBe(10)
  })

  test('a full table is full, also for many at once', async () => {
    const s = await seated(['ama'], { size: 3 })
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map(g => s.party.call(g, { op: 'join', room: s.id, key: s.key }))
    )
    expect(answers.filter(a => a.ok)).toHaveLength(2)
    expect(answers.filter(a => !a.ok).map(a => a.code)).toEqual(Array(3).fill('room/full'))
    expect((await s.party.room(s.id)).seats).toHaveLength(3)
  })

  test('E08 a game that runs: who comes late watches, and changes nothing for the others', async () => {
    const s = await started()
    const before = await s.party.room(s.id)
    const late = { op: 'join', room: s.id, key: s.key }
    expect(await s.party.refused('late', late)).toMatchObject({ code: 'room/started' })
    const looked = await s.party.done('late', { op: 'look', room: s.id, key: s.key })
    expect(looked.room).toEqual(before)
    const throwing = { op: 'throw', room: s.id, turn: before.turn, opId: opId(), entropy: '00'.repeat(16) }
    expect(await s.party.refused('late', throwing)).toMatchObject({ code: 'room/not-seated' })
    expect(await s.party.room(s.id)).toEqual(before)
  })
})

describe('names', () => {
  test('are asked again when one changes, and kept for the next table', async () => {
    const s = await seated()
    const { faces } = await s.party.room(s.id)
    const named = await s.party.done('aming', { op: 'me', room: s.id, name: ' 阿  明 ', face: 5 })
    expect(named.room!.faces).toBeGreaterThan(faces)
    expect(named.people![named.pid!]).toEqual({ name: '阿 明', face: 5 })
    const made = await s.party.done('aming', { op: 'create', opId: opId() })
    expect(made.people![made.pid!]).toEqual({ name: '阿 明', face: 5 })
    expect(await s.party.done('aming', { op: 'home' })).toMatchObject({ rooms: [made.room!._id, s.id] })
  })

  test('that the check does not like are shown to nobody', async () => {
    const s = await seated()
    s.party.rude.add('坏话')
    const before = [...s.party.store.all]
    const call = { op: 'me', room: s.id, name: '坏话', face: 1 }
    expect(await s.party.refused('aming', call)).toMatchObject({ code: 'room/bad-name' })
    expect([...s.party.store.all]).toEqual(before)
  })

  test.each([['x'.repeat(13)], [`x${' '.repeat(200)}`], ['a\u0000b'], ['a\u202Eb'], [7], [null]])(
    '%p is no name',
    async name => {
      const s = await seated()
      const answer = await s.party.refused('aming', { op: 'me', name, face: 1 })
      expect(answer).toMatchObject({ code: 'room/bad-call', field: 'name' })
    }
  )
})

describe('an invite code', () => {
  /** A party in which the code that ama's table would draw first is another table's. */
  async function taken() {
    const call = { op: 'create', opId: 'op-same-table' }
    const { code } = await party().done('ama', call)
    const p = party()
    const other = await p.done('other', { op: 'create', opId: opId() })
    await p.store.add('codes', { _id: code!, v: 1, room: other.room!._id })
    return { p, call, code: code!, other: other.room!._id }
  }

  test('D16 two tables never share one: a taken code is passed by', async () => {
    const { p, call, code } = await taken()
    const made = await p.done('ama', call)
    expect(made.code).not.toBe(code)
    expect(await p.done('aming', { op: 'join', code: made.code })).toMatchObject({
      room: { _id: made.room!._id }
    })
  })

  test('D16 nor when both reach for the same one at once', async () => {
    const call = { op: 'create', opId: 'op-same-table' }
    const { code } = await party().done('ama', call)
    const p = party()
    const { add } = p.store
    let forced = 0
    p.store.add = (collection, doc) =>
      add(collection, collection === 'codes' && forced++ < 2 ? { ...doc, _id: code! } : doc)
    const made = await Promise.all(['ama', 'aming'].map(who => p.done(who, call)))
    const rooms = await Promise.all(
      made.map(async each => (await p.done('lihua', { op: 'look', code: each.code })).room!._id)
    )
    expect(forced).toBeGreaterThan(2)
    expect(new Set(made.map(each => each.code)).size).toBe(2)
    expect(rooms).toEqual(made.map(each => each.room!._id))
  })

  test.each([
    ['still', 24 * 3600_000 - 1, false],
    ['no longer', 24 * 3600_000, true]
  ])('is %s the old table’s %i ms after its end', async (_, later, free) => {
    const { p, call, code, other } = await taken()
    await p.done('other', { op: 'leave', room: other })
    p.now += later
    const made = await p.done('ama', call)
    expect(made.code === code).toBe(free)
    const found = await p.done('aming', { op: 'look', code })
    expect(found.room!._id).toBe(free ? made.room!._id : other)
  })
})

test('E12 what a call says of seat, dice or openid is not even seen', async () => {
  const s = await started()
  const { turn } = await s.party.room(s.id)
  const forged = {
    op: 'throw',
    room: s.id,
    turn,
    opId: opId(),
    entropy: '00'.repeat(16),
    seat: 0,
    openid: 'ama'
  }
  expect(await s.party.refused('aming', forged)).toMatchObject({ code: 'room/not-your-turn' })
  const own = { ...forged, opId: opId(), seat: 2, dice: [4, 4, 4, 4, 4, 4], userInfo: { openId: 'lihua' } }
  const answer = await s.party.done('ama', own)
  expect(answer.did).toMatchObject([{ s: 0 }])
  expect(answer.did![0]!.d).not.toBe('444444')
})

test('only the host starts, and only once', async () => {
  const s = await seated()
  const start = { op: 'start', room: s.id, turn: 0, opId: opId(), entropy: '00'.repeat(16) }
  expect(await s.party.refused('aming', start)).toMatchObject({ code: 'room/not-host' })
  expect(await s.party.refused('stranger', start)).toMatchObject({ code: 'room/not-seated' })
  await begin(s)
  expect(await s.party.refused('ama', { ...start, opId: opId() })).toMatchObject({ code: 'room/started' })
})
