import { JSDOM } from 'jsdom'
import type { LogicDoor } from './bridge'
import { compileTemplates, viewScript } from './compile'
import type { Dist } from './dist'
import type { Screen } from './screen'
import type { Time } from './time'
import type { Templates, View, ViewWindow } from './view/view'

const compiled = new Map<string, string>()

function templatesOf(dist: Dist): string {
  const code = compiled.get(dist.folder) ?? compileTemplates(dist).code
  compiled.set(dist.folder, code)
  return code
}

/** A screen without a browser: the same WXML as DOM, no style and no picture. */
export function jsdomScreen(dist: Dist, time: Time, logic: () => LogicDoor): Screen {
  const dom = new JSDOM('<!doctype html><body></body>', {
    runScripts: 'outside-only',
    pretendToBeVisual: true
  })
  const { window } = dom
  const problems: string[] = []
  window.addEventListener('error', (event: ErrorEvent) => problems.push(String(event.error ?? event.message)))
  window.eval(viewScript())
  const send = <K extends keyof LogicDoor>(name: K, message: Parameters<LogicDoor[K]>[0]) =>
    (logic()[name] as (message: unknown) => void)(JSON.parse(JSON.stringify(message)))
  const { startView } = window as unknown as ViewWindow
  const view: View = startView(window.eval(`(${templatesOf(dist)})`) as Templates, send)

  const top = (): HTMLElement => {
    const page = [...window.document.querySelectorAll<HTMLElement>('wx-page')].pop()
    if (!page) throw new Error('no page is shown')
    return page
  }
  /** `text=…`: the innermost element with just that text. */
  const fitting = (selector: string): HTMLElement | null | undefined => {
    const text = /^text=(.*)$/.exec(selector)?.[1]
    if (text === undefined) return top().querySelector<HTMLElement>(selector)
    return [...top().querySelectorAll<HTMLElement>('*')].reverse().find(el => el.textContent?.trim() === text)
  }
  const find = (selector: string): HTMLElement => {
    const element = fitting(selector)
    if (!element) throw new Error(`there is no ${selector} on ${top().dataset.route}: ${top().textContent}`)
    return element
  }
  const fieldIn = (selector: string): HTMLInputElement | HTMLTextAreaElement => {
    const within = find(selector)
    const field = within.querySelector('input') ?? within.querySelector('textarea')
    if (!field) throw new Error(`there is no field in ${selector}`)
    return field
  }
  return {
    start: components => view.start(components),
    open: page => view.open({ ...page, css: '' }),
    patch: (page, patch, done) => {
      view.patch(page, patch)
      time.setTimeout(done)
    },
    patchComponent: (component, patch, done) => {
      view.patchComponent(component, patch)
      time.setTimeout(done)
    },
    animate: ({ ms }, done) => void time.setTimeout(done, ms),
    close: page => view.close(page),
    leave: page => view.leave(page),
    shut: async () => window.close(),
    async tap(selector) {
      const element = find(selector)
      for (const type of ['mousedown', 'mouseup'])
        element.dispatchEvent(new window.MouseEvent(type, { bubbles: true, clientX: 1, clientY: 1 }))
    },
    async type(selector, text) {
      const field = fieldIn(selector)
      field.value = text
      field.dispatchEvent(new window.Event('input'))
    },
    async pick(selector, text) {
      const field = fieldIn(selector)
      field.value = text
      field.dispatchEvent(new window.Event('blur'))
    },
    read: async (look, about) => look(top(), about),
    idle: async () => undefined,
    get problems() {
      return [...problems, ...view.warnings]
    }
  }
}
