import vm from 'node:vm'

type Hears = (reason: unknown, promise: Promise<unknown>) => void

/** Node's own process: in a test's context it is a copy, which hears nothing. */
const node = vm.runInThisContext('process') as NodeJS.Process
const EVENT = 'unhandledRejection'

/**
 * Hears of every promise that was left rejected, in whatever context, until it is ended. What `mine` does not take goes
 * to those who heard before: the test runner, which fails the test.
 * @returns ends it
 */
export function hearRejections(mine: (reason: unknown, promise: Promise<unknown>) => boolean): () => void {
  const before = node.listeners(EVENT) as Hears[]
  const hear: Hears = (reason, promise) => {
    if (mine(reason, promise)) return
    for (const listener of before) listener(reason, promise)
  }
  node.removeAllListeners(EVENT)
  node.on(EVENT, hear)
  return () => {
    node.removeListener(EVENT, hear)
    for (const listener of before) node.on(EVENT, listener)
  }
}
