import { clientOf, type FakePhone, fakeNetwork } from './fake-phone'
import { begin, type Call, party, type Seated, seated } from './party'

export interface Arrived {
  readonly s: Seated
  readonly net: ReturnType<typeof fakeNetwork>
  readonly phone: FakePhone
  readonly client: ReturnType<typeof clientOf>
}

interface Where {
  /** as `create` takes it; no table given: without a deadline, and its game has begun */
  readonly table?: Call
  readonly begun?: boolean
}

/** Lets so much of jest's time go by, and all that was to happen in it; ms. */
export const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

/** A table of these people in jest's time, and the phone of the first of them that has just come to it. */
export async function arrived(
  guests: readonly string[],
  { table = { limit: 0 }, begun = true }: Where = {}
): Promise<Arrived> {
  jest.useFakeTimers({ now: Date.UTC(2026, 8, 25, 12) })
  const s = await seated(guests, table, party())
  if (begun) await begin(s)
  const net = fakeNetwork(s.party)
  const phone = net.phone(guests[0]!)
  const client = clientOf(phone)
  await client.table.enter({ room: s.id, key: s.key })
  await pass(0)
  return { s, net, phone, client }
}
