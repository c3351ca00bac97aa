import { verifier, verify } from '@/fair'
import { SLOTS, slotsFor } from '@/pages/table/records/log/slots'
import { throwAt, throwsOf } from '@/pages/table/records/verify/absent'
import { check } from '@/pages/table/records/verify/check'
import { type Entry, linksOf } from '@/room'
import { linesOf } from '@/stores'
import { clientOf, type FakePhone, fakeNetwork } from '../support/fake-phone'
import { begin, party, type Seated, seated, throws } from '../support/party'

const WANTS = [
  'yixiu',
  'none',
  '444412',
  'sanhong',
  'erju',
  '555553',
  'none',
  'sijin',
  'yixiu',
  '444416',
  'none'
]
const LONG = 30

let s: Seated
let net: ReturnType<typeof fakeNetwork>
let phone: FakePhone
let client: ReturnType<typeof clientOf>
let stop: () => void

const room = () => s.party.room(s.id)
const log = () => client.log.store.getState()
const goes = () => true

async function arrive(throwing: number, table: object = {}) {
  s = await seated(['ama', 'aming', 'lihua'], { limit: 0, ...table }, party())
  await begin(s)
  for (let i = 0; i < throwing; i++) await throws(s, WANTS[i % WANTS.length]!)
  net = fakeNetwork(s.party)
  phone = net.phone('ama')
  client = clientOf(phone)
  await client.table.enter({ room: s.id, key: s.key })
  stop = client.log.read()
}
afterEach(() => {
  stop()
  client.table.close()
})
const whole = async () => {
  while (log().from > 0) expect(await client.log.older()).toBe(true)
}

test('the tail is there at once, older pages come one by one, in order and without a gap', async () => {
  await arrive(LONG)
  const { entries } = await room()
  expect(log().from).toBeGreaterThan(0)
  expect(log().entries.at(-1)!.n).toBe(entries - 1)
  await whole()
  expect(log().entries.map(e => e.n)).toEqual(Array.from({ length: entries }, (_, n) => n))
  const asked = phone.count('log')
  expect(await client.log.older()).toBe(true)
  expect(phone.count('log')).toBe(asked)
})

test('one more throw adds one entry; what was fetched stays', async () => {
  await arrive(LONG)
  await client.log.older()
  const { from, entries } = log()
  await throws(s, 'none')
  await net.tell(s.id)
  expect(log().from).toBe(from)
  expect(log().entries.slice(0, entries.length)).toEqual(entries)
  expect(log().entries).toHaveLength(entries.length + 1)
})

test('a page that does not come is said and can be asked for again', async () => {
  await arrive(LONG)
  phone.network = 'down'
  expect(await client.log.older()).toBe(false)
  expect(log()).toMatchObject({ failed: true, loading: false })
  phone.network = 'up'
  expect(await client.log.older()).toBe(true)
  expect(log().failed).toBe(false)
})

test('rounds counted back from the end are those of the game played from its start', async () => {
  await arrive(LONG)
  await s.party.done('lihua', { op: 'leave', room: s.id })
  for (let i = 0; i < 5; i++) await throws(s, 'none')
  await client.table.enter({ room: s.id })
  stop()
  stop = client.log.read()
  const now = await room()
  const few = linesOf(now, log().entries)
  await whole()
  const all = linesOf(now, log().entries)
  expect(all.map(line => line.round)).toEqual([...all.map(line => line.round)].sort((a, b) => a - b))
  expect(few.map(line => [line.n, line.round])).toEqual(all.slice(-few.length).map(l => [l.n, l.round]))
})

test('a log known from its start says who leads and who does not; one that is not says it was a 状元', async () => {
  await arrive(LONG)
  const now = await room()
  const titles = () => linesOf(now, log().entries).filter(l => ['sihong', 'wuzi'].includes(l.pattern))
  expect(new Set(titles().map(l => l.outcome.kind))).toEqual(new Set(['title']))
  await whole()
  const kinds = titles().map(l => l.outcome.kind)
  expect(kinds[0]).toBe('leads')
  expect(new Set(kinds)).toEqual(new Set(['leads', 'beaten']))
})

describe('slots', () => {
  test('one more throw changes one slot, and never a line twice', () => {
    const shown = (last: number) => Array.from({ length: SLOTS }, (_, i) => last - i)
    let slots = slotsFor(shown(100), [])
    for (let last = 101; last < 180; last++) {
      const next = slotsFor(shown(last), slots)
      expect(next.filter((n, i) => n !== slots[i])).toEqual([last])
      expect(new Set(next).size).toBe(SLOTS)
      slots = next
    }
  })

  test('fewer lines than slots leave the rest empty', () => {
    const slots = slotsFor([3, 2, 1], [])
    expect(slots.filter(n => n !== null)).toEqual([3, 2, 1])
    expect(slots).toHaveLength(SLOTS)
  })
})

describe('the check of a whole game', () => {
  const STOCK = { zhuangyuan: 1, duitang: 0, sanhong: 0, sijin: 0, erju: 0, yixiu: 2 }
  const ended = async () => {
    await arrive(0, { stock: STOCK })
    for (const wants of ['yixiu', 'none', '444412', 'yixiu', 'none', 'none']) await throws(s, wants)
    await client.table.enter({ room: s.id })
    stop()
    stop = client.log.read()
    await whole()
    return room()
  }

  test('in slices it says what it says at once, and counts on', async () => {
    const now = await ended()
    const proof = { ...now.fair!, log: log().entries.flatMap(linksOf) }
    expect(verify(proof)).toEqual({ ok: true })
    const sliced = verifier(proof)
    const steps: unknown[] = []
    for (let verdict = sliced.step(1); ; verdict = sliced.step(1)) {
      steps.push(verdict)
      if (verdict) break
    }
    expect(steps.slice(0, -1).every(step => step === null)).toBe(true)
    expect(steps.at(-1)).toEqual({ ok: true })
    expect(sliced.done).toBe(proof.log.length)
    const heard: number[] = []
    const on = ({ done, all }: { done: number; all: number }) => {
      heard.push(done)
      expect(all).toBe(proof.log.length)
    }
    expect(await check(now, log().entries, new Map(), { on, goes })).toEqual({ ok: true })
    expect(heard.at(-1)).toBe(proof.log.length)
  })

  test('changed dice, another seed, own part swapped: found, and where', async () => {
    const now = await ended()
    const on = () => undefined
    const { entries } = log()
    const third = entries.findIndex(e => e.k === 't')
    const bent = entries.map((e, i): Entry => (i === third ? { ...e, d: '666666' } : e))
    const at = entries.slice(0, third).flatMap(linksOf).length
    expect(await check(now, bent, new Map(), { on, goes })).toEqual({
      ok: false,
      code: 'fair/wrong-draw',
      at
    })
    const seed = 'ab'.repeat(32)
    expect(await check({ fair: { ...now.fair!, seed } }, entries, new Map(), { on, goes })).toEqual({
      ok: false,
      code: 'fair/wrong-seed'
    })
    const mine = new Map([[entries[third]!.t, '00'.repeat(16)]])
    expect(await check(now, entries, mine, { on, goes })).toMatchObject({ code: 'fair/wrong-entropy', at })
    expect(throwAt(entries, e => linksOf(e).length, at)).toBe(1)
  })

  test('a game that runs cannot be checked yet', async () => {
    await arrive(2)
    expect(await check(await room(), log().entries, new Map(), { on: () => undefined, goes })).toBeNull()
  })

  test('a check that was left is not gone on with', async () => {
    const now = await ended()
    const left = { on: () => undefined, goes: () => false }
    expect(await check(now, log().entries, new Map(), left)).toBeNull()
  })

  test('what this phone threw is remembered, and is what the log has', async () => {
    await arrive(0)
    await client.table.throwDice()
    const { fair, tail } = await room()
    const thrown = tail.find(e => e.k === 't')!
    expect([...client.own.of(fair!.game)]).toEqual([[thrown.t, thrown.e]])
  })

  test.each([['[null]'], ['[7,{"game":"x"}]'], ['{}']])(
    '%s is nothing that it threw, and no throw waits for it',
    async broken => {
      await arrive(0)
      phone.storage.set('own', broken)
      await client.table.throwDice()
      expect(client.table.store.getState()).toMatchObject({ act: null, refused: null })
      expect([...client.own.of((await room()).fair!.game)]).toHaveLength(1)
      expect([...client.own.of('x')]).toEqual([])
    }
  )

  test('throws for people who were away are counted by seat', () => {
    const entry = (s: number, e: string, k: Entry['k'] = 't'): Entry => ({ n: 0, v: 1, t: 1, a: 0, k, s, e })
    const entries = [
      entry(0, 'ab'),
      entry(1, ''),
      entry(1, '', 'j'),
      entry(2, ''),
      entry(2, 'cd'),
      entry(0, '', 's')
    ]
    expect(throwsOf(entries)).toEqual({
      all: 5,
      absent: new Map([
        [1, 2],
        [2, 1]
      ])
    })
  })
})
