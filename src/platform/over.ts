import type { Layers } from './ports'

let layers: Layers | null = null

/** From now on the way back, the page's and the browser's, closes what lies over a page before it leaves the page. */
export function minds(these: Layers): void {
  layers = these
  if (process.env.TARO_ENV === 'h5')
    (require('./web/entries') as typeof import('./web/entries')).coverPages(these)
}

/** Lets another page take the place of this one: nothing of what lay over it is left in the browser's way back. */
export function uncovered(deed: () => void): void {
  if (process.env.TARO_ENV === 'h5')
    (require('./web/entries') as typeof import('./web/entries')).uncover(deed)
  else deed()
}

/** Closes what lies over the page; false: nothing does. */
export const closesTop = (): boolean => layers?.closeTop() ?? false
