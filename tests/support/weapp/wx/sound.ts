import type { Core } from './core'

/** WeChat lets a program have so many at once. */
const MOST = 10

/** Players that play nothing, and are counted: `live` are those not destroyed yet. */
export function sound(core: Core, live: Set<object>) {
  const create = () => {
    if (live.size >= MOST) core.onProblem(`more than ${MOST} audio contexts`)
    const player = {
      ...{ src: '', loop: false, volume: 1, autoplay: false, startTime: 0, obeyMuteSwitch: true },
      play: () => core.note('audio.play', { src: player.src }),
      pause: () => undefined,
      stop: () => core.note('audio.stop', { src: player.src }),
      seek: (_: number) => undefined,
      destroy: () => void live.delete(player),
      ...core.events('CanplayOnce', 'Ended', 'Play', 'Stop')
    }
    const quiet = (_: unknown) => undefined
    Object.assign(player, { onCanplay: quiet, offCanplay: quiet, onError: quiet, offError: quiet })
    Object.assign(player, { onEnded: quiet, offEnded: quiet, onPlay: quiet, onStop: quiet })
    live.add(player)
    return player
  }
  return {
    createInnerAudioContext: (_?: object) => create(),
    setInnerAudioOption: core.way('setInnerAudioOption')
  }
}
