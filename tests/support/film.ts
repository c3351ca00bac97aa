import fs from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'

const SHOTS = path.resolve('dist/shots')
/** Between two pictures of a strip, in ms. */
const STEP = 150

/** Puts everything that moves to where it is `ms` after it began. */
export const moveTo = (page: Page, ms: number) =>
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

/** What is told on a page takes less than this, what waits for the cloud takes longer; ms. */
const TOLD = 4000
/** So many times as fast it goes by. */
const PACE = 8

/** Runs in the page: its timers can be held back, and those under `told` ms take a part of it. */
function hurried([told, pace]: readonly [told: number, pace: number]) {
  const [set, clear] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)]
  const holding = globalThis as Holding
  holding.__held = null
  const later = (deed: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) => {
    const id: number = set(
      () => {
        if (holding.__held) holding.__held.push({ id, deed: () => deed(...given) })
        else deed(...given)
      },
      ms < told ? ms / pace : ms
    )
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

/** From now on what a page tells goes by quickly, and `frozen` can be used on it, until it is loaded anew. */
export const hurry = (page: Page) => page.evaluate(hurried, [TOLD, PACE] as const)

/** Runs in the page: as soon as there is such a node, its timers are held back. */
function holdAt(selector: string) {
  const holding = globalThis as Holding
  const look = () => {
    if (holding.__held === null && document.querySelector(selector) === null) return
    observer.disconnect()
    holding.__held ??= []
  }
  const observer = new MutationObserver(look)
  observer.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] })
  look()
}

/** Holds the page's timers back from the moment that `leads` brings such a node, looks, and lets all of it go on. */
export async function frozen<T>(
  page: Page,
  selector: string,
  leads: () => Promise<unknown>,
  look: () => Promise<T>
): Promise<T> {
  await page.evaluate(holdAt, selector)
  try {
    await leads()
    await page.locator(selector).first().waitFor({ state: 'attached' })
    return await look()
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
