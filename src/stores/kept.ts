/** Where this phone keeps what only the page to open a table reads. */
export const KEPT = { form: 'open/last', prizes: 'prizes' } as const
