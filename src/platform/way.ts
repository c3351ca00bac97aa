type Params = Readonly<Record<string, unknown>>

/** Text that may be percent-encoded; as it is where it cannot be decoded. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** A value of the page's query as the person's link had it; '' if it is not there. */
export const queryValue = (params: Params, name: string): string => {
  const value = params[name]
  return typeof value === 'string' && value !== 'undefined' ? decoded(value) : ''
}

/**
 * The code in what a printed code carries, its `scene`: 'r=ABC234', encoded once, twice or not at all, or the code
 * alone. '' if there is none.
 */
export function codeOfScene(scene: string): string {
  const [, code = ''] = /^(?:r=)?([0-9A-Za-z]{6})$/.exec(decoded(decoded(scene))) ?? []
  return code.toUpperCase()
}

/** How one comes to a table by its page's query: by a card's room and key, or by a scanned code. `room` may be ''. */
export function wayOf(params: Params): { room: string; key?: string } | { code: string } {
  const room = queryValue(params, 'room')
  const key = queryValue(params, 'key')
  const code = codeOfScene(queryValue(params, 'scene'))
  if (room === '' && code !== '') return { code }
  return key === '' ? { room } : { room, key }
}
