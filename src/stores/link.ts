import type { Cloud, Watch } from '@/platform/ports'
import type { Room } from '@/room'
import type { LinkState } from './state'
import { TIMING } from './timing'

interface Needs {
  readonly cloud: Pick<Cloud, 'watch'>
  /** Looks at the room by a call and applies it. Resolves to whether the cloud could be reached. */
  readonly look: () => Promise<boolean>
  /** Applies what the watch brought. */
  readonly onRoom: (room: Room) => void
  readonly onState: (state: LinkState) => void
  /** the version that is applied, to tell a silent watch from a quiet room */
  readonly version: () => number
}

export interface Link {
  /** Follows a room from now on, in place of another. */
  open(room: string): void
  /** Closes, looks, watches again: after a show, or when the network is back. */
  renew(): void
  /** Out of sight: nothing is followed until `renew`. */
  pause(): void
  /** Follows nothing and waits for nothing. */
  close(): void
}

/** Keeps one live watch on a room, ever; while it is down the room is looked at every five seconds. */
export function createLink({ cloud, look, onRoom, onState, version }: Needs): Link {
  let room: string | null = null
  let watch: Watch | null = null
  let timers: ReturnType<typeof setTimeout>[] = []
  let failures = 0
  /** grows whenever what was begun before is void */
  let era = 0

  const after = (ms: number, deed: () => void) => {
    timers.push(setTimeout(deed, ms))
  }
  const quiet = () => {
    for (const timer of timers) clearTimeout(timer)
    timers = []
  }
  const drop = () => {
    era += 1
    quiet()
    watch?.close()
    watch = null
  }

  const poll = () =>
    after(TIMING.poll, async () => {
      const mine = era
      const reached = await look()
      if (era !== mine) return
      onState(reached ? 'polling' : 'offline')
      poll()
    })

  const down = () => {
    drop()
    onState('polling')
    poll()
    after(TIMING.backOff[Math.min(failures, TIMING.backOff.length - 1)] ?? 0, begin)
    failures += 1
  }

  /** A watch may die without a word: what it should have said is asked for. */
  const listen = () => {
    quiet()
    after(TIMING.silence, async () => {
      const mine = era
      const known = version()
      await look()
      if (era !== mine) return
      if (version() > known) return down()
      failures = 0
      listen()
    })
  }

  const start = (here: string) => {
    const mine = era
    let begun = false
    watch = cloud.watch(here, {
      onRoom: next => {
        if (era !== mine) return
        if (begun) failures = 0
        else onState('live')
        begun = true
        listen()
        onRoom(next)
      },
      onError: () => {
        if (era === mine) down()
      }
    })
    if (!begun) after(TIMING.begin, down)
  }

  const begin = async () => {
    drop()
    const here = room
    const mine = era
    if (here === null) return
    const reached = await look()
    if (era !== mine) return
    if (!reached) onState('offline')
    start(here)
  }

  return {
    open(next) {
      drop()
      room = next
      failures = 0
      start(next)
    },
    renew() {
      failures = 0
      if (room !== null) void begin()
    },
    pause: drop,
    close() {
      room = null
      drop()
    }
  }
}
