import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { type Browser, chromium } from 'playwright-core'
import * as sass from 'sass'
import { findChromium } from '../../../config/chromium'
import { measure } from '../../support/measure'
import { sheet } from '../../support/sheet'

const OUT = path.resolve('dist/gallery')
const SHOTS = path.resolve('dist/shots')
/** So many pictures on one sheet. */
const SHEET = 8

interface Corner {
  readonly width: number
  readonly height: number
  readonly dark?: boolean
  readonly font?: number
  readonly bar?: number
  readonly lang?: string
}

const CORNERS: Readonly<Record<string, Corner>> = {
  '': { width: 390, height: 844 },
  '-dark': { width: 390, height: 844, dark: true },
  '-320': { width: 320, height: 640, bar: 20 },
  '-large': { width: 390, height: 844, font: 26 },
  '-667': { width: 375, height: 667, bar: 20 },
  '-en': { width: 390, height: 844, lang: 'en' },
  '-nan': { width: 390, height: 844, lang: 'nan' },
  '-worst': { width: 320, height: 640, bar: 20, font: 26, lang: 'nan', dark: true }
}

/** The pages of the gallery, as they can be opened in a browser. */
async function make(): Promise<void> {
  mkdirSync(OUT, { recursive: true })
  mkdirSync(SHOTS, { recursive: true })
  cpSync('src/assets/art', path.join(OUT, 'art'), { recursive: true })
  const sheets = ['src/app.scss', 'src/pages/table/index.scss'].map(file => sass.compile(file).css).join('\n')
  const flights = readFileSync('src/dice/flights.css', 'utf8')
  writeFileSync(path.join(OUT, 'app.css'), sheets.replaceAll('../assets/', '../../src/assets/') + flights)
  await build({
    entryPoints: ['tests/client/gallery/main.tsx'],
    outfile: path.join(OUT, 'gallery.js'),
    bundle: true,
    jsx: 'automatic',
    alias: { '@': path.resolve('src'), '@tarojs/components': path.resolve('tests/client/taro.tsx') },
    define: { 'process.env.TARO_ENV': '"h5"', 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error'
  })
  writeFileSync(
    path.join(OUT, 'index.html'),
    '<!doctype html><meta charset=utf-8><meta name=viewport content="width=device-width"><link rel=stylesheet href=app.css><style>input{width:100%;border:0;background:none;color:inherit;font:inherit;outline:0}</style><body><div id=gallery></div><script src=gallery.js></script>'
  )
}

const addressOf = (page: string, query = new URLSearchParams()) =>
  `${pathToFileURL(path.join(OUT, 'index.html'))}#${page}?${query}`

/** Draws these pages in that corner; @returns what is wrong with them */
async function drawn(browser: Browser, corner: string, names: readonly string[]): Promise<string[]> {
  const { width, height, dark = false, font = 16, bar = 47, lang = 'zh-CN' } = CORNERS[corner]!
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: 2,
    colorScheme: dark ? 'dark' : 'light'
  })
  const found: string[] = []
  for (const name of names) {
    const page = await context.newPage()
    page.on('pageerror', error => found.push(`${name}${corner}: ${error.message}`))
    const query = new URLSearchParams({ font: String(font), bar: String(bar), lang })
    await page.goto(addressOf(name, query))
    await page.evaluate(async () => {
      await Promise.all([...document.images].map(image => image.decode().catch(() => undefined)))
      for (const motion of document.getAnimations()) {
        const { effect } = motion
        const isNight = effect instanceof KeyframeEffect && effect.target?.matches('.moment-dark')
        if (effect?.getTiming().iterations === Number.POSITIVE_INFINITY) motion.currentTime = 150
        else if (isNight) motion.currentTime = Number(effect.getComputedTiming().endTime) / 3
        else motion.finish()
        if (isNight) motion.pause()
      }
    })
    for (const fault of await page.evaluate(measure)) found.push(`${name}${corner}: ${fault}`)
    await page.screenshot({ path: path.join(SHOTS, `${name}${corner}.png`) })
    await page.close()
  }
  await context.close()
  return found
}

async function sheets(browser: Browser, corner: string, names: readonly string[]): Promise<void> {
  for (let i = 0; i < names.length; i += SHEET) {
    const page = await browser.newPage()
    const pictures = names.slice(i, i + SHEET).map(name => `${name}${corner}`)
    await sheet(page, `gallery${corner}-${i / SHEET + 1}`, pictures)
    await page.close()
  }
}

/**
 * Pictures of every component: `npm run gallery -- [page …] [-plain -dark …]` → dist/shots, and sheets of them. What is
 * cut, over another or too small is printed, and then it has failed.
 */
async function shoot(args: readonly string[]): Promise<void> {
  await make()
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--allow-file-access-from-files']
  })
  const page = await browser.newPage()
  await page.goto(addressOf('table'))
  const all = (await page.evaluate(() => document.body.dataset.pages ?? '')).split(' ')
  await page.close()
  const asked = args.filter(arg => !arg.startsWith('-'))
  const corners = args.filter(arg => arg.startsWith('-')).map(arg => (arg === '-plain' ? '' : arg))
  for (const corner of corners.length > 0 ? corners : Object.keys(CORNERS)) {
    const names = asked.length > 0 ? asked : all
    for (const fault of await drawn(browser, corner, names)) {
      console.log(fault)
      process.exitCode = 1
    }
    await sheets(browser, corner, names)
  }
  await browser.close()
}

shoot(process.argv.slice(2)).catch(wrong => {
  console.error(wrong)
  process.exitCode = 1
})
