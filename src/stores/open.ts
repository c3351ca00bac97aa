import type { Invitation, Phone, Storage } from '@/platform/ports'
import type { Room } from '@/room'
import { customHouse, HOUSES, type HouseDiff, type HouseId, type Stock } from '@/rules'
import { type Ask, isFailure, type NoCode } from './caller'
import { newOpId } from './ids'
import { wait } from './perform'
import { TIMING } from './timing'

/** What the host chooses for a table. */
export interface Form {
  readonly house: HouseId
  /** the axes that differ from the house's sheet */
  readonly diff: HouseDiff
  readonly size: number
  /** cakes of each rank; null: the house's own set */
  readonly stock: Stock | null
  /** seconds a turn; 0: no deadline */
  readonly limit: number
  readonly absence: 'throw' | 'skip'
  /** whether a die may leave the bowl */
  readonly jumps: 'never' | 'sometimes'
}

/** What a host is offered who never opened a table. */
export const USUAL_FORM: Form = {
  house: 'xmu',
  diff: {},
  size: 8,
  stock: null,
  limit: 30,
  absence: 'throw',
  jumps: 'never'
}

const KEY = 'open'
const LAST = 'open/last'
const TRIES = 3
const SEATS = 12
const SHORTEST = 15
const LONGEST = 120

const within = (x: unknown, least: number, most: number): boolean =>
  Number.isInteger(x) && (x as number) >= least && (x as number) <= most

/** A form from a text that this or another version of the program kept; null: it is none. */
function parseForm(text: string | null): Form | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Form> | null
    if (kept?.house === undefined) return null
    const form: Form = { ...USUAL_FORM, ...kept }
    const { house, diff, size, stock, limit, absence, jumps } = form
    const fits =
      Object.keys(HOUSES).includes(house) &&
      !('refused' in customHouse(house, { ...diff, ...(stock === null ? {} : { set: stock }) })) &&
      within(size, 1, SEATS) &&
      (limit === 0 || within(limit, SHORTEST, LONGEST)) &&
      ['throw', 'skip'].includes(absence) &&
      ['never', 'sometimes'].includes(jumps)
    return fits ? { house, diff, size, stock, limit, absence, jumps } : null
  } catch {
    return null
  }
}

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
  const keep = (form: Form) => storage.write(LAST, JSON.stringify(form))

  return {
    /** What was opened or agreed on the last time; null: nothing yet. */
    lastForm: (): Form | null => parseForm(storage.read(LAST)),
    /** Forgets what was opened the last time. */
    forgetForm: (): void => storage.remove(LAST),
    async open(form: Form): Promise<{ to: Invitation } | { refused: NoCode }> {
      const opId = opIdFor(JSON.stringify(form))
      for (let tried = 1; ; tried++) {
        const reply = await ask({ op: 'create', opId, ...form })
        if (reply.ok && reply.room) {
          storage.remove(KEY)
          keep(form)
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
      if (reply.ok && reply.room) return { form: formOf(reply.room), seated: reply.room.seats.length }
      return { refused: reply.ok ? 'app/cloud-down' : reply.code }
    },
    /** Sets a table anew: its host, before the first throw. null: done. */
    async setTable(room: string, form: Form): Promise<NoCode | null> {
      const reply = await ask({ op: 'set', room, ...form })
      if (!reply.ok) return reply.code
      keep(form)
      return null
    }
  }
}
