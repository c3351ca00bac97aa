import fs from 'node:fs'
import path from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import type { LogicDoor } from './bridge'
import { compileTemplates, cssOf, viewScript } from './compile'
import type { Dist } from './dist'
import type { Phone } from './phone'
import type { Screen } from './screen'
import type { View } from './view/view'

const EMPTY =
  '<!doctype html><html><head><meta charset=utf-8>' +
  '<meta name=viewport content="width=device-width,initial-scale=1"></head><body></body></html>'
const ORIGIN = 'http://weapp.test'
const BASE = path.join(__dirname, 'view/base.css')

const SHOTS = path.resolve('dist/shots')
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--hide-scrollbars']

declare global {
  var __view: View
}

export interface Look {
  readonly width?: number
  readonly height?: number
  readonly dark?: boolean
}

/** Chromium, as the glass of phones: see World.phone. */
export class Glass {
  private constructor(private readonly browser: Browser) {}

  static async start(): Promise<Glass> {
    const executablePath = process.env.CHROMIUM || '/usr/bin/chromium'
    return new Glass(await chromium.launch({ executablePath, args: ARGS }))
  }

  readonly pages: Page[] = []

  /** A glass of that size; `shot` takes a picture of it. */
  of(look: Look = {}) {
    return (dist: Dist) => async (phone: Phone) => {
      const context = await this.browser.newContext({
        viewport: { width: look.width ?? 390, height: look.height ?? 844 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
        locale: 'zh-CN',
        colorScheme: look.dark ? 'dark' : 'light'
      })
      const page = await context.newPage()
      this.pages.push(page)
      return chromiumScreen(dist, page, () => phone.logic)
    }
  }

  /** What was seen so far is dark: a page that is open draws its lights for ever, and leaves the next ones less time. */
  async rest(): Promise<void> {
    for (const page of this.pages)
      await page.evaluate(() => {
        document.documentElement.style.display = 'none'
      })
  }

  close = () => this.browser.close()
}

/** With `SHOTS=1` a picture of what a phone shows, in dist/shots. What moves has come to its end. */
export async function shot(page: Page, name: string): Promise<void> {
  if (!process.env.SHOTS) return
  fs.mkdirSync(SHOTS, { recursive: true })
  await page.screenshot({ path: path.join(SHOTS, `${name}.png`), animations: 'disabled' })
}

/** A screen in a page of Chromium: real layout, real touches, pictures. The logic stays where it is, in Node. */
async function chromiumScreen(dist: Dist, page: Page, logic: () => LogicDoor): Promise<Screen> {
  const problems: string[] = []
  page.on('pageerror', error => problems.push(error.message))
  page.on('console', line => {
    if (line.type() === 'error') problems.push(line.text())
  })
  // What a template names by an absolute path is a file of the build.
  await page.route(`${ORIGIN}/**`, route => {
    const file = decodeURIComponent(new URL(route.request().url()).pathname).slice(1)
    if (file === '') return route.fulfill({ contentType: 'text/html', body: EMPTY })
    if (!dist.files.includes(file)) return route.fulfill({ status: 404 })
    return route.fulfill({ path: path.join(dist.folder, file) })
  })
  await page.goto(`${ORIGIN}/`)
  await page.exposeFunction('sendToLogic', (name: keyof LogicDoor, message: never) =>
    (logic()[name] as (message: unknown) => void)(message)
  )
  await page.addStyleTag({ path: BASE })
  await page.addStyleTag({ content: cssOf(dist, 'app.wxss') })
  await page.addScriptTag({ content: viewScript() })
  await page.evaluate(`window.__view = startView((${compileTemplates(dist).code}), sendToLogic); 0`)

  let last: Promise<unknown> = Promise.resolve()
  /** One thing after the other, as over WeChat's bridge. */
  const tell = (name: string, ...args: unknown[]): Promise<unknown> => {
    const told = last.then(() =>
      page.evaluate(
        ([method, given]) =>
          (window as unknown as { __view: Record<string, (...a: unknown[]) => unknown> }).__view[method]?.(
            ...given
          ),
        [name, args] as const
      )
    )
    last = told.catch(error => problems.push(String(error)))
    return last
  }
  const onTop = (selector: string) => page.locator('wx-page').last().locator(selector).first()
  return {
    start: components => void tell('start', components),
    open: shape => void tell('open', shape),
    patch: (id, patch, done) => void tell('patch', id, patch).then(done),
    patchComponent: (id, patch, done) => void tell('patchComponent', id, patch).then(done),
    // What it takes to run is not waited for: only that it has begun.
    animate: (animation, done) =>
      void last.then(() => page.evaluate(a => void globalThis.__view.animate(a), animation)).then(done),
    close: id => void tell('close', id),
    leave: id => void tell('leave', id),
    tap: selector => onTop(selector).tap(),
    type: (selector, text) => onTop(`${selector} input`).fill(text),
    pick: (selector, text) =>
      onTop(`${selector} input`).evaluate((field: HTMLInputElement, value) => {
        field.value = value
        field.dispatchEvent(new Event('blur'))
      }, text),
    async read(look, about) {
      await last
      return page.evaluate(
        ([body, value]) => {
          const shown = [...document.querySelectorAll('wx-page')].pop()
          return new Function('page', 'about', `return (${body})(page, about)`)(shown, value)
        },
        [look.toString(), about] as const
      )
    },
    async idle() {
      for (let before: unknown; before !== last; ) {
        before = last
        await last
      }
    },
    get problems() {
      return problems
    },
    shut: () => page.close()
  }
}
