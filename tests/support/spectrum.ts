/** How loud one tone is in a part of a sound: the amplitude of a sine of that frequency. */
export function tone(pcm: Float64Array, rate: number, hz: number, from = 0, to = pcm.length): number {
  let re = 0
  let im = 0
  for (let i = from; i < to; i++) {
    // A window without edges: what is beside the tone does not leak into it.
    const window = 1 - Math.cos((2 * Math.PI * (i - from)) / (to - from))
    const turn = (2 * Math.PI * hz * i) / rate
    re += window * (pcm[i] ?? 0) * Math.cos(turn)
    im += window * (pcm[i] ?? 0) * Math.sin(turn)
  }
  return (2 * Math.hypot(re, im)) / (to - from)
}

/** Mean square of a part, from and to in ms; what is before the beginning is silence. */
export function power(pcm: Float64Array, rate: number, from: number, to: number): number {
  const first = Math.round((from * rate) / 1000)
  const last = Math.round((to * rate) / 1000)
  let sum = 0
  for (let i = Math.max(0, first); i < last; i++) sum += (pcm[i] ?? 0) ** 2
  return sum / (last - first)
}

/** Where something is hit: ms at which a step of 1 ms is `rise` times as loud as all of the 15 ms before it. */
export function onsets(pcm: Float64Array, rate: number, rise: number): number[] {
  const found: number[] = []
  const end = (pcm.length / rate) * 1000
  for (let ms = 0; ms < end; ms++) {
    const before = Math.max(...Array.from({ length: 15 }, (_, i) => power(pcm, rate, ms - 1 - i, ms - i)))
    const quiet = ms - (found.at(-1) ?? -100) > 15
    if (quiet && power(pcm, rate, ms, ms + 1) > rise * before + 1e-7) found.push(ms)
  }
  return found
}

/** How much louder what is bright becomes in each ms: the edges of hits, and nothing of what rings on. */
function edges(pcm: Float64Array, rate: number): number[] {
  const bright = pcm.map((x, i) => x - 2 * (pcm[i - 1] ?? 0) + (pcm[i - 2] ?? 0))
  const loud = Array.from({ length: Math.floor((pcm.length / rate) * 1000) }, (_, ms) =>
    Math.sqrt(power(bright, rate, ms, ms + 1))
  )
  return loud.map((x, ms) => Math.max(0, x - (loud[ms - 1] ?? 0)))
}

/** How late a sound is beside what it is the sound of, in ms: where its edges fit best, within 40 ms either way. */
export function lagOf(
  contacts: readonly { readonly at: number; readonly strength: number }[],
  pcm: Float64Array,
  rate: number
): number {
  const heard = edges(pcm, rate)
  const fit = (lag: number) =>
    contacts.reduce(
      (sum, { at, strength }) => sum + Math.sqrt(strength) * (heard[Math.round(at) + lag] ?? 0),
      0
    )
  const lags = Array.from({ length: 81 }, (_, i) => i - 40)
  return lags.reduce((best, lag) => (fit(lag) > fit(best) ? lag : best), 0)
}
