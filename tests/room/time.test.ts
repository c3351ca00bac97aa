import { load } from '@/room'
import { opId, type Seated, started, throws } from '../support/party'

const ENTROPY = '5a'.repeat(16)
const MINUTE = 60_000
const kinds = async (s: Seated) => (await s.party.room(s.id)).tail.map(e => `${e.k}${e.s ?? ''}`).join(' ')

describe('A39 a game with a time of its own', () => {
  const limited = (more: object = {}) => started(undefined, { diff: { minutes: 1 }, limit: 0, ...more })

  test('is finished with its round, each seat having thrown as often, and takes no throw after it', async () => {
    const s = await limited()
    await throws(s, 'sihong')
    s.party.now += MINUTE
    await throws(s, 'none')
    expect((await s.party.room(s.id)).phase).toBe('playing')
    const { turn } = await s.party.room(s.id)
    await throws(s, 'none')
    const ended = await s.party.room(s.id)
    expect(ended).toMatchObject({ phase: 'ended', game: { why: 'time-up', champion: 0 } })
    expect(await kinds(s)).toBe('f0 t0 u t1 t2 x0')
    const late = { op: 'throw', room: s.id, turn: turn + 1, opId: opId(), entropy: ENTROPY }
    expect(await s.party.refused('ama', late)).toMatchObject({ code: 'room/ended' })
  })

  test('is told so by the timer, once, though no turn is due', async () => {
    const s = await limited()
    const { began, wake, turn } = await s.party.room(s.id)
    expect(wake).toBe(began + MINUTE)
    s.party.now = wake - 1
    expect(await s.party.timer()).toEqual({ looked: 0 })
    s.party.now += 1
    await Promise.all([s.party.timer(), s.party.timer()])
    expect(await s.party.room(s.id)).toMatchObject({ turn, phase: 'playing', game: { timeUp: true } })
    expect(await kinds(s)).toBe('f0 u')
    await s.party.timer()
    expect(await kinds(s)).toBe('f0 u')
  })

  test('goes on until somebody has a 状元', async () => {
    const s = await limited()
    s.party.now += MINUTE
    for (let i = 0; i < 4; i++) await throws(s, 'none')
    await throws(s, 'sihong')
    expect((await s.party.room(s.id)).phase).toBe('playing')
    await throws(s, 'none')
    expect(await s.party.room(s.id)).toMatchObject({ phase: 'ended', game: { champion: 1 } })
  })

  test('has none where none was set', async () => {
    const s = await started(undefined, { limit: 0 })
    await throws(s, 'sihong')
    s.party.now += 20 * 60 * MINUTE
    for (let i = 0; i < 6; i++) await throws(s, 'none')
    expect(await kinds(s)).not.toContain('u')
  })
})

describe('a game that the host begins anew', () => {
  const restart = async (s: Seated) => {
    const { turn } = await s.party.room(s.id)
    return { op: 'restart', room: s.id, turn, opId: opId(), entropy: ENTROPY }
  }

  test('in its first round: the old one is kept, abandoned and with its seed out; told twice, once', async () => {
    const s = await started()
    const { fair } = await s.party.room(s.id)
    await throws(s, 'sanhong')
    const call = await restart(s)
    const done = await s.party.done('ama', call)
    expect(done.room).toMatchObject({ phase: 'playing', games: 2, entries: 1 })
    expect(done.did).toMatchObject([{ k: 'f' }])
    const old = await s.party.store.get('games', fair!.game)
    expect(old).toMatchObject({ game: { why: 'abandoned', champion: null } })
    expect(old!.fair.seed).not.toBe('')
    expect(await s.party.done('ama', call)).toEqual(done)
    expect((await s.party.room(s.id)).v).toBe(done.v)
  })

  test('goes on after a cloud that died half-way', async () => {
    const s = await started()
    const call = await restart(s)
    const { swap } = s.party.store
    let swaps = 0
    s.party.store.swap = async (collection, doc, v) => {
      if (collection === 'rooms' && ++swaps === 2) throw new Error('died')
      return swap(collection, doc, v)
    }
    await expect(s.party.call('ama', call)).rejects.toThrow('died')
    s.party.store.swap = swap
    expect(await s.party.room(s.id)).toMatchObject({ phase: 'ended', games: 1 })
    const done = await s.party.done('ama', call)
    expect(done.room).toMatchObject({ phase: 'playing', games: 2 })
  })

  test('not once the first round is over, and not for a turn that is', async () => {
    const s = await started()
    const early = await restart(s)
    for (let i = 0; i < 3; i++) await throws(s, 'none')
    const room = await s.party.room(s.id)
    expect(load(room.game!, room.table).round).toBe(2)
    expect(await s.party.refused('ama', early)).toMatchObject({ code: 'room/turn-over' })
    expect(await s.party.refused('ama', await restart(s))).toMatchObject({ code: 'room/too-late' })
    expect(await s.party.room(s.id)).toEqual(room)
  })

  test('later, once all who are here have agreed: who left or is away is not asked', async () => {
    const s = await started(['ama', 'aming', 'lihua', 'jianguo', 'meihua'])
    const { fair } = await s.party.room(s.id)
    const game = fair!.game
    const agree = (who: string, yes = true) => s.party.done(who, { op: 'agree', room: s.id, game, yes })
    for (let i = 0; i < 5; i++) await throws(s, 'none')
    await s.party.done('jianguo', { op: 'leave', room: s.id })
    await s.party.done('meihua', { op: 'here', room: s.id, away: true })
    expect((await agree('lihua')).room!.again).toEqual([2])
    expect((await agree('aming')).room!.again).toEqual([1, 2])
    const { v } = await agree('aming')
    expect((await agree('aming')).v).toBe(v)
    // Whoever says no ends the question for all, also who had agreed; said twice, as a call without an answer is, it is one.
    const ended = await agree('lihua', false)
    expect(ended.room!.again).toEqual([])
    await agree('aming')
    expect((await agree('meihua', false)).room!.again).toEqual([])
    expect((await agree('meihua', false)).v).toBe(ended.v! + 2)
    await s.party.done('meihua', { op: 'here', room: s.id, away: true })
    await agree('aming')
    expect(await s.party.refused('ama', await restart(s))).toMatchObject({ code: 'room/too-late' })
    await agree('lihua')
    await s.party.done('meihua', { op: 'sync', room: s.id })
    expect(await s.party.refused('ama', await restart(s))).toMatchObject({ code: 'room/too-late' })
    await agree('meihua')
    const { room } = await s.party.done('ama', await restart(s))
    expect(room).toMatchObject({ phase: 'playing', games: 2, again: [] })
    const late = { op: 'agree', room: s.id, game, yes: true }
    expect(await s.party.refused('aming', late)).toMatchObject({ code: 'room/turn-over' })
  })

  test('a seat that changed hands has agreed to nothing', async () => {
    const s = await started(['ama', 'aming', 'lihua'])
    const { fair } = await s.party.room(s.id)
    const { pid } = await s.party.done('meihua', { op: 'look', room: s.id, key: s.key })
    await s.party.done('aming', { op: 'agree', room: s.id, game: fair!.game, yes: true })
    const { room } = await s.party.done('aming', { op: 'hand', room: s.id, opId: opId(), pid })
    expect(room!.again).toEqual([])
  })
})
