// Written by npm run record.
import type { Length } from './types'

export const THROWS: readonly Length[] = [
  { id: 't0', ms: 1508, exit: -1 },
  { id: 't1', ms: 1408, exit: -1 },
  { id: 't2', ms: 1308, exit: -1 },
  { id: 't3', ms: 1383, exit: -1 },
  { id: 't4', ms: 1433, exit: -1 },
  { id: 't5', ms: 1500, exit: -1 },
  { id: 't6', ms: 1400, exit: -1 },
  { id: 't7', ms: 1383, exit: -1 },
  { id: 't8', ms: 1500, exit: -1 },
  { id: 't9', ms: 1533, exit: -1 },
  { id: 't10', ms: 1542, exit: -1 },
  { id: 't11', ms: 1442, exit: -1 }
]

export const JUMPS: readonly Length[] = [
  { id: 'j0', ms: 1592, exit: 189 },
  { id: 'j1', ms: 1567, exit: 213 },
  { id: 'j2', ms: 1742, exit: 340 }
]

/** Once there and back, in ms: then dice are where every throw begins. */
export const RATTLE_MS = 400
