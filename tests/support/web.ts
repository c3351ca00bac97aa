import fs from 'node:fs'
import path from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import type { Answer } from '@/room'
import { type Pages, servePages } from '../../config/serve'
import { startCloud, type TestCloud } from './cloud'
import { type Authority, insisting } from './party'

const SHOTS = path.resolve('dist/shots')
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--hide-scrollbars'
]

/** The built app in a real browser, its pages served as they are, its calls answered by the function on the emulator. */
export interface Web {
  readonly cloud: TestCloud
  readonly url: string
  /** Anybody with curl: POST /call/game at the address of the page. */
  readonly curl: Authority
  /** A phone of its own: nothing is shared with the others but the cloud. `at` is the hash of the page it opens. */
  phone(me: string, at?: string, options?: PhoneOptions): Promise<Phone>
  /** those that are on */
  phones(): readonly BrowserContext[]
  close(): Promise<void>
}

const curlAt = (url: string, cloud: TestCloud): Authority => ({
  ...insisting(async (openid, data) => {
    const headers = { 'x-openid': openid, 'content-type': 'application/json' }
    const response = await fetch(`${url}/call/game`, { method: 'POST', headers, body: JSON.stringify(data) })
    return ((await response.json()) as { result: Answer }).result
  }),
  room: cloud.room,
  master: cloud.master
})

export interface PhoneOptions {
  readonly width?: number
  readonly height?: number
  readonly dark?: boolean
  /** the system's font size, in px of the root */
  readonly font?: number
  readonly reduced?: boolean
}

export interface Phone {
  readonly me: string
  readonly page: Page
  readonly context: BrowserContext
  /** what went wrong in the page so far: uncaught errors and errors on its console */
  readonly problems: readonly string[]
  /** the data of every call that it made */
  readonly calls: readonly Readonly<Record<string, unknown>>[]
  /** the next throw of this phone adds this entropy (hex of 16 bytes) instead of its own */
  adds(entropy: string): Promise<void>
  /** waits until nothing short moves; with `SHOTS=1` a picture is kept of it, dist/shots/NAME.png */
  shot(name: string): Promise<void>
  /** the same of the page from its top to its end, as on a phone high enough for all of it */
  whole(name: string): Promise<void>
}

/** The openid of a phone that was opened as `?me=NAME`. */
export const openidOf = (me: string) => `me-${me}`

/** What the page asks its browser for when a throw needs 16 random bytes: the browser's own, unless a test gave some. */
function giveEntropy() {
  const own = crypto.getRandomValues.bind(crypto)
  const given: string[] = []
  Object.assign(window, { __given: given })
  crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
    const next = array instanceof Uint8Array && array.length === 16 ? given.shift() : undefined
    if (!next || !(array instanceof Uint8Array)) return own(array as never) as unknown as T
    for (let i = 0; i < 16; i++) array[i] = Number.parseInt(next.slice(2 * i, 2 * i + 2), 16)
    return array
  }
}

/** Nothing short is still moving: no page slides in, no die falls. A countdown and a glow may go on. */
const resting = () =>
  document
    .getAnimations()
    .every(a => a.playState !== 'running' || Number(a.effect?.getComputedTiming().endTime) >= 1000)

async function openPhone(
  browser: Browser,
  url: string,
  me: string,
  at: string,
  o: PhoneOptions
): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: o.width ?? 390, height: o.height ?? 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'zh-CN',
    colorScheme: o.dark ? 'dark' : 'light',
    reducedMotion: o.reduced ? 'reduce' : 'no-preference'
  })
  // Long enough for a machine that does five other things; what is awaited comes at once on an idle one.
  context.setDefaultTimeout(90_000)
  await context.addInitScript(giveEntropy)
  if (o.font)
    await context.addInitScript(
      `addEventListener('DOMContentLoaded', () => document.documentElement.style.fontSize = '${o.font}px')`
    )
  const page = await context.newPage()
  const problems: string[] = []
  const calls: Record<string, unknown>[] = []
  page.on('pageerror', error => problems.push(error.message))
  page.on('console', line => {
    if (line.type() === 'error') problems.push(line.text())
  })
  page.on('request', request => {
    if (request.url().includes('/call/game')) calls.push(JSON.parse(request.postData() ?? '{}'))
  })
  await page.goto(`${url}/?me=${me}#${at}`)
  const shot = async (name: string) => {
    await page.waitForFunction(resting)
    if (!process.env.SHOTS) return
    fs.mkdirSync(SHOTS, { recursive: true })
    await page.screenshot({ path: path.join(SHOTS, `${name}.png`) })
  }
  return {
    me,
    page,
    context,
    problems,
    calls,
    adds: entropy =>
      page.evaluate(e => void (window as unknown as { __given: string[] }).__given.push(e), entropy),
    shot,
    async whole(name) {
      const size = page.viewportSize()
      if (size === null || !process.env.SHOTS) return shot(name)
      const height = await page.evaluate(() =>
        Math.max(
          innerHeight,
          ...[...document.querySelectorAll('.page')].map(e => Math.ceil(e.getBoundingClientRect().height))
        )
      )
      await page.setViewportSize({ ...size, height })
      await shot(name)
      await page.setViewportSize(size)
    }
  }
}

/**
 * For a file of tests: one browser and one cloud until its last test. The phones of a test are switched off after it: a
 * page that is open draws its lights and its moon for ever, and a few of them leave the others no time.
 */
export function inBrowser(use: (web: Web) => void): void {
  let web: Web
  let before: ReadonlySet<BrowserContext>
  beforeAll(async () => {
    web = await startWeb()
    use(web)
  })
  beforeEach(() => {
    before = new Set(web.phones())
  })
  afterEach(async () => {
    for (const context of web.phones()) if (!before.has(context)) await context.close()
  })
  afterAll(() => web.close())
}

export async function startWeb(): Promise<Web> {
  const cloud = await startCloud()
  const pages: Pages = await servePages({
    port: 0,
    app: process.env.H5_DIST ?? 'dist/h5',
    emulatorPort: cloud.emulator.port
  })
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ARGS
  })
  return {
    cloud,
    url: pages.url,
    curl: curlAt(pages.url, cloud),
    phone: (me, at = '/pages/home/index', options = {}) => openPhone(browser, pages.url, me, at, options),
    phones: () => browser.contexts(),
    async close() {
      await browser.close()
      await pages.close()
      await cloud.emulator.close()
    }
  }
}
