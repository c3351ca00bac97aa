import { load } from '@/room'
import { begin, opId, type Seated, seated, started, throws } from '../support/party'

const ENTROPY = '5a'.repeat(16)
const ONE = { zhuangyuan: 1, duitang: 0, sanhong: 0, sijin: 0, erju: 0, yixiu: 1 }

const join = (s: Seated, who: string) => s.party.call(who, { op: 'join', room: s.id, key: s.key })
const leave = (s: Seated, who: string) => s.party.done(who, { op: 'leave', room: s.id })
const start = async (s: Seated, who: string) => {
  const { turn } = await s.party.room(s.id)
  return s.party.done(who, { op: 'start', room: s.id, turn, opId: opId(), entropy: ENTROPY })
}
const taken = async (s: Seated) => (await s.party.room(s.id)).seats.filter(seat => !seat.gone).length

/** Three at a table of a size, after a game. */
async function ended(size = 3) {
  const s = await started(undefined, { size, stock: ONE })
  for (const wants of ['yixiu', 'sihong', 'none']) await throws(s, wants)
  expect((await s.party.room(s.id)).phase).toBe('ended')
  return s
}

describe('seats of a table whose game is over', () => {
  test('are never more than the table has: who left comes back only while one is free', async () => {
    const s = await ended()
    await leave(s, 'aming')
    expect(await join(s, 'xiaoyu')).toMatchObject({ ok: true })
    expect(await join(s, 'aming')).toMatchObject({ ok: false, code: 'room/full' })
    expect(await taken(s)).toBe(3)
    await leave(s, 'xiaoyu')
    expect(await join(s, 'aming')).toMatchObject({ ok: true })
    expect(await taken(s)).toBe(3)
    await begin(s)
  })

  test('are kept for those who played, and for nobody who only sat down and left again', async () => {
    const s = await ended()
    const before = await s.party.room(s.id)
    await leave(s, 'lihua')
    for (let i = 0; i < 20; i++) {
      await join(s, `guest-${i}`)
      await leave(s, `guest-${i}`)
    }
    const { seats } = await s.party.room(s.id)
    expect(seats.map(seat => seat.pid)).toEqual(before.seats.map(seat => seat.pid))
    expect(seats.map(seat => seat.gone)).toEqual([false, false, true])
  })
})

describe('a table always has somebody who can start', () => {
  test.each([
    ['somebody who played', 'aming'],
    ['somebody new', 'xiaoyu']
  ])('all left a game: %s who comes is host', async (_, who) => {
    const s = await started()
    for (const guest of s.guests) await leave(s, guest)
    await join(s, who)
    await start(s, who)
    expect(await s.party.room(s.id)).toMatchObject({ phase: 'playing', games: 2 })
  })

  test('all left a lobby: who comes is host', async () => {
    const s = await seated(['ama'])
    await leave(s, 'ama')
    await join(s, 'xiaoyu')
    await start(s, 'xiaoyu')
  })

  test('the host’s place fell to one who lies away: a minute later somebody who is here may take it', async () => {
    const s = await seated()
    for (const who of ['aming', 'lihua']) await s.party.done(who, { op: 'here', room: s.id, away: true })
    await leave(s, 'ama')
    await join(s, 'xiaoyu')
    s.party.now += 59_999
    const claim = { op: 'claim-host', room: s.id }
    expect(await s.party.refused('xiaoyu', claim)).toMatchObject({ code: 'room/host-here' })
    s.party.now += 1
    await s.party.done('xiaoyu', claim)
    await start(s, 'xiaoyu')
  })

  test('who claims the host’s place is here by it', async () => {
    const s = await seated()
    for (const who of ['aming', 'ama']) await s.party.done(who, { op: 'here', room: s.id, away: true })
    s.party.now += 60_000
    await s.party.done('aming', { op: 'claim-host', room: s.id })
    const { seats, hostAwaySince } = await s.party.room(s.id)
    expect(seats.map(seat => seat.away)).toEqual([true, false, false])
    expect(hostAwaySince).toBe(0)
  })
})

test('where no dice find the starter, the host starts, wherever the host sits', async () => {
  const s = await seated(undefined, { house: 'jiudian' })
  await s.party.done('ama', { op: 'here', room: s.id, away: true })
  s.party.now += 60_000
  await s.party.done('lihua', { op: 'claim-host', room: s.id })
  await start(s, 'lihua')
  const room = await s.party.room(s.id)
  expect(load(room.game!, room.table)).toMatchObject({ turn: 2, starter: 2 })
})

test('a person who left while away still sees how the table goes on', async () => {
  const s = await started()
  await s.party.done('aming', { op: 'here', room: s.id, away: true })
  await leave(s, 'aming')
  const { room } = await s.party.done('aming', { op: 'sync', room: s.id })
  expect(room!.seats[1]).toMatchObject({ gone: true })
})
