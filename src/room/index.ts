export { type Answer, CODES, type Code, type Done, type Known, type Refused } from './answers'
export { type Entry, type LogEvent, unpack } from './entry'
export { linksOf } from './links'
export type { Collection, Documents, Messages, Needs, Store } from './needs'
export { serve, serveTimer } from './serve'
export { passOver } from './serve/passOver'
export {
  type Door,
  HOST_GRACE,
  hostAfter,
  IDLE_MS,
  isPassedOver,
  isRunning,
  PAGE,
  type Page,
  type Phase,
  type Pid,
  type Room,
  SEATS,
  type Seat,
  seatOf,
  TAIL,
  type Table
} from './state'
export { load, type StoredGame } from './stored'
export { CLIENT } from './wire'
