import { type LocalForm, type LocalTable, localTables } from '@/platform/local/tables'
import type { Phone, Storage } from '@/platform/ports'
import { newOpId } from './ids'
import type { createPasts } from './past'
import { createPrizes } from './prizes'

export type { LocalForm, LocalTable }

/** Tables of this phone alone: who plays is said here, the table's own page makes it. */
export function createLocal(
  storage: Storage,
  random: Phone['random'],
  pasts: Pick<ReturnType<typeof createPasts>, 'drop'>
) {
  const tables = localTables(storage)
  return {
    /** @returns what leads to the new table: `one` of its way */
    order(form: LocalForm): string {
      const one = newOpId(random)
      tables.order(one, form)
      createPrizes(storage, true).note(one, form.stock)
      return one
    },
    /** whether that room is one of them */
    has: (room: string): boolean => tables.ofRoom(room) !== null,
    /** what leads to the table of that room; '': it is none of them */
    wayTo: (room: string): string => tables.ofRoom(room)?.one ?? '',
    /** games that have not ended, the latest first, with the tables they are played at */
    running: (): readonly LocalTable[] =>
      tables.all().filter(table => table.room !== '' && table.phase !== 'ended'),
    /** the latest of them, if it has ended since then (epoch ms) */
    ended(since: number): LocalTable | null {
      const [last] = tables.all()
      return last?.phase === 'ended' && (last.ended ?? 0) >= since ? last : null
    },
    /** what was agreed on the last time */
    last: (): LocalTable['form'] | null => tables.all()[0]?.form ?? null,
    /** Removes one of them, and what was kept of its last game. */
    drop(one: string): void {
      pasts.drop(tables.find(one)?.room ?? '')
      tables.drop(one)
    },
    /** Removes all of them, and every name in them. */
    forget: (): void => tables.forget(),
    /** Whether something of it will be lost with the program, because the phone is full. */
    full: tables.full
  }
}
export type Local = ReturnType<typeof createLocal>
