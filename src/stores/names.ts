/** So many characters may a name have. */
const LONGEST_NAME = 12

/** A name as it may stand on a table, of what somebody typed; '' where nothing is left of it. */
export const tidyName = (typed: string): string =>
  [...typed.replace(/\p{C}/gu, '').replace(/\s+/g, ' ').trim()].slice(0, LONGEST_NAME).join('')
