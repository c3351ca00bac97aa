import type { Motion, Mute, Permission } from '../ports'

/** m/s² in one g. */
const G = 9.80665

type Asking = { requestPermission?: () => Promise<string> }

const source = (): Asking | null =>
  typeof DeviceMotionEvent === 'undefined' ? null : (DeviceMotionEvent as Asking)

/** The sensor of a browser. What Taro offers there has gravity taken out, so it is read at its source. */
export function webMotion(now: () => number): Motion {
  let answer: Permission | null = null
  let listener: ((event: DeviceMotionEvent) => void) | null = null

  const stop = () => {
    if (listener) window.removeEventListener('devicemotion', listener)
    listener = null
  }

  /** A browser that has to be asked gives no sample before it was, inside a tap. */
  const mute = (): Mute | null => {
    const asking = source()
    if (asking === null) return 'none'
    if (answer === 'denied') return 'refused'
    return answer === null && typeof asking.requestPermission === 'function' ? 'unasked' : null
  }

  return {
    async ask() {
      if (answer === 'granted') return answer
      const asking = source()
      if (asking === null) return 'none'
      if (typeof asking.requestPermission !== 'function') {
        answer = 'granted'
        return answer
      }
      try {
        answer = (await asking.requestPermission()) === 'granted' ? 'granted' : 'denied'
      } catch {
        answer = 'denied'
      }
      return answer
    },
    async start(on) {
      stop()
      if (mute() !== null) return false
      const mine = (event: DeviceMotionEvent) => {
        const a = event.accelerationIncludingGravity
        if (listener !== mine || !a || a.x === null || a.y === null || a.z === null) return
        on({ x: a.x / G, y: a.y / G, z: a.z / G, t: now() })
      }
      listener = mine
      window.addEventListener('devicemotion', mine)
      return true
    },
    stop,
    mute
  }
}
