import fs from 'node:fs'
import path from 'node:path'
import { HALF } from '@/dice/record/bowl'
import { about, back, type Quat, slerp, turned, type Vec } from '@/dice/record/quaternion'
import { CM } from '@/dice/record/sheet'
import type { Pose } from '@/dice/record/world'

/** The sheet that ships, read as a browser reads it. */
export const SHEET = fs.readFileSync(path.resolve('src/dice/flights.css'), 'utf8')

interface KeyFrame<V> {
  /** 0 … 1 */
  readonly at: number
  readonly value: V
  /** how the step from here is eased */
  readonly ease: (part: number) => number
}
type Motion<V> = readonly KeyFrame<V>[]

const straight = (part: number) => part

/** `cubic-bezier(.33,a,.67,b)`: x is time itself. */
function easeOf(body: string): (part: number) => number {
  const found = /cubic-bezier\(\.33,([-.\d]+),\.67,([-.\d]+)\)/.exec(body)
  if (!found) {
    if (body.includes('timing')) throw new Error(`an ease that is not known: ${body}`)
    return straight
  }
  const [a, b] = [Number(found[1]), Number(found[2])]
  return u => 3 * (1 - u) ** 2 * u * a + 3 * (1 - u) * u * u * b + u ** 3
}

/** The key frames of that name, each value read from its declarations. */
function motion<V>(name: string, read: (body: string) => V): Motion<V> {
  const start = SHEET.indexOf(`@keyframes ${name}{`)
  if (start < 0) throw new Error(`no key frames ${name}`)
  const text = SHEET.slice(start + `@keyframes ${name}{`.length, SHEET.indexOf('}}', start) + 1)
  return [...text.matchAll(/([\d.]+)%\{([^}]*)\}/g)].map(([, at, body = '']) => ({
    at: Number(at) / 100,
    value: read(body),
    ease: easeOf(body)
  }))
}

const numbers = (pattern: RegExp, body: string): number[] => {
  const found = pattern.exec(body)
  if (!found) throw new Error(`not read: ${body}`)
  return found.slice(1).map(Number)
}
const NUMBER = '([-.\\d]+)'
const SPOT = new RegExp(`^transform:translate3d\\(${NUMBER}(?:em)?,0,${NUMBER}(?:em)?\\)`)
const HOP = new RegExp(`^transform:translateY\\(${NUMBER}(?:em)?\\)`)
const TURN = new RegExp(`^transform:rotate3d\\(${NUMBER},${NUMBER},${NUMBER},${NUMBER}deg\\)`)

/** In CSS y is down. Back to cm and to a turn with y up. */
const spotOf = (body: string) => numbers(SPOT, body).map(v => v * CM)
const hopOf = (body: string) => numbers(HOP, body).map(v => -v * CM)
const turnOf = (body: string): Quat => {
  const [x = 0, y = 0, z = 0, degrees = 0] = numbers(TURN, body)
  return about([-x, y, -z], degrees)
}

function play<V>(keys: Motion<V>, at: number, between: (a: V, b: V, part: number) => V): V {
  const next = Math.max(
    1,
    keys.findIndex(key => key.at >= at)
  )
  const [a, b] = [keys[next - 1]!, keys[next]!]
  return between(a.value, b.value, a.ease((at - a.at) / (b.at - a.at)))
}
const mix = (a: number[], b: number[], part: number) => a.map((v, i) => v + (b[i]! - v) * part)

const DICE = [1, 2, 3, 4, 5, 6] as const

/** One recording as its key frames have it: where each die is at a part of its length, 0 … 1. */
export function played(id: string) {
  const dice = DICE.map(n => ({
    spot: motion(`d-${id}w${n}`, spotOf),
    hop: motion(`d-${id}y${n}`, hopOf),
    turn: motion(`d-${id}r${n}`, turnOf)
  }))
  return {
    turns: dice.map(({ turn }) => turn.map(({ value }) => value)),
    ends: dice.flatMap(({ spot, hop, turn }) =>
      [spot, hop, turn].map(keys => [keys[0]!.at, keys.at(-1)!.at])
    ),
    at: (part: number): Pose[] =>
      dice.map(({ spot, hop, turn }) => {
        const [x = 0, z = 0] = play(spot, part, mix)
        const [y = 0] = play(hop, part, mix)
        return { p: [x, y, z], q: play(turn, part, slerp) }
      })
  }
}

/** Corners and the middles of edges, as far out as a rounded die has them. */
const POINTS: readonly Vec[] = [-1, 0, 1].flatMap(x =>
  [-1, 0, 1].flatMap(y =>
    [-1, 0, 1]
      .filter(z => Math.abs(x) + Math.abs(y) + Math.abs(z) >= 2)
      .map((z): Vec => [x * (HALF - 0.04), y * (HALF - 0.04), z * (HALF - 0.04)])
  )
)

/** How deep corners and edges of one die are in another; cm. */
export function overlap(a: Pose, b: Pose): number {
  const to = (p: Vec): Vec => [p[0] - b.p[0], p[1] - b.p[1], p[2] - b.p[2]]
  const depths = POINTS.map(point => {
    const [x, y, z] = turned(a.q, point)
    const [u, v, w] = turned(back(b.q), to([a.p[0] + x, a.p[1] + y, a.p[2] + z]))
    return HALF - 0.04 - Math.max(Math.abs(u), Math.abs(v), Math.abs(w))
  })
  return Math.max(0, ...depths)
}

/** Turned about the bowl's axis, as `--yaw` does it. */
export const yawed = ([x, y, z]: Vec, degrees: number): Vec => turned(about([0, 1, 0], degrees), [x, y, z])
