import type { Call } from '@/platform/ports'
import { isUnheard, type Reply } from './caller'
import { mySeat, type TableState } from './state'
import { pauseAfter } from './timing'

interface Needs {
  readonly call: (data: Call) => Promise<Reply>
  readonly state: () => TableState
}

/**
 * Tells the cloud that this phone is out of sight, or back: one word after the other, and only the last one counts. That
 * it is back is said until it is heard; out of sight nothing is.
 */
export function createPresence({ call, state }: Needs) {
  let speaking = false
  let wanted: boolean | null = null
  let failed = 0
  let again: ReturnType<typeof setTimeout> | undefined

  const speak = async () => {
    if (speaking) return
    speaking = true
    while (wanted !== null) {
      const away = wanted
      wanted = null
      const { room } = state()
      if (!room || mySeat(state()) < 0) continue
      const reply = await call({ op: 'here', room: room._id, away })
      if (away || !isUnheard(reply)) failed = 0
      else if (wanted === null && state().room?._id === room._id)
        again = setTimeout(() => say(false), pauseAfter(failed++))
    }
    speaking = false
  }

  const say = (away: boolean) => {
    clearTimeout(again)
    wanted = away
    void speak()
  }

  return {
    say,
    reset() {
      clearTimeout(again)
      wanted = null
    }
  }
}
