import type { Phase, Room } from '@/room'
import type { Op } from '@/room/commands'
import { memoryStore } from '../support/memory-store'
import { begin, type Call, type Party, party, type Seated, seated, throws } from '../support/party'
import { PHASES, powers, ROLES, type Role, told } from '../support/powers'

const ENTROPY = '5a'.repeat(16)
const ONE = { zhuangyuan: 1, duitang: 0, sanhong: 0, sijin: 0, erju: 0, yixiu: 1 }
const GUESTS = ['host', 'current', 'other', 'left', 'kicked']

/** A table as somebody finds it who is about to call. */
interface Scene {
  readonly room: Room
  readonly door: Call
  readonly pids: Readonly<Record<string, string>>
  readonly role: Role
}
type Variants = Readonly<Record<string, Call>>

/** A call of each operation, as it should be made at a table that stands so. */
const CALLS: Readonly<Record<Op, (scene: Scene) => Variants>> = {
  create: () => ({ create: { opId: 'op-another-table' } }),
  set: () => ({ set: { limit: 60, house: 'minnan', diff: { minutes: 30 } } }),
  look: ({ door }) => ({ look: {}, 'look by key': door }),
  join: ({ door }) => ({ join: {}, 'join by key': door, 'join seat': { seat: 3 } }),
  start: ({ room: { turn } }) => ({ start: { turn, opId: 'op-of-start', entropy: ENTROPY } }),
  restart: ({ room: { turn } }) => ({ restart: { turn, opId: 'op-of-restart', entropy: ENTROPY } }),
  agree: ({ room: { _id } }) => ({ agree: { game: `${_id}_1`, yes: true } }),
  throw: ({ room: { turn } }) => ({ throw: { turn, opId: 'op-of-throw', entropy: ENTROPY } }),
  grab: ({ room: { turn } }) => ({ grab: { turn, offsets: [100] } }),
  nudge: ({ room: { turn } }) => ({ nudge: { turn } }),
  cheer: () => ({ cheer: { cheer: 2 }, 'cheer hurry': { cheer: 6 } }),
  here: () => ({ here: { away: true } }),
  leave: () => ({ leave: {} }),
  pause: () => ({ pause: {} }),
  end: () => ({ end: {} }),
  resume: () => ({ resume: {} }),
  'claim-host': () => ({ 'claim-host': {} }),
  kick: ({ pids }) => ({ kick: { pid: pids.left } }),
  'let-in': ({ pids }) => ({ 'let-in': { pid: pids.kicked } }),
  hand: ({ pids }) => ({ hand: { pid: pids.watcher, opId: 'op-of-hand' } }),
  move: ({ pids, role }) => ({
    'move own': { pid: pids[role], to: 1 },
    'move other': { pid: pids[role === 'other' ? 'current' : 'other'], to: 0 }
  }),
  sync: () => ({ sync: {} }),
  people: () => ({ people: {} }),
  remind: () => ({ remind: {} }),
  log: ({ room: { _id } }) => ({ log: { game: `${_id}_1`, first: 0 } }),
  me: () => ({ me: { room: undefined, name: '阿嬷', face: 1 }, 'me here': { name: '阿嬷', face: 1 } }),
  home: () => ({ home: {} }),
  forget: () => ({ forget: {} })
}
const OPS = Object.keys(CALLS) as Op[]
const callsOf = (op: Op, scene: Scene): [string, Call][] =>
  Object.entries(CALLS[op](scene)).map(([variant, fields]) => [
    variant,
    { op, room: scene.room._id, ...fields }
  ])

interface Evening {
  readonly s: Seated
  readonly all: ReadonlyMap<string, string>
  readonly now: number
  readonly room: Room
  readonly pids: Readonly<Record<string, string>>
}

/**
 * A table in a phase: host, current and other sit on seats 0 to 2, left had seat 3, kicked seat 4; watcher came in and
 * sits nowhere.
 */
async function evening(phase: Phase, opening = 'none'): Promise<Evening> {
  const s = await seated(GUESTS, { stock: ONE, diff: { sixBlack: 'scramble' } }, party('authority'))
  const { party: p, id, key } = s
  await p.done('watcher', { op: 'look', room: id, key })
  if (phase !== 'lobby') {
    await begin(s)
    await throws(s, opening)
  }
  const pids: Record<string, string> = {}
  for (const role of ROLES) pids[role] = (await p.done(role, { op: 'sync', room: id })).pid!
  await p.done('left', { op: 'leave', room: id })
  await p.done('host', { op: 'kick', room: id, pid: pids.kicked })
  if (phase === 'paused')
    for (const who of GUESTS.slice(0, 3)) await p.done(who, { op: 'here', room: id, away: true })
  if (phase === 'ended') for (const wants of ['yixiu', 'sihong']) await throws(s, wants)
  return { s, all: new Map(p.store.all), now: p.now, room: await p.room(id), pids }
}

/** The same table once more, for one call; `later` ms on. */
function again({ all, now }: Evening, later = 0): Party {
  const p = party('authority again', memoryStore(all))
  p.now = now + later
  return p
}

/** What a refused call may not touch: all but who has looked in. */
const kept = (p: Party) =>
  [...p.store.all]
    .filter(([at]) => !at.startsWith('people/'))
    .map(([at, doc]) => (at.startsWith('doors/') ? [at, JSON.parse(doc).kicked] : [at, doc]))

const outcome = async (p: Party, who: string, call: Call) => {
  const answer = await p.call(who, call)
  return answer.ok ? 'ok' : answer.code
}

const all = powers()

test('each operation has its line, and each line is of an operation', () => {
  const variants = OPS.flatMap(op =>
    Object.keys(CALLS[op]({ room: {}, door: {}, pids: {}, role: 'host' } as Scene))
  )
  expect([...new Set(all.map(power => power.op))].sort()).toEqual(variants.sort())
})

describe.each(PHASES)('Authority: %s', phase => {
  let table: Evening
  let dark: Evening
  beforeAll(async () => {
    table = await evening(phase)
    dark = phase === 'playing' ? await evening(phase, 'liubohei') : table
    expect(table.room.phase).toBe(phase)
  })

  /** Calls by everybody of everything, at the moment that the column "only" asks for. */
  const cases = OPS.flatMap(op => ROLES.map((role): [Op, Role] => [op, role]))

  test.each(cases)('E12 %s by %s', async (op, role) => {
    const at = op === 'grab' ? dark : table
    const { s, room, pids } = at
    for (const [variant, call] of callsOf(op, { room, door: { key: s.key }, pids, role })) {
      const p = again(at)
      if (op === 'nudge') p.now = Math.max(p.now, room.deadline)
      if (op === 'claim-host') {
        await p.done('host', { op: 'here', room: s.id, away: true })
        p.now += 60_000
      }
      const before = kept(p)
      const expected = told(all, variant, role, phase)
      expect([variant, await outcome(p, role, call)]).toEqual([variant, expected])
      if (expected !== 'ok') expect(kept(p)).toEqual(before)
    }
  })

  test('a nudge before the deadline, a grab in the light: refused, by whoever', async () => {
    const { s, room } = table
    for (const role of ROLES) {
      const p = again(table, room.deadline > 0 ? room.deadline - 1 - table.now : 0)
      const before = kept(p)
      if (phase === 'playing')
        expect(await outcome(p, role, { op: 'nudge', room: s.id, turn: room.turn })).toBe('room/not-due')
      if (phase === 'playing' && ['host', 'current', 'other'].includes(role))
        expect(await outcome(p, role, { op: 'grab', room: s.id, turn: room.turn, offsets: [0] })).toBe(
          'room/not-dark'
        )
      expect(kept(p)).toEqual(before)
    }
  })

  test('E12 who says in a call to be the timer, the host or the cloud is none of them', async () => {
    const forged = { Type: 'Timer', TriggerName: 'minute', openid: 'host', userInfo: { openId: 'host' } }
    const { room } = table
    for (const role of ROLES) {
      const p = again(table, 3600_000)
      const before = [...p.store.all]
      expect(await outcome(p, role, forged)).toBe('room/bad-call')
      expect([...p.store.all]).toEqual(before)
    }
    for (const op of ['start', 'throw'] as const) {
      const p = again(table)
      const before = kept(p)
      const call = {
        op,
        room: room._id,
        ...CALLS[op]({ room, pids: {}, door: {}, role: 'stranger' })[op],
        ...forged,
        seat: 1
      }
      expect(await outcome(p, 'stranger', call)).toBe('room/not-seated')
      expect(kept(p)).toEqual(before)
    }
  })
})
