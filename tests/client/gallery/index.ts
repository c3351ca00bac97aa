import { MOMENTS } from './moments'
import { OTHERS } from './pages'
import { PIECES } from './pieces'
import { TABLES } from './tables'

/** Every component in the places it has on real pages, in each of its states. */
export const PAGES = { ...TABLES, ...MOMENTS, ...OTHERS, ...PIECES }
