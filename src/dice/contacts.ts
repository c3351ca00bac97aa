import type { Contact } from './types'

/** Contacts as the recorder writes them: ms, strength in hundredths and 1 for the bowl, one after another. */
export function contactsOf(flat: readonly number[]): readonly Contact[] {
  return Array.from({ length: flat.length / 3 }, (_, i) => {
    const [at = 0, strength = 0, bowl = 0] = flat.slice(3 * i, 3 * i + 3)
    return { at, strength: strength / 100, on: bowl === 1 ? 'bowl' : 'die' }
  })
}
