export { flightOf } from './flight'
export { RATTLE_MS } from './lengths'
export { RECORDINGS } from './recordings'
export type { Contact, Flight, Recording } from './types'
