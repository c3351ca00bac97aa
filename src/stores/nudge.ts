import type { Phone } from '@/platform/ports'
import type { Room } from '@/room'
import { TIMING } from './timing'

interface Needs {
  /** epoch ms of the server */
  readonly now: () => number
  readonly random: Phone['random']
  readonly send: (turn: number) => void
}

/** Tells the cloud once that a turn's time is up. Phones wait a little by chance, so that not all speak at once. */
export function createNudger({ now, random, send }: Needs) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting = ''
  let sent = ''

  const stop = () => {
    clearTimeout(timer)
    waiting = ''
  }

  return {
    stop,
    /** Looks at the room as it is now: a deadline to wait for, or none. */
    see({ _id, phase, turn, deadline }: Room) {
      const next = phase === 'playing' && deadline > 0 ? `${_id} ${turn} ${deadline}` : ''
      if (next === waiting) return
      stop()
      if (next === '' || next === sent) return
      waiting = next
      const spread = ((random(1)[0] ?? 0) / 256) * TIMING.nudgeSpread
      timer = setTimeout(
        () => {
          sent = next
          send(turn)
        },
        Math.max(0, deadline - now()) + TIMING.nudgeAfter + spread
      )
    }
  }
}
