/** Where this phone keeps what is deleted with its person's name. */
export const KEPT = {
  form: 'open/last',
  prizes: 'prizes',
  noted: 'prizes/tables',
  notedAlone: 'local/prizes',
  pasts: 'local/pasts',
  reminder: 'reminder',
  seen: 'seen'
} as const

/** A list as it was kept, without what is none of its kind; empty where the text cannot be read. */
export function listIn<T>(text: string | null, is: (one: Partial<T> | null) => one is T): readonly T[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(list) ? list.filter(is) : []
  } catch {
    return []
  }
}
