/** Samples of one channel; −1 … 1 is what can be stored. */
export type Pcm = Float64Array

export const silence = (seconds: number, rate: number): Pcm => new Float64Array(Math.round(seconds * rate))

export const peakOf = (pcm: Pcm): number => pcm.reduce((peak, x) => Math.max(peak, Math.abs(x)), 0)

/** Mixes a sound into another from one sample on; what is longer than the whole is cut, or with `round` begins it anew. */
export function mixIn(whole: Pcm, sound: Pcm, from: number, gain: number, round = false): void {
  const length = round ? sound.length : Math.min(sound.length, whole.length - from)
  for (let i = 0; i < length; i++) {
    const at = round ? (from + i) % whole.length : from + i
    whole[at] = (whole[at] ?? 0) + gain * (sound[i] ?? 0)
  }
}

/** The same sound with its loudest sample at `peak`. */
export function levelled(pcm: Pcm, peak: number): Pcm {
  const now = peakOf(pcm)
  return now === 0 ? pcm : pcm.map(x => (x * peak) / now)
}

/** The same sound, silent at its very end. */
export function faded(pcm: Pcm, seconds: number, rate: number): Pcm {
  const last = Math.min(pcm.length, Math.round(seconds * rate))
  return pcm.map((x, i) => x * Math.min(1, (pcm.length - 1 - i) / last))
}
