import { bringWords, outcomeWords } from '@/i18n'
import { reasonWords } from '@/i18n/reasons'
import { tableWords } from '@/i18n/table'
import { lineWords } from '@/pages/table/records/words'
import { callWords, named, nextWords, whyWords } from '@/pages/table/words'
import { load, type Room } from '@/room'
import { linesOf, viewOf } from '@/stores'
import { STILL } from '@/stores/show'
import { NOWHERE } from '@/stores/state'
import { opening, tell } from '@/stores/tell'
import { begin, party, type Seated, seated, throws } from '../support/party'

bringWords(reasonWords, tableWords)

const SMALL = { zhuangyuan: 1, duitang: 0, sanhong: 0, sijin: 0, erju: 1, yixiu: 2 }

let s: Seated
const room = () => s.party.room(s.id)

/** The same game before it began, in its middle, at its end, and after its host has chosen another house for the next. */
async function stages(): Promise<{ lobby: Room; middle: Room; ended: Room; anew: Room }> {
  s = await seated(['ama', 'aming', 'lihua'], { house: 'minnan', stock: SMALL }, party())
  const lobby = await room()
  await begin(s)
  for (const wants of ['yixiu', '444412']) await throws(s, wants)
  const middle = await room()
  for (const wants of ['erju', 'yixiu']) await throws(s, wants)
  while ((await room()).phase === 'playing') await throws(s, 'none')
  const ended = await room()
  await s.party.done('ama', {
    op: 'set',
    room: s.id,
    house: 'xiandai',
    stock: { ...SMALL, yixiu: 9 },
    size: 9
  })
  const anew = await room()
  expect([anew.table.house.id, anew.game?.house?.id]).toEqual(['xiandai', 'minnan'])
  return { lobby, middle, ended, anew }
}

test('a game whose table was set for the next one is told as it was played, whole or from its middle', async () => {
  const { lobby, middle, ended, anew } = await stages()
  for (const before of [lobby, middle]) {
    const told = tell(before, ended)
    const { house, throws } = load(ended.game!, ended.table)
    expect(told.at(-1)?.after).toMatchObject({ house, throws })
    expect(tell(before, anew)).toEqual(told)
  }
  expect(linesOf(anew, anew.tail)).toEqual(linesOf(ended, ended.tail))
})

test('a game before its first entry has all its cakes, and who starts where no dice find it', async () => {
  const { lobby, ended } = await stages()
  const game = load(ended.game!, ended.table)
  expect(opening(game)).toMatchObject({ stock: lobby.table.stock, seats: 3, phase: 'playing', throws: 0 })
  expect(opening({ ...game, starter: 2 }).turn).toBe(2)
})

test('with the last throw of a game nobody comes next, whoever sits where the turn would be', async () => {
  const { lobby, middle, ended } = await stages()
  expect(tell(lobby, middle).map(({ ends }) => ends)).not.toContain(true)
  const told = tell(middle, ended)
  expect(told.map(({ ends }) => ends)).toEqual([...told.slice(1).map(() => false), true])
  const last = told.at(-1)!
  for (const { pid } of ended.seats) {
    const state = { ...NOWHERE, room: ended, pid }
    const { after, button, ring, scene } = viewOf(state, { ...STILL, told: last, game: last.after }, 0)
    expect({ scene, after, button }).toEqual({ scene: 'table', after: null, button: { kind: 'over' } })
    expect(ring.filter(({ next }) => next)).toEqual([])
  }
})

test('a throw for whoever did not come says so, to them and to the others; one of a hand does not', async () => {
  s = await seated(['ama', 'aming', 'lihua'], { house: 'minnan', limit: 15 }, party())
  await begin(s)
  const before = await room()
  await throws(s, 'yixiu')
  const between = await room()
  s.party.now = between.deadline + 5000
  await s.party.timer()
  const [thrown] = tell(before, between)
  const [late] = tell(between, await room())
  expect([thrown?.absent, late?.absent, late?.seat]).toEqual([false, true, 1])
  const ring = viewOf({ ...NOWHERE, room: between, pid: between.seats[1]!.pid }, STILL, 0).ring
  expect(whyWords(late!, ring)).toMatch(/^我没赶上，自动掷的。./)
  expect(whyWords(thrown!, ring)).not.toMatch(/替/)
})

test('who owes a turn for a die that jumped is said to sit it out, never to be away, and is nobody that comes next', async () => {
  s = await seated(['ama', 'aming'], { house: 'xmu', limit: 0, jumps: 'sometimes' }, party())
  await begin(s)
  await throws(s, 'jump')
  const before = await room()
  await throws(s, 'none')
  const now = await room()
  const [thrown, sits, ...more] = tell(before, now)
  expect(more).toEqual([])
  expect(now.game?.turn).toBe(1)

  const tells = (seat: number, told = thrown!) =>
    viewOf({ ...NOWHERE, room: now, pid: now.seats[seat]!.pid }, { ...STILL, told, game: told.after }, 0)
  const [ama, aming] = [tells(0), tells(1)]
  expect(ama.after).toEqual({ seat: 1, mine: 1, out: 0 })
  expect(nextWords(ama)).toBe('我停一轮，灯笼掷完，就到你')
  expect(ama.button).toEqual({ kind: 'waiting', seat: 1 })
  expect(aming.after).toEqual({ seat: 1, mine: 0, out: 0 })
  expect([ama, aming].flatMap(({ ring }) => ring.filter(({ next }) => next))).toEqual([])

  const its = tells(1, sits)
  expect(sits).toMatchObject({ seat: 0, absent: false, outcome: { kind: 'sits-out' } })
  expect(callWords(its)).toMatchObject({ text: '停一轮' })
  expect(outcomeWords('阿嬷', named(its.ring, sits!.outcome))).toBe('阿嬷停一轮')
  expect(whyWords(sits!, its.ring)).toContain('跳出碗')
  const state = { ...NOWHERE, room: now, pid: now.seats[1]!.pid }
  for (const entries of [now.tail, now.tail.slice(1)])
    expect(lineWords(state, linesOf(now, entries).at(-1)!)).toBe('上回跳出碗，停一轮')
})
