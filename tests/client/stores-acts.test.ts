import { CLIENT } from '@/room'
import { isMyTurn, USUAL_FORM } from '@/stores'
import { type Arrived, arrived, pass } from '../support/arrived'
import { clientOf } from '../support/fake-phone'
import { seated, throws } from '../support/party'

let s: Arrived['s']
let net: Arrived['net']
let phone: Arrived['phone']
let client: Arrived['client']

const state = () => client.table.store.getState()
const sent = (op = 'throw') => phone.calls.filter(c => c.op === op)
const room = () => s.party.room(s.id)
const arrive = async (p = phone) => {
  const c = clientOf(p)
  await c.table.enter({ room: s.id, key: s.key })
  await pass(0)
  return c
}

beforeEach(async () => {
  ;({ s, net, phone, client } = await arrived(['ama', 'aming', 'lihua']))
})
afterEach(() => {
  client.table.close()
  jest.useRealTimers()
})

test('a throw is one call: turn, opId of 16, 16 bytes of entropy read at once, written down before it goes', async () => {
  phone.network = 'hangs'
  phone.drawn.length = 0
  void client.table.throwDice()
  const kept = JSON.parse(phone.storage.get(`act/${s.id}`)!)
  const [call] = sent()
  expect(sent()).toHaveLength(1)
  expect(call).toEqual({
    op: 'throw',
    room: s.id,
    turn: state().room!.turn,
    opId: expect.stringMatching(/^[A-Za-z0-9_-]{16}$/),
    entropy: expect.stringMatching(/^[0-9a-f]{32}$/),
    client: CLIENT
  })
  expect(kept).toMatchObject({ turn: call!.turn, opId: call!.opId, entropy: call!.entropy })
  expect(phone.drawn.filter(n => n === 16)).toHaveLength(1)
  phone.network = 'up'
  await phone.release()
  await pass(0)
  expect(state()).toMatchObject({ act: null, confirming: false, refused: null })
  expect(state().room!.tail.at(-1)).toMatchObject({ s: 0, e: call!.entropy })
  expect(phone.storage.has(`act/${s.id}`)).toBe(false)
})

test('E05 two taps, or a tap and a shake: one call', async () => {
  phone.network = 'hangs'
  void client.table.throwDice()
  void client.table.throwDice()
  phone.network = 'up'
  await phone.release()
  await pass(0)
  void client.table.throwDice()
  await pass(0)
  expect(sent()).toHaveLength(1)
  expect((await room()).game!.throws).toBe(1)
})

test('B11 not my turn: nothing is sent', async () => {
  const other = await arrive(net.phone('aming'))
  const watcher = await arrive(net.phone('stranger'))
  await Promise.all([other.table.throwDice(), watcher.table.throwDice()])
  expect(isMyTurn(other.table.store.getState())).toBe(false)
  expect((await room()).game!.throws).toBe(0)
  other.table.close()
  watcher.table.close()
})

test('D11 no answer: confirming after 10 s, then the same again until it is answered; one throw', async () => {
  phone.network = 'lost'
  phone.watching = 'silent'
  void client.table.throwDice()
  await pass(9999)
  expect(state().confirming).toBe(false)
  await pass(1)
  expect(state().confirming).toBe(true)
  await client.table.throwDice()
  expect(sent()).toHaveLength(1)
  phone.network = 'up'
  await pass(1000)
  const [first, second, ...more] = sent()
  expect(second).toEqual(first)
  expect(more).toEqual([])
  expect(state()).toMatchObject({ act: null, confirming: false, refused: null })
  expect((await room()).game!.throws).toBe(1)
})

test('D11 an answer that comes late counts, once', async () => {
  phone.network = 'hangs'
  phone.watching = 'silent'
  void client.table.throwDice()
  await pass(10_000)
  expect(state().confirming).toBe(true)
  await phone.release()
  await pass(0)
  expect(state()).toMatchObject({ act: null, confirming: false })
  phone.network = 'up'
  await pass(20_000)
  expect(sent()).toHaveLength(1)
  expect((await room()).game!.throws).toBe(1)
})

test('tries go on with 1, 2, 4, 5, 5 s between them, all the same', async () => {
  phone.network = 'down'
  void client.table.throwDice()
  for (const [i, gap] of [1000, 2000, 4000, 5000, 5000].entries()) {
    await pass(gap - 1)
    expect(sent()).toHaveLength(i + 1)
    await pass(1)
    expect(sent()).toHaveLength(i + 2)
  }
  expect(new Set(sent().map(c => JSON.stringify(c))).size).toBe(1)
})

test('the watch may tell it before the answer does', async () => {
  phone.network = 'lost'
  void client.table.throwDice()
  await pass(0)
  expect(state()).toMatchObject({ act: null, confirming: false })
  phone.network = 'up'
  await pass(60_000)
  expect(sent()).toHaveLength(1)
})

test.each(['lost', 'down'] as const)(
  'a cold start after a call that was %s: the same throw again',
  async network => {
    phone.network = network
    phone.watching = 'silent'
    void client.table.throwDice()
    const [first] = sent()
    client.table.close()
    const again = net.phone('ama', phone.storage)
    const reborn = await arrive(again)
    await pass(0)
    const calls = again.calls.filter(c => c.op === 'throw')
    expect(calls).toEqual(network === 'down' ? [first] : [])
    const { game, tail } = await room()
    expect(game!.throws).toBe(1)
    expect(tail.at(-1)).toMatchObject({ e: first!.entropy })
    expect(again.storage.has(`act/${s.id}`)).toBe(false)
    reborn.table.close()
  }
)

test('a throw whose turn was paused under it keeps its values for that turn', async () => {
  phone.network = 'down'
  void client.table.throwDice()
  const [first] = sent()
  client.table.close()
  for (const guest of s.guests) await s.party.done(guest, { op: 'here', room: s.id, away: true })
  const again = net.phone('ama', phone.storage)
  const reborn = await arrive(again)
  expect(reborn.table.store.getState().room!.phase).toBe('paused')
  expect(again.count('throw')).toBe(0)
  await reborn.table.resume()
  await reborn.table.throwDice()
  expect(again.calls.find(c => c.op === 'throw')).toEqual(first)
  reborn.table.close()
})

test('what was kept for a turn that is over is not sent', async () => {
  phone.network = 'down'
  void client.table.throwDice()
  client.table.close()
  await throws(s, 'none')
  const again = net.phone('ama', phone.storage)
  const reborn = await arrive(again)
  expect(again.count('throw')).toBe(0)
  expect(again.storage.has(`act/${s.id}`)).toBe(false)
  reborn.table.close()
})

test('a refused throw is over: the reason stands there; its turn gets no other entropy, however often it is tried', async () => {
  await s.party.done('aming', { op: 'here', room: s.id, away: true })
  phone.watching = 'silent'
  for (const guest of ['lihua', 'ama']) await s.party.done(guest, { op: 'here', room: s.id, away: true })
  await client.table.throwDice()
  expect(state()).toMatchObject({
    act: null,
    refused: { op: 'throw', code: 'room/paused' },
    room: { phase: 'paused' }
  })
  await client.table.resume()
  await client.table.throwDice()
  const [first, second] = sent()
  expect(second).toEqual(first)
  expect(state().refused).toBeNull()
})

test('E07 two devices of one person: one throw counts, both show it', async () => {
  const tablet = net.phone('ama')
  const second = await arrive(tablet)
  await Promise.all([client.table.throwDice(), second.table.throwDice()])
  await pass(0)
  const now = await room()
  expect(now.game!.throws).toBe(1)
  expect(state().room!.v).toBe(now.v)
  expect(second.table.store.getState().room!.v).toBe(now.v)
  expect([state().act, second.table.store.getState().act]).toEqual([null, null])
  second.table.close()
})

test('E07 gets up on one device: the other shows no ghost, and neither throws', async () => {
  const tablet = net.phone('ama')
  const second = await arrive(tablet)
  await second.table.leave()
  await pass(0)
  for (const device of [client, second]) {
    const { room, pid } = device.table.store.getState()
    expect(room!.seats.map(seat => [seat.pid === pid, seat.gone])).toEqual([
      [true, true],
      [false, false],
      [false, false]
    ])
    await device.table.throwDice()
  }
  await pass(60_000)
  expect([phone.count('throw'), tablet.count('throw')]).toEqual([0, 0])
  const { seats, game } = await room()
  expect([seats.length, seats[0]!.gone, game!.throws]).toEqual([3, true, 0])
  second.table.close()
})

test('a start is tried the same way, with 16 bytes of its own', async () => {
  const other = await seated(['ama', 'aming'], {}, s.party)
  await client.table.enter({ room: other.id, key: other.key })
  phone.network = 'lost'
  phone.watching = 'silent'
  phone.drawn.length = 0
  void client.table.start()
  await pass(10_000)
  phone.network = 'up'
  await pass(1000)
  const [first, second] = sent('start')
  expect(second).toEqual(first)
  expect(phone.drawn.filter(n => n === 16)).toHaveLength(1)
  const now = await s.party.room(other.id)
  expect([now.phase, now.games, state().act]).toEqual(['playing', 1, null])
})

test('create: no answer, tried again, also after a cold start: one table; another form is another table', async () => {
  const form = { ...USUAL_FORM, size: 4, absence: 'skip' } as const
  phone.network = 'lost'
  const first = client.open(form)
  await pass(60_000)
  expect(await first).toEqual({ refused: 'app/timeout' })
  const reborn = clientOf(net.phone('ama', phone.storage))
  const made = await reborn.open(form)
  const rooms = [...s.party.store.all.keys()].filter(key => key.startsWith('rooms/'))
  expect(rooms).toHaveLength(2)
  expect(made).toEqual({ to: { room: expect.any(String), key: expect.any(String) } })
  const other = await reborn.open({ ...form, size: 5 })
  expect(other).not.toEqual(made)
})
