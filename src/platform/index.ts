import { besideLocal } from './local/beside'
import type { Cloud, Ports } from './ports'

export { minds } from './over'
export * from './ports'
export { follow, isHome, route } from './route'
export { queryValue, wayOf } from './way'

let made: Ports | null = null
let local: Cloud | null = null

// `require`, because the bundler leaves out what stands in the branch that this build does not take.
const make = (): Ports =>
  process.env.TARO_ENV === 'weapp'
    ? (require('./wx') as typeof import('./wx')).wxPorts()
    : (require('./web') as typeof import('./web')).webPorts()

/** The ports of the platform this was built for. */
export function ports(): Ports {
  made ??= besideLocal(make(), () => local)
  return made
}

/** Brings the authority over the tables of this phone alone: it is loaded with the page that needs it, not before. */
export function bringLocal(authority: (ports: Ports) => Cloud): void {
  local ??= authority(ports())
}
