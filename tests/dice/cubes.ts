import path from 'node:path'
import * as sass from 'sass'
import { about, type Quat, times, turned, type Vec } from '@/dice/record/quaternion'

/** What ships of the cubes: which way each face looks, and which way a cube is turned to show one. y down, as in CSS. */
const css = sass.compile(path.resolve('src/styles/_bowl.scss')).css

const AXES: Readonly<Record<string, Vec>> = { X: [1, 0, 0], Y: [0, 1, 0], Z: [0, 0, 1] }

/** The turns of a transform's text, one after the other; anything that is no turn is left out. */
const turnOf = (transform: string): Quat =>
  [...transform.matchAll(/rotate([XYZ])\((-?[\d.]+)deg\)/g)].reduce<Quat>(
    (q, [, axis = 'X', degrees]) => times(q, about(AXES[axis]!, Number(degrees))),
    [1, 0, 0, 0]
  )

function ruleOf(pattern: RegExp): string {
  const found = pattern.exec(css)
  if (!found?.[1]) throw new Error(`no rule ${pattern}`)
  return found[1]
}

const FACES = [1, 2, 3, 4, 5, 6] as const
type Face = (typeof FACES)[number]

/** Where the face with so many pips looks from an unturned cube. */
export const looksOf = (face: number): Vec =>
  turned(turnOf(ruleOf(new RegExp(`\\.side-${face} \\{[^}]*?transform: ([^;]*);`))), [0, 0, 1])

/** How the class `fall-DIE-FACE` turns that die's cube, `--spin` quarters of a turn on. */
export function cubeTurn(die: number, face: number, spin: number): Quat {
  const selector = `\\.fall-${die}-${face} \\.bowl-die-${die} \\.cube(?:,[^{]*)? \\{\\s*transform: ([^;]*);`
  const rule = ruleOf(new RegExp(selector))
  if (!rule.includes('var(--spin)')) throw new Error(`nothing spins: ${rule}`)
  return turnOf(rule.replace('calc(var(--spin) * 90deg)', `${spin * 90}deg`))
}

/** Which face of a cube so turned looks along a direction. */
export function faceAlong(q: Quat, [x, y, z]: Vec): Face {
  const along = (face: number) => {
    const [u, v, w] = turned(q, looks[face - 1]!)
    return u * x + v * y + w * z
  }
  return FACES.reduce((best, face) => (along(face) > along(best) ? face : best))
}
const looks = FACES.map(looksOf)

/** Its pips as `--spin` and all turn them, for how many are on it and of which colour. */
export const pipsOf = (face: number): string[] =>
  [
    ...ruleOf(new RegExp(`\\.side-${face} \\{[^}]*?background-image: ([^;]*);`)).matchAll(/#[0-9a-f]{6}/g)
  ].map(([colour]) => colour)
