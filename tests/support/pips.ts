import type { CDPSession, Page } from 'playwright-core'

type Corner = readonly [x: number, y: number]
type Quad = readonly [Corner, Corner, Corner, Corner]

export interface Read {
  readonly pips: number
  readonly red: boolean
  /** what the face's own class says */
  readonly face: number
}

/** Area with its sign: below 0 a face is seen from behind. */
const area = (quad: Quad): number =>
  quad.reduce((sum, [x, y], i) => {
    const [u, v] = quad[(i + 1) % 4]!
    return sum + (x * v - u * y) / 2
  }, 0)

const quadOf = (flat: readonly number[]): Quad => {
  const corner = (i: number): Corner => [flat[2 * i] ?? 0, flat[2 * i + 1] ?? 0]
  return [corner(0), corner(1), corner(2), corner(3)]
}

/** The part of a page that those are in, px. */
function around(quads: readonly Quad[]) {
  const [across, down] = [0, 1].map(i => quads.flatMap(quad => quad.map(corner => corner[i]!)))
  const [x, y] = [Math.floor(Math.min(...across!)), Math.floor(Math.min(...down!))]
  return { x, y, width: Math.ceil(Math.max(...across!)) - x, height: Math.ceil(Math.max(...down!)) - y }
}

/** Where the browser draws the six faces of each die on the stage; six lists of six, face 1 first. */
async function facesOf(cdp: CDPSession): Promise<Quad[][]> {
  const { root } = await cdp.send('DOM.getDocument', { depth: 0 })
  const facesOfDie = async (die: number) => {
    const selector = `#stage .bowl-die-${die} .cube > *`
    const { nodeIds } = await cdp.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
    const quads = nodeIds.map(nodeId => cdp.send('DOM.getContentQuads', { nodeId }))
    return (await Promise.all(quads)).map(({ quads: [flat = []] }) => quadOf(flat))
  }
  return Promise.all([1, 2, 3, 4, 5, 6].map(facesOfDie))
}

/** Runs in a page: flattens each quad of the picture to a square, and counts its dark and its red spots. */
async function count([url, quads, scale]: readonly [string, readonly Quad[], number]) {
  const image = new Image()
  image.src = url
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.width
  canvas.height = image.height
  const ink = canvas.getContext('2d', { willReadFrequently: true })!
  ink.drawImage(image, 0, 0)
  const { data, width } = ink.getImageData(0, 0, image.width, image.height)
  const N = 48
  return quads.map(([a, b, c, d]) => {
    const spots = new Uint8Array(N * N)
    let red = 0
    for (let i = 0; i < N * N; i++) {
      const [u, v] = [0.08 + (0.84 * ((i % N) + 0.5)) / N, 0.08 + (0.84 * (Math.floor(i / N) + 0.5)) / N]
      const at = (k: 0 | 1) =>
        (1 - u) * (1 - v) * a[k] + u * (1 - v) * b[k] + u * v * c[k] + (1 - u) * v * d[k]
      const pixel = 4 * (Math.round(at(1) * scale) * width + Math.round(at(0) * scale))
      const [r = 0, g = 0] = [data[pixel], data[pixel + 1]]
      if (g >= 110 || (r >= 110 && r <= 120)) continue
      spots[i] = 1
      if (r > 120) red++
    }
    let pips = 0
    for (let i = 0; i < N * N; i++) {
      if (spots[i] !== 1) continue
      const open = [i]
      let size = 0
      spots[i] = 2
      for (let j = open.pop(); j !== undefined; j = open.pop()) {
        size++
        const [x, y] = [j % N, Math.floor(j / N)]
        for (const [p, q] of [
          [x - 1, y],
          [x + 1, y],
          [x, y - 1],
          [x, y + 1]
        ] as const) {
          if (p < 0 || q < 0 || p >= N || q >= N || spots[q * N + p] !== 1) continue
          spots[q * N + p] = 2
          open.push(q * N + p)
        }
      }
      if (size >= 14) pips++
    }
    return { pips, red: red > 20 }
  })
}

/** Reads the top face of each die on the stage off a picture of it: pips are counted, not looked up. */
export async function readDice(page: Page, cdp: CDPSession, helper: Page): Promise<Read[]> {
  const faces = await facesOf(cdp)
  // From above, the face that is up is seen largest.
  const tops = faces.map(quads => quads.map(area).reduce((best, a, i, all) => (a > all[best]! ? i : best), 0))
  const seen = faces.map((all, die) => all[tops[die]!]!)
  const clip = around(seen)
  const quads = seen.map(quad => quad.map(([u, v]): Corner => [u - clip.x, v - clip.y]) as unknown as Quad)
  const picture = await page.screenshot({ clip, animations: 'allow' })
  const url = `data:image/png;base64,${picture.toString('base64')}`
  const scale = await page.evaluate(() => devicePixelRatio)
  const counted = await helper.evaluate(count, [url, quads, scale] as const)
  return counted.map((one, die) => ({ ...one, face: tops[die]! + 1 }))
}
