import { keysOf, shadowOf } from './channels'
import type { Ease, Key } from './fit'
import { about, axisAngle, between, type Quat, unit, type Vec } from './quaternion'
import type { Recorded } from './recording'
import type { Pose } from './world'

/** cm of one em: the letters of the bowl's node are a hundred of the 320 units it is drawn in, a cm is 20 of them. */
export const CM = 5

/** As short as CSS takes it: .5, −.5, 0. */
function short(value: number, digits: number): string {
  const text = String(Number(value.toFixed(digits)))
  return text === '-0' ? '0' : text.replace(/^(-?)0\./, '$1.')
}

/** WeChat's compiler refuses `.5%` before a brace: the nought stays. */
const percent = (frame: number, frames: number) =>
  `${short((100 * frame) / (frames - 1), 1).replace(/^\./, '0.')}%`

const eased = (ease: Ease | null) =>
  ease ? `;animation-timing-function:cubic-bezier(.33,${short(ease[0], 2)},.67,${short(ease[1], 2)})` : ''

/** How far what is written may be from what is meant, in degrees: on its way, and at rest, where dice lie flat. */
const ROUNDED = { moving: 0.7, atRest: 0.08 }
/** Numbers of an axis are whole and have no more digits than this. */
const LARGEST = 999

/** In CSS y is down: (x, −y, z), and turns likewise. An axis may be of any length: the shortest to write is taken. */
function rotate([w, x, y, z]: Quat, atRest: boolean): string {
  const q = unit([w, -x, y, -z])
  const { axis, degrees } = axisAngle(q)
  const angle = short(degrees, atRest ? 1 : 0)
  const most = atRest ? ROUNDED.atRest : ROUNDED.moving
  let best = { text: '', off: Number.POSITIVE_INFINITY }
  for (let length = 1; length <= LARGEST; length++) {
    const whole = axis.map(v => Math.round(v * length) + 0) as unknown as Vec
    const one = { text: whole.join(','), off: between(q, about(whole, Number(angle))) }
    const first = best.off > most
    if (first ? one.off < best.off : one.off <= most && one.text.length < best.text.length) best = one
  }
  return `rotate3d(${best.text},${angle}deg)`
}

const frameRules = (
  name: string,
  keys: readonly Key[],
  frames: number,
  body: (frame: number) => string
): string =>
  `@keyframes ${name}{${keys
    .map(({ frame, ease }) => `${percent(frame, frames)}{${body(frame)}${eased(ease)}}`)
    .join('')}}\n`

/** Names of key frames are known to the whole program: they have a prefix. */
const nameOf = (id: string, part: string, die: number) => `d-${id}${part}${die + 1}`

/** The four motions of one die. */
function dieRules(id: string, die: number, poses: readonly Pose[], shadows: boolean): string {
  const keys = keysOf(poses)
  const n = poses.length
  const em = (cm: number, digits = 3) => `${short(cm / CM, digits)}em`
  const at = (k: number) => poses[k]!
  const rules = [
    frameRules(nameOf(id, 'w', die), keys.spot, n, k => {
      const [x, , z] = at(k).p
      return `transform:translate3d(${em(x)},0,${em(z)})`
    }),
    frameRules(nameOf(id, 'y', die), keys.hop, n, k => `transform:translateY(${em(-at(k).p[1])})`),
    frameRules(nameOf(id, 'r', die), keys.turn, n, k => `transform:${rotate(at(k).q, k === n - 1)}`)
  ]
  if (!shadows) return rules.join('')
  const shadow = frameRules(nameOf(id, 'd', die), keys.shadow, n, k => {
    const [y, scale, dark] = shadowOf(at(k))
    return `transform:translateZ(${em(y, 2)}) scale(${short(scale, 2)});opacity:${short(dark, 2)}`
  })
  return [...rules, shadow].join('')
}

const PARTS = [
  ['w', 'spot'],
  ['y', 'hop'],
  ['r', 'turn'],
  ['d', 'shadow']
] as const

/** Which motion each node of a die has in this recording, by variables, and its key frames. */
function recordingRules({ id, kind, ms, frames }: Recorded): string {
  const shadows = kind !== 'rattle'
  const parts = PARTS.filter(([part]) => shadows || part !== 'd')
  const dice = frames[0]!.map((_, d) => d)
  const names = dice.flatMap(d => parts.map(([part]) => `;--${part}${d + 1}:${nameOf(id, part, d)}`))
  const rule = `.flight-${id}{--ms:${shadows ? ms : ms / 2}ms${names.join('')}}\n`
  const motions = dice.map(d =>
    dieRules(
      id,
      d,
      frames.map(frame => frame[d]!),
      shadows
    )
  )
  return [rule, ...motions].join('')
}

/** Each node takes its motion of the recording that the bowl's class names. */
const MOVED = PARTS.flatMap(([part, node]) =>
  [1, 2, 3, 4, 5, 6].map(n => `.bowl-flight .${node}-${n}{animation-name:var(--${part}${n})}\n`)
).join('')

const HEAD = `/* Written by npm run record: how dice fly, lie and rattle, as recorded. */
.bowl-flight .bowl-spot,.bowl-flight .bowl-hop,.bowl-flight .bowl-turn,.bowl-flight .bowl-shadow{animation-duration:var(--ms);animation-timing-function:linear;animation-fill-mode:both}
.bowl-landed .bowl-spot,.bowl-landed .bowl-hop,.bowl-landed .bowl-turn,.bowl-landed .bowl-shadow{animation-delay:-9s}
.flight-k .bowl-spot,.flight-k .bowl-hop,.flight-k .bowl-turn{animation-iteration-count:infinite;animation-direction:alternate}
${MOVED}`

/** The sheet that plays the recordings: nothing but classes and key frames, in em, so that dice are as large as the bowl is drawn. */
export const sheetOf = (all: readonly Recorded[]): string => HEAD + all.map(recordingRules).join('')
