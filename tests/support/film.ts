import fs from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'

const SHOTS = path.resolve('dist/shots')
/** Between two pictures of a strip, in ms. */
const STEP = 150

/** Puts everything that moves to where it is `ms` after it began. */
const moveTo = (page: Page, ms: number) =>
  page.evaluate(async at => {
    for (const motion of document.getAnimations()) {
      motion.pause()
      motion.currentTime = at
    }
    await Promise.all([...document.images].map(image => image.decode().catch(() => undefined)))
  }, ms)

/**
 * Moves what moves on a page to where it is `to` ms after it began. With `SHOTS=1` by way of a film strip, a picture every
 * 150 ms, side by side in dist/shots/film-NAME.png. The page's timers must be held back meanwhile: see `frozen`.
 */
export async function film(page: Page, name: string, to: number): Promise<void> {
  if (!process.env.SHOTS) return moveTo(page, to)
  const frames: string[] = []
  for (let at = 0; at <= to; at += STEP) {
    await moveTo(page, at)
    const jpeg = await page.screenshot({ type: 'jpeg', quality: 80, scale: 'css' })
    frames.push(`<figure><img src="data:image/jpeg;base64,${jpeg.toString('base64')}">${at}</figure>`)
  }
  const strip = await page.context().newPage()
  await strip.setViewportSize({ width: 7 * 206 + 16, height: 900 })
  await strip.setContent(
    `<meta name=viewport content="width=1458"><style>body{margin:8px;background:#777;font:12px sans-serif}
    figure{display:inline-block;margin:3px}img{width:200px;display:block}</style>${frames.join('')}`
  )
  fs.mkdirSync(SHOTS, { recursive: true })
  await strip.screenshot({ path: path.join(SHOTS, `film-${name}.png`), fullPage: true })
  await strip.close()
}

interface Held {
  readonly id: number
  readonly deed: () => void
}
type Holding = typeof globalThis & { __held: Held[] | null }

/** Runs in the page: from now on its timers can be held back. */
function makeHoldable() {
  const [set, clear] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)]
  const holding = globalThis as Holding
  holding.__held = null
  const later = (deed: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => {
    const id: number = set(() => {
      if (holding.__held) holding.__held.push({ id, deed: () => deed(...given) })
      else deed(...given)
    }, ms)
    return id
  }
  Object.assign(window, {
    setTimeout: later,
    clearTimeout(id?: number) {
      clear(id)
      if (holding.__held) holding.__held = holding.__held.filter(one => one.id !== id)
    }
  })
}

/** From now on `frozen` can be used on that page, until it is loaded anew. */
export const holdable = (page: Page) => page.evaluate(makeHoldable)

/** Holds the page's timers back, does something, and lets all of it go on. */
export async function frozen<T>(page: Page, deed: () => Promise<T>): Promise<T> {
  await page.evaluate(() => {
    ;(globalThis as Holding).__held = []
  })
  try {
    return await deed()
  } finally {
    await page.evaluate(() => {
      for (const motion of document.getAnimations()) motion.play()
      const holding = globalThis as Holding
      const held = holding.__held ?? []
      holding.__held = null
      for (const one of held) one.deed()
    })
  }
}
