import { verify } from '@/fair'
import { linksOf, load, type Room } from '@/room'
import { DARK_MS, total } from '@/rules'
import { opId, type Seated, started, throws } from '../support/party'

const STOCK = { zhuangyuan: 1, duitang: 0, sanhong: 1, sijin: 1, erju: 2, yixiu: 3 }
const DARK = { diff: { sixBlack: 'scramble' }, stock: STOCK }

const gameOf = (room: Room) => load(room.game!, room.table)
const grab = (s: Seated, who: string, turn: number, offsets: readonly number[]) =>
  s.party.call(who, { op: 'grab', room: s.id, turn, offsets })

/** ama has thrown six black ones, and the lights are out. */
async function dark(more: object = {}) {
  const s = await started(undefined, { ...DARK, ...more })
  await throws(s, 'liubohei')
  const room = await s.party.room(s.id)
  expect(gameOf(room).phase).toBe('scramble')
  return { s, room, turn: room.turn, since: gameOf(room).scramble!.since }
}

async function verified(s: Seated) {
  const { fair, entries, _id } = await s.party.room(s.id)
  const log = []
  for (let first = 0; first < entries; first += 12)
    log.push(...(await s.party.done('x', { op: 'log', room: _id, game: fair!.game, first })).entries!)
  return verify({ ...fair!, log: log.flatMap(linksOf) })
}

describe('a scramble in the dark', () => {
  test('is a turn with a deadline of its own, at a table without any too', async () => {
    const { room, since, s } = await dark({ limit: 0 })
    expect(room).toMatchObject({ deadline: since + DARK_MS, wake: since + DARK_MS })
    const entropy = '00'.repeat(16)
    for (const who of ['ama', 'aming']) {
      const call = { op: 'throw', room: s.id, turn: room.turn, opId: opId(), entropy }
      expect(await s.party.refused(who, call)).toMatchObject({ code: 'room/dark' })
    }
    expect(await s.party.room(s.id)).toEqual(room)
  })

  test.each(['a nudge', 'the timer', 'several of both at once'])('is closed by %s, once', async by => {
    const { s, turn, since } = await dark()
    await grab(s, 'aming', turn, [100, 2000])
    await grab(s, 'lihua', turn, [50])
    s.party.now = since + DARK_MS - 1
    const nudge = { op: 'nudge', room: s.id, turn }
    expect(await s.party.refused('aming', nudge)).toMatchObject({ code: 'room/not-due' })
    s.party.now += 1
    const before = await s.party.room(s.id)
    if (by === 'a nudge') await s.party.done('anybody', nudge)
    else if (by === 'the timer') await s.party.timer()
    else await Promise.all([s.party.timer(), ...s.guests.map(g => s.party.done(g, nudge)), s.party.timer()])
    const after = await s.party.room(s.id)
    expect(after).toMatchObject({ v: before.v + 1, turn: turn + 1 })
    const game = gameOf(after)
    expect(game).toMatchObject({ phase: 'playing', turn: 1, scramble: null })
    expect(game.held.map(total)).toEqual([0, 2, 1])
    expect(after.deadline).toBe(s.party.now + 30_000)
    expect(after.seats.map(seat => seat.missed)).toEqual([0, 0, 0])
  })

  test('draws from the chain what everybody can verify at the end', async () => {
    const { s, turn, since } = await dark()
    for (const [i, who] of s.guests.entries()) await grab(s, who, turn, [10 * i, 1000, 2500, 4000])
    s.party.now = since + DARK_MS
    await s.party.timer()
    const held = gameOf(await s.party.room(s.id)).held
    expect(held.map(total)).toEqual([2, 3, 2])
    await throws(s, 'sihong')
    for (const who of ['none', 'none']) {
      if ((await s.party.room(s.id)).phase === 'playing') await throws(s, who)
    }
    expect((await s.party.room(s.id)).phase).toBe('ended')
    expect(await verified(s)).toEqual({ ok: true })
  })

  test('hears the same grabs twice as once, and none after it', async () => {
    const { s, turn, since } = await dark()
    const first = await grab(s, 'aming', turn, [500, 100])
    expect(first).toMatchObject({ ok: true, did: [{ k: 'o' }, { k: 'g', s: 1, o: '01a07q' }] })
    expect(await grab(s, 'aming', turn, [500, 100])).toEqual(first)
    s.party.now = since + DARK_MS
    await s.party.timer()
    const late = await grab(s, 'aming', turn, [900])
    expect(late).toMatchObject({ ok: false, code: 'room/turn-over' })
    expect((late as { did: readonly { k: string }[] }).did.map(e => e.k)).toEqual(['o', 'g', 'c'])
  })

  test('goes on when its thrower leaves, and ends in a pause when all lie away', async () => {
    const { s, turn, since } = await dark()
    await s.party.done('ama', { op: 'leave', room: s.id })
    expect(await s.party.room(s.id)).toMatchObject({ turn, deadline: since + DARK_MS })
    for (const who of ['aming', 'lihua']) await s.party.done(who, { op: 'here', room: s.id, away: true })
    expect(await s.party.room(s.id)).toMatchObject({ phase: 'paused', deadline: 0 })
    s.party.now = since + 3600_000
    await s.party.done('lihua', { op: 'resume', room: s.id })
    await s.party.done('lihua', { op: 'nudge', room: s.id, turn })
    expect(gameOf(await s.party.room(s.id))).toMatchObject({ phase: 'playing', turn: 1 })
  })
})

describe('A24 a die out of the bowl', () => {
  const entries = async (s: Seated) => (await s.party.room(s.id)).tail.map(e => `${e.k}${e.s ?? ''}`)

  test('of a seat that then sits one turn of its own out, and no more', async () => {
    const s = await started(undefined, { house: 'gongsi', jumps: 'sometimes' })
    for (const wants of ['jump', 'none', 'none', 'none', 'none', 'none']) await throws(s, wants)
    expect(await entries(s)).toEqual(['f0', 'j0', 't1', 't2', 's0', 't1', 't2', 't0'])
  })

  test('is a void throw and nothing more where the house says so', async () => {
    const s = await started(undefined, { house: 'sanshikuan', jumps: 'sometimes' })
    for (const wants of ['jump', 'none', 'none', 'none']) await throws(s, wants)
    expect((await entries(s)).filter(e => !e.startsWith('f'))).toEqual(['j0', 't1', 't2', 't0'])
  })

  test('is thrown again where the house says so, as a turn of its own, as often as it jumps', async () => {
    const s = await started(undefined, { house: 'jiudian', jumps: 'sometimes' })
    const { turn } = await s.party.room(s.id)
    for (const wants of ['jump', 'jump', 'none', 'none']) await throws(s, wants)
    expect((await entries(s)).filter(e => !e.startsWith('f'))).toEqual(['j0', 'j0', 't0', 't1'])
    expect((await s.party.room(s.id)).turn).toBe(turn + 4)
  })

  test('never happens at a table that did not choose it, and then leaves no trace in the log', async () => {
    const s = await started()
    for (let i = 0; i < 60; i++) await throws(s, 'none')
    const { tail } = await s.party.room(s.id)
    expect(tail.filter(e => e.k !== 't' || e.j !== undefined)).toEqual([])
  })

  test('is drawn before the dice, one in twenty whoever throws, and verifies', async () => {
    const s = await started(['ama', 'aming'], {
      house: 'sanshikuan',
      jumps: 'sometimes',
      stock: STOCK,
      limit: 0
    })
    const counts = { thrown: 0, jumped: 0 }
    for (let i = 0; i < 1500; i++) {
      const room = await s.party.room(s.id)
      if (room.phase !== 'playing') {
        expect(await verified(s)).toEqual({ ok: true })
        const again = { op: 'start', room: s.id, turn: room.turn, opId: opId(), entropy: '0'.repeat(32) }
        await s.party.done('ama', again)
        continue
      }
      s.party.now += 1000
      const who = s.guests[gameOf(room).turn]!
      const entropy = i.toString(16).padStart(32, '0')
      const { did } = await s.party.done(who, {
        op: 'throw',
        room: s.id,
        turn: room.turn,
        opId: opId(),
        entropy
      })
      counts[did![0]!.k === 'j' ? 'jumped' : 'thrown']++
    }
    const share = counts.jumped / (counts.jumped + counts.thrown)
    expect(share).toBeGreaterThan(0.03)
    expect(share).toBeLessThan(0.07)
  })
})
