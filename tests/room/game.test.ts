import { verify } from '@/fair'
import { linksOf, load, type Room } from '@/room'
import { RANKS, total } from '@/rules'
import { begin, opId, type Seated, seated, started, throws } from '../support/party'
import { startEntropy } from '../support/wanted'

/** 1 状元, 1 对堂, 1 三红, 2 四进, 2 二举, 4 一秀. */
const SMALL = { zhuangyuan: 1, duitang: 1, sanhong: 1, sijin: 2, erju: 2, yixiu: 4 }

const cakes = (room: Room) => {
  const game = load(room.game!, room.table)
  return total(game.stock) + game.held.reduce((sum, stock) => sum + total(stock), 0) + total(game.shared)
}

/** Every entry of the present game, from pages and tail, as anybody at the table can ask for them. */
async function wholeLog(s: Seated) {
  const room = await s.party.room(s.id)
  const entries = []
  for (let first = 0; first < room.entries; first += 12) {
    const answer = await s.party.done(s.guests[0]!, { op: 'log', room: s.id, game: room.fair!.game, first })
    entries.push(...answer.entries!)
  }
  return { room, entries }
}

async function playSmall(s: Seated) {
  const script = [
    'yixiu',
    'erju',
    'sijin',
    'sihong',
    'yixiu',
    'duitang',
    'none',
    'sanhong',
    'sijin',
    'yixiu',
    'erju',
    'yixiu'
  ]
  for (const wants of script) {
    await throws(s, wants)
    expect(cakes(await s.party.room(s.id))).toBe(11)
  }
}

describe('a whole game of a small set', () => {
  test('goes on to its champion; the seed is revealed and the dice verify', async () => {
    const s = await started(undefined, { stock: SMALL })
    await playSmall(s)
    const { room, entries } = await wholeLog(s)
    const game = load(room.game!, room.table)
    expect(room.phase).toBe('ended')
    expect(game).toMatchObject({ phase: 'ended', champion: 0 })
    expect(game.held[0]!.zhuangyuan).toBe(1)
    expect(total(game.stock)).toBe(0)
    expect(entries.map(e => e.n)).toEqual(entries.map((_, i) => i))
    const log = entries.flatMap(linksOf)
    expect(verify({ ...room.fair!, log })).toEqual({ ok: true })
    const forged = log.map((l, i) => (i === 3 ? { ...l, values: [0, 0, 0, 0, 0, 0] } : l))
    expect(verify({ ...room.fair!, log: forged })).toMatchObject({ ok: false, code: 'fair/wrong-draw' })
  })

  test("its champion is on record as next year's host, also through a game that came to no end; the host stays", async () => {
    const s = await started(undefined, { stock: SMALL })
    expect(await s.party.room(s.id)).toMatchObject({ lastChampion: '' })
    await s.party.done('ama', { op: 'here', room: s.id, away: true })
    s.party.now += 60_000
    const { pid: host } = await s.party.done('aming', { op: 'claim-host', room: s.id })
    await playSmall(s)
    const { seats } = await s.party.room(s.id)
    const lastChampion = seats[0]!.pid
    expect(await s.party.room(s.id)).toMatchObject({ host, lastChampion })
    await begin(s)
    await s.party.done('aming', { op: 'end', room: s.id })
    expect(await s.party.room(s.id)).toMatchObject({ host, lastChampion })
  })

  const LEAST = { zhuangyuan: 1, duitang: 0, sanhong: 0, sijin: 0, erju: 0, yixiu: 1 }
  test.each([
    ['xmu', true, 'the last champion, who is no host', 1],
    ['xmu', false, 'the host, as the last champion sits here no more', 1],
    ['gongsi', true, 'the host, as that house knows no last champion', 2]
  ] as const)(
    '定起头 in a rematch, %s, champion sits: %p: it is counted from %s',
    async (house, sits, _, found) => {
      const s = await started(undefined, { house, stock: LEAST })
      for (const wants of ['sihong', 'yixiu', 'none', 'none']) {
        if ((await s.party.room(s.id)).phase === 'playing') await throws(s, wants)
      }
      await s.party.done('ama', { op: 'here', room: s.id, away: true })
      s.party.now += 60_000
      const { pid: host } = await s.party.done('aming', { op: 'claim-host', room: s.id })
      const before = await s.party.room(s.id)
      expect(before).toMatchObject({ phase: 'ended', lastChampion: before.seats[0]!.pid, host })
      if (!sits) await s.party.done('ama', { op: 'leave', room: s.id })
      const entropy = startEntropy(await s.party.master(), before, 2)
      await s.party.done('aming', { op: 'start', room: s.id, turn: before.turn, opId: opId(), entropy })
      expect((await s.party.room(s.id)).game?.starter).toBe(found)
    }
  )

  test('is kept when it is over, by whoever looks next, and once', async () => {
    const s = await started(undefined, { stock: SMALL })
    await playSmall(s)
    const ended = await s.party.room(s.id)
    expect(ended.due).toEqual(['archive'])
    const looked = await s.party.done('aming', { op: 'sync', room: s.id })
    expect(looked.room!.due).toEqual([])
    expect(await s.party.timer()).toEqual({ looked: 0 })
    const record = await s.party.store.get('games', ended.fair!.game)
    expect(record).toMatchObject({ room: s.id, entries: ended.entries, fair: ended.fair })
  })

  test('the timer keeps it where nobody looks', async () => {
    const s = await started(undefined, { stock: SMALL })
    await playSmall(s)
    expect(await s.party.timer()).toEqual({ looked: 1 })
    expect((await s.party.room(s.id)).due).toEqual([])
  })

  test('the same people play again: v and turn go on, the cakes are back, a new seed is promised', async () => {
    const s = await started(undefined, { stock: SMALL })
    await playSmall(s)
    const before = await s.party.room(s.id)
    await begin(s)
    const after = await s.party.room(s.id)
    expect(after).toMatchObject({ phase: 'playing', games: 2, turn: before.turn + 2 })
    expect(after.v).toBeGreaterThan(before.v)
    expect(after.fair!.commitment).not.toBe(before.fair!.commitment)
    expect(after.fair!.seed).toBe('')
    expect(RANKS.map(rank => load(after.game!, after.table).stock[rank])).toEqual(
      RANKS.map(rank => SMALL[rank])
    )
    expect(after.tail.map(e => e.k)).toEqual(['f'])
  })
})

describe('tail and pages', () => {
  test('at most 24 entries in the room; older ones in pages of exactly 12 that are never rewritten', async () => {
    const s = await started(['ama', 'aming'], { limit: 0 })
    const pages = new Map<string, string>()
    for (let i = 0; i < 60; i++) {
      await throws(s, 'none')
      const room = await s.party.room(s.id)
      expect(room.tail.length).toBeLessThanOrEqual(24)
      for (const [key, text] of s.party.store.all) {
        if (!key.startsWith('pages/')) continue
        expect(pages.get(key) ?? text).toBe(text)
        expect(JSON.parse(text).entries).toHaveLength(12)
        pages.set(key, text)
      }
    }
    const { entries } = await wholeLog(s)
    expect(pages.size).toBe(4)
    expect(entries.map(e => e.n)).toEqual(Array.from({ length: 61 }, (_, i) => i))
  })

  test('a throw is one read and one write, and one write more every twelve entries', async () => {
    const s = await started(['ama', 'aming'], { limit: 0 })
    const { counts } = s.party.store
    let [gets, writes] = [0, 0]
    for (let i = 0; i < 48; i++) {
      const before = { ...counts }
      const room = await s.party.room(s.id)
      const seat = load(room.game!, room.table).turn
      const entropy = '00'.repeat(16)
      await s.party.done(s.guests[seat]!, { op: 'throw', room: s.id, turn: room.turn, opId: opId(), entropy })
      gets += counts.get - before.get - 1 // the test's own look
      writes += counts.swap + counts.add - before.swap - before.add
    }
    expect(gets).toBe(48)
    expect(writes).toBe(48 + 3)
  })
})

test('a page that a writer added before it died does not stop the next one', async () => {
  const s = await started(['ama', 'aming'], { limit: 0 })
  for (let i = 0; i < 23; i++) await throws(s, 'none')
  const { swap } = s.party.store
  s.party.store.swap = () => Promise.reject(new Error('died before the write'))
  await expect(throws(s, 'none')).rejects.toThrow('died before the write')
  s.party.store.swap = swap
  await throws(s, 'none')
  const { entries } = await wholeLog(s)
  expect(entries.map(e => e.n)).toEqual(Array.from({ length: 25 }, (_, i) => i))
})

test('a lobby is not a game: nothing to log, nothing to verify', async () => {
  const s = await seated()
  expect(await s.party.room(s.id)).toMatchObject({
    phase: 'lobby',
    turn: 0,
    game: null,
    fair: null,
    tail: []
  })
})

describe('what an ended game leaves to do is done before anything takes its place', () => {
  const ENTROPY = '5a'.repeat(16)
  const ended = async () => {
    const s = await started(undefined, { stock: SMALL })
    await playSmall(s)
    return { s, first: await s.party.room(s.id) }
  }

  test('the next game begins at once: the one before is kept whole, the new one not before its end', async () => {
    const { s, first } = await ended()
    await s.party.done('ama', { op: 'start', room: s.id, turn: first.turn, opId: opId(), entropy: ENTROPY })
    expect((await s.party.room(s.id)).due).toEqual([])
    await Promise.all([s.party.timer(), s.party.done('aming', { op: 'sync', room: s.id })])
    expect(await s.party.store.get('games', first.fair!.game)).toMatchObject({
      fair: first.fair,
      game: first.game
    })
    expect(await s.party.store.get('games', `${s.id}_2`)).toBeNull()
    const log = { op: 'log', room: s.id, game: first.fair!.game, first: 12 }
    expect((await s.party.done('aming', log)).entries).toEqual(first.tail.filter(e => e.n >= 12))
  })

  test('who looks late, with an old room in hand, crosses off nothing of a later game', async () => {
    const { s, first } = await ended()
    const { swap } = s.party.store
    s.party.store.swap = async (collection, doc, v) => {
      s.party.store.swap = swap
      await begin(s)
      for (const guest of s.guests) await s.party.done(guest, { op: 'leave', room: s.id })
      return swap(collection, doc, v)
    }
    await s.party.done('aming', { op: 'sync', room: s.id })
    await s.party.timer()
    const { fair, due } = await s.party.room(s.id)
    expect(due).toEqual([])
    expect(fair!.game).not.toBe(first.fair!.game)
    for (const kept of [first.fair!, fair!]) {
      expect(await s.party.store.get('games', kept.game)).toMatchObject({ fair: kept })
    }
  })

  test('its record has who played and when it ended, whoever came and went since', async () => {
    const { s, first } = await ended()
    await s.party.done('aming', { op: 'leave', room: s.id })
    s.party.now += 60_000
    await s.party.done('xiaoyu', { op: 'join', room: s.id, key: s.key })
    await s.party.timer()
    expect(await s.party.store.get('games', first.fair!.game)).toMatchObject({
      at: first.at,
      seats: first.seats.map(seat => seat.pid)
    })
  })
})
