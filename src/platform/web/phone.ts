import type { Phone } from '../ports'

interface Lock {
  release(): Promise<void>
}
type Waking = { wakeLock?: { request(type: 'screen'): Promise<Lock> } }

const ROOT_FONT = 16

function listen(target: EventTarget, type: string, listener: () => void) {
  target.addEventListener(type, listener)
  return () => target.removeEventListener(type, listener)
}

/** A screen lock that is asked for again after each time the page was hidden, as browsers drop it then. */
function screenLock() {
  let wanted = false
  let lock: Lock | null = null
  const take = async () => {
    try {
      lock = (await (navigator as Waking).wakeLock?.request('screen')) ?? null
      if (!wanted) await lock?.release()
    } catch {
      lock = null
    }
  }
  document.addEventListener('visibilitychange', () => {
    if (wanted && !document.hidden) void take()
  })
  return (on: boolean) => {
    if (on === wanted) return
    wanted = on
    if (on) void take()
    else lock?.release().catch(() => undefined)
  }
}

export function webPhone(): Phone {
  return {
    random: bytes => crypto.getRandomValues(new Uint8Array(bytes)),
    now: () => Date.now(),
    onShow: listener => listen(document, 'visibilitychange', () => !document.hidden && listener()),
    onHide: listener => listen(document, 'visibilitychange', () => document.hidden && listener()),
    onOnline: listener => listen(window, 'online', listener),
    keepAwake: screenLock(),
    screen: () => ({
      rootFont: Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || ROOT_FONT,
      barTop: undefined
    }),
    language: () => navigator.language,
    reducesMotion: () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches === true
  }
}
