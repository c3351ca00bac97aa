import type { Storage } from '@/platform/ports'
import type { Ask, NoCode } from './caller'
import { KEPT } from './kept'
import type { TableStore } from './table'

/** What of this phone goes with a person's name. */
interface Kept {
  readonly storage: Storage
  readonly local: { forget(): void }
  readonly home: { clear(): void }
  readonly table: Pick<TableStore, 'store' | 'close' | 'enter'>
}

/**
 * Deletes my name, my face and my tables in the cloud, and on this phone what was opened the last time, what was to be
 * bought, the games played on it, one that lies open too, and what was kept of games before. Nothing is deleted where
 * the cloud could not be asked, unless there is none.
 * @returns null: done
 */
export async function forgetMe(ask: Ask, kept: Kept): Promise<NoCode | null> {
  const reply = await ask({ op: 'forget' })
  if (!reply.ok && reply.code !== 'app/no-cloud') return reply.code
  for (const key of Object.values(KEPT)) kept.storage.remove(key)
  const { one } = kept.table.store.getState()
  if (one) kept.table.close()
  kept.local.forget()
  if (one) await kept.table.enter({ one: '' })
  kept.home.clear()
  return null
}
