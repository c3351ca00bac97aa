import { CLIENT } from '@/room'
import { viewOf } from '@/stores'
import { STILL } from '@/stores/show'
import { type Arrived, arrived, pass } from '../support/arrived'
import { clientOf, type FakePhone } from '../support/fake-phone'
import { begin, throws } from '../support/party'

let s: Arrived['s']
let net: Arrived['net']
let phone: Arrived['phone']
let client: Arrived['client']

const room = () => s.party.room(s.id)
/** The other one asks whether the host is still here. */
const doubt = () => net.reach('aming', { op: 'claim-host', room: s.id })

beforeEach(async () => {
  ;({ s, net, phone, client } = await arrived(['ama', 'aming'], { table: {}, begun: false }))
})
afterEach(() => {
  client.table.close()
  jest.useRealTimers()
})

test('every call carries the number of this client', async () => {
  await client.home.load()
  await client.introduce('阿嬷', 6)
  await client.sitByCode(s.code)
  await client.table.rename('阿嬷', 6)
  expect(new Set(phone.calls.map(c => c.op)).size).toBeGreaterThanOrEqual(4)
  expect(phone.calls.map(c => c.client)).toEqual(phone.calls.map(() => CLIENT))
})

test('a cloud that has gone on without this program is said at once, whoever asked', async () => {
  expect(client.renewal.store.getState().needed).toBe(false)
  const call = phone.ports.cloud.call
  Object.assign(phone.ports.cloud, {
    call: async () => ({ ok: false, code: 'app/update-needed', now: Date.now() })
  })
  await client.home.load()
  expect(client.renewal.store.getState().needed).toBe(true)
  client.renewal.goOn()
  expect(client.renewal.store.getState().needed).toBe(false)
  Object.assign(phone.ports.cloud, { call })
  await client.home.load()
  expect(client.renewal.store.getState().needed).toBe(false)
})

describe('E15 the host is asked whether they are still here', () => {
  test('the host’s phone does not answer for them, but at their word', async () => {
    await doubt()
    await pass(5000)
    expect(phone.count('here')).toBe(0)
    expect(await room()).toMatchObject({ hostAskedBy: (await room()).seats[1]!.pid })
    client.table.answer()
    await pass(0)
    expect(phone.calls.filter(c => c.op === 'here').map(c => c.away)).toEqual([false])
    expect(await room()).toMatchObject({ hostAskedBy: '', hostAwaySince: 0 })
  })

  test('not while it lies out of sight', async () => {
    client.hide()
    await pass(0)
    const before = phone.count('here')
    await doubt()
    client.table.answer()
    await pass(5000)
    expect(phone.count('here')).toBe(before)
  })
})

describe('E11 whom the host sends away', () => {
  let guest: FakePhone
  let away: ReturnType<typeof clientOf>
  const sent = () => away.table.store.getState()
  beforeEach(async () => {
    guest = net.phone('aming')
    away = clientOf(guest)
    await away.table.enter({ room: s.id })
    await pass(0)
  })
  afterEach(() => away.table.close())

  test('sees so at once, has no table any more and follows none', async () => {
    await client.table.kick(sent().pid!)
    await pass(0)
    expect(sent()).toMatchObject({ room: null, refused: { code: 'room/kicked' } })
    expect(guest.live()).toBe(0)
    const calls = guest.calls.length
    await pass(60_000)
    expect(guest.calls).toHaveLength(calls)
    expect(client.table.store.getState().kicked).toHaveLength(1)
  })

  test('is asked for without a word, and at the table again by it once let in', async () => {
    const pid = sent().pid!
    await client.table.kick(pid)
    await pass(0)
    const before = sent()
    await away.table.knock()
    expect(sent()).toBe(before)
    await client.table.letIn(pid)
    await away.table.knock()
    await pass(0)
    expect(sent()).toMatchObject({ refused: null, room: { _id: s.id } })
    const calls = guest.calls.length
    await away.table.knock()
    expect(guest.calls).toHaveLength(calls)
  })

  test('comes in again once let in', async () => {
    const pid = sent().pid!
    await client.table.kick(pid)
    await pass(0)
    await client.table.letIn(pid)
    expect(client.table.store.getState().kicked).toEqual([])
    expect(await away.table.enter({ room: s.id, key: s.key })).toBe(true)
    expect(await away.table.join()).toBe(true)
  })

  test('who gets up by themselves goes on looking', async () => {
    await away.table.leave()
    await pass(0)
    expect(sent().room).not.toBeNull()
    expect(guest.count('people')).toBe(0)
  })
})

test('what was refused before a game is no news of the game: it is forgotten as that begins', async () => {
  client.table.close()
  client = clientOf(net.phone('late'))
  const { table } = client
  await net.reach('ama', { op: 'set', room: s.id, size: 2 })
  await table.enter({ room: s.id, key: s.key })
  await pass(0)
  expect(await table.join()).toBe(false)
  expect(table.store.getState().refused).toEqual({ op: 'join', code: 'room/full' })
  await net.reach('aming', { op: 'me', room: s.id, name: '阿明', face: 3 })
  await pass(0)
  expect(table.store.getState().refused).not.toBeNull()
  await begin(s)
  await net.reach('aming', { op: 'here', room: s.id, away: true })
  await pass(0)
  expect(table.store.getState().room?.phase).toBe('playing')
  expect(table.store.getState().refused).toBeNull()
})

describe('who missed so many turns that the table passes them over is back', () => {
  beforeEach(async () => {
    client.table.close()
    ;({ s, net, phone, client } = await arrived(['ama', 'aming'], { table: { limit: 15 } }))
  })

  /** Nobody comes to the host's turns any more, and the other throws on. */
  async function passedOver() {
    for (let turns = 0; turns < 5; turns++) {
      const { deadline, game } = await room()
      if (game?.turn === 1) await throws(s, 'none')
      else {
        s.party.now = deadline + 5000
        await s.party.timer()
      }
    }
    expect((await room()).seats[0]).toMatchObject({ away: true, missed: 2 })
    expect((await room()).game?.turn).toBe(1)
  }

  /** Opens the table anew, and is at it: said in one call. */
  const returns = async () => {
    phone = net.phone('ama')
    client = clientOf(phone)
    await client.table.enter({ room: s.id, key: s.key })
    await pass(0)
    expect((await room()).seats[0]).toMatchObject({ away: false, missed: 0 })
    expect(phone.count('here')).toBe(1)
  }

  test('as soon as they open the table anew', async () => {
    client.table.close()
    await passedOver()
    await returns()
    await throws(s, 'none')
    expect((await room()).game?.turn).toBe(0)
  })

  test('with one word, like whoever was away for a moment and missed no turn', async () => {
    client.table.close()
    await pass(0)
    expect((await room()).seats[0]).toMatchObject({ away: true, missed: 0 })
    await returns()
  })

  test('by one tap where the phone lay open all the time, which alone says nothing for them', async () => {
    await passedOver()
    await net.reach('aming', { op: 'me', room: s.id, name: '阿明', face: 2 })
    await pass(0)
    const button = () => viewOf(client.table.store.getState(), STILL, 0).button
    expect((await room()).seats[0]).toMatchObject({ away: true, missed: 2 })
    expect(button()).toEqual({ kind: 'away' })
    client.table.answer()
    await pass(0)
    expect((await room()).seats[0]).toMatchObject({ away: false, missed: 0 })
    expect(button()).toEqual({ kind: 'waiting', seat: 1 })
  })
})
