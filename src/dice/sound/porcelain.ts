import { type Random, seeded } from '../record/random'
import { type Pcm, peakOf } from './pcm'
import { type Mode, struck } from './struck'

/**
 * How a porcelain bowl of 14 cm rings, in Hz: it bends in 2, 3, 4, 5 and 6 waves round its rim. Dice that lie on its
 * floor make it die away within a fifth of a second.
 */
export const BOWL: readonly Mode[] = [
  { hz: 1880, gain: 0.8, decay: 0.16 },
  { hz: 4362, gain: 1, decay: 0.1 },
  { hz: 7464, gain: 0.75, decay: 0.06 },
  { hz: 10998, gain: 0.45, decay: 0.035 },
  { hz: 14852, gain: 0.25, decay: 0.02 }
]

/** How a die of 16 mm rings: not at all, it clicks. */
export const DIE: readonly Mode[] = [
  { hz: 1750, gain: 0.35, decay: 0.009 },
  { hz: 3150, gain: 1, decay: 0.007 },
  { hz: 4480, gain: 0.8, decay: 0.005 },
  { hz: 6200, gain: 0.5, decay: 0.0035 },
  { hz: 8900, gain: 0.25, decay: 0.002 }
]

/** One hit in two parts: a hard one has more of what is bright. */
export interface Hit {
  readonly body: Pcm
  readonly edge: Pcm
}

/** No bowl is perfectly round: each mode is two that beat slowly. Where it is hit says how loud each of them is. */
function doublets(random: Random, modes: readonly Mode[]): Mode[] {
  return modes.flatMap(({ hz, gain, decay }) => {
    const loud = gain * (0.7 + 0.6 * random())
    return [
      { hz, gain: loud, decay },
      { hz: hz * 1.0045, gain: loud * 0.6 * random(), decay: decay * 0.9 }
    ]
  })
}

/** The loudest sample of body and edge together is 1. */
function even({ body, edge }: Hit): Hit {
  const peak = peakOf(body.map((x, i) => x + (edge[i] ?? 0)))
  return { body: body.map(x => x / peak), edge: edge.map(x => x / peak) }
}

/** A die falls on the bowl. Places on it differ in loudness alone, as it is one bowl. */
export function onBowl(seed: number, rate: number): Hit {
  const random = seeded(seed)
  const knock = [{ hz: 2900 * (0.95 + 0.1 * random()), gain: 0.5, decay: 0.006 }]
  return even({
    body: struck(0.42, rate, [...doublets(random, BOWL.slice(0, 2)), ...knock], null, random),
    edge: struck(
      0.42,
      rate,
      doublets(random, BOWL.slice(2)),
      { gain: 0.9, decay: 0.0015, bright: 0.8 },
      random
    )
  })
}

/** Two dice meet. */
export function onDie(seed: number, rate: number): Hit {
  const random = seeded(seed)
  const size = 0.97 + 0.06 * random()
  const modes = DIE.map(mode => ({ ...mode, hz: mode.hz * size, gain: mode.gain * (0.8 + 0.4 * random()) }))
  return even({
    body: struck(0.07, rate, modes.slice(0, 2), null, random),
    edge: struck(0.07, rate, modes.slice(2), { gain: 1, decay: 0.001, bright: 0.9 }, random)
  })
}
