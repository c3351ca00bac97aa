import type { Invitation, Phone, Storage } from '@/platform/ports'
import type { Stock } from '@/rules'
import { type Ask, isFailure, type NoCode } from './caller'
import { newOpId } from './ids'
import { wait } from './perform'
import { TIMING } from './timing'

/** What the host chooses for a new table. */
export interface Form {
  readonly house: 'xmu'
  readonly size: number
  /** cakes of each rank; null: the house's own set */
  readonly stock: Stock | null
  /** seconds a turn; 0: no deadline */
  readonly limit: number
  readonly absence: 'throw' | 'skip'
}

const KEY = 'open'
const TRIES = 3

/** Opens tables. The id of an unanswered try is kept, so that trying again opens no second table. */
export function createOpener(ask: Ask, storage: Storage, random: Phone['random']) {
  const opIdFor = (form: string): string => {
    const [opId, kept] = storage.read(KEY)?.split(' ', 2) ?? []
    if (opId && kept === form) return opId
    const fresh = newOpId(random)
    storage.write(KEY, `${fresh} ${form}`)
    return fresh
  }

  return async (form: Form): Promise<{ to: Invitation } | { refused: NoCode }> => {
    const opId = opIdFor(JSON.stringify(form))
    for (let tried = 1; ; tried++) {
      const reply = await ask({ op: 'create', opId, ...form })
      if (reply.ok && reply.room) {
        storage.remove(KEY)
        return { to: { room: reply.room._id, key: reply.key ?? '' } }
      }
      const again = isFailure(reply) && tried < TRIES
      if (!again) return { refused: reply.ok ? 'app/cloud-down' : reply.code }
      await wait(TIMING.retries[0])
    }
  }
}
