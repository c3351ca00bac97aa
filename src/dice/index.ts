export { flightOf } from './flight'
export { JUMPS, RATTLE_MS, THROWS } from './lengths'
export { RECORDINGS } from './recordings'
export type { Contact, Flight, Recording } from './types'
