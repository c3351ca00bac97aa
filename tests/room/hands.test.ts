import { load, type Room } from '@/room'
import { type Call, opId, party, type Seated, seated, started, throws } from '../support/party'

const pidOf = async (s: Seated, who: string) => (await s.party.done(who, { op: 'sync', room: s.id })).pid!
const byKey = (s: Seated, more: Call = {}) => ({ op: 'join', room: s.id, key: s.key, ...more })
const held = (room: Room, seat: number) => load(room.game!, room.table).held[seat]!
const order = async (s: Seated) => (await s.party.room(s.id)).seats.map(seat => seat.pid)

/** aming, on seat 1, has an erju and is sent away by ama. */
async function kicked(lobby = false) {
  const s = lobby ? await seated() : await started()
  if (!lobby) for (const wants of ['none', 'erju']) await throws(s, wants)
  const pid = await pidOf(s, 'aming')
  const kick = { op: 'kick', room: s.id, pid }
  const answer = await s.party.done('ama', kick)
  return { s, pid, kick, answer }
}

describe('E11 who was sent away', () => {
  test.each([
    ['by the key of the card', (s: Seated): Call => byKey(s)],
    ['by the code', (s: Seated): Call => ({ op: 'join', code: s.code })],
    ['as somebody who was here', (s: Seated): Call => ({ op: 'join', room: s.id })],
    ['only to look', (s: Seated): Call => ({ op: 'look', code: s.code })],
    ['for the names', (s: Seated): Call => ({ op: 'people', room: s.id })],
    ['with another name', (s: Seated): Call => ({ op: 'me', room: s.id, name: '别人', face: 3 })]
  ])('does not come in again %s, until let in', async (_, call) => {
    const { s, pid } = await kicked(true)
    const before = await s.party.room(s.id)
    for (let again = 0; again < 2; again++)
      expect(await s.party.refused('aming', call(s))).toMatchObject({ code: 'room/kicked' })
    expect(await s.party.room(s.id)).toEqual(before)
    const open = await s.party.done('ama', { op: 'let-in', room: s.id, pid })
    expect(open.kicked).toEqual([])
    await s.party.done('aming', call(s))
  })

  test('has no seat in the lobby, and the next on it moves up', async () => {
    const { s, pid, answer } = await kicked(true)
    expect(answer.room!.seats.map(seat => seat.pid)).not.toContain(pid)
    expect(answer.room!.seats).toHaveLength(2)
    expect(answer.kicked).toEqual([pid])
    expect((await s.party.done('lihua', { op: 'people', room: s.id })).kicked).toBeUndefined()
    expect(JSON.stringify(await s.party.room(s.id))).not.toContain(pid)
  })

  test('leaves the cakes of a running game where they are, and takes the same seat when let in', async () => {
    const { s, pid, kick } = await kicked()
    const before = await s.party.room(s.id)
    expect(before.seats[1]).toMatchObject({ pid, gone: true })
    expect(held(before, 1)).toMatchObject({ erju: 1 })
    expect(before.tail.slice(-1)).toMatchObject([{ k: 'l', s: 1 }])
    await s.party.done('ama', kick)
    expect(await s.party.room(s.id)).toEqual(before)
    await s.party.done('ama', { op: 'let-in', room: s.id, pid })
    const back = await s.party.done('aming', byKey(s))
    expect(back.room!.seats[1]).toMatchObject({ pid, gone: false })
    expect(held(back.room!, 1)).toMatchObject({ erju: 1 })
  })

  test('in the middle of coming in has no seat in the end', async () => {
    const s = await seated()
    await s.party.done('xiaoyu', { op: 'look', room: s.id, key: s.key })
    const pid = await pidOf(s, 'xiaoyu')
    const { swap } = s.party.store
    s.party.store.swap = async (collection, doc, v) => {
      s.party.store.swap = swap
      await s.party.done('ama', { op: 'kick', room: s.id, pid })
      return swap(collection, doc, v)
    }
    expect(await s.party.refused('xiaoyu', byKey(s))).toMatchObject({ code: 'room/kicked' })
    expect(await order(s)).not.toContain(pid)
  })

  test('while somebody gives them a seat has none in the end', async () => {
    const s = await seated()
    await s.party.done('xiaoyu', { op: 'look', room: s.id, key: s.key })
    const pid = await pidOf(s, 'xiaoyu')
    const { swap } = s.party.store
    s.party.store.swap = async (collection, doc, v) => {
      s.party.store.swap = swap
      await s.party.done('ama', { op: 'kick', room: s.id, pid })
      return swap(collection, doc, v)
    }
    await s.party.done('lihua', { op: 'hand', room: s.id, opId: opId(), pid })
    expect(await order(s)).toEqual([await pidOf(s, 'ama'), await pidOf(s, 'aming')])
  })

  test('and had opened the table is told nothing of it by opening it again', async () => {
    const p = party()
    const create = { op: 'create', opId: opId() }
    const { room, key, pid } = await p.done('ama', create)
    await p.done('aming', { op: 'join', room: room!._id, key })
    await p.done('ama', { op: 'leave', room: room!._id })
    await p.done('aming', { op: 'kick', room: room!._id, pid })
    const { now } = p
    expect(await p.refused('ama', create)).toEqual({ ok: false, code: 'room/kicked', now })
  })

  test('is never the host, and always a member', async () => {
    const s = await seated()
    for (const pid of [await pidOf(s, 'ama'), await pidOf(s, 'stranger')]) {
      const refused = await s.party.refused('ama', { op: 'kick', room: s.id, pid })
      expect(refused).toMatchObject({ code: 'room/bad-call', field: 'pid' })
    }
  })

  test('may have been a watcher', async () => {
    const s = await started()
    await s.party.done('late', { op: 'look', code: s.code })
    const before = await s.party.room(s.id)
    await s.party.done('ama', { op: 'kick', room: s.id, pid: await pidOf(s, 'late') })
    expect(await s.party.room(s.id)).toEqual(before)
    expect(await s.party.refused('late', { op: 'look', code: s.code })).toMatchObject({ code: 'room/kicked' })
  })
})

describe('a seat that was left', () => {
  async function left() {
    const s = await started()
    for (const wants of ['none', 'erju']) await throws(s, wants)
    await s.party.done('aming', { op: 'leave', room: s.id })
    await s.party.done('xiaoyu', { op: 'look', room: s.id, key: s.key })
    return s
  }

  test('is taken over by a watcher, cakes and all; who had it watches', async () => {
    const s = await left()
    const taken = await s.party.done('xiaoyu', { op: 'join', room: s.id, seat: 1 })
    expect(taken.room!.seats[1]).toMatchObject({ pid: taken.pid, gone: false, missed: 0, ops: [] })
    expect(held(taken.room!, 1)).toMatchObject({ erju: 1 })
    expect(load(taken.room!.game!, taken.room!.table).left).toEqual([false, false, false])
    const back = byKey(s)
    expect(await s.party.refused('aming', back)).toMatchObject({ code: 'room/started' })
    expect((await s.party.done('aming', { op: 'look', room: s.id })).room!.seats).toHaveLength(3)
    for (const wants of ['none', 'none', 'none']) {
      const guests = ['ama', 'xiaoyu', 'lihua']
      await throws({ ...s, guests }, wants)
    }
  })

  test.each([
    ['that somebody has', 0, 'room/seat-taken'],
    ['that the game does not have', 3, 'room/bad-call'],
    ['that no table has', 12, 'room/bad-call']
  ])('but none %s', async (_, seat, code) => {
    const s = await left()
    const before = await s.party.room(s.id)
    expect(await s.party.refused('xiaoyu', { op: 'join', room: s.id, seat })).toMatchObject({ code })
    expect(await s.party.room(s.id)).toEqual(before)
  })

  test('goes to one of many who ask at once', async () => {
    const s = await left()
    const many = ['a', 'b', 'c', 'd']
    const answers = await Promise.all(many.map(who => s.party.call(who, byKey(s, { seat: 1 }))))
    expect(answers.map(a => (a.ok ? 'ok' : a.code)).sort()).toEqual([
      'ok',
      ...Array(3).fill('room/seat-taken')
    ])
  })

  test('waits for its own person in the first place', async () => {
    const s = await left()
    await s.party.done('lihua', { op: 'leave', room: s.id })
    const back = await s.party.done('aming', byKey(s, { seat: 2 }))
    expect(back.room!.seats.map(seat => seat.gone)).toEqual([false, false, true])
  })
})

describe('a seat that is handed over', () => {
  test('in a running game with its cakes and its turn, once, also when told twice', async () => {
    const s = await started()
    await throws(s, 'erju')
    await s.party.done('xiaoyu', { op: 'look', room: s.id, key: s.key })
    const to = await pidOf(s, 'xiaoyu')
    const hand = { op: 'hand', room: s.id, pid: to, opId: opId() }
    const before = await s.party.room(s.id)
    const done = await s.party.done('ama', hand)
    expect(done.room).toMatchObject({ host: to, turn: before.turn, entries: before.entries })
    expect(done.room!.seats[0]).toMatchObject({ pid: to, gone: false })
    expect(held(done.room!, 0)).toMatchObject({ erju: 1 })
    expect(await s.party.done('ama', hand)).toEqual(done)
    const again = await s.party.refused('ama', { ...hand, opId: opId() })
    expect(again).toMatchObject({ code: 'room/not-seated' })
  })

  test.each([
    ['has a seat', 'aming', 'room/seat-taken'],
    ['never came in', 'stranger', 'room/bad-call'],
    ['was sent away', 'xiaoyu', 'room/bad-call']
  ])('but to nobody who %s', async (_, who, code) => {
    const s = await seated()
    await s.party.done('xiaoyu', { op: 'look', room: s.id, key: s.key })
    await s.party.done('ama', { op: 'kick', room: s.id, pid: await pidOf(s, 'xiaoyu') })
    const before = await s.party.room(s.id)
    const hand = { op: 'hand', room: s.id, pid: await pidOf(s, who), opId: opId() }
    expect(await s.party.refused('lihua', hand)).toMatchObject({ code })
    expect(await s.party.room(s.id)).toEqual(before)
  })
})

describe('the order of the seats before a game', () => {
  test.each([
    ['up', 'lihua', 0, [2, 0, 1]],
    ['down', 'ama', 1, [1, 0, 2]],
    ['to the end and beyond', 'ama', 11, [1, 2, 0]],
    ['nowhere', 'aming', 1, [0, 1, 2]]
  ])('a person moves %s, twice told as once', async (_, who, to, places) => {
    const s = await seated()
    const before = await order(s)
    const call = { op: 'move', room: s.id, pid: await pidOf(s, who), to }
    for (let told = 0; told < 2; told++) {
      await s.party.done(who, call)
      expect(await order(s)).toEqual(places.map(place => before[place]))
    }
  })

  test('the host moves anybody who sits', async () => {
    const s = await seated()
    const [host, next, last] = await order(s)
    await s.party.done('ama', { op: 'move', room: s.id, pid: last, to: 0 })
    expect(await order(s)).toEqual([last, host, next])
    expect((await s.party.room(s.id)).host).toBe(host)
    const call = { op: 'move', room: s.id, pid: await pidOf(s, 'stranger'), to: 0 }
    expect(await s.party.refused('ama', call)).toMatchObject({ code: 'room/bad-call', field: 'pid' })
  })
})
