import type { Call } from '@/platform/ports'
import type { Reply } from './caller'
import { mySeat, type TableState } from './state'

interface Needs {
  readonly call: (data: Call) => Promise<Reply>
  readonly state: () => TableState
}

/** Tells the cloud that this phone is out of sight, or back: one word after the other, and only the last one counts. */
export function createPresence({ call, state }: Needs) {
  let speaking = false
  let wanted: boolean | null = null

  const speak = async () => {
    if (speaking) return
    speaking = true
    while (wanted !== null) {
      const away = wanted
      wanted = null
      const { room } = state()
      if (room && mySeat(state()) >= 0) await call({ op: 'here', room: room._id, away })
    }
    speaking = false
  }

  return {
    say(away: boolean) {
      wanted = away
      void speak()
    },
    reset() {
      wanted = null
    }
  }
}
