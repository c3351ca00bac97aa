import path from 'node:path'
import type { Page } from 'playwright-core'
import type { LogicDoor } from './bridge'
import { compileTemplates, cssOf, viewScript } from './compile'
import type { Dist } from './dist'
import type { Screen } from './screen'

const ORIGIN = 'http://weapp.test'
const BASE = path.join(__dirname, 'view/base.css')

/** A screen in a page of Chromium: real layout, real touches, pictures. The logic stays where it is, in Node. */
export async function chromiumScreen(dist: Dist, page: Page, logic: () => LogicDoor): Promise<Screen> {
  const problems: string[] = []
  page.on('pageerror', error => problems.push(error.message))
  page.on('console', line => {
    if (line.type() === 'error') problems.push(line.text())
  })
  // What a template names by an absolute path is a file of the build.
  await page.route(`${ORIGIN}/**`, route => {
    const file = decodeURIComponent(new URL(route.request().url()).pathname).slice(1)
    if (file === '') return route.fulfill({ contentType: 'text/html', body: '<!doctype html><body></body>' })
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
    animate: (animation, done) =>
      void last
        .then(() =>
          page.evaluate(
            a => void (window as never as { __view: { animate(x: unknown): void } }).__view.animate(a),
            animation
          )
        )
        .then(done),
    close: id => void tell('close', id),
    tap: selector => onTop(selector).tap(),
    type: (selector, text) => onTop(`${selector} input`).fill(text),
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
