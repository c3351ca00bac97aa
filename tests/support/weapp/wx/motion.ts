import type { Core } from './core'
import { Failed } from './core'
import type { Privacy } from './privacy'

/** How this phone's accelerometer is: it works, is not there at all, throws, or fails. */
export type Sensor = 'works' | 'absent' | 'throws' | 'fails'

export interface Accelerometer {
  started: boolean
  /** the interval of each start */
  readonly starts: string[]
  stops: number
}

/** Readings come from the test: see Phone.feel. */
export function motion(core: Core, sensor: () => Sensor, state: Accelerometer, privacy: Privacy) {
  const start = core.way<{ interval?: string }>('startAccelerometer', ({ interval }) => {
    if (sensor() === 'fails') throw new Failed('not support')
    privacy.use('startAccelerometer')
    if (state.started) throw new Failed('has enable, should stop pre operation')
    state.started = true
    state.starts.push(interval ?? 'normal')
  })
  const stop = core.way('stopAccelerometer', () => {
    state.started = false
    state.stops += 1
  })
  const throws = () => {
    throw new TypeError('startAccelerometer is not a function')
  }
  return {
    startAccelerometer: (options: object) => (sensor() === 'throws' ? throws() : start(options)),
    stopAccelerometer: stop,
    ...core.events('AccelerometerChange')
  }
}
