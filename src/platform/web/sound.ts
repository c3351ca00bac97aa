import type { Sound } from '../ports'
import { createSamples } from './samples'

/** A moment's sound that comes later than this, in ms, is not played: the moment is over. */
const TOO_LATE = 300

/** What a browser takes for a touch, inside of which sound may begin. */
const TOUCHES = ['pointerdown', 'touchend', 'keydown'] as const

type Old = { webkitAudioContext?: typeof AudioContext }

const touched = (): boolean => navigator.userActivation?.hasBeenActive ?? true

/** WebAudio, from the first touch on. A browser's page has no mute switch of its own; that of an iPhone holds for it. */
export function webSound(): Sound {
  const samples = createSamples()
  const playing = new Map<string, AudioBufferSourceNode>()
  /** counts what was asked of each: a sound that was overtaken while it was read is not begun */
  const asked = new Map<string, number>()
  let context: AudioContext | null = null
  let open = false
  let rattling = false

  /** Before the first touch a browser lets nothing sound, and complains. */
  const wake = () => {
    try {
      const Context = window.AudioContext ?? (window as Old).webkitAudioContext
      if (!open || !Context || !touched()) return
      context ??= new Context()
      context.resume().catch(() => undefined)
    } catch {}
  }

  const quiet = (role: string) => {
    if (role === 'rattle') rattling = false
    asked.set(role, (asked.get(role) ?? 0) + 1)
    try {
      playing.get(role)?.stop()
    } catch {}
    playing.delete(role)
  }

  const begin = (role: string, buffer: AudioBuffer, seconds: number) => {
    if (!context) return
    const source = context.createBufferSource()
    source.buffer = buffer
    source.loop = role === 'rattle'
    source.connect(context.destination)
    source.start(0, seconds)
    playing.set(role, source)
  }

  const start = async (role: string, file: string, offset = 0) => {
    quiet(role)
    const ticket = asked.get(role)
    const since = performance.now()
    wake()
    try {
      const [buffer] = await Promise.all([samples.read(file), context?.resume()])
      const late = performance.now() - since
      if (!buffer || asked.get(role) !== ticket) return
      if (role === 'throw') begin(role, buffer, (offset + late) / 1000)
      else if (role === 'rattle' || late < TOO_LATE) begin(role, buffer, 0)
    } catch {}
  }

  const stop = () => {
    for (const role of asked.keys()) quiet(role)
  }

  return {
    open(tracks) {
      open = true
      for (const touch of TOUCHES) window.addEventListener(touch, wake, true)
      wake()
      void samples.fetchAhead(['rattle.wav', 'turn.mp3', ...tracks.map(id => `${id}.mp3`)])
    },
    rattle(on) {
      if (!on) return quiet('rattle')
      if (rattling || !open) return
      void start('rattle', 'rattle.wav')
      rattling = true
    },
    ready: id => void samples.read(`${id}.mp3`),
    throwTrack(id, offset) {
      quiet('rattle')
      if (open) void start('throw', `${id}.mp3`, offset)
    },
    play(cue) {
      if (open) void start(cue, `${cue}.mp3`)
    },
    stop,
    close() {
      stop()
      open = false
      for (const touch of TOUCHES) window.removeEventListener(touch, wake, true)
      context?.close().catch(() => undefined)
      context = null
    }
  }
}
