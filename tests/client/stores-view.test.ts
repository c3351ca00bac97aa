import { bringWords } from '@/i18n'
import { reasonWords } from '@/i18n/reasons'
import { tableWords } from '@/i18n/table'
import { nextWords, whyWords } from '@/pages/table/words'
import type { Room } from '@/room'
import { load } from '@/room'
import { linesOf, type TableState, viewOf } from '@/stores'
import { turnsUntil } from '@/stores/ring'
import { type Show, STILL } from '@/stores/show'
import { NOWHERE } from '@/stores/state'
import { latest, tell } from '@/stores/tell'
import { begin, party, type Seated, seated, throws } from '../support/party'

bringWords(reasonWords, tableWords)

const NOW = Date.UTC(2026, 8, 25, 12)

let s: Seated
let pids: string[]

const stateOf = async (me: number, more: Partial<TableState> = {}): Promise<TableState> => ({
  ...NOWHERE,
  room: await s.party.room(s.id),
  pid: me < 0 ? 'nobody' : pids[me]!,
  people: { [pids[0]!]: { name: '阿嬷', face: 6 } },
  link: 'live',
  ...more
})
const view = async (me: number, more: Partial<TableState> = {}, show: Partial<Show> = {}) =>
  viewOf(await stateOf(me, more), { ...STILL, ...show }, NOW)
const change = async (room: Partial<Room>) => ({ room: { ...(await s.party.room(s.id)), ...room } })

beforeEach(async () => {
  s = await seated(['ama', 'aming', 'lihua'], { size: 5 }, party())
  pids = (await s.party.room(s.id)).seats.map(seat => seat.pid)
})

test('what is told may lag behind: who may throw already is not told to wait', async () => {
  await begin(s)
  const first = await s.party.room(s.id)
  const mine = await view(0)
  expect(mine.button).toEqual({ kind: 'ready', early: false })
  const after = { seat: 1, mine: 2, out: -1 }
  expect(nextWords({ ...(await view(1)), after })).toContain('再等 2 掷到你')
  // My own throw is still told, and all others have thrown: it is my turn, and their throws come before it.
  for (const wants of ['yixiu', 'none', 'none']) await throws(s, wants)
  const [told] = tell(first, await s.party.room(s.id))
  const lagging = await view(0, {}, { told: told!, game: told!.after })
  expect(lagging.button).toEqual({ kind: 'ready', early: true })
  expect(nextWords(lagging)).toBe('接下来就是你')
  // Of one throw that is not told yet the line says the same as the mark on its face.
  expect(nextWords({ ...lagging, after: { seat: 1, mine: 1, out: -1 } })).toMatch(/^.+掷完，就到你$/)
  // Once all is told but the words still stand, it is my turn.
  const live = { ...(await view(0)), after: { seat: 0, mine: 0, out: -1 } }
  expect(nextWords(live)).toBe('轮到你了')
  expect((await view(0)).button).toEqual({ kind: 'ready', early: false })
})

describe('the lobby', () => {
  test('everybody clockwise with me at the bottom, then the free places', async () => {
    const { ring, scene, lobby } = await view(1)
    expect(scene).toBe('lobby')
    expect(ring.map(p => p.seat)).toEqual([1, 2, -1, -1, 0])
    expect(ring.map(p => [p.me, p.host, p.empty])).toEqual([
      [true, false, false],
      [false, false, false],
      [false, false, true],
      [false, false, true],
      [false, true, false]
    ])
    expect(lobby).toEqual({ seated: 3, free: 2, host: false, sits: true, reminder: null })
  })

  test('names and faces where they are known, a face for everybody', async () => {
    const { ring } = await view(0)
    expect(ring.slice(0, 3).map(p => [p.name, p.face])).toEqual([
      ['阿嬷', 6],
      ['', 2],
      ['', 3]
    ])
  })

  test('a watcher sees it from the host’s place and does not sit', async () => {
    const { ring, lobby } = await view(-1)
    expect(ring[0]).toMatchObject({ seat: 0, me: false })
    expect(lobby).toMatchObject({ sits: false, host: false })
  })

  test('nothing to see before an answer', () => {
    expect(viewOf(NOWHERE, STILL, NOW)).toMatchObject({ scene: 'nowhere', ring: [], stock: null, mine: null })
  })
})

describe('the game', () => {
  beforeEach(() => begin(s))

  test('my turn: the call, the button, the glow, who is next', async () => {
    const mine = await view(0)
    expect(mine.button).toEqual({ kind: 'ready', early: false })
    expect(mine).toMatchObject({
      scene: 'table',
      call: { kind: 'mine' },
      button: { kind: 'ready' },
      round: 1
    })
    expect(mine.ring.map(p => [p.seat, p.turn, p.next])).toEqual([
      [0, true, false],
      [1, false, true],
      [2, false, false]
    ])
    expect(mine).toMatchObject({ deadline: NOW + 30_000, limit: 30 })
  })

  test('another’s turn: whose, and how long until mine', async () => {
    expect(await view(2)).toMatchObject({
      call: { kind: 'other', seat: 0 },
      button: { kind: 'waiting', seat: 0 },
      after: { seat: 0, mine: 2, out: -1 }
    })
    expect((await view(-1)).button).toEqual({ kind: 'watching', full: false })
    expect((await view(-1)).mine).toBeNull()
  })

  test.each([
    ['a throw on its way', { act: { kind: 'throw' } }, 'rolling'],
    ['one being confirmed', { act: { kind: 'throw' }, confirming: true }, 'confirming'],
    ['no network', { link: 'offline' }, 'offline'],
    ['a watch that is down, calls go through', { link: 'polling' }, 'ready']
  ])('%s: %j makes the button %s', async (_, more, kind) => {
    expect((await view(0, more as Partial<TableState>)).button.kind).toBe(kind)
  })

  test('paused: those who sit may resume, a watcher waits', async () => {
    const paused = await change({ phase: 'paused' })
    expect(await view(1, paused)).toMatchObject({ call: { kind: 'paused' }, button: { kind: 'paused' } })
    expect((await view(-1, paused)).button.kind).toBe('watching')
  })

  test('dice in the air: nothing is told, mine can be landed with a tap; my turn is not held up by others', async () => {
    const other = await view(0, {}, { rattling: true, seat: 2 })
    expect(other).toMatchObject({
      call: { kind: 'rolling' },
      button: { kind: 'ready', early: true },
      bowl: { rattling: true }
    })
    const own = await view(0, {}, { rattling: true, seat: 0 })
    expect(own.button.kind).toBe('rolling')
    expect(own.ring.map(p => p.turn)).toEqual([true, false, false])
    expect(own.bowl.dice).not.toBeNull()
  })

  test('a throw being told: its thrower glows, the next one is tagged, the board shows the game as told', async () => {
    const before = await s.party.room(s.id)
    const game = load(before.game!, before.table)
    await throws(s, '444412')
    const room = await s.party.room(s.id)
    const told = latest(room).at(-1)!
    const shown = await view(1, {}, { told, landed: told, seat: 0, game: told.after })
    expect(shown.call).toEqual({ kind: 'told', told })
    expect(shown.card).toBe(told)
    expect(shown.ring.map(p => [p.seat, p.turn, p.next, p.leads])).toEqual([
      [1, false, true, false],
      [2, false, false, false],
      [0, true, false, true]
    ])
    expect(shown.leader).toEqual({ seat: 0, dice: told.dice, pattern: 'sihong' })
    const rattling = await view(1, {}, { rattling: true, seat: 0, game })
    expect(rattling.leader).toBeNull()
    expect(rattling.ring.some(p => p.leads)).toBe(false)
  })

  test('the last throw of a round is told in its round; the next one is counted when it has been told', async () => {
    for (const wants of ['none', 'none']) await throws(s, wants)
    const before = await s.party.room(s.id)
    await throws(s, '444126')
    const [told] = tell(before, await s.party.room(s.id))
    expect(await view(1, {}, { told: told!, game: told!.after })).toMatchObject({ round: 1 })
    expect(await view(1)).toMatchObject({ round: 2 })
  })

  test('round one phone whose turn it is goes by a name, also when they have taken it', async () => {
    expect(await view(0, { one: true })).toMatchObject({
      ...{ call: { kind: 'other', seat: 0 }, button: { kind: 'ready' } },
      pass: -1
    })
    expect(await view(1, { one: true })).toMatchObject({ call: { kind: 'other', seat: 0 }, pass: 0 })
  })

  test('who has left or is away is grey, and turns pass them by', async () => {
    await s.party.done('aming', { op: 'leave', room: s.id })
    const room = await s.party.room(s.id)
    expect((await view(0)).ring.map(p => p.away)).toEqual([false, true, false])
    expect((await view(0)).ring.map(p => p.next)).toEqual([false, false, true])
    const game = load(room.game!, room.table)
    expect([0, 1, 2].map(seat => turnsUntil(game, room.seats, seat))).toEqual([0, -1, 1])
  })

  test('nobody waits for who has missed two turns: the table passes them over, and counts without them', async () => {
    const room = await s.party.room(s.id)
    const game = load(room.game!, room.table)
    const missed = (n: number) =>
      room.seats.map((seat, i) => (i === 1 ? { ...seat, missed: n, away: true } : seat))
    const counts = (n: number) => [0, 1, 2].map(seat => turnsUntil(game, missed(n), seat))
    expect(counts(1)).toEqual([0, 1, 2])
    expect(counts(2)).toEqual([0, -1, 1])
    expect((await view(0, await change({ seats: missed(2) }))).ring.map(p => p.next)).toEqual([
      false,
      false,
      true
    ])
  })

  test('in the last round nobody is promised a turn that will not come', async () => {
    const room = await s.party.room(s.id)
    const game = { ...load(room.game!, room.table), last: 3 }
    const inRound = (round: number, turn: number) =>
      [0, 1, 2].map(seat => turnsUntil({ ...game, round, turn, starter: 0 }, room.seats, seat))
    expect(inRound(2, 1)).toEqual([2, 0, 1])
    expect(inRound(3, 1)).toEqual([-1, 0, 1])
    expect(inRound(3, 2)).toEqual([-1, -1, 0])
  })

  test('what I hold and what is left', async () => {
    await throws(s, '444126')
    const { mine, stock } = await view(0)
    expect([mine!.sanhong, stock!.sanhong]).toEqual([1, 3])
  })

  test('nobody is away on the phone they look at, though the cloud has not heard of them yet', async () => {
    const room = await s.party.room(s.id)
    const away = { room: { ...room, seats: room.seats.map(seat => ({ ...seat, away: true })) } }
    expect((await view(1, away)).ring.map(({ me, away }) => [me, away])).toContainEqual([true, false])
    expect((await view(1, away)).ring.filter(({ away }) => away)).toHaveLength(2)
    expect((await view(-1, away)).ring.filter(({ away }) => away)).toHaveLength(3)
  })

  test('E15 a host who is away may be replaced after a minute, by somebody who sits', async () => {
    const away = (ms: number) => change({ hostAwaySince: NOW - ms })
    expect((await view(1, await away(59_999))).hostAway).toBe(false)
    expect((await view(1, await away(60_000))).hostAway).toBe(true)
    expect((await view(0, await away(60_000))).hostAway).toBe(false)
    expect((await view(-1, await away(60_000))).hostAway).toBe(false)
  })

  test('the cakes on a seat that I left are mine to see, and nobody’s who never had one', async () => {
    await throws(s, 'yixiu')
    await s.party.done('ama', { op: 'leave', room: s.id })
    expect((await view(0)).button.kind).toBe('left')
    expect((await view(0)).mine?.yixiu).toBe(1)
    expect((await view(-1)).mine).toBeNull()
  })

  test('E15 the host alone is told who asks for them', async () => {
    expect((await view(0)).asker).toBe(-1)
    await s.party.refused('lihua', { op: 'claim-host', room: s.id })
    expect((await view(0)).asker).toBe(2)
    expect((await view(2)).asker).toBe(-1)
  })
})

describe('the end', () => {
  beforeEach(async () => {
    s = await seated(
      ['ama', 'aming', 'lihua'],
      { stock: { zhuangyuan: 1, duitang: 0, sanhong: 0, sijin: 0, erju: 0, yixiu: 1 } },
      s.party
    )
    pids = (await s.party.room(s.id)).seats.map(seat => seat.pid)
    await begin(s)
    for (const wants of ['411236', '444412', 'none']) await throws(s, wants)
  })

  test('shown when the last throw has been told, the champion first', async () => {
    const told = latest(await s.party.room(s.id)).at(-1)!
    expect((await view(0, {}, { told })).scene).toBe('table')
    const end = await view(0)
    expect(end.scene).toBe('result')
    expect(end.leader).toMatchObject({ seat: 1, pattern: 'sihong' })
    expect(end.rows.map(r => [r.seat, r.held.zhuangyuan, r.held.yixiu])).toEqual([
      [1, 1, 0],
      [2, 0, 0],
      [0, 0, 1]
    ])
  })

  test('of a cake that the table never had it is not said that it is gone', async () => {
    const before = await s.party.room(s.id)
    expect((await view(0)).set).toMatchObject({ yixiu: 1, erju: 0 })
    const ring = (await view(0)).ring
    await s.party.done('ama', {
      op: 'start',
      room: s.id,
      opId: 'a-second-game-0',
      turn: before.turn,
      entropy: '0'.repeat(32)
    })
    const begun = await s.party.room(s.id)
    for (const wants of ['444126', '411236', '411236']) await throws(s, wants)
    const [never, won, gone] = tell(begun, await s.party.room(s.id))
    expect([never, won, gone].map(told => told?.outcome.kind)).toEqual(['never', 'won', 'gone'])
    expect(whyWords(never!, ring)).toBe('三个红四，是三红。')
    expect(whyWords(gone!, ring)).toBe('一个红四，是一秀，一秀分完了，没有饼可拿。')
    expect(
      linesOf(await s.party.room(s.id), (await s.party.room(s.id)).tail).map(line => line.outcome.kind)
    ).toContain('never')
  })

  test('a table that was closed in its lobby has no result', async () => {
    expect((await view(0, await change({ game: null }))).scene).toBe('closed')
  })
})
