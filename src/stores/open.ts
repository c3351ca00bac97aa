import type { Invitation, Phone, Storage } from '@/platform/ports'
import type { Room } from '@/room'
import type { Stock } from '@/rules'
import { type Ask, isFailure, type NoCode } from './caller'
import type { Form } from './forms'
import { newOpId } from './ids'
import { KEPT } from './kept'
import { wait } from './perform'
import { createPrizes } from './prizes'
import { TIMING } from './timing'

const KEY = 'open'
const TRIES = 3
/** What a table was opened with. */
const formOf = ({ table: { house, stock, size, limit, absence, jumps } }: Room): Form => ({
  house: house.id,
  diff: house.diff,
  size,
  stock,
  limit,
  absence,
  jumps
})

/** Opens tables, and sets them anew. The id of an unanswered try is kept, so that trying again opens no second table. */
export function createOpener(ask: Ask, storage: Storage, random: Phone['random']) {
  const opIdFor = (form: string): string => {
    const [opId, kept] = storage.read(KEY)?.split(' ', 2) ?? []
    if (opId && kept === form) return opId
    const fresh = newOpId(random)
    storage.write(KEY, `${fresh} ${form}`)
    return fresh
  }
  const keep = (form: Form) => storage.write(KEPT.form, JSON.stringify(form))
  const prizes = createPrizes(storage)

  return {
    /** What was opened or agreed on the last time, as a text for `parseForm`; null: nothing yet. */
    lastOpened: (): string | null => storage.read(KEPT.form),
    async open(form: Form): Promise<{ to: Invitation } | { refused: NoCode }> {
      const opId = opIdFor(JSON.stringify(form))
      for (let tried = 1; ; tried++) {
        const reply = await ask({ op: 'create', opId, ...form })
        if (reply.ok && reply.room) {
          storage.remove(KEY)
          keep(form)
          prizes.note(reply.room._id, form.stock)
          return { to: { room: reply.room._id, key: reply.key ?? '' } }
        }
        const again = isFailure(reply) && tried < TRIES
        if (!again) return { refused: reply.ok ? 'app/cloud-down' : reply.code }
        await wait(TIMING.retries[0])
      }
    },
    /** What a table is set to now, and how many sit at it. */
    async formOf(room: string): Promise<{ form: Form; seated: number } | { refused: NoCode }> {
      const reply = await ask({ op: 'look', room })
      if (reply.ok && reply.room) {
        const seated = reply.room.seats.filter(seat => !seat.gone).length
        return { form: formOf(reply.room), seated }
      }
      return { refused: reply.ok ? 'app/cloud-down' : reply.code }
    },
    /**
     * Sets a table anew: its host, before the first throw. `was`: the cakes that the form came with; who leaves them as
     * they are says nothing of what they are called. null: done.
     */
    async setTable(room: string, form: Form, was: Stock | null = null): Promise<NoCode | null> {
      const reply = await ask({ op: 'set', room, ...form })
      if (!reply.ok) return reply.code
      keep(form)
      if (form.stock !== was) prizes.note(room, form.stock)
      return null
    }
  }
}
