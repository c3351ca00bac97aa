import { IDLE_MS, load } from '@/room'
import { opId, type Seated, seated, started, throws } from '../support/party'

const ENTROPY = '5a'.repeat(16)

async function miss(s: Seated) {
  const room = await s.party.room(s.id)
  s.party.now = room.deadline
  return s.party.timer()
}
const turnOf = async (s: Seated) => {
  const room = await s.party.room(s.id)
  return load(room.game!, room.table).turn
}

describe('a missed turn', () => {
  test('is not over before its deadline', async () => {
    const s = await started()
    const { turn, deadline } = await s.party.room(s.id)
    s.party.now = deadline - 1
    expect(await s.party.refused('aming', { op: 'nudge', room: s.id, turn })).toMatchObject({
      code: 'room/not-due'
    })
    expect(await s.party.timer()).toEqual({ looked: 0 })
  })

  test('E03 is applied exactly once, whoever asks: the timer and every phone', async () => {
    const s = await started()
    const { turn, deadline, v } = await s.party.room(s.id)
    s.party.now = deadline
    const nudge = (who: string) => s.party.call(who, { op: 'nudge', room: s.id, turn })
    await Promise.all([nudge('ama'), s.party.timer(), nudge('aming'), nudge('stranger'), s.party.timer()])
    expect(await s.party.room(s.id)).toMatchObject({ v: v + 1, turn: turn + 1 })
  })

  test('throw: the dice fall without entropy of the seat, and say so', async () => {
    const s = await started()
    await miss(s)
    expect((await s.party.room(s.id)).tail.at(-1)).toMatchObject({ k: 't', s: 0, e: '' })
  })

  test('skip: no dice, the log says absent', async () => {
    const s = await started(undefined, { absence: 'skip' })
    await miss(s)
    expect((await s.party.room(s.id)).tail.at(-1)).toMatchObject({ k: 's', s: 0, w: 1 })
  })

  test('E03 three rounds without one of three: three events of it, and back it throws as ever', async () => {
    const s = await started(undefined, { absence: 'skip' })
    const mine = async () => (await s.party.room(s.id)).tail.filter(e => e.s === 0 && e.k !== 'f')
    for (let round = 1; round <= 3; round++) {
      if (round < 3) await miss(s)
      expect(await mine()).toHaveLength(round)
      expect(await turnOf(s)).toBe(1)
      await throws(s, 'none')
      if (round === 3) await s.party.done('ama', { op: 'sync', room: s.id })
      await throws(s, 'none')
    }
    expect((await mine()).map(e => e.k)).toEqual(['s', 's', 's'])
    expect(await turnOf(s)).toBe(0)
    await throws(s, 'erju')
    expect((await mine()).at(-1)).toMatchObject({ k: 't' })
    expect(await turnOf(s)).toBe(1)
  })

  test('E03 twice in a row: the seat is passed over at once until its person is back, cakes and all', async () => {
    const s = await started()
    await throws(s, 'sanhong')
    for (let round = 0; round < 2; round++) {
      await throws(s, 'none')
      await throws(s, 'none')
      await miss(s)
    }
    const held = async () => {
      const room = await s.party.room(s.id)
      return load(room.game!, room.table).held[0]!
    }
    // What fell for it while it was missed is its own too.
    const kept = await held()
    await throws(s, 'none')
    await throws(s, 'none')
    expect(await turnOf(s)).toBe(1)
    expect((await s.party.room(s.id)).tail.at(-1)).toMatchObject({ k: 's', s: 0, w: 1 })
    await s.party.done('ama', { op: 'sync', room: s.id })
    await throws(s, 'none')
    await throws(s, 'none')
    expect(await turnOf(s)).toBe(0)
    expect(kept.sanhong).toBeGreaterThan(0)
    expect(await held()).toEqual(kept)
  })
})

describe('the table pauses by itself', () => {
  test('E14 after a whole round without an act of a person; then nothing piles up', async () => {
    const s = await started()
    for (let i = 0; i < 3; i++) await miss(s)
    const paused = await s.party.room(s.id)
    expect(paused).toMatchObject({ phase: 'paused', pausedBy: '', deadline: 0, wake: paused.at + IDLE_MS })
    s.party.now += 3600_000
    expect(await s.party.timer()).toEqual({ looked: 0 })
    expect(await s.party.room(s.id)).toEqual(paused)
  })

  test('one act of a person starts the count anew', async () => {
    const s = await started()
    await miss(s)
    await miss(s)
    await throws(s, 'none')
    await miss(s)
    expect(await s.party.room(s.id)).toMatchObject({ phase: 'playing', idle: 1 })
  })

  test.each([
    ['gets up', 'aming', 'leave'],
    ['is sent away', 'ama', 'kick']
  ])('E02 not where somebody %s after turns that nobody took: who is left goes on', async (_, who, op) => {
    const s = await started()
    const { pid } = await s.party.done('aming', { op: 'sync', room: s.id })
    await miss(s)
    await miss(s)
    await s.party.done(who, { op, room: s.id, ...(op === 'kick' ? { pid } : {}) })
    expect(await s.party.room(s.id)).toMatchObject({ phase: 'playing', idle: 0 })
    await miss(s)
    expect(await s.party.room(s.id)).toMatchObject({ phase: 'playing', idle: 1 })
  })

  test('E14 when the last phone goes out of sight; anybody seated resumes, with a new deadline', async () => {
    const s = await started()
    for (const guest of s.guests) await s.party.done(guest, { op: 'here', room: s.id, away: true })
    expect(await s.party.room(s.id)).toMatchObject({ phase: 'paused', deadline: 0 })
    const { turn } = await s.party.room(s.id)
    const throwing = { op: 'throw', room: s.id, turn, opId: opId(), entropy: ENTROPY }
    expect(await s.party.refused('ama', throwing)).toMatchObject({ code: 'room/paused' })
    expect(await s.party.refused('stranger', { op: 'resume', room: s.id })).toMatchObject({
      code: 'room/not-seated'
    })
    s.party.now += 600_000
    await s.party.done('lihua', { op: 'resume', room: s.id })
    const room = await s.party.room(s.id)
    expect(room).toMatchObject({ phase: 'playing', deadline: s.party.now + 30_000, turn })
    expect(room.seats.map(seat => seat.away)).toEqual([true, true, false])
  })

  test('E15 one phone asleep changes nothing for the others', async () => {
    const s = await started()
    await s.party.done('ama', { op: 'here', room: s.id, away: true })
    const room = await s.party.room(s.id)
    expect(room.seats.map(seat => seat.away)).toEqual([true, false, false])
    expect(room.phase).toBe('playing')
    expect(await turnOf(s)).toBe(0)
    await s.party.done('ama', { op: 'sync', room: s.id })
    expect((await s.party.room(s.id)).seats[0]!.away).toBe(false)
  })
})

test('no deadline: nothing is ever due', async () => {
  const s = await started(undefined, { limit: 0 })
  s.party.now += 24 * 3600_000
  const room = await s.party.room(s.id)
  expect(room).toMatchObject({ deadline: 0, wake: room.at + IDLE_MS })
  expect(await s.party.refused('aming', { op: 'nudge', room: s.id, turn: room.turn })).toMatchObject({
    code: 'room/not-due'
  })
})

test('a room that cannot be written keeps the timer from no other room', async () => {
  const one = await started()
  const other = await started(undefined, {}, one.party)
  const { turn, deadline } = await one.party.room(one.id)
  one.party.now = deadline
  const { swap } = one.party.store
  one.party.store.swap = async (collection, doc, v) => {
    if (doc._id === one.id) throw new Error('this document is broken')
    return swap(collection, doc, v)
  }
  await expect(one.party.timer()).rejects.toThrow('this document is broken')
  expect(await one.party.room(one.id)).toMatchObject({ turn })
  expect(await one.party.room(other.id)).toMatchObject({ turn: turn + 1 })
})

test('no deadline, but a phone gone dark: its turn is over after a minute, or never if it comes back', async () => {
  const s = await started(undefined, { limit: 0 })
  await s.party.done('ama', { op: 'here', room: s.id, away: true })
  const { turn, deadline } = await s.party.room(s.id)
  expect(deadline).toBe(s.party.now + 60_000)
  await s.party.done('ama', { op: 'here', room: s.id, away: false })
  expect(await s.party.room(s.id)).toMatchObject({ turn, deadline: 0, wake: s.party.now + IDLE_MS })
  await s.party.done('ama', { op: 'here', room: s.id, away: true })
  s.party.now += 60_000
  await s.party.done('aming', { op: 'nudge', room: s.id, turn })
  expect(await s.party.room(s.id)).toMatchObject({ turn: turn + 1, deadline: 0 })
})

describe('the host', () => {
  test('E01 leaves the lobby: the next seat is host; the last one out closes the table', async () => {
    const s = await seated()
    await s.party.done('ama', { op: 'leave', room: s.id })
    const after = await s.party.room(s.id)
    expect(after.seats).toHaveLength(2)
    expect(after.host).toBe(after.seats[0]!.pid)
    await s.party.done('aming', { op: 'leave', room: s.id })
    await s.party.done('lihua', { op: 'leave', room: s.id })
    expect(await s.party.room(s.id)).toMatchObject({ phase: 'ended', seats: [] })
  })

  test('E01 leaves a game: the next seat that is here is host, the game goes on', async () => {
    const s = await started()
    await s.party.done('aming', { op: 'here', room: s.id, away: true })
    await s.party.done('ama', { op: 'leave', room: s.id })
    const room = await s.party.room(s.id)
    expect(room.host).toBe(room.seats[2]!.pid)
    expect(room.phase).toBe('playing')
    expect(await turnOf(s)).toBe(1)
  })

  test('E01 leaves during the result: it is still there for the others, and the next seat begins the next game', async () => {
    const one = { zhuangyuan: 1, duitang: 0, sanhong: 0, sijin: 0, erju: 0, yixiu: 1 }
    const s = await started(undefined, { stock: one })
    for (const wants of ['sihong', 'yixiu', 'none']) await throws(s, wants)
    const ended = await s.party.room(s.id)
    expect(ended).toMatchObject({ phase: 'ended', game: { champion: 0 } })
    await s.party.done('ama', { op: 'leave', room: s.id })
    const { room } = await s.party.done('lihua', { op: 'look', room: s.id })
    expect(room).toMatchObject({ phase: 'ended', game: ended.game, host: ended.seats[1]!.pid })
    const start = { op: 'start', room: s.id, turn: room!.turn, opId: opId(), entropy: ENTROPY }
    expect(await s.party.refused('lihua', start)).toMatchObject({ code: 'room/not-host' })
    expect((await s.party.done('aming', start)).room).toMatchObject({ phase: 'playing', games: 2 })
  })

  test('silent for a minute after a missed deadline: any seat may take over, but no sooner', async () => {
    const s = await started()
    const claim = { op: 'claim-host', room: s.id }
    await miss(s)
    expect(await s.party.refused('aming', claim)).toMatchObject({ code: 'room/host-here' })
    s.party.now += 60_000
    expect(await s.party.refused('stranger', claim)).toMatchObject({ code: 'room/not-seated' })
    await s.party.done('aming', claim)
    const room = await s.party.room(s.id)
    expect(room.host).toBe(room.seats[1]!.pid)
  })
})

describe('E15 a host whose phone died without a word', () => {
  const claim = (s: Seated, who = 'aming') => s.party.call(who, { op: 'claim-host', room: s.id })

  test.each([
    ['lobby', () => seated()],
    ['game', () => started(undefined, { limit: 0 })]
  ])('is asked for, in a %s: a minute later whoever claims is host', async (_, table) => {
    const s = await table()
    const { v } = await s.party.room(s.id)
    const asked = await claim(s)
    expect(asked).toMatchObject({ ok: false, code: 'room/host-here' })
    const aming = asked.room!.seats[1]!.pid
    expect(asked.room).toMatchObject({ v: v + 1, hostAwaySince: s.party.now, hostAskedBy: aming })
    s.party.now += 59_999
    expect(await claim(s, 'lihua')).toMatchObject({ code: 'room/host-here' })
    expect(await s.party.room(s.id)).toEqual(asked.room)
    s.party.now += 1
    expect(await claim(s, 'lihua')).toMatchObject({ ok: true })
    const room = await s.party.room(s.id)
    expect(room).toMatchObject({ host: room.seats[2]!.pid, hostAwaySince: 0, hostAskedBy: '' })
  })

  test('who asks for a host that is known to be away changes nothing: the minute runs already', async () => {
    const s = await started(undefined, { limit: 0 })
    await s.party.done('ama', { op: 'here', room: s.id, away: true })
    const away = await s.party.room(s.id)
    expect(away).toMatchObject({ hostAwaySince: s.party.now, hostAskedBy: '' })
    s.party.now += 30_000
    expect(await claim(s)).toMatchObject({ code: 'room/host-here', room: away })
    s.party.now += 30_000
    expect(await claim(s)).toMatchObject({ ok: true })
  })

  test.each([
    ['says so', { op: 'here', away: false }],
    ['claims too', { op: 'claim-host' }],
    ['cheers', { op: 'cheer', cheer: 0 }],
    ['sets the table', { op: 'set', size: 5 }],
    ['closes the lobby', { op: 'end' }],
    ['moves somebody', { op: 'move', to: 2 }],
    ['sends somebody away', { op: 'kick' }]
  ])('stays host who %s, and the next who claims asks anew', async (_, act) => {
    const s = await seated()
    await s.party.done('xiaoyu', { op: 'join', room: s.id, key: s.key })
    const pid = (await s.party.room(s.id)).seats[3]!.pid
    await claim(s)
    s.party.now += 30_000
    await s.party.done('ama', { room: s.id, pid, ...act })
    expect(await s.party.room(s.id)).toMatchObject({ hostAwaySince: 0, hostAskedBy: '' })
    s.party.now += 30_000
    expect(await claim(s)).toMatchObject({ code: 'room/host-here', room: { hostAwaySince: s.party.now } })
  })
})

test('a host whose phone lay dark is here again by sending somebody away: nothing pauses', async () => {
  const s = await started(['ama', 'aming'])
  await s.party.done('xiaoyu', { op: 'look', room: s.id, key: s.key })
  await s.party.done('ama', { op: 'here', room: s.id, away: true })
  await s.party.done('ama', { op: 'kick', room: s.id, pid: (await s.party.room(s.id)).seats[1]!.pid })
  const { phase, seats } = await s.party.room(s.id)
  expect([phase, seats[0]!.away]).toEqual(['playing', false])
})

describe('a seat that leaves', () => {
  test('E02 on its own turn: the turn passes on, its cakes stay in the books', async () => {
    const s = await started()
    await throws(s, 'erju')
    await s.party.done('aming', { op: 'leave', room: s.id })
    expect(await turnOf(s)).toBe(2)
    await throws(s, 'none')
    await s.party.done('ama', { op: 'leave', room: s.id })
    const room = await s.party.room(s.id)
    expect(load(room.game!, room.table).held[0]!.erju).toBe(1)
    expect(await turnOf(s)).toBe(2)
  })

  test('E02 one of two on its own turn: who stays plays on alone, to the end', async () => {
    const one = { zhuangyuan: 1, duitang: 0, sanhong: 0, sijin: 0, erju: 0, yixiu: 1 }
    const s = await started(['ama', 'aming'], { stock: one })
    await s.party.done('ama', { op: 'leave', room: s.id })
    for (const wants of ['none', 'yixiu', 'sihong']) {
      expect(await turnOf(s)).toBe(1)
      await throws(s, wants)
    }
    expect(await s.party.room(s.id)).toMatchObject({ phase: 'ended', game: { champion: 1 } })
  })

  test('all have left: the game is abandoned and its seed is out', async () => {
    const s = await started()
    for (const guest of s.guests) await s.party.done(guest, { op: 'leave', room: s.id })
    const room = await s.party.room(s.id)
    expect(room.phase).toBe('ended')
    expect(room.game).toMatchObject({ phase: 'ended', champion: null, why: 'abandoned' })
    expect(room.fair!.seed).toMatch(/^[0-9a-f]{64}$/)
  })

  test('comes back to its own seat', async () => {
    const s = await started()
    await throws(s, 'erju')
    await s.party.done('ama', { op: 'leave', room: s.id })
    await s.party.done('ama', { op: 'join', room: s.id })
    const room = await s.party.room(s.id)
    expect(room.seats[0]).toMatchObject({ gone: false, away: false })
    expect(room.game!.left).toEqual([false, false, false])
  })
})
