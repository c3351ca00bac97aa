import type { Layers } from './ports'

let layers: Layers | null = null

/** From now on the way back, the page's and the browser's, closes what lies over a page before it leaves the page. */
export function minds(these: Layers): void {
  layers = these
  if (process.env.TARO_ENV === 'h5')
    (require('./web/entries') as typeof import('./web/entries')).coverPages(these)
}

/** Closes what lies over the page; false: nothing does. */
export const closesTop = (): boolean => layers?.closeTop() ?? false
