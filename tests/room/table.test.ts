import { load } from '@/room'
import { houseOf, ORDINARY } from '@/rules'
import { opId, party, seated, started, throws } from '../support/party'

const ONE = { zhuangyuan: 1, duitang: 0, sanhong: 0, sijin: 0, erju: 0, yixiu: 1 }

/** A game of two cakes that is over, in the house of xmu without a chase. */
async function over() {
  const s = await started(undefined, { stock: ONE, diff: { advice: 3 } })
  for (const wants of ['none', 'yixiu', 'sihong']) await throws(s, wants)
  return s
}

describe('set', () => {
  test('gives the table what is given and leaves it the rest', async () => {
    const s = await seated(undefined, { limit: 60, size: 8 })
    const { room, v } = await s.party.done('ama', { op: 'set', room: s.id, absence: 'skip', stock: ONE })
    expect(room!.table).toMatchObject({ limit: 60, size: 8, absence: 'skip', stock: ONE, jumps: 'never' })
    expect(v).toBe(room!.v)
    const set = await s.party.done('ama', { op: 'set', room: s.id, stock: null, jumps: 'sometimes' })
    expect(set.room!.table).toMatchObject({ stock: null, absence: 'skip', jumps: 'sometimes' })
  })

  test('changes come with their house, and a house without any comes as it is on its sheet', async () => {
    const s = await seated(undefined, { house: 'minnan', diff: { minutes: 30 } })
    const house = async (more: object) =>
      (await s.party.done('ama', { op: 'set', room: s.id, ...more })).room!.table.house
    expect(await house({ limit: 60 })).toMatchObject({ id: 'minnan', diff: { minutes: 30 } })
    expect(await house({ house: 'xmu' })).toMatchObject({ id: 'xmu', diff: {} })
    expect(await house({ house: 'bisai', diff: { minutes: 20 } })).toMatchObject({
      id: 'bisai',
      diff: { minutes: 20 }
    })
  })

  test.each([
    ['size', { size: 2 }],
    ['size', { size: 13 }],
    ['limit', { limit: 14 }],
    ['house', { house: 'nowhere' }],
    ['absence', { absence: null }],
    ['diff', { house: 'xmu', diff: { minutes: 0 } }],
    ['diff', { house: 'xmu', diff: { nothing: 1 } }],
    ['diff', { house: 'xmu', diff: 'minnan' }],
    ['house', { diff: { minutes: 40 } }],
    ['zhuangyuan', { stock: { ...ONE, zhuangyuan: 0 } }]
  ])('a wrong %s is told, and nothing is changed: %j', async (field, more) => {
    const s = await seated()
    const before = await s.party.room(s.id)
    const call = { op: 'set', room: s.id, limit: 90, ...more }
    expect(await s.party.refused('ama', call)).toMatchObject({ code: 'room/bad-call', field })
    expect(await s.party.room(s.id)).toEqual(before)
  })

  test('the same again is no further version', async () => {
    const s = await seated()
    const call = { op: 'set', room: s.id, limit: 90 }
    const { v } = await s.party.done('ama', call)
    expect((await s.party.done('ama', call)).v).toBe(v)
  })

  test('after the end it is for the next game: the ended one keeps its house, here and on record', async () => {
    const s = await over()
    const before = await s.party.room(s.id)
    const played = load(before.game!, before.table)
    const set = { op: 'set', room: s.id, house: 'bisai', stock: null, size: 5 }
    const { room } = await s.party.done('ama', set)
    expect(load(room!.game!, room!.table)).toEqual(played)
    await s.party.done('ama', { ...set, house: 'minnan' })
    const again = await s.party.room(s.id)
    expect(load(again.game!, again.table)).toEqual(played)
    const record = await s.party.store.get('games', `${s.id}_1`)
    expect(record?.table).toEqual(before.table)
    expect(load(record!.game, record!.table).house).toEqual(played.house)

    const call = { op: 'start', room: s.id, turn: again.turn, opId: opId(), entropy: '5a'.repeat(16) }
    const next = (await s.party.done('ama', call)).room!
    const { house, stock } = load(next.game!, next.table)
    expect(house).toEqual(houseOf({ id: 'minnan', version: house.version, diff: {} }))
    expect(ORDINARY.every(rank => stock[rank] === house.set[rank])).toBe(true)
  })

  test.each([
    ['before a throw', 0],
    ['after one', 1],
    ['paused', 2]
  ])('A09 a running game cannot be set, nor its rules changed: %s', async (_, stage) => {
    const s = await started()
    if (stage > 0) await throws(s, 'none')
    if (stage > 1) await s.party.done('ama', { op: 'pause', room: s.id })
    const before = await s.party.room(s.id)
    const flowerOnTop = { house: 'gongsi' }
    for (const more of [{ limit: 90 }, flowerOnTop, { house: 'xmu', diff: { chajinhua: 'nothing' } }]) {
      const call = { op: 'set', room: s.id, ...more }
      expect(await s.party.refused('ama', call)).toMatchObject({ code: 'room/started' })
    }
    expect(await s.party.room(s.id)).toEqual(before)
  })
})

describe('pause', () => {
  test('stops the clock until somebody goes on; a second tap is no second pause', async () => {
    const s = await started()
    const { room, v } = await s.party.done('ama', { op: 'pause', room: s.id })
    expect(room!.pausedBy).toBe(room!.host)
    expect(room).toMatchObject({ phase: 'paused', deadline: 0 })
    expect((await s.party.done('ama', { op: 'pause', room: s.id })).v).toBe(v)
    s.party.now += 3600_000
    const call = { op: 'nudge', room: s.id, turn: room!.turn }
    expect(await s.party.refused('aming', call)).toMatchObject({ code: 'room/paused' })
    const on = (await s.party.done('aming', { op: 'resume', room: s.id })).room!
    expect(on).toMatchObject({ phase: 'playing', turn: room!.turn, deadline: s.party.now + 30_000 })
  })

  test('not in the dark, which would be over before anybody goes on', async () => {
    const s = await started(undefined, { diff: { sixBlack: 'scramble' } })
    await throws(s, 'liubohei')
    expect(await s.party.refused('ama', { op: 'pause', room: s.id })).toMatchObject({ code: 'room/dark' })
  })
})

describe('end', () => {
  test('abandons a game, paused or not: its seed is out, it is on record, and a rematch can begin', async () => {
    for (const paused of [false, true]) {
      const s = await started(undefined, {}, party('end'))
      await throws(s, 'yixiu')
      if (paused) await s.party.done('ama', { op: 'pause', room: s.id })
      const { room } = await s.party.done('ama', { op: 'end', room: s.id })
      expect(room).toMatchObject({ phase: 'ended', deadline: 0, game: { why: 'abandoned', champion: null } })
      expect(room!.fair!.seed).toHaveLength(64)
      expect(room!.tail.slice(-1)).toMatchObject([{ k: 'x', s: -1 }])
      await s.party.timer()
      expect(await s.party.store.get('games', `${s.id}_1`)).toMatchObject({ game: { why: 'abandoned' } })
      const { turn } = room!
      const call = { op: 'start', room: s.id, turn, opId: opId(), entropy: '5a'.repeat(16) }
      expect((await s.party.done('ama', call)).room).toMatchObject({ phase: 'playing', games: 2 })
    }
  })

  test('closes a lobby, and what has ended stays as it is', async () => {
    const s = await seated()
    const { room } = await s.party.done('ama', { op: 'end', room: s.id })
    expect(room).toMatchObject({ phase: 'ended', game: null, wake: 0 })
    expect((await s.party.done('ama', { op: 'end', room: s.id })).room).toEqual(room)
  })
})
