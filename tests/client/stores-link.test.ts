import type { Room } from '@/room'
import { type Arrived, arrived, pass } from '../support/arrived'
import { clientOf } from '../support/fake-phone'
import { begin } from '../support/party'

let s: Arrived['s']
let net: Arrived['net']
let phone: Arrived['phone']
let client: Arrived['client']

const state = () => client.table.store.getState()
/** Somebody else does something, and no watch tells. */
const silently = async () => {
  await s.party.done('aming', { op: 'me', room: s.id, name: `明${s.party.store.counts.swap}`, face: 3 })
  return (await s.party.room(s.id)).v
}

beforeEach(async () => {
  ;({ s, net, phone, client } = await arrived(['ama', 'aming'], { table: {}, begun: false }))
})
afterEach(() => {
  client.table.close()
  jest.useRealTimers()
})

test('a link opened cold: the lobby, who is there, and a watch', () => {
  expect(state()).toMatchObject({ link: 'live', code: s.code, key: s.key, refused: null })
  expect(Object.keys(state().people)).toHaveLength(2)
  expect(phone.live()).toBe(1)
})

test('a snapshot counts only if its v is greater', async () => {
  const old = state().room!
  await net.reach('aming', { op: 'leave', room: s.id })
  const now = state().room!
  expect(now.v).toBe(old.v + 1)
  phone.watchers[0]!.onRoom(old)
  phone.watchers[0]!.onRoom({ ...now, turn: 99 })
  expect(state().room).toBe(now)
})

test('D01 a watch that dies: fetched once, watched again after 1, 2, 4 s, never two at a time; leaving ends it', async () => {
  for (const [i, gap] of [1000, 2000, 4000].entries()) {
    const v = await silently()
    phone.breakWatch()
    expect(phone.live()).toBe(0)
    expect(state().link).toBe('polling')
    await pass(gap - 1)
    expect(phone.watchers).toHaveLength(i + 1)
    await pass(1)
    expect(phone.watchers).toHaveLength(i + 2)
    expect(phone.live()).toBe(1)
    expect(state()).toMatchObject({ link: 'live', room: { v } })
  }
  client.table.close()
  phone.breakWatch()
  await pass(60_000)
  expect(phone.live()).toBe(0)
  expect(phone.watchers).toHaveLength(4)
})

test('the wait grows to 15 s and no further; while the watch is down the room is looked at every 5 s', async () => {
  phone.watching = 'silent'
  phone.breakWatch()
  const looks = phone.count('look')
  const v = await silently()
  await pass(5000)
  expect(state().room!.v).toBe(v)
  await pass(120_000)
  const opened = phone.watchers.length
  await pass(40_000)
  expect(phone.watchers.length - opened).toBe(2)
  expect(phone.live()).toBeLessThanOrEqual(1)
  expect(phone.count('look') - looks).toBeGreaterThan(20)
})

test.each(['silent', 'stuck'] as const)('D03 a watch that is %s: others are seen within 20 s', async way => {
  phone.watching = way
  client.table.close()
  await client.table.enter({ room: s.id })
  await pass(100)
  const v = await silently()
  await pass(20_000)
  expect(state().room!.v).toBe(v)
  expect(phone.watchers.length).toBeGreaterThan(2)
  expect(phone.live()).toBeLessThanOrEqual(1)
})

test('E15 the host’s phone stands still for a minute: nobody is moved or away by it, and it comes back to what is', async () => {
  await begin(s)
  await net.tell(s.id)
  const other = clientOf(net.phone('aming'))
  await other.table.enter({ room: s.id })
  await pass(0)
  const present = ({ host, seats }: Room) => [host, seats.map(({ pid, gone, away }) => ({ pid, gone, away }))]
  const before = present(await s.party.room(s.id))
  // Nothing of it runs: no call goes out, and what its watch hears is not looked at.
  const { onRoom } = phone.watchers.at(-1)!
  const heard: Parameters<typeof onRoom>[0][] = []
  Object.assign(phone.watchers.at(-1)!, { onRoom: (now: (typeof heard)[number]) => heard.push(now) })
  phone.network = 'hangs'
  await pass(60_000)
  await net.reach('aming', { op: 'me', room: s.id, name: '阿明', face: 3 })
  const calls = phone.calls.length
  phone.network = 'up'
  Object.assign(phone.watchers.at(-1)!, { onRoom })
  heard.forEach(onRoom)
  await phone.release()
  await pass(20_000)
  expect(present(await s.party.room(s.id))).toEqual(before)
  expect(present(other.table.store.getState().room!)).toEqual(before)
  expect(phone.calls.slice(calls).map(({ op }) => op)).not.toContain('kick')
  expect(state().room!.v).toBe((await s.party.room(s.id)).v)
  expect(state().link).toBe('live')
  other.table.close()
})

test('a quiet room is no dead watch: looked at now and then, watched on', async () => {
  await pass(60_000)
  expect(phone.watchers).toHaveLength(1)
  expect(state().link).toBe('live')
  expect(phone.count('look')).toBe(1 + 4)
})

test('no network: offline, and back by itself', async () => {
  phone.network = 'down'
  phone.breakWatch()
  await pass(5000)
  expect(state().link).toBe('offline')
  phone.network = 'up'
  client.table.online()
  await pass(0)
  expect(state().link).toBe('live')
  expect(phone.live()).toBe(1)
})

test('out of sight nothing is followed and the cloud is told; back: here again, looked at, watched', async () => {
  const watches = phone.watchers.length
  client.hide()
  await pass(0)
  expect(phone.live()).toBe(0)
  expect((await s.party.room(s.id)).seats[0]!.away).toBe(true)
  const v = await silently()
  await pass(120_000)
  expect(phone.watchers).toHaveLength(watches)
  client.appear()
  await pass(0)
  expect(phone.live()).toBe(1)
  expect(state().room!.v).toBeGreaterThan(v)
  expect(state().room!.seats[0]!.away).toBe(false)
})

test('hidden and shown at once: the last word counts, whatever the network does to the first', async () => {
  phone.network = 'hangs'
  client.hide()
  client.appear()
  await pass(0)
  expect(phone.count('here')).toBe(1)
  phone.network = 'up'
  await phone.release()
  await pass(0)
  const words = phone.calls.filter(c => c.op === 'here').map(c => c.away)
  expect(words).toEqual([true, false])
  expect((await s.party.room(s.id)).seats[0]!.away).toBe(false)
})

test('that I am back is said until it is heard, and no more once I am gone again', async () => {
  const words = () => phone.calls.filter(c => c.op === 'here').map(c => c.away)
  client.hide()
  await pass(0)
  phone.network = 'down'
  client.appear()
  await pass(7000)
  expect(words()).toEqual([true, false, false, false, false])
  expect((await s.party.room(s.id)).seats[0]!.away).toBe(true)
  phone.network = 'up'
  await pass(5000)
  expect((await s.party.room(s.id)).seats[0]!.away).toBe(false)
  const heard = words().length
  await pass(60_000)
  expect(words()).toHaveLength(heard)
  phone.network = 'down'
  client.hide()
  client.appear()
  await pass(0)
  client.hide()
  await pass(60_000)
  expect(words().slice(heard)).toEqual([true, false, true])
  client.appear()
  client.table.close()
  const left = words().length
  await pass(60_000)
  expect(words()).toHaveLength(left)
})

test('somebody whose face is not known is asked for, once', async () => {
  await net.reach('lihua', { op: 'join', room: s.id, key: s.key })
  await pass(0)
  expect(phone.count('people')).toBe(1)
  expect(Object.keys(state().people)).toHaveLength(3)
  await net.reach('lihua', { op: 'me', room: s.id, name: '丽华', face: 3 })
  await pass(0)
  expect(phone.count('people')).toBe(2)
  expect(Object.values(state().people).map(p => p.name)).toContain('丽华')
  await net.reach('lihua', { op: 'leave', room: s.id })
  await pass(0)
  expect(phone.count('people')).toBe(2)
})

test.each([
  [{ code: 'ZZZZZZ' }, 'room/bad-code'],
  [{ room: 'f'.repeat(24), key: 'a'.repeat(24) }, 'room/not-found'],
  [{ room: 'nonsense' }, 'room/bad-call']
])('E10 a way that leads nowhere %j: refused %s, and nothing is followed', async (way, code) => {
  expect(await client.table.enter(way)).toBe(false)
  expect(state().refused).toEqual({ op: 'look', code })
  expect(phone.live()).toBe(0)
})

test('a stranger without the key is told so', async () => {
  const stranger = clientOf(net.phone('stranger'))
  expect(await stranger.table.enter({ room: s.id })).toBe(false)
  expect(stranger.table.store.getState().refused?.code).toBe('room/not-member')
})

test('gone from the page in a running game: the others need not wait; back on it: here again', async () => {
  await begin(s)
  await net.tell(s.id)
  await pass(0)
  client.table.close()
  await pass(0)
  expect((await s.party.room(s.id)).seats.map(seat => seat.away)).toEqual([true, false])
  await client.table.enter({ room: s.id })
  await pass(0)
  expect((await s.party.room(s.id)).seats.map(seat => seat.away)).toEqual([false, false])
  expect(state().room!.seats[0]!.away).toBe(false)
})

test('away because two turns were missed: lying there in sight does not make somebody present', async () => {
  await begin(s)
  const room = await s.party.room(s.id)
  phone.watchers[0]!.onRoom({
    ...room,
    seats: room.seats.map((seat, i) => (i === 0 ? { ...seat, away: true, missed: 2 } : seat))
  })
  await pass(0)
  expect(phone.count('here')).toBe(0)
})
