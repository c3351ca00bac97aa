import type { Room } from '@/room'
import { seatDeeds, type TableState, viewOf, watchers } from '@/stores'
import { againOf, tableDeeds } from '@/stores/deeds'
import type { Show } from '@/stores/show'
import { NOWHERE } from '@/stores/state'
import { begin, party, type Seated, seated, throws } from '../support/party'

const STILL = { rattling: false, seat: -1, landed: null, told: null, game: null } as unknown as Show

let s: Seated
let pids: string[]
let guest: string

/** The table as one of the seats sees it; −1: as the watcher does. */
const stateOf = async (me: number, room: Partial<Room> = {}, more: Partial<TableState> = {}) => {
  const { people = {} } = await s.party.done('ama', { op: 'people', room: s.id })
  const state: TableState = {
    ...NOWHERE,
    room: { ...(await s.party.room(s.id)), ...room },
    pid: me < 0 ? guest : pids[me]!,
    people,
    link: 'live'
  }
  return { ...state, ...more }
}
const kinds = async (me: number, seat: number, room?: Partial<Room>) =>
  seatDeeds(await stateOf(me, room), seat).map(deed => deed.kind)

beforeEach(async () => {
  s = await seated(['ama', 'aming', 'lihua'], { size: 5 }, party())
  pids = (await s.party.room(s.id)).seats.map(seat => seat.pid)
  guest = (await s.party.done('guest', { op: 'look', room: s.id, key: s.key })).pid!
})

describe('a tap on a seat in the lobby', () => {
  test('my own: my name, my place, to a watcher, up', async () => {
    expect(await kinds(1, 1)).toEqual(['rename', 'earlier', 'later', 'hand', 'leave'])
    expect(await kinds(0, 0)).toEqual(['rename', 'later', 'hand', 'leave'])
    expect(await kinds(2, 2)).toEqual(['rename', 'earlier', 'hand', 'leave'])
  })

  test('another’s: I go there; the host moves them and sends them away', async () => {
    expect(await kinds(1, 2)).toEqual(['here'])
    expect(await kinds(1, 0)).toEqual(['here', 'claim-host'])
    expect(await kinds(0, 1)).toEqual(['here', 'earlier', 'later', 'send-away'])
    expect(seatDeeds(await stateOf(1), 2)).toEqual([{ kind: 'here', pid: pids[1], to: 2 }])
  })

  test('an empty one: a seat for who has none, the last place for who has one', async () => {
    expect(await kinds(-1, -1)).toEqual(['sit'])
    expect(await kinds(0, -1)).toEqual(['last'])
    expect(await kinds(2, -1)).toEqual([])
  })

  test('a watcher can do nothing about who sits; a seat that is not there neither', async () => {
    expect(await kinds(-1, 0)).toEqual([])
    expect(await kinds(0, 9)).toEqual([])
    expect(seatDeeds(NOWHERE, 0)).toEqual([])
  })

  test('what is offered is what the cloud does', async () => {
    const deed = seatDeeds(await stateOf(0), 1).find(one => one.kind === 'later')
    expect(deed).toMatchObject({ pid: pids[1], to: 2 })
    await s.party.done('ama', { op: 'move', room: s.id, pid: pids[1], to: 2 })
    expect((await s.party.room(s.id)).seats.map(seat => seat.pid)).toEqual([pids[0], pids[2], pids[1]])
  })
})

describe('in a game', () => {
  beforeEach(() => begin(s))

  test('no place changes; the host sends away; my seat goes to a watcher', async () => {
    expect(await kinds(1, 1)).toEqual(['rename', 'hand', 'leave'])
    expect(await kinds(1, 2)).toEqual([])
    expect(await kinds(0, 2)).toEqual(['send-away'])
    expect(await kinds(1, 0)).toEqual(['claim-host'])
    expect(await kinds(-1, 0)).toEqual([])
  })

  test('a seat that was left: a watcher takes it over, who left sits down again, nobody else may', async () => {
    await s.party.done('aming', { op: 'leave', room: s.id })
    expect(await kinds(-1, 1)).toEqual(['take-over'])
    expect(await kinds(1, 1)).toEqual(['sit'])
    expect(await kinds(2, 1)).toEqual([])
    expect(viewOf(await stateOf(1), STILL, 0).button.kind).toBe('left')
    expect(viewOf(await stateOf(-1), STILL, 0).button.kind).toBe('watching')
  })

  test('watchers are members without a seat who were not sent away', async () => {
    expect(watchers(await stateOf(0))).toEqual([guest])
    expect(watchers(await stateOf(0, {}, { kicked: [guest] }))).toEqual([])
  })

  test('round one phone a seat is nobody’s in particular', async () => {
    expect(seatDeeds(await stateOf(0, {}, { one: true }), 1)).toEqual([])
  })
})

describe('the table as a whole', () => {
  test('the lobby: the host may close it and let in who was sent away', async () => {
    expect(tableDeeds(await stateOf(0, {}, { kicked: [guest] }))).toEqual({
      pause: false,
      resume: false,
      leave: false,
      end: true,
      restart: null,
      letIn: [guest]
    })
    expect(tableDeeds(await stateOf(1, {}, { kicked: [guest] }))).toMatchObject({ end: false, letIn: [] })
  })

  test('pause and resume, but not in the dark', async () => {
    await begin(s)
    expect(tableDeeds(await stateOf(0))).toMatchObject({ pause: true, resume: false })
    expect(tableDeeds(await stateOf(1))).toMatchObject({ pause: false, resume: false })
    const paused = { phase: 'paused' } as const
    expect(tableDeeds(await stateOf(0, paused))).toMatchObject({ pause: false, resume: true })
    expect(tableDeeds(await stateOf(1, paused))).toMatchObject({ resume: true })
    expect(tableDeeds(await stateOf(-1, paused))).toMatchObject({ resume: false })
    const { game } = await s.party.room(s.id)
    const dark = { game: { ...game!, phase: 'scramble' } } as const
    expect(tableDeeds(await stateOf(0, dark)).pause).toBe(false)
  })

  test('who sits gets up in the middle of a game; not who watches, nor round one phone', async () => {
    expect(tableDeeds(await stateOf(1)).leave).toBe(false)
    await begin(s)
    for (const phase of ['playing', 'paused'] as const)
      for (const [seat, one, leave] of [
        [0, false, true],
        [1, false, true],
        [-1, false, false],
        [0, true, false]
      ] as const)
        expect(tableDeeds(await stateOf(seat, { phase }, { one })).leave).toBe(leave)
  })

  test('begun anew at once in the first round, later when all who are here agree', async () => {
    await begin(s)
    expect(tableDeeds(await stateOf(0)).restart).toBe('now')
    expect(tableDeeds(await stateOf(1)).restart).toBeNull()
    for (const wants of ['none', 'none', 'none']) await throws(s, wants)
    expect(tableDeeds(await stateOf(0)).restart).toBe('ask')
    expect(againOf(await stateOf(0))).toBeNull()
    const game = (await s.party.room(s.id)).fair!.game
    await s.party.done('ama', { op: 'agree', room: s.id, game, yes: true })
    expect(tableDeeds(await stateOf(0)).restart).toBe('asked')
    expect(againOf(await stateOf(0))).toEqual({ yes: 1, of: 3, me: 'host' })
    expect(againOf(await stateOf(2))).toEqual({ yes: 1, of: 3, me: 'asked' })
    expect(againOf(await stateOf(-1))).toMatchObject({ me: null })
    await s.party.done('aming', { op: 'agree', room: s.id, game, yes: true })
    await s.party.done('lihua', { op: 'here', room: s.id, away: true })
    expect(againOf(await stateOf(0))).toMatchObject({ yes: 2, of: 2 })
    expect(tableDeeds(await stateOf(0)).restart).toBe('now')
  })
})
