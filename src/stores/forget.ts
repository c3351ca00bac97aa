import type { Storage } from '@/platform/ports'
import type { Ask, NoCode } from './caller'
import { KEPT } from './kept'

/** What of this phone goes with a person's name. */
interface Kept {
  readonly storage: Storage
  readonly local: { forget(): void }
  readonly home: { clear(): void }
}

/**
 * Deletes my name, my face and my tables in the cloud, and on this phone what was opened the last time, what was to be
 * bought, and the games played on it. Nothing is deleted where the cloud could not be asked, unless there is none.
 * @returns null: done
 */
export async function forgetMe(ask: Ask, kept: Kept): Promise<NoCode | null> {
  const reply = await ask({ op: 'forget' })
  if (!reply.ok && reply.code !== 'app/no-cloud') return reply.code
  for (const key of Object.values(KEPT)) kept.storage.remove(key)
  kept.local.forget()
  kept.home.clear()
  return null
}
