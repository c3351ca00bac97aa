import database from '@/cloud/database.json'
import { type Answer, CODES, type Code } from '@/room'
import { startCloud, type TestCloud } from '../support/cloud'
import { forged, type Known, malformed } from '../support/malformed'
import { memoryStore } from '../support/memory-store'
import { type Authority, party, type Seated, started } from '../support/party'

const LONG = process.env.LONG === '1'
const SEED = Number(process.env.SEED ?? 2026)
const THROUGH_SDK = 5000
const IN_PROCESS = LONG ? 100_000 : 2000
const BATCH = 100
/** So long after a batch nobody is held for a flood, in ms. */
const CALM = 20_000
jest.setTimeout(LONG ? 1_800_000 : 300_000)

async function knownOf<A extends Authority>({ party, id, key, code }: Seated<A>): Promise<Known> {
  const { turn, fair } = await party.room(id)
  return { room: id, key, code, turn, game: fair!.game }
}

const take = <T>(many: Generator<T>, n: number): T[] =>
  Array.from({ length: n }, () => many.next().value as T)

/** The answer is a no with a code of the list; one that cannot be read says which field. */
function expectNo(answer: Answer, call: string, codes: readonly Code[] = CODES): void {
  const isNo = !answer.ok && codes.includes(answer.code)
  if (!isNo) throw new Error(`seed ${SEED}: ${call.slice(0, 2000)} was answered ${JSON.stringify(answer)}`)
}

const isPolluted = () => 'polluted' in {}

describe(`serve in process, seed ${SEED}`, () => {
  const people = ['ama', 'aming', 'lihua']
  let s: Seated
  let known: Known
  beforeEach(async () => {
    s = await started(people, { limit: 0 }, party('fuzz', memoryStore(), false))
    known = await knownOf(s)
  })

  const all = () => JSON.stringify([...s.party.store.all].filter(([at]) => at !== 'people/stranger'))
  const writes = () => s.party.store.counts.add + s.party.store.counts.swap

  test(`${IN_PROCESS} calls that cannot be read: each a no with its field, nothing written`, async () => {
    const [before, written] = [all(), writes()]
    const calls = malformed(SEED, known)
    for (let i = 0; i < IN_PROCESS; i++) {
      const call = String(calls.next().value)
      const answer = await s.party.call(people[i % 4] ?? 'stranger', JSON.parse(call))
      expectNo(answer, call, ['room/bad-call'])
      if (!('field' in answer) || writes() !== written)
        throw new Error(`seed ${SEED}: ${call.slice(0, 2000)}`)
    }
    expect([all(), isPolluted()]).toEqual([before, false])
  })

  test(`${IN_PROCESS} calls of a stranger who says to be somebody else: each a no, nothing written`, async () => {
    const before = all()
    let written = writes()
    const calls = forged(SEED, known)
    for (let i = 0; i < IN_PROCESS; i++) {
      const call = String(calls.next().value)
      const answer = await s.party.call('stranger', JSON.parse(call))
      expectNo(answer, call)
      // A wrong code is counted, in the record of whoever tries it and nowhere else.
      if (!answer.ok && answer.code === 'room/bad-code') written = writes()
      if (writes() !== written) throw new Error(`seed ${SEED}: ${call.slice(0, 2000)} has written`)
    }
    expect([all(), isPolluted()]).toEqual([before, false])
  })

  test.each([[null], [undefined], [0], [NaN], ['throw'], [true], [[]], [[{ op: 'sync' }]]])(
    '%p is no call',
    async data => {
      expect(await s.party.call('ama', data as never)).toMatchObject({ code: 'room/bad-call', field: 'op' })
    }
  )
})

describe(`through the SDK, seed ${SEED}`, () => {
  const people = ['ama', 'aming', 'lihua']
  const lines: string[] = []
  let cloud: TestCloud
  let known: Known
  beforeAll(async () => {
    cloud = await startCloud({ log: line => lines.push(line) })
    known = await knownOf(await started(people, { limit: 0 }, cloud))
  })
  afterAll(() => cloud.emulator.close())

  const all = () =>
    JSON.stringify(
      Object.keys(database).map(collection =>
        cloud.emulator.collection(collection).find({ _id: { $ne: 'stranger' } })
      )
    )
  const post = async (openid: string, body: string) => {
    const headers = { 'x-openid': openid, 'content-type': 'application/json' }
    const response = await fetch(`${cloud.emulator.url}/call/game`, { method: 'POST', headers, body })
    return (await response.json()) as { result?: Answer; errCode?: number }
  }

  test(`${THROUGH_SDK} calls, malformed and forged: each a no with a code, no error, nothing changed`, async () => {
    const before = all()
    const [bad, strange] = [malformed(SEED + 1, known), forged(SEED + 1, known)]
    for (let done = 0; done < THROUGH_SDK; done += BATCH) {
      const calls = [
        ...take(bad, BATCH * 0.8).map((call, i) => [people[i % 4] ?? 'stranger', call] as const),
        ...take(strange, BATCH * 0.2).map(call => ['stranger', call] as const)
      ]
      await cloud.emulator.clock.advance(CALM)
      const answers = await Promise.all(calls.map(([openid, call]) => post(openid, call)))
      for (const [i, { result }] of answers.entries()) expectNo(result!, calls[i]![1])
      if (all() !== before)
        throw new Error(`seed ${SEED}: something changed in calls ${done} … ${done + BATCH}`)
    }
    expect(lines).toEqual([])
  })

  test.each([
    ['no JSON', '{"op":'],
    ['a list', '[]'],
    ['a text', '"sync"'],
    ['null', 'null'],
    ['over 100 KB', JSON.stringify({ op: 'sync', room: 'x'.repeat(110_000) })]
  ])('%s does not reach the function', async (_, body) => {
    expect(await post('ama', body)).toMatchObject({ errCode: -1 })
  })

  test('as deep as 100 KB can be', async () => {
    const before = all()
    const body = `{"op":"sync","room":${'['.repeat(40_000)}${']'.repeat(40_000)}}`
    const { result, errCode } = await post('ama', body)
    expect(result ?? { errCode }).toEqual({ errCode: -1 })
    expect(all()).toBe(before)
  })
})
