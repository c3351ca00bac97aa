import type { Phase } from '@/room'
import type { HouseDiff, HouseId, Stock } from '@/rules'
import type { Storage } from '../ports'
import { kept } from './kept'

/** What the people round one phone agreed on. */
export interface LocalForm {
  readonly house: HouseId
  /** what differs from the house's sheet; left out: nothing */
  readonly diff?: HouseDiff
  /** whether a die may leave the bowl; left out: never */
  readonly jumps?: 'never' | 'sometimes'
  /** cakes of each rank; null: the house's own set */
  readonly stock: Stock | null
  /** one for each who plays, in the order of their seats, 1 … 12; '': called by their face */
  readonly names: readonly string[]
  /** the drawn face of each, 1 … 12; left out: 1, 2, 3 … */
  readonly faces?: readonly number[]
}

/** A table of this phone alone, as far as it is known without the authority over it. */
export interface LocalTable {
  /** an operation's id: the table that is made of it is always the same */
  readonly one: string
  readonly form: LocalForm & Required<Pick<LocalForm, 'faces'>>
  /** id of its room; '' until that is made */
  readonly room: string
  readonly phase: Phase
  /** cakes that are still to be won */
  readonly left: number
  /** epoch ms when its latest game was begun; 0: not yet */
  readonly began: number
  /** the seat that is on, or was the last one */
  readonly turn: number
  /** the round that is on; left out: it was not noted */
  readonly round?: number
  /** epoch ms when its game ended; left out: it has not */
  readonly ended?: number
}

/** So many tables are remembered. */
export const TABLES_KEPT = 3

const KEY = 'local/tables'

/** The list that a text holds; of any other text, none. */
function parse(text: string | null): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}

/** Whether that is a table: each call to the cloud is compared with all of them. */
function isTable(kept: unknown): kept is LocalTable & { form: LocalForm } {
  const { one, room, form } = (kept ?? {}) as Partial<LocalTable>
  return typeof one === 'string' && typeof room === 'string' && Array.isArray(form?.names)
}

const SEATS = 12
const FACES = Array.from({ length: SEATS }, (_, seat) => seat + 1)

/** With a face for each: the usual one where the form was kept without. */
const faced = (form: LocalForm): LocalTable['form'] => ({
  ...form,
  faces: form.names.map((_, seat) => FACES.find(face => face === form.faces?.[seat]) ?? FACES[seat]!)
})

const isText = (kept: unknown): kept is string => typeof kept === 'string'

/** Where the keys of a room's documents are listed. */
const listOf = (room: string) => `local/docs/${room}`

/** Who sits at a seat of the one phone. */
export const personAt = (seat: number) => `local-${seat + 1}`

/** The tables of this phone alone, the latest first. */
export function localTables(storage: Storage) {
  const texts = kept(storage)
  const all = () =>
    parse(texts.read(KEY))
      .filter(isTable)
      .map(table => ({ ...table, form: faced(table.form) }))
  const docsOf = (room: string): readonly string[] => parse(texts.read(listOf(room))).filter(isText)
  const put = (list: readonly LocalTable[]) => void texts.write(KEY, JSON.stringify(list))
  /** Removes a table, and every document of it. */
  const drop = (one: string): void => {
    const room = all().find(table => table.one === one)?.room ?? ''
    if (room !== '') for (const key of [...docsOf(room), listOf(room)]) texts.remove(key)
    put(all().filter(table => table.one !== one))
  }

  return {
    all,
    find: (one: string): LocalTable | null => all().find(table => table.one === one) ?? null,
    ofRoom: (room: string): LocalTable | null =>
      (room !== '' && all().find(table => table.room === room)) || null,
    /** Writes down a table that is still to be made. */
    order(one: string, form: LocalForm): void {
      put([{ one, form: faced(form), room: '', phase: 'lobby', left: 0, began: 0, turn: 0 }, ...all()])
    },
    change(one: string, news: Partial<Omit<LocalTable, 'one' | 'form'>>): void {
      put(all().map(table => (table.one === one ? { ...table, ...news } : table)))
    },
    /** Keys of all documents that are kept of a room. */
    docsOf,
    listOf,
    drop,
    /** Removes all of them, and what the people round the phone were called. */
    forget(): void {
      for (const { one } of all()) drop(one)
      for (let seat = 0; seat < SEATS; seat++) texts.remove(`local/people/${personAt(seat)}`)
    },
    /** whether something of them would be lost with the program, because the storage is full */
    full: texts.full
  }
}
export type LocalTables = ReturnType<typeof localTables>
