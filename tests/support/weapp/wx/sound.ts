import type { Core } from './core'

/** WeChat lets a program have so many at once. */
const MOST = 10

/** One player, of which nobody hears anything. */
export interface Player {
  readonly src: string
  readonly loop: boolean
  readonly paused: boolean
  /** The phone cannot play it. */
  fail(): void
  /** Its sound has come to its end. */
  end(): void
}

/**
 * Players by the rules of WeChat, and counted: `live` are those not destroyed yet. What is played has to be a file of the
 * program, by the ordinary kind of player: the other kind does not obey the mute switch.
 */
export function sound(core: Core, live: Set<Player>, isThere: (file: string) => boolean) {
  const create = (options?: { useWebAudioImplement?: boolean }) => {
    if (live.size >= MOST) core.onProblem(`more than ${MOST} players`)
    if (options?.useWebAudioImplement) core.onProblem('a player that does not obey the mute switch')
    const own = new Map<string, () => void>()
    const events = [
      'Canplay',
      'Play',
      'Pause',
      'Stop',
      'Ended',
      'TimeUpdate',
      'Error',
      'Waiting',
      'Seeking',
      'Seeked'
    ]
    const listening = Object.fromEntries(
      events.flatMap(event => [
        [`on${event}`, (listener: () => void) => void own.set(event, listener)],
        [`off${event}`, () => void own.delete(event)]
      ])
    )
    const must = (deed: string, player: Player) => {
      if (!live.has(player)) core.onProblem(`${deed} of a player that was destroyed`)
    }
    const player = {
      ...{
        src: '',
        loop: false,
        volume: 1,
        autoplay: false,
        startTime: 0,
        obeyMuteSwitch: true,
        paused: true
      },
      ...listening,
      play() {
        must('play', player)
        if (!isThere(player.src.slice(1)))
          core.onProblem(`${player.src} is played, and is not in the program`)
        player.paused = false
        core.note('audio.play', { src: player.src, loop: player.loop, startTime: player.startTime })
      },
      pause() {
        must('pause', player)
        player.paused = true
      },
      stop() {
        must('stop', player)
        player.paused = true
        core.note('audio.stop', { src: player.src })
      },
      seek: (_: number) => must('seek', player),
      destroy: () => void live.delete(player),
      fail: () => own.get('Error')?.(),
      end() {
        player.paused = !player.loop
        own.get('Ended')?.()
      }
    }
    live.add(player)
    return player
  }
  return { createInnerAudioContext: create, setInnerAudioOption: core.way('setInnerAudioOption') }
}
