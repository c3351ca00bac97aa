export {
  type CollectionConfig,
  type DatabaseConfig,
  type IndexConfig,
  type Permission,
  parseDatabaseConfig
} from './config'
export {
  type CollectionReader,
  type Emulator,
  type EmulatorClock,
  type EmulatorOptions,
  startEmulator
} from './emulator'
export { CallError, EmulatorError, type EmulatorErrorCode } from './errors'
export type { FaultSwitch } from './faults/faults'
export type { FaultKind, FaultOrder } from './faults/order'
