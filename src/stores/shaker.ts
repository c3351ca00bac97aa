import { createStore } from 'zustand/vanilla'
import { createShakeDetector } from '@/motion'
import type { Haptics, Motion, Mute } from '@/platform/ports'

export interface Shaking {
  /** the sensor speaks here: shaking may be offered */
  readonly feels: boolean
  /** strokes of the hand since it was armed: the dice rattle with it */
  readonly strokes: number
  /** somebody shakes in vain: offer the button */
  readonly hint: boolean
  /** why the sensor was not started when it last should have been; null: it was */
  readonly mute: Mute | null
}

interface Needs {
  readonly motion: Motion
  readonly haptics: Haptics
  /** the hand has shaken: once for each arming */
  readonly onShake: () => void
}

/** The hand that shakes the phone. Armed for one throw; disarmed it hears nothing, and forgets all it has heard. */
export function createShaker({ motion, haptics, onShake }: Needs) {
  const store = createStore<Shaking>(() => ({ feels: false, strokes: 0, hint: false, mute: null }))
  const { setState: set, getState: get } = store
  const detector = createShakeDetector({ sensitivity: 'medium' })
  let armed = false

  const disarm = () => {
    if (!armed) return
    armed = false
    motion.stop()
    detector.reset()
    set({ strokes: 0, hint: false })
  }

  const listen = () => {
    const started = motion.start(sample => {
      if (!armed) return
      if (!get().feels) set({ feels: true })
      for (const event of detector.feed(sample)) {
        if (event.type === 'hint') set({ hint: true })
        if (event.type === 'stroke') {
          set({ strokes: event.n })
          haptics.tick('light')
        }
        if (event.type === 'shake') {
          disarm()
          return onShake()
        }
      }
    })
    void started.then(heard => {
      if (!heard) set({ feels: false, mute: motion.mute() })
      else if (get().mute !== null) set({ mute: null })
    })
  }

  return {
    store,
    disarm,
    /** The sensor may be used from now on: if the hand is being waited for, it is listened to. */
    retry() {
      if (armed && get().mute !== null) listen()
    },
    arm() {
      if (armed) return
      armed = true
      detector.reset()
      listen()
    },
    /** To be called inside a tap, before anything is awaited. */
    ask(): void {
      motion.ask().catch(() => undefined)
    }
  }
}
