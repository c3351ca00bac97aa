import { flightOf, RECORDINGS } from '@/dice'
import { back, type Quat, times, type Vec } from '@/dice/record/quaternion'
import { cubeTurn, faceAlong, looksOf, pipsOf } from './cubes'
import { played } from './played'

const FACES = [1, 2, 3, 4, 5, 6] as const
const DICE = FACES
const UP: Vec = [0, -1, 0]
const SHOWN = RECORDINGS.filter(({ kind }) => kind !== 'rattle')

/** From y up, as recordings are, to y down, as CSS is. */
const inCss = ([w, x, y, z]: Quat): Quat => [w, -x, y, -z]

/** What ends up, for each face that the cloud may throw and each seat of the cube: by die, face, spin. */
function upFaces(id: string): number[][][] {
  return played(id)
    .at(1)
    .map(({ q }, i) =>
      FACES.map(face =>
        [0, 1, 2, 3].map(spin => faceAlong(times(inCss(q), cubeTurn(DICE[i]!, face, spin)), UP))
      )
    )
}

/** All 46,656 throws, as six faces. */
function* throws(): Generator<number[]> {
  for (let n = 0; n < 6 ** 6; n++) yield Array.from({ length: 6 }, (_, i) => (Math.floor(n / 6 ** i) % 6) + 1)
}

test.each(SHOWN.map(one => [one.id, one] as const))(
  '%s ends on the dice of the cloud, for each of the 46,656 throws',
  (id, { faces, kind }) => {
    const up = upFaces(id)
    let wrong = 0
    let n = 0
    for (const dice of throws()) {
      const { spins } = flightOf(`${id}/${n}`, null, kind === 'jump')
      const shown = dice.map((face, die) => up[die]![face - 1]![spins[die]!])
      if (shown.some((face, die) => faces[die] === 1 && face !== dice[die])) wrong++
      n++
    }
    expect([n, wrong]).toEqual([46_656, 0])
  }
)

test('the 24 turns of a cube are 24, the same for each die', () => {
  const turns = (die: number) => FACES.flatMap(face => [0, 1, 2, 3].map(spin => cubeTurn(die, face, spin)))
  const name = (q: Quat) => FACES.map(face => faceAlong(times(q, [1, 0, 0, 0]), looksOf(face))).join('')
  for (const die of DICE) expect(turns(die)).toEqual(turns(1))
  expect(new Set(turns(1).map(name)).size).toBe(24)
})

test('a Chinese die: opposite faces make seven, 1-2-3 goes clockwise, 1 and 4 are red and the 1 is large', () => {
  for (const face of FACES) {
    const [x, y, z] = looksOf(face)
    expect(faceAlong([1, 0, 0, 0], [-x, -y, -z])).toBe(7 - face)
    expect(pipsOf(face)).toHaveLength(2 * face)
    const red = pipsOf(face).every(colour => /^#[c-d]/.test(colour))
    expect(red).toBe(face === 1 || face === 4)
  }
  const [a, b, c] = [looksOf(1), looksOf(2), looksOf(3)]
  const cross = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
  const handed = cross.reduce((sum, v, i) => sum + v * c[i]!, 0)
  // With y down a frame is left-handed as drawn: seen from outside the corner, 1-2-3 goes clockwise where this is +1.
  expect(Math.round(handed)).toBe(1)
})

test('how the cube sits changes no face, only which sides are seen', () => {
  const q = cubeTurn(1, 4, 1)
  expect(faceAlong(times(back(cubeTurn(1, 4, 0)), q), looksOf(4))).toBe(4)
  expect(faceAlong(q, [0, 0, 1])).not.toBe(faceAlong(cubeTurn(1, 4, 0), [0, 0, 1]))
})
