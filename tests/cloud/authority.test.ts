import { DARK_MS } from '@/rules'
import { startCloud, type TestCloud } from '../support/cloud'
import { type Call, opId, type Seated, seated, started, throws } from '../support/party'

let cloud: TestCloud
beforeAll(async () => {
  cloud = await startCloud()
})
afterAll(() => cloud.emulator.close())

const ENTROPY = '00'.repeat(16)
const pidOf = async (s: Seated<TestCloud>, who: string) =>
  (await cloud.done(who, { op: 'sync', room: s.id })).pid!

test('E12 who calls without an openid is the timer, whatever the call asks for', async () => {
  const s = await started(['ama', 'aming'], {}, cloud)
  const before = await cloud.room(s.id)
  const { turn } = before
  const calls: readonly Call[] = [
    { op: 'throw', turn, opId: opId(), entropy: ENTROPY },
    { op: 'restart', turn, opId: opId(), entropy: ENTROPY },
    { op: 'nudge', turn },
    { op: 'kick', pid: before.seats[1]!.pid },
    { op: 'join', key: s.key },
    { op: 'leave' },
    { op: 'set', limit: 60 },
    { op: 'pause' },
    { op: 'end' },
    { op: 'agree', game: before.fair!.game, yes: true },
    { op: 'cheer', cheer: 0 },
    { op: 'forget' },
    { op: 'look', key: s.key },
    { op: 'sync', openid: 'ama', userInfo: { openId: 'ama' } }
  ]
  for (const call of calls)
    expect(await cloud.emulator.call('game', { room: s.id, ...call }, '')).toEqual({ looked: 0 })
  expect(await cloud.room(s.id)).toEqual(before)
})

test('E11 who was sent away stays away until let in, and nobody can read the list', async () => {
  const s = await seated(['ama', 'aming', 'lihua'], {}, cloud)
  const pid = await pidOf(s, 'aming')
  expect(await cloud.refused('lihua', { op: 'kick', room: s.id, pid })).toMatchObject({
    code: 'room/not-host'
  })
  await cloud.done('ama', { op: 'kick', room: s.id, pid })
  for (const call of [
    { op: 'join', code: s.code },
    { op: 'join', room: s.id, key: s.key }
  ])
    expect(await cloud.refused('aming', call)).toMatchObject({ code: 'room/kicked' })
  expect(JSON.stringify(await cloud.room(s.id))).not.toContain(pid)
  await cloud.done('ama', { op: 'let-in', room: s.id, pid })
  await cloud.done('aming', { op: 'join', code: s.code })
  expect((await cloud.room(s.id)).seats).toHaveLength(3)
})

test('the dark opens, is grabbed in and closed through the real SDK', async () => {
  const s = await started(['ama', 'aming'], { diff: { sixBlack: 'scramble' } }, cloud)
  await throws(s, 'liubohei')
  const { turn } = await cloud.room(s.id)
  const grab = { op: 'grab', room: s.id, turn, offsets: [0, 400, 800] }
  await Promise.all(s.guests.map(who => cloud.done(who, grab)))
  await cloud.emulator.clock.advance(DARK_MS)
  const nudge = { op: 'nudge', room: s.id, turn }
  await Promise.all(s.guests.map(who => cloud.done(who, nudge)))
  const room = await cloud.room(s.id)
  expect(room).toMatchObject({ turn: turn + 1, game: { phase: 'playing', scramble: null } })
  expect(room.game!.held.map(held => held.reduce((sum, n) => sum + n, 0))).toEqual([3, 3])
})

test('a die jumps and the table goes on, through the real SDK', async () => {
  const s = await started(['ama', 'aming'], { house: 'gongsi', jumps: 'sometimes' }, cloud)
  for (const wants of ['jump', 'none', 'none']) await throws(s, wants)
  const { tail } = await cloud.room(s.id)
  expect(tail.map(e => `${e.k}${e.s}`)).toEqual(['f0', 'j0', 't1', 's0', 't1'])
  expect(tail[1]).toMatchObject({ j: 0 })
})
