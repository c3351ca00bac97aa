import type { Room } from '@/room'
import { type Seated, seated, started, throws } from '../support/party'

const HURRY = 6
const calls = (s: Seated, who: string, cheer = 0) => s.party.call(who, { op: 'cheer', room: s.id, cheer })
const code = async (s: Seated, who: string, cheer = 0) => {
  const answer = await calls(s, who, cheer)
  return answer.ok ? 'ok' : answer.code
}
const heard = ({ cheers }: Room) => cheers.map(({ n }) => n)

test('the room has the last three cheers: by whom, which, when', async () => {
  const s = await seated()
  const pid = (await s.party.done('ama', { op: 'sync', room: s.id })).pid
  const before = await s.party.room(s.id)
  const first = await calls(s, 'ama', 4)
  expect(first).toMatchObject({ ok: true, v: before.v + 1 })
  expect(first.room).toMatchObject({ cheers: [{ pid, n: 4, at: s.party.now }] })
  for (const cheer of [1, 2, 3]) {
    s.party.now += 5000
    await calls(s, 'aming', cheer)
  }
  expect(heard(await s.party.room(s.id))).toEqual([1, 2, 3])
})

test('one person cheers once in five seconds, a table three times; who was too soon has written nothing', async () => {
  const s = await seated(['ama', 'aming', 'lihua', 'jianguo'])
  expect(await code(s, 'ama')).toBe('ok')
  s.party.now += 4999
  const before = await s.party.room(s.id)
  expect(await code(s, 'ama', 1)).toBe('room/too-soon')
  expect(await s.party.room(s.id)).toEqual(before)
  for (const who of ['aming', 'lihua']) expect(await code(s, who)).toBe('ok')
  expect(await code(s, 'jianguo')).toBe('room/too-soon')
  s.party.now += 1
  expect(await code(s, 'jianguo')).toBe('ok')
  expect(await code(s, 'ama')).toBe('room/too-soon')
  s.party.now += 4999
  expect(await code(s, 'ama')).toBe('ok')
  expect(await code(s, 'aming')).toBe('ok')
})

test('whoever is waited for can be hurried, by seats and watchers, and by nobody whose own turn it is', async () => {
  const s = await started()
  await s.party.done('watcher', { op: 'look', room: s.id, key: s.key })
  expect(await code(s, 'ama', HURRY)).toBe('room/turn-over')
  expect(await code(s, 'watcher', HURRY)).toBe('ok')
  await throws(s, 'none')
  expect(await code(s, 'aming', HURRY)).toBe('room/turn-over')
  expect(await code(s, 'ama', HURRY)).toBe('ok')
  await s.party.done('ama', { op: 'pause', room: s.id })
  expect(await code(s, 'lihua', HURRY)).toBe('room/paused')
  expect(await code(s, 'lihua', 5)).toBe('ok')
})

test('nobody is hurried in the dark', async () => {
  const s = await started(undefined, { diff: { sixBlack: 'scramble' } })
  await throws(s, 'liubohei')
  expect(await code(s, 'ama', HURRY)).toBe('room/dark')
})

test('a cheer moves no deadline, and its person is here', async () => {
  const s = await started()
  await s.party.done('aming', { op: 'here', room: s.id, away: true })
  const before = await s.party.room(s.id)
  s.party.now += 10_000
  await calls(s, 'aming')
  const after = await s.party.room(s.id)
  expect(after).toMatchObject({ deadline: before.deadline, turn: before.turn })
  expect(after.seats[1]).toMatchObject({ away: false })
  await s.party.done('aming', { op: 'leave', room: s.id })
  s.party.now += 5000
  await calls(s, 'aming')
  expect((await s.party.room(s.id)).seats[1]).toMatchObject({ gone: true })
})

test.each([-1, 7, 1.5, '1', null, '加油'])('%p is no cheer', async cheer => {
  const s = await seated()
  const call = { op: 'cheer', room: s.id, cheer }
  expect(await s.party.refused('ama', call)).toMatchObject({ code: 'room/bad-call', field: 'cheer' })
})
