import { hex, mac } from '@/fair'
import type { Needs, Store } from '../needs'
import type { Pid } from '../state'

const known = new WeakMap<Store, Promise<string>>()

async function readOrMake({ store, random }: Needs): Promise<string> {
  const key = await store.get('keys', 'master')
  if (key) return key.value
  const value = hex(random(32))
  if (await store.add('keys', { _id: 'master', v: 1, value })) return value
  return (await store.get('keys', 'master'))!.value
}

/** The one secret of this cloud: made once by whoever is first, read once an instance. Hex of 32 bytes. */
export function master(needs: Needs): Promise<string> {
  const cached = known.get(needs.store)
  if (cached) return cached
  const reading = readOrMake(needs)
  known.set(needs.store, reading)
  reading.catch(() => known.delete(needs.store))
  return reading
}

/** Who a person is in one room. */
export const pidOf = (key: string, room: string, openid: string): Pid =>
  mac(key, 'pid', room, openid).slice(0, 24)
