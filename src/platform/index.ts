import type { Ports } from './ports'
import { webPorts } from './web'
import { wxPorts } from './wx'

export * from './ports'
export { queryValue, route } from './route'

let made: Ports | null = null

/** The ports of the platform this was built for. The other's code is dropped by the bundler. */
export function ports(): Ports {
  made ??= process.env.TARO_ENV === 'weapp' ? wxPorts() : webPorts()
  return made
}
