import type { Sound } from '../ports'
import { api, guarded, succeeds } from './api'

/** In the table's package. */
const FOLDER = '/pages/table/sound'

type Player = ReturnType<NonNullable<ReturnType<typeof api>['createInnerAudioContext']>>

/**
 * WeChat's audio: a player for the loop, one for throws and one for each cue, made at their first sound: eight of the ten
 * that a program may have. They are the ordinary kind: those over WebAudio start sooner, but WeChat does not let them
 * obey the mute switch.
 */
export function wxSound(): Sound {
  const players = new Map<string, Player>()
  let open = false
  let rattling = false

  const forget = (role: string) => {
    const player = players.get(role)
    players.delete(role)
    if (role === 'rattle') rattling = false
    guarded(() => player?.destroy(), undefined)
  }

  const playerFor = (role: string): Player | undefined => {
    const known = players.get(role)
    if (known) return known
    const player = api().createInnerAudioContext?.()
    if (!player) return undefined
    players.set(role, player)
    // One that has failed once is not asked again: the next sound gets another.
    player.onError(() => forget(role))
    return player
  }

  /** Only where it is another: a source that is set is read anew. */
  const load = (player: Player, file: string) => {
    const src = `${FOLDER}/${file}`
    if (player.src !== src) player.src = src
  }

  const start = (role: string, file: string, offset = 0) => {
    if (!open) return
    const done = guarded(() => {
      const player = playerFor(role)
      if (!player) return true
      // One that was only made ready would have to be made ready again.
      if (!player.paused) player.stop()
      load(player, file)
      player.loop = role === 'rattle'
      player.startTime = offset / 1000
      player.play()
      return true
    }, false)
    if (!done) forget(role)
  }

  const quiet = (role: string) => {
    if (role === 'rattle') rattling = false
    guarded(() => players.get(role)?.stop(), undefined)
  }

  return {
    open() {
      open = true
      void succeeds(ways =>
        api().setInnerAudioOption?.({ mixWithOther: true, obeyMuteSwitch: true, ...ways })
      )
    },
    rattle(on) {
      if (!on) return quiet('rattle')
      if (rattling || !open) return
      rattling = true
      start('rattle', 'rattle.wav')
    },
    ready(id) {
      if (!open) return
      guarded(() => {
        const player = playerFor('throw')
        if (player) load(player, `${id}.mp3`)
      }, undefined)
    },
    throwTrack(id, offset) {
      quiet('rattle')
      start('throw', `${id}.mp3`, offset)
    },
    play: cue => start(cue, `${cue}.mp3`),
    stop() {
      for (const role of players.keys()) quiet(role)
    },
    close() {
      open = false
      for (const role of [...players.keys()]) forget(role)
    }
  }
}
