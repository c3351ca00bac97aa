// Pictures of every component: `node tests/client/gallery.mjs [page ...]` → dist/shots/*.png
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { chromium } from 'playwright-core'
import * as sass from 'sass'

const root = fileURLToPath(new URL('../..', import.meta.url))
const out = path.join(root, 'dist/gallery')
const shots = path.join(root, 'dist/shots')
const PAGES =
  'table table12 table2 rolling blocked landed lobby lobby1 home first open join wrong result log ended offline pass sheet'
const CORNERS = {
  '': { width: 390, height: 844 },
  '-dark': { width: 390, height: 844, dark: true },
  '-320': { width: 320, height: 640, bar: 20 },
  '-large': { width: 390, height: 844, font: 26 },
  '-667': { width: 375, height: 667, bar: 20 },
  '-en': { width: 390, height: 844, lang: 'en' },
  '-nan': { width: 390, height: 844, lang: 'nan' },
  '-worst': { width: 320, height: 640, bar: 20, font: 26, lang: 'nan', dark: true }
}

async function make() {
  mkdirSync(out, { recursive: true })
  mkdirSync(shots, { recursive: true })
  cpSync(path.join(root, 'src/assets/art'), path.join(out, 'art'), { recursive: true })
  const css = sass.compile(path.join(root, 'src/app.scss')).css
  const flights = readFileSync(path.join(root, 'src/dice/flights.css'), 'utf8')
  writeFileSync(path.join(out, 'app.css'), css.replaceAll('../assets/', '../../src/assets/') + flights)
  await build({
    entryPoints: [path.join(root, 'tests/client/gallery.tsx')],
    outfile: path.join(out, 'gallery.js'),
    bundle: true,
    jsx: 'automatic',
    alias: { '@': path.join(root, 'src'), '@tarojs/components': path.join(root, 'tests/client/taro.tsx') },
    define: { 'process.env.TARO_ENV': '"h5"', 'process.env.NODE_ENV': '"production"' }
  })
  writeFileSync(
    path.join(out, 'index.html'),
    '<!doctype html><meta charset=utf-8><meta name=viewport content="width=device-width"><link rel=stylesheet href=app.css><body><div id=app></div><script src=gallery.js></script>'
  )
}

// Words cut off or beside the screen, and targets too small for a thumb.
const faults = () => {
  const bad = []
  const wide = document.documentElement.clientWidth
  for (const node of document.querySelectorAll('#app *')) {
    const box = node.getBoundingClientRect()
    const worded = [...node.childNodes].some(child => child.nodeType === 3 && child.textContent.trim())
    if (worded && (box.right > wide + 1 || box.left < -1))
      bad.push(`outside: ${node.textContent.slice(0, 24)}`)
    if (worded && node.scrollWidth > node.clientWidth + 1 && getComputedStyle(node).display !== 'inline')
      bad.push(`cut: ${node.textContent.slice(0, 24)}`)
    if (/button|radio/.test(node.getAttribute('role') ?? '') && (box.height < 44 || box.width < 44))
      bad.push(`small target: ${node.getAttribute('aria-label')} ${box.width}×${box.height}`)
  }
  const page = document.querySelector('.page')
  if (page.scrollHeight > innerHeight) bad.push(`scrolls ${page.scrollHeight} > ${innerHeight}`)
  return [...new Set(bad)]
}

const asked = process.argv.slice(2).filter(arg => !arg.startsWith('-'))
const corners = process.argv.slice(2).filter(arg => arg.startsWith('-'))
await make()
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync --allow-file-access-from-files'.split(
    ' '
  )
})
for (const [corner, o] of Object.entries(CORNERS)) {
  if (corners.length && !corners.includes(corner || '-plain')) continue
  const context = await browser.newContext({
    viewport: { width: o.width, height: o.height },
    deviceScaleFactor: 2,
    colorScheme: o.dark ? 'dark' : 'light',
    reducedMotion: 'no-preference'
  })
  for (const name of asked.length ? asked : PAGES.split(' ')) {
    const page = await context.newPage()
    page.on('pageerror', error => console.log(name, corner, error.message))
    const query = new URLSearchParams({ font: o.font ?? 16, bar: o.bar ?? 47, lang: o.lang ?? 'zh-CN' })
    await page.goto(`${pathToFileURL(path.join(out, 'index.html'))}#${name}?${query}`)
    await page.evaluate(() => Promise.all([...document.images].map(image => image.decode().catch(() => {}))))
    await page.evaluate(() => {
      for (const motion of document.getAnimations()) {
        if (motion.effect.getTiming().iterations === Infinity) motion.currentTime = 150
        else motion.finish()
      }
    })
    const found = await page.evaluate(faults)
    if (found.length) console.log(`${name}${corner}: ${found.join(' | ')}`)
    await page.screenshot({ path: path.join(shots, `${name}${corner}.png`) })
    await page.close()
  }
  await context.close()
}
await browser.close()
