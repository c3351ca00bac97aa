declare global {
  interface Window {
    /** who calls, for the browser's `wx.cloud` */
    __openid?: string
  }
}

const KEY = 'openid'
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

const fromQuery = (query: string): string | null => new URLSearchParams(query).get('me')

/** What follows the question mark of the page's hash route. */
const hashQuery = (hash: string): string => hash.slice(hash.indexOf('?') + 1 || hash.length)

/** Only letters, digits, - and _ may stand in an openid; every other sign becomes its number. */
const safe = (name: string): string =>
  [...name].map(c => (/[A-Za-z0-9_-]/.test(c) ? c : `_${c.codePointAt(0)?.toString(16)}`)).join('')

/**
 * Who sits at this tab: `?me=NAME` in the page's search or hash fixes it as "me-NAME"; else a person made anew in each
 * tab, who stays through reloads. Writes `window.__openid`, which the browser's `wx.cloud` reads.
 * @returns the person's openid here
 */
export function personOfTab(random: (bytes: number) => Uint8Array): string {
  const named = fromQuery(location.search) ?? fromQuery(hashQuery(location.hash))
  let kept: string | null = null
  try {
    kept = sessionStorage.getItem(KEY)
  } catch {}
  const fresh = () => `o${Array.from(random(20), byte => LETTERS[byte % LETTERS.length]).join('')}`
  const openid = named ? `me-${safe(named)}`.slice(0, 64) : (kept ?? fresh())
  try {
    sessionStorage.setItem(KEY, openid)
  } catch {}
  window.__openid = openid
  return openid
}
