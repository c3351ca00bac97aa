import { secondsLeft } from '@/components/useSecondsLeft'
import { CLIENT } from '@/room'
import { clientOf, type FakePhone, fakeNetwork } from '../support/fake-phone'
import { begin, party, type Seated, seated, throws } from '../support/party'

let s: Seated
let net: ReturnType<typeof fakeNetwork>
const clients: ReturnType<typeof clientOf>[] = []

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)
const arrive = async (phone: FakePhone) => {
  const client = clientOf(phone)
  clients.push(client)
  await client.table.enter({ room: s.id, key: s.key })
  await pass(0)
  return client
}

beforeEach(async () => {
  jest.useFakeTimers({ now: Date.UTC(2026, 8, 25, 12) })
  s = await seated(['ama', 'aming', 'lihua'], { limit: 30, absence: 'skip' }, party())
  await begin(s)
  net = fakeNetwork(s.party)
})
afterEach(() => {
  for (const client of clients.splice(0)) client.table.close()
  jest.useRealTimers()
})

test.each([0, 600_000, -600_000])(
  'D14 with a clock that is %d ms wrong: one nudge, 0.3 to 2 s after the deadline of the server',
  async skew => {
    const phone = net.phone('aming')
    phone.skew = skew
    const client = await arrive(phone)
    expect(client.table.store.getState().offset).toBe(0 - skew)
    const { turn, deadline } = await s.party.room(s.id)
    const left = () => secondsLeft(deadline, client.table.store.getState().offset, phone.ports.phone.now())
    expect(left()).toBe(30)
    await pass(12_000)
    expect(left()).toBe(18)
    await pass(18_000 + 299)
    expect(phone.count('nudge')).toBe(0)
    await pass(1701)
    expect(phone.calls.filter(c => c.op === 'nudge')).toEqual([
      { op: 'nudge', room: s.id, turn, client: CLIENT }
    ])
    expect((await s.party.room(s.id)).turn).toBe(turn + 1)
  }
)

test('three phones: each at most once a turn, and the turn is over once', async () => {
  const phones = ['ama', 'aming', 'lihua'].map(name => net.phone(name))
  for (const phone of phones) await arrive(phone)
  await pass(32_000)
  const room = await s.party.room(s.id)
  expect(room.tail.map(e => e.k)).toEqual(['f', 's'])
  expect(phones.every(p => p.count('nudge') <= 1)).toBe(true)
  expect(phones.some(p => p.count('nudge') === 1)).toBe(true)
})

test('the turn was taken in time: nobody is nudged for it', async () => {
  const phone = net.phone('lihua')
  await arrive(phone)
  await pass(29_000)
  s.party.now = Date.now()
  await throws(s, 'none')
  await net.tell(s.id)
  await pass(3000)
  expect(phone.count('nudge')).toBe(0)
})

test('too early by the cloud: said once and not repeated, nothing to see', async () => {
  const phone = net.phone('aming')
  const client = await arrive(phone)
  const room = client.table.store.getState().room!
  await pass(0)
  const early = { ...room, v: room.v + 1, deadline: Date.now() - 1 }
  phone.watchers.at(-1)!.onRoom(early)
  await pass(5000)
  expect(phone.count('nudge')).toBe(1)
  expect(client.table.store.getState().refused).toBeNull()
})

test('after a pause the same turn has a new deadline, and is nudged for that', async () => {
  const phone = net.phone('aming')
  const client = await arrive(phone)
  client.hide()
  for (const guest of ['ama', 'lihua']) await net.reach(guest, { op: 'here', room: s.id, away: true })
  client.appear()
  await pass(60_000)
  expect(client.table.store.getState().room!.phase).toBe('paused')
  expect(phone.count('nudge')).toBe(0)
  const { turn } = await s.party.room(s.id)
  await client.table.resume()
  await pass(32_000)
  expect(phone.count('nudge')).toBe(1)
  expect((await s.party.room(s.id)).turn).toBe(turn + 1)
})

test('out of sight it does not nudge; back after the deadline it does', async () => {
  const phone = net.phone('aming')
  const client = await arrive(phone)
  client.hide()
  await pass(60_000)
  expect(phone.count('nudge')).toBe(0)
  client.appear()
  await pass(2000)
  expect(phone.count('nudge')).toBe(1)
})

test('the host, and only the host, has the effects of an end settled', async () => {
  const [host, guest] = [net.phone('ama'), net.phone('aming')]
  await arrive(host)
  await arrive(guest)
  for (const name of [...s.guests].reverse()) await net.reach(name, { op: 'leave', room: s.id })
  await pass(0)
  expect((await s.party.room(s.id)).phase).toBe('ended')
  expect([host.count('sync') + guest.count('sync'), (await s.party.room(s.id)).due]).toEqual([1, []])
})
