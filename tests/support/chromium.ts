import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { findChromium } from '../../config/chromium'

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync'
]

/** Chromium as it is installed here. Rejects when there is none. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('no Chromium here: npm test -- --only=web says how to get it')
  return chromium.launch({ executablePath, args: QUIET })
}

/** A phone with one tab: its page, and every error that the page threw or wrote to its console. */
export interface Phone {
  readonly context: BrowserContext
  readonly page: Page
  readonly errors: readonly string[]
}

export interface PhoneOptions {
  width?: number
  height?: number
  dark?: boolean
}

/** One more phone (390 × 844 CSS pixels, Chinese, touch) that opens `url`; a tab of its own is a person of its own. */
export async function openPhone(browser: Browser, url: string, options: PhoneOptions = {}): Promise<Phone> {
  const { width = 390, height = 844, dark = false } = options
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    colorScheme: dark ? 'dark' : 'light'
  })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', error => errors.push(String(error.stack ?? error)))
  page.on('console', message => message.type() === 'error' && errors.push(message.text()))
  await page.goto(url)
  return { context, page, errors }
}

/** m/s² in one g, as a browser reports acceleration. */
const G = 9.80665

export interface Sensor {
  /** What the sensor reads from now on, in g with gravity in it: [0, 0, -1] lies flat. */
  read(x: number, y: number, z: number): Promise<void>
}

/** Puts a sensor of the test's in place of the phone's own, lying flat. */
export async function sensorOf({ context, page }: Phone): Promise<Sensor> {
  const cdp = await context.newCDPSession(page)
  const metadata = { available: true, minimumFrequency: 1, maximumFrequency: 60 }
  const types = ['accelerometer', 'linear-acceleration', 'gyroscope'] as const
  for (const type of types)
    await cdp.send('Emulation.setSensorOverrideEnabled', { enabled: true, type, metadata })
  const set = (type: (typeof types)[number], x: number, y: number, z: number) =>
    cdp.send('Emulation.setSensorOverrideReadings', { type, reading: { xyz: { x, y, z } } })
  const read = async (x: number, y: number, z: number) => {
    await set('accelerometer', x * G, y * G, z * G)
    await set('linear-acceleration', x * G, y * G, (z + 1) * G)
    await set('gyroscope', 0, 0, 0)
  }
  await read(0, 0, -1)
  return { read }
}
