import { type Entry, load } from '@/room'
import { written } from '@/room/evolve'
import { type Seated, started, throws } from '../support/party'

/** Until the game has that many entries. */
async function upTo(s: Seated, entries: number) {
  while ((await s.party.room(s.id)).entries < entries) await throws(s, 'none')
}

/** The one whose turn comes next. */
async function next(s: Seated) {
  const room = await s.party.room(s.id)
  return s.guests[(load(room.game!, room.table).turn + 1) % s.guests.length]!
}

async function comesAndGoes(s: Seated, who: string) {
  await s.party.done(who, { op: 'leave', room: s.id })
  await s.party.done(who, { op: 'join', room: s.id })
}

describe('what happened in a turn is told whole', () => {
  // 11: the turn's entries lie on both sides of the border between two pages; 23: between a page and the tail.
  test.each([
    [11, 1],
    [23, 1],
    [12, 14]
  ])('begun at entry %i, with %i who leave and return, also long after', async (entries, times) => {
    const s = await started(undefined, { limit: 0 })
    await upTo(s, entries)
    const { turn } = await s.party.room(s.id)
    const other = await next(s)
    for (let i = 0; i < times; i++) await comesAndGoes(s, other)
    const first = await throws(s, 'sanhong')
    expect(first.did).toHaveLength(2 * times + 1)
    for (let i = 0; i < 50; i++) {
      if (i % 7 === 0)
        expect(await s.party.done('any', { op: 'nudge', room: s.id, turn })).toMatchObject({ did: first.did })
      await throws(s, 'none')
    }
  })

  test('a nudge names the version that it made, not that of somebody who left before it', async () => {
    const s = await started()
    const { turn, deadline } = await s.party.room(s.id)
    await s.party.done(await next(s), { op: 'leave', room: s.id })
    s.party.now = deadline
    const nudge = { op: 'nudge', room: s.id, turn }
    const first = await s.party.done('ama', nudge)
    expect(first.v).toBe(first.room!.v)
    await throws(s, 'none')
    expect(await s.party.done('ama', nudge)).toMatchObject({ v: first.v, did: first.did })
  })
})

test.each([1, 2])(
  'entries that move from the tail to a page while they are asked for, after read %i',
  async at => {
    const s = await started(undefined, { limit: 0 })
    await upTo(s, 24)
    const { fair, tail } = await s.party.room(s.id)
    const { get } = s.party.store
    let reads = 0
    s.party.store.get = async (collection, id) => {
      const read = await get(collection, id)
      reads += 1
      if (reads === at) {
        s.party.store.get = get
        await upTo(s, 25)
      }
      return read
    }
    const ask = { op: 'log', room: s.id, game: fair!.game, first: 0 }
    expect((await s.party.done('ama', ask)).entries).toEqual(tail.slice(0, 12))
  }
)

test.each([10, 400])(
  'a page has only what was written before, since its write may yet fail; entries of %i signs',
  async signs => {
    const s = await started()
    const room = await s.party.room(s.id)
    const entry = (n: number): Entry => ({ n, v: n, t: n, a: 0, k: 'g', s: 0, o: 'x'.repeat(signs) })
    const withEntries = (entries: number) => ({
      ...room,
      tail: Array.from({ length: entries }, (_, n) => entry(n)),
      entries
    })
    for (let before = 0; before <= 24; before++)
      for (let after = before; after <= before + 14; after++) {
        const { room: now, pages } = written(withEntries(before), withEntries(after), 0)
        const paged = pages.flatMap(page => page.entries)
        expect(paged.length).toBeLessThanOrEqual(before)
        expect([...paged, ...now.tail]).toEqual(withEntries(after).tail)
      }
  }
)
