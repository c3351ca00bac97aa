import { type No, no } from '../answers'
import type { Needs } from '../needs'
import type { Person } from '../state'
import { UNUSED } from './limits'

const TRIES = 30

const nobody = (openid: string): Person => ({ _id: openid, v: 0, name: '', face: 0, rooms: [], used: UNUSED })

/** A person's own record, or what it would be. */
export const personOf = async ({ store }: Needs, openid: string): Promise<Person> =>
  (await store.get('people', openid)) ?? nobody(openid)

/** Changes a person's own record, whoever else writes it at the same time. Refused: 'room/busy', what `change` refuses. */
export async function changePerson(
  needs: Needs,
  openid: string,
  change: (person: Person) => Person | No
): Promise<Person | No> {
  const { store } = needs
  for (let tried = 0; tried < TRIES; tried++) {
    const before = await personOf(needs, openid)
    const changed = change(before)
    if ('no' in changed) return changed
    const after = { ...changed, v: before.v + 1 }
    const done =
      before.v === 0 ? await store.add('people', after) : await store.swap('people', after, before.v)
    if (done) return after
  }
  return no('room/busy')
}
