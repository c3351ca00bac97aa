import type { Storage } from '../ports'

/** Texts of this phone that are there as long as the program runs, also those that its storage did not take. */
export interface Kept {
  read(key: string): string | null
  /** false: the storage is full; the text is remembered until the program ends, and what was kept before stays */
  write(key: string, value: string): boolean
  remove(key: string): void
  /** whether something is remembered that would be lost with the program */
  full(): boolean
}

const known = new WeakMap<Storage, Kept>()

function over(storage: Storage): Kept {
  const aside = new Map<string, string>()
  return {
    read: key => aside.get(key) ?? storage.read(key),
    write(key, value) {
      storage.write(key, value)
      if (storage.read(key) === value) {
        aside.delete(key)
        return true
      }
      aside.set(key, value)
      return false
    },
    remove(key) {
      aside.delete(key)
      storage.remove(key)
    },
    full: () => aside.size > 0
  }
}

/** What is kept over a storage: always the same for the same one. */
export function kept(storage: Storage): Kept {
  const made = known.get(storage) ?? over(storage)
  known.set(storage, made)
  return made
}
