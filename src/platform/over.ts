import type { Layers } from './ports'

let layers: Layers | null = null

/** From now on the way back in the page closes what lies over it before it leaves the page. */
export function minds(these: Layers): void {
  layers = these
}

/** Closes what lies over the page; false: nothing does. */
export const closesTop = (): boolean => layers?.closeTop() ?? false
