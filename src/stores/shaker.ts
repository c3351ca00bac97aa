import { createStore } from 'zustand/vanilla'
import { createShakeDetector, type MotionEvent, type Sensitivity, type ShakeDetector } from '@/motion'
import type { Haptics, Motion, Mute } from '@/platform/ports'
import type { Settings } from './settings'

export interface Shaking {
  /** the sensor speaks here: shaking may be offered */
  readonly feels: boolean
  /** strokes of the hand in this shaking, or beats of the thumb that holds the button; 0: it rests */
  readonly strokes: number
  /** somebody shakes in vain: offer the button */
  readonly hint: boolean
  /** why the sensor was not started when it last should have been; 'off': by the settings; null: it was */
  readonly mute: Mute | 'off' | null
}

interface Needs {
  readonly motion: Motion
  readonly haptics: Haptics
  readonly sensitivity: () => Settings['shake']
  /** the hand has shaken, at its fourth stroke: once for each arming or holding */
  readonly onShake: () => void
}

const SENSITIVITY: Readonly<Record<Exclude<Settings['shake'], 'off'>, Sensitivity>> = {
  soft: 'light',
  normal: 'medium',
  hard: 'strong'
}

/** In ms. A hand rests when it made no stroke for so long: before its throw it may take breath. */
const PAUSE = { before: 600, after: 250 }
/** After its throw a hand is listened to for so long at most, and without any sample it is no hand. */
const LONGEST = 1500
const SILENT = 1200
/** A thumb that stays on the button for so long holds it, and beats so often; as many beats as strokes are a throw. */
const HOLD = { first: 200, beat: 160, throws: 4 }

/** A thumb on the button: it shakes the dice as a hand does. */
function createThumb({ haptics, onShake }: Pick<Needs, 'haptics' | 'onShake'>, say: (n: number) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const beat = (n: number) => {
    say(n)
    haptics.tick('light')
    if (n === HOLD.throws) onShake()
    timer = setTimeout(() => beat(n + 1), HOLD.beat)
  }
  return {
    down() {
      clearTimeout(timer)
      timer = setTimeout(() => beat(1), HOLD.first)
    },
    up() {
      clearTimeout(timer)
      timer = undefined
      say(0)
    },
    isDown: () => timer !== undefined
  }
}

/**
 * The hand that shakes the phone. Armed for one throw; after it, it is followed until it rests. Disarmed it hears
 * nothing, and forgets all it has heard.
 */
export function createShaker({ motion, haptics, sensitivity, onShake }: Needs) {
  const store = createStore<Shaking>(() => ({ feels: false, strokes: 0, hint: false, mute: null }))
  const { setState: set, getState: get } = store
  const thumb = createThumb({ haptics, onShake }, strokes => set({ strokes }))
  let detector: ShakeDetector = createShakeDetector({ sensitivity: 'medium' })
  let phase: 'off' | 'armed' | 'thrown' = 'off'
  let timer: ReturnType<typeof setTimeout> | undefined
  /** a throw is waited for, whatever is listened to */
  let waits = false
  /** times of samples */
  let [stroke, shake] = [0, 0]

  const stop = () => {
    clearTimeout(timer)
    if (phase === 'off') return
    phase = 'off'
    motion.stop()
    detector.reset()
    set({ hint: false, ...(thumb.isDown() ? {} : { strokes: 0 }) })
  }
  /** The hand rests: after its throw it is listened to no more. */
  const rests = () => (phase === 'thrown' ? stop() : set({ strokes: 0 }))
  const soon = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(rests, ms)
  }

  const hear = (event: MotionEvent) => {
    if (event.type === 'hint') set({ hint: true })
    if (event.type === 'stroke') {
      stroke = event.t
      set({ strokes: event.n })
      haptics.tick('light')
      if (phase === 'armed') soon(SILENT)
    }
    if (event.type === 'shake') {
      shake = event.t
      phase = 'thrown'
      soon(LONGEST)
      onShake()
    }
  }

  const listen = () => {
    const started = motion.start(sample => {
      if (phase === 'off') return
      if (!get().feels) set({ feels: true })
      for (const event of detector.feed(sample)) hear(event)
      if (get().strokes === 0 || thumb.isDown()) return
      const pause = sample.t - stroke >= (phase === 'thrown' ? PAUSE.after : PAUSE.before)
      if (pause || (phase === 'thrown' && sample.t - shake >= LONGEST)) rests()
    })
    void started.then(heard => {
      if (!heard) set({ feels: false, mute: motion.mute() })
      else if (get().mute !== null) set({ mute: null })
    })
  }

  const arm = () => {
    waits = true
    const chosen = sensitivity()
    // Where there is no sensor it makes no difference that it is off.
    if (chosen === 'off') return set({ feels: false, mute: motion.mute() === 'none' ? 'none' : 'off' })
    if (phase === 'armed') return
    const isOn = phase === 'thrown'
    phase = 'armed'
    clearTimeout(timer)
    if (isOn) return detector.rearm()
    detector = createShakeDetector({ sensitivity: SENSITIVITY[chosen] })
    listen()
  }
  /** To be called inside a tap, before anything is awaited. */
  const ask = (): Promise<unknown> => motion.ask().catch(() => undefined)
  const retry = () => {
    if (!waits || get().mute === null) return
    if (phase === 'armed') listen()
    else arm()
  }

  return {
    store,
    /** The page is gone: neither hand nor thumb. */
    disarm() {
      waits = false
      thumb.up()
      stop()
    },
    /** No throw is waited for: only a hand that has just thrown is followed until it rests. */
    lower() {
      waits = false
      if (phase === 'armed') stop()
    },
    /** The sensor may be used from now on: if the hand is being waited for, it is listened to. */
    retry,
    /** A throw is waited for. Where shaking is switched off only the button is. */
    arm,
    /** A thumb lies on the button, or has left it. While it lies there it does what shaking does. */
    press(on: boolean) {
      if (on) thumb.down()
      else thumb.up()
    },
    ask: (): void => void ask(),
    /** Asks as `ask` does; if the hand is being waited for and may be felt now, it is listened to. */
    async wake(): Promise<void> {
      await ask()
      retry()
    }
  }
}
