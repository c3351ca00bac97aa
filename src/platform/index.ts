import type { Ports } from './ports'

export * from './ports'
export { follow, isHome, route } from './route'
export { queryValue, wayOf } from './way'

let made: Ports | null = null

// `require`, because the bundler leaves out what stands in the branch that this build does not take.
const make = (): Ports =>
  process.env.TARO_ENV === 'weapp'
    ? (require('./wx') as typeof import('./wx')).wxPorts()
    : (require('./web') as typeof import('./web')).webPorts()

/** The ports of the platform this was built for. */
export function ports(): Ports {
  made ??= make()
  return made
}
