import type { Motion } from '../ports'
import { api, guarded, succeeds } from './api'

type Reading = { x: number; y: number; z: number }

/** WeChat's accelerometer: in g, with gravity, and without a time of its own. No permission is asked for it. */
export function wxMotion(now: () => number): Motion {
  let listener: ((reading: Reading) => void) | null = null

  const stop = () => {
    const old = listener
    listener = null
    if (!old) return
    guarded(() => api().offAccelerometerChange?.(old), undefined)
    void succeeds(ways => api().stopAccelerometer?.(ways))
  }

  return {
    ask: async () => (typeof api().startAccelerometer === 'function' ? 'granted' : 'none'),
    async start(on) {
      stop()
      const mine = ({ x, y, z }: Reading) => {
        if (listener === mine) on({ x, y, z, t: now() })
      }
      listener = mine
      const started = await succeeds(ways => api().startAccelerometer!({ interval: 'game', ...ways }))
      if (listener !== mine) return false
      const listen = () => {
        api().onAccelerometerChange!(mine)
        return true
      }
      const heard = started && guarded(listen, false)
      if (!heard) stop()
      return heard
    },
    stop
  }
}
