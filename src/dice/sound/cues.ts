import { seeded } from '../record/random'
import { faded, levelled, mixIn, type Pcm, silence } from './pcm'
import { onBowl } from './porcelain'
import { type Mode, struck } from './struck'

/**
 * A large gong as multiples of its lowest tone: brass, so nothing in it is in tune. Half of it is high, as a phone's
 * speaker has nothing below 400 Hz.
 */
const GONG: readonly Mode[] = [
  [1, 1, 1.1],
  [1.48, 0.5, 0.9],
  [2.04, 0.7, 0.8],
  [2.71, 0.5, 0.6],
  [3.17, 0.45, 0.6],
  [4.28, 0.4, 0.45],
  [5.43, 0.35, 0.35],
  [6.8, 0.3, 0.3],
  [8.1, 0.35, 0.3],
  [9.7, 0.3, 0.26],
  [11.9, 0.27, 0.23],
  [14.2, 0.22, 0.2],
  [17.1, 0.18, 0.16],
  [20.3, 0.13, 0.13]
].map(([hz = 1, gain = 1, decay = 1]) => ({ hz, gain, decay }))

/** A gong blooms: what is high comes later than the blow, and all of it sinks a little. */
function gong(hz: number, seconds: number, rate: number, seed: number): Pcm {
  const random = seeded(seed)
  const pcm = silence(seconds, rate)
  for (const mode of GONG)
    for (const beat of [1, 1.0035]) {
      const bloom = mode.hz * hz > 700 ? 0.05 : 0.004
      let phase = random() * 2 * Math.PI
      for (let i = 0; i < pcm.length; i++) {
        const t = i / rate
        phase += (2 * Math.PI * hz * mode.hz * beat * (1 + 0.03 * Math.exp(-t / 0.12))) / rate
        const loud = mode.gain * 0.5 * Math.exp(-t / mode.decay) * (1 - Math.exp(-t / bloom))
        pcm[i] = (pcm[i] ?? 0) + loud * Math.sin(phase)
      }
    }
  return faded(pcm, seconds / 5, rate)
}

/** The skin of a drum as multiples of its lowest tone. */
const SKIN: readonly Mode[] = [
  [1, 1, 0.09],
  [1.59, 0.8, 0.06],
  [2.14, 0.6, 0.05],
  [2.92, 0.45, 0.035],
  [4.15, 0.3, 0.025]
].map(([hz = 1, gain = 1, decay = 1]) => ({ hz, gain, decay }))

/** A drum whose skin slackens after the blow, and the stick on it. */
function drum(rate: number): Pcm {
  const pcm = struck(0.28, rate, [], { gain: 1.6, decay: 0.007, bright: 0.35 }, seeded(9))
  for (const { hz, gain, decay } of SKIN) {
    let phase = 0
    for (let i = 0; i < pcm.length; i++) {
      const t = i / rate
      phase += (2 * Math.PI * 160 * hz * (1 + 0.5 * Math.exp(-t / 0.03))) / rate
      pcm[i] = (pcm[i] ?? 0) + gain * Math.sin(phase) * Math.exp(-t / decay)
    }
  }
  return levelled(faded(pcm, 0.05, rate), 1)
}

/** Many voices at once, far off: noise in the bands of an open vowel, that swells and goes. */
function cheer(seconds: number, rate: number, seed: number): Pcm {
  const random = seeded(seed)
  const pcm = silence(seconds, rate)
  for (const [hz, gain] of [
    [760, 1],
    [1250, 0.7],
    [2600, 0.35]
  ] as const) {
    const turn = (2 * Math.PI * hz) / rate
    const keep = Math.exp((-Math.PI * 190) / rate)
    let one = 0
    let two = 0
    for (let i = 0; i < pcm.length; i++) {
      const t = i / rate
      const now = (random() * 2 - 1) * (1 - keep) + 2 * keep * Math.cos(turn) * one - keep * keep * two
      two = one
      one = now
      const swell = (1 - Math.exp(-t / 0.16)) * Math.exp(-t / (seconds * 0.42))
      pcm[i] = (pcm[i] ?? 0) + gain * now * swell * (1 + 0.25 * Math.sin(2 * Math.PI * 5.3 * t + hz))
    }
  }
  return levelled(faded(pcm, seconds / 4, rate), 1)
}

/** A small bell of porcelain: one clear tone with little above it. */
const bell = (hz: number, decay: number, rate: number): Pcm =>
  struck(
    decay * 4,
    rate,
    [
      { hz, gain: 1, decay },
      { hz: hz * 2.32, gain: 0.28, decay: decay * 0.5 },
      { hz: hz * 3.97, gain: 0.1, decay: decay * 0.25 }
    ],
    { gain: 0.05, decay: 0.002, bright: 0.6 },
    seeded(Math.round(hz))
  )

type Part = readonly [at: number, sound: Pcm, gain: number]

function together(seconds: number, rate: number, peak: number, parts: readonly Part[]): Pcm {
  const whole = silence(seconds, rate)
  for (const [at, sound, gain] of parts) mixIn(whole, sound, Math.round(at * rate), gain)
  return levelled(faded(whole, 0.06, rate), peak)
}

/** The five tones of the pentatonic scale on d, in Hz. */
const SCALE = [1174.7, 1318.5, 1480, 1760, 1975.5] as const

/** When the scene of a 状元 shows its name, and the flowers in its hat; seconds. */
const NAMED = 0.76
const PINNED = 1.5

/** A roll that hurries towards the name, and falls on it. */
const drums = (rate: number): Part[] =>
  [0, 0.2, 0.36, 0.49, 0.6, 0.69, NAMED].map((at, i) => [at, drum(rate), i === 6 ? 1 : 0.35 + 0.07 * i])

/** Something soft that falls on a table, and its hiss. */
const PAT: readonly Mode[] = [
  { hz: 210, gain: 1, decay: 0.04 },
  { hz: 430, gain: 0.8, decay: 0.035 },
  { hz: 690, gain: 0.4, decay: 0.025 }
]
const DULL = { gain: 0.9, decay: 0.012, bright: 0.12 }

/** The sounds of single moments. Loudest samples differ: my turn is a quiet word to one person, 状元 is for the house. */
export const CUES = {
  /** my turn: two tones upward, no other sound is as clear */
  turn: rate => {
    const [d, , , a] = SCALE
    return together(0.62, rate, 0.34, [
      [0, bell(d, 0.13, rate), 0.8],
      [0.14, bell(a, 0.16, rate), 1]
    ])
  },
  /** dice lie that nobody saw roll */
  clink: rate => {
    const { body, edge } = onBowl(3, rate)
    return together(0.42, rate, 0.55, [
      [0, body, 1],
      [0, edge, 0.6]
    ])
  },
  /** a cake is put down: soft, with the plate under it */
  cake: rate =>
    together(0.32, rate, 0.5, [
      [0, struck(0.16, rate, PAT, DULL, seeded(5)), 1],
      [0.012, bell(SCALE[2], 0.06, rate), 0.16]
    ]),
  /** the end of a game */
  gong: rate => together(1.5, rate, 0.7, [[0, gong(147, 1.5, rate, 23), 1]]),
  /** 状元: drums up to its name, then gong and everybody at once */
  zhuangyuan: rate =>
    together(2.5, rate, 0.86, [
      ...drums(rate),
      [NAMED, gong(196, 1.7, rate, 21), 0.4],
      [NAMED - 0.06, cheer(1.7, rate, 22), 0.5]
    ]),
  /** 状元插金花: the same, and a second gong when the flowers of gold are stuck in, with what glitters over it */
  chajinhua: rate =>
    together(2.9, rate, 0.86, [
      ...drums(rate),
      [NAMED, gong(196, 2.1, rate, 21), 0.35],
      [NAMED - 0.06, cheer(2.1, rate, 25), 0.45],
      [PINNED, gong(262, 1.3, rate, 24), 0.25],
      ...[0, 1, 2, 3, 4, 2, 4, 3].map(
        (n, i): Part => [PINNED + i * 0.085, bell(SCALE[n] ?? 1, 0.2, rate), 0.3]
      )
    ])
} satisfies Record<string, (rate: number) => Pcm>
