import type { Log, Motion, Mute } from '../ports'
import { api, guarded, succeeds } from './api'
import { type MuteBook, muteOf } from './mute'

type Reading = { x: number; y: number; z: number }

interface Needs {
  readonly now: () => number
  readonly book: MuteBook
  readonly log: Log
  /** what has to be agreed to first; null: nothing */
  readonly pending: () => Promise<string | null>
}

/** Starts the sensor; null: it runs, else why it does not. */
const begin = (): Promise<Mute | null> =>
  new Promise(resolve => {
    const start = api().startAccelerometer
    if (!start) return resolve('none')
    guarded(() => {
      start({ interval: 'game', success: () => resolve(null), fail: error => resolve(muteOf(error)) })
      return true
    }, false) || resolve('none')
  })

/**
 * WeChat's accelerometer: in g, with gravity, and without a time of its own. Who has said no today, or whose publisher
 * may not use it, is not asked again that day: the sensor is not touched. Nor is it before consent was given, since that
 * would ask for it in the middle of a turn.
 */
export function wxMotion({ now, book, log, pending }: Needs): Motion {
  let listener: ((reading: Reading) => void) | null = null
  let mute: Mute | null = null

  const stop = () => {
    const old = listener
    listener = null
    if (!old) return
    guarded(() => api().offAccelerometerChange?.(old), undefined)
    void succeeds(ways => api().stopAccelerometer?.(ways))
  }

  const silent = (why: Mute): false => {
    if (why !== mute) log.note(`app/motion-${why}`)
    mute = why
    book.write(why)
    return false
  }

  return {
    ask: async () => {
      if (typeof api().startAccelerometer !== 'function') return 'none'
      return book.today() === null ? 'granted' : 'denied'
    },
    async start(on) {
      stop()
      mute = book.today()
      if (mute !== null) return false
      const mine = ({ x, y, z }: Reading) => {
        if (listener === mine) on({ x, y, z, t: now() })
      }
      listener = mine
      const asked = (await pending()) !== null
      if (listener !== mine) return false
      if (asked) {
        listener = null
        mute = 'refused'
        return false
      }
      const why = await begin()
      if (listener !== mine) return false
      const listen = () => {
        api().onAccelerometerChange!(mine)
        return true
      }
      if (why === null && guarded(listen, false)) return true
      stop()
      return silent(why ?? 'none')
    },
    stop,
    mute: () => mute
  }
}
