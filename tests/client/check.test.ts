import { check } from '@/pages/table/records/verify/check'
import { type Entry, linksOf } from '@/room'
import { memoryStore } from '../support/memory-store'
import { begin, opId, party, seated } from '../support/party'

test('of a game of 870 throws it rests after every few milliseconds, so that a phone goes on answering', async () => {
  const stock = { zhuangyuan: 1, duitang: 99, sanhong: 99, sijin: 99, erju: 99, yixiu: 99 }
  const s = await seated(['ama', 'aming', 'lihua'], { limit: 0, stock }, party('long', memoryStore(), false))
  await begin(s)
  for (let i = 0; i < 870; i++) {
    const { turn } = await s.party.room(s.id)
    const entropy = i.toString(16).padStart(32, '0')
    await s.party.done(s.guests[i % 3]!, { op: 'throw', room: s.id, turn, opId: opId(), entropy })
  }
  await s.party.done('ama', { op: 'end', room: s.id })
  const now = await s.party.room(s.id)
  const all: Entry[] = []
  for (let first = 0; first < now.entries; first += 12)
    all.push(...(await s.party.done('ama', { op: 'log', room: s.id, game: now.fair!.game, first })).entries!)
  let ms = 0
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => ms++)
  const done: number[] = []
  expect(await check(now, all, new Map(), { on: p => void done.push(p.done), goes: () => true })).toEqual({
    ok: true
  })
  clock.mockRestore()
  const steps = done.map((n, i) => n - (done[i - 1] ?? 0))
  expect(Math.max(...steps)).toBeLessThanOrEqual(12)
  expect(done.at(-1)).toBe(all.flatMap(linksOf).length)
})
