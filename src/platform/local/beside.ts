import { type Call, type Cloud, CloudFailure, type Ports } from '../ports'
import { localTables } from './tables'

const HOME = '/pages/home/index'

/**
 * Ports whose cloud keeps to its own: what is about a table of this phone alone goes to `here` and nowhere else, and
 * leads nobody else there. `here` is asked at each use; null: the authority has not been loaded.
 */
export function besideLocal(ports: Ports, here: () => Cloud | null): Ports {
  const { cloud, share, storage } = ports
  const tables = localTables(storage)
  const isLocal = (room: unknown) => typeof room === 'string' && tables.ofRoom(room) !== null
  const local = (): Cloud => {
    const found = here()
    if (found === null) throw new CloudFailure('app/no-cloud', 'not loaded')
    return found
  }
  const call = async (data: Call) => ('one' in data || isLocal(data.room) ? local() : cloud).call(data)
  return {
    ...ports,
    cloud: { call, watch: (room, on) => (isLocal(room) ? local() : cloud).watch(room, on) },
    share: { ...share, path: to => (isLocal(to.room) ? HOME : share.path(to)) }
  }
}
