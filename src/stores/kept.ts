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
