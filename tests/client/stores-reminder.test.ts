import { createClient, viewOf } from '@/stores'
import { type FakePhone, fakeNetwork } from '../support/fake-phone'
import { begin, party, type Seated, seated } from '../support/party'

const pass = (ms = 0) => jest.advanceTimersByTimeAsync(ms)

/** Somebody in the lobby whose WeChat says so when asked about a message; null: theirs has none. */
async function waiting(says: boolean | null, who = 'aming') {
  jest.useFakeTimers({ now: Date.UTC(2026, 8, 25, 12) })
  const s = await seated(['ama', 'aming'], {}, party())
  const phone = fakeNetwork(s.party).phone(who)
  return { s, ...(await comes(s, phone, says)) }
}

async function comes(s: Seated, phone: FakePhone, says: boolean | null) {
  const order: string[] = []
  const ask = async (template: string) => {
    order.push(`asked ${template}, after ${phone.count('remind')} calls`)
    return says === true
  }
  const client = createClient({ ...phone.ports, messages: says === null ? null : { ask } })
  await client.table.enter({ room: s.id, key: s.key })
  await pass()
  const offer = () => {
    const { table, show } = client
    return viewOf(table.store.getState(), show.store.getState(), client.clock.now()).lobby.reminder
  }
  return { phone, client, order, offer }
}

afterEach(() => jest.useRealTimers())

test('C15 who waits is asked once, before the cloud is called; then the wish is noted', async () => {
  const { s, phone, client, order, offer } = await waiting(true)
  expect(offer()).toBe('open')
  const asking = client.table.remind()
  expect([offer(), order]).toEqual(['asking', ['asked template, after 0 calls']])
  await client.table.remind()
  await asking
  expect([offer(), phone.count('remind'), order.length]).toEqual(['yes', 1, 1])
  await begin(s)
  await s.party.timer()
  expect(s.party.told).toEqual([{ openid: 'aming', room: s.id }])
})

test('C15 a no: the cloud hears of nothing, and it is not offered again, also after a cold start', async () => {
  const { s, phone, client, offer, order } = await waiting(false)
  await client.table.remind()
  expect([offer(), phone.count('remind')]).toEqual(['no', 0])
  await client.table.remind()
  expect(order).toHaveLength(1)
  const again = await comes(s, phone, true)
  expect(again.offer()).toBe('no')
  const other = await seated(['lihua', 'aming'], {}, s.party)
  expect((await comes(other, phone, true)).offer()).toBe('open')
})

test('a call without an answer is made once more; then nothing is promised or refused, and it is offered again', async () => {
  const { phone, client, offer } = await waiting(true)
  phone.network = 'down'
  const asking = client.table.remind()
  await pass(20_000)
  await asking
  expect([offer(), phone.count('remind')]).toEqual(['open', 2])
  expect(client.table.store.getState().refused).toBeNull()
  phone.network = 'up'
  const again = client.table.remind()
  await pass(20_000)
  await again
  expect(offer()).toBe('yes')
})

test('nothing is offered to the host, to who watches, and where no message can come', async () => {
  expect((await waiting(true, 'ama')).offer()).toBeNull()
  expect((await waiting(true, 'watcher')).offer()).toBeNull()
  const { client, phone, offer } = await waiting(null)
  expect(offer()).toBeNull()
  await client.table.remind()
  expect(phone.count('remind')).toBe(0)
})

test('what was said of a message is deleted with the name', async () => {
  const { phone, client } = await waiting(true)
  await client.table.remind()
  expect([...phone.storage.keys()].filter(key => key.includes('reminder'))).toHaveLength(1)
  const forgetting = client.forget()
  await pass()
  await forgetting
  expect([...phone.storage.keys()].filter(key => key.includes('reminder'))).toEqual([])
})
