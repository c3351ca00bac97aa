import fc from 'fast-check'
import { CODES } from '@/room'
import { parseCommand, readCode } from '@/room/wire'
import { party } from '../support/party'

const ROOM = 'ab'.repeat(12)
const good = {
  create: { op: 'create', opId: 'op-000001' },
  throw: { op: 'throw', room: ROOM, opId: 'op-000001', turn: 3, entropy: '00'.repeat(16) },
  nudge: { op: 'nudge', room: ROOM, turn: 3 },
  grab: { op: 'grab', room: ROOM, turn: 3, offsets: [0, 300, 9999] },
  set: { op: 'set', room: ROOM, house: 'minnan', diff: { minutes: 30 }, limit: 0 },
  agree: { op: 'agree', room: ROOM, game: `${ROOM}_1`, yes: true },
  cheer: { op: 'cheer', room: ROOM, cheer: 6 },
  here: { op: 'here', room: ROOM, away: true },
  me: { op: 'me', name: '阿嬷', face: 2 },
  log: { op: 'log', room: ROOM, game: `${ROOM}_1`, first: 12 }
}

test.each([
  ['no operation', {}, 'op'],
  ['an unknown one', { op: 'win' }, 'op'],
  ['one from the prototype', { op: 'constructor' }, 'op'],
  ['a list', [], 'op'],
  ['a room that is no id', { ...good.throw, room: 'rooms' }, 'room'],
  ['a room that is a query', { ...good.throw, room: { $ne: null } }, 'room'],
  ['a turn in words', { ...good.throw, turn: '3' }, 'turn'],
  ['half a turn', { ...good.throw, turn: 2.5 }, 'turn'],
  ['a negative turn', { ...good.nudge, turn: -1 }, 'turn'],
  ['no entropy', { ...good.throw, entropy: undefined }, 'entropy'],
  ['short entropy', { ...good.throw, entropy: '00' }, 'entropy'],
  ['an operation id that is too short', { ...good.throw, opId: 'x' }, 'opId'],
  ['thirteen seats', { ...good.create, size: 13 }, 'size'],
  ['no seat', { ...good.create, size: 0 }, 'size'],
  ['a deadline of one second', { ...good.create, limit: 1 }, 'limit'],
  ['a house nobody knows', { ...good.create, house: 'vegas' }, 'house'],
  [
    'no 状元',
    { ...good.create, stock: { yixiu: 1, erju: 1, sijin: 1, sanhong: 1, duitang: 1, zhuangyuan: 0 } },
    'zhuangyuan'
  ],
  ['a rank left out', { ...good.create, stock: { zhuangyuan: 1 } }, 'yixiu'],
  [
    'a thousand cakes',
    { ...good.create, stock: { yixiu: 1000, erju: 1, sijin: 1, sanhong: 1, duitang: 1, zhuangyuan: 1 } },
    'yixiu'
  ],
  ['an axis that no house has', { ...good.create, diff: { luck: true } }, 'diff'],
  ['a value that the axis does not have', { ...good.create, diff: { sixBlack: 'win' } }, 'diff'],
  ['a half of an axis', { ...good.create, diff: { chase: { ranks: ['duitang'] } } }, 'diff'],
  ['changes that are a list', { ...good.create, diff: [] }, 'diff'],
  ['changes in words', { ...good.create, diff: 'scramble' }, 'diff'],
  ['jumps at all times', { ...good.create, jumps: 'always' }, 'jumps'],
  ['no grab', { ...good.grab, offsets: [] }, 'offsets'],
  ['grabs beyond the dark', { ...good.grab, offsets: [10_000] }, 'offsets'],
  ['grabs before it', { ...good.grab, offsets: [-1] }, 'offsets'],
  ['half a grab', { ...good.grab, offsets: [1.5] }, 'offsets'],
  ['more grabs than a hand can do', { ...good.grab, offsets: Array(65).fill(1) }, 'offsets'],
  ['a seat beyond the table', { op: 'join', room: ROOM, seat: 12 }, 'seat'],
  ['a person that is no id', { op: 'kick', room: ROOM, pid: 'ama' }, 'pid'],
  ['a place beyond the table', { op: 'move', room: ROOM, pid: ROOM, to: 12 }, 'to'],
  ['a table set to thirteen seats', { ...good.set, size: 13 }, 'size'],
  ['changes of no house', { ...good.set, house: undefined }, 'house'],
  ['changes that its house cannot have', { ...good.set, diff: { minutes: 0 } }, 'diff'],
  ['neither yes nor no', { ...good.agree, yes: 'no' }, 'yes'],
  ['a cheer in words', { ...good.cheer, cheer: '加油' }, 'cheer'],
  ['an eighth cheer', { ...good.cheer, cheer: 7 }, 'cheer'],
  ['away in words', { ...good.here, away: 'yes' }, 'away'],
  ['a face nobody drew', { ...good.me, face: 13 }, 'face'],
  ['a game of another form', { ...good.log, game: 'pages' }, 'game']
])('%s is refused, with the field', (_, data, field) => {
  expect(parseCommand(data)).toEqual({ no: 'room/bad-call', field })
})

test('defaults of a table', () => {
  expect(parseCommand(good.create)).toEqual({
    op: 'create',
    opId: 'op-000001',
    house: { id: 'xmu', version: 1, diff: {} },
    stock: null,
    size: 10,
    limit: 30,
    absence: 'throw',
    jumps: 'never'
  })
})

test.each(Object.entries(good))('%s is understood', (op, data) => {
  expect(parseCommand(data)).toMatchObject({ op })
})

test.each([
  ['of people and of signs', '阿嬷🧧️', '阿嬷🧧️'],
  ['of signs that are joined', '👩‍🚀👨‍👩‍👧', '👩‍🚀👨‍👩‍👧'],
  ['with spaces of many kinds', ' 阿\u3000\u3164 明\u2800', '阿 明'],
  ['of nothing that can be seen', '\u3164\u200d\u2800', ''],
  ['of the prototype', '__proto__', '__proto__']
])('a name %s', (_, sent, name) => {
  expect(parseCommand({ ...good.me, name: sent })).toMatchObject({ name })
})

test.each([
  ['k7p3xm', 'K7P3XM'],
  [' K7P 3XM ', 'K7P3XM'],
  ['K7P-3XM', 'K7P3XM'],
  ['K7P3X', null],
  ['K7P3XMM', null],
  ['K7P30M', null]
])('the code %p is read as %p', (typed, code) => {
  expect(readCode(typed)).toBe(code)
})

const SEED = 20260925
test(`whatever is sent, the authority answers with a code and writes nothing (seed ${SEED})`, async () => {
  const p = party()
  const junk = fc.record(
    {
      op: fc.oneof(fc.constantFrom(...Object.keys(good), 'look', 'join', 'sync', 'leave'), fc.anything()),
      room: fc.oneof(fc.constant(ROOM), fc.anything()),
      turn: fc.anything(),
      opId: fc.anything(),
      entropy: fc.anything(),
      key: fc.anything(),
      code: fc.anything()
    },
    { requiredKeys: [] }
  )
  await fc.assert(
    fc.asyncProperty(fc.oneof(junk, fc.anything()), async data => {
      const answer = await p.call('anybody', data as Record<string, unknown>)
      if (answer.ok) throw new Error(`accepted ${JSON.stringify(data)}`)
      expect(CODES).toContain(answer.code)
    }),
    { seed: SEED, numRuns: 2000 }
  )
  expect([...p.store.all.keys()].filter(key => !key.startsWith('keys/'))).toEqual([])
})
