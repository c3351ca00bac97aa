import * as ge from 'glass-easel'
import type { Animation, ComponentShape, Data, LogicDoor, PageShape } from '../bridge'
import { resolveIn } from '../paths'
import { defineBuiltins } from './builtins'
import { framesOf } from './frames'
import { eventOf } from './wire'

// The view layer: the built WXML, compiled by WeChat's own glass-easel, as DOM. It runs in Chromium or in jsdom.

/** How the other side is reached: everything that goes there is JSON. */
type Send = <K extends keyof LogicDoor>(name: K, message: Parameters<LogicDoor[K]>[0]) => void
export type Templates = Record<string, never>
type Shown = ge.GeneralComponent & { $$: HTMLElement; bridgeId?: number }

const pageOf = (shown: Shown): number =>
  Number((shown.$$.closest('wx-page') as HTMLElement | null)?.dataset.pageId ?? 0)

/** glass-easel wants `a[0]` where Taro says `a.[0]`. */
const keysOf = (patch: Data): Data =>
  Object.fromEntries(Object.entries(patch).map(([key, value]) => [key.replace(/\.\[/g, '['), value]))

/** Taro sends no children where there are none, and its templates name every attribute that WeChat has. */
const USUAL =
  /^The for-list data is neither Array nor Object, got type "undefined"|^"\w+" is not a valid property$/

ge.globalOptions.throwGlobalError = true
ge.globalOptions.writeIdToDOM = true

class View {
  readonly warnings: string[] = []
  readonly pages = new Map<number, { root: ge.GeneralComponent; host: HTMLElement }>()
  private readonly components = new Map<number, ge.GeneralComponent>()
  private readonly space = new ge.ComponentSpace()
  private readonly context = new ge.CurrentWindowBackendContext()
  private readonly containers = new Map<number, Shown>()
  private lastId = 0

  constructor(
    private readonly templates: Templates,
    private readonly send: Send
  ) {
    ge.addGlobalWarningListener(warning => {
      const text = String((warning as { message?: string }).message ?? warning)
      if (!USUAL.test(text)) this.warnings.push(text)
      return false
    })
    this.context.onEvent((target, type, detail, options) => {
      const event = new ge.Event(type, detail, options)
      ge.Event.dispatchEvent(target as never, event)
      return event.getEventBubbleStatus()
    })
    const own = document
    this.context.document = {
      createElement: (tag: string) => own.createElement(tag.startsWith('wx-') ? tag : `wx-${tag}`),
      createTextNode: (text: string) => own.createTextNode(text),
      createDocumentFragment: () => own.createDocumentFragment()
    } as never
    defineBuiltins(this.space, {
      openType: (host, type) => {
        const { id, dataset } = host as unknown as { id: string; dataset: Data }
        this.send('opened', { page: pageOf(host as Shown), type, target: { id, dataset: { ...dataset } } })
      },
      contained: (host, shown) => this.contain(host as Shown, shown)
    })
  }

  /** A page has one container: what comes while there is one is none. */
  private contain(host: Shown, shown: boolean): void {
    const of = [...this.containers].find(([, held]) => held === host)?.[0]
    if (!shown) {
      if (of === undefined) return
      this.containers.delete(of)
      return this.send('contained', { page: of, shown })
    }
    const page = pageOf(host)
    if (this.containers.has(page)) return void this.warnings.push('a second page-container on one page')
    this.containers.set(page, host)
    this.send('contained', { page, shown })
  }

  /** WeChat shows it no longer; its page hears of that as it happens. */
  leave(page: number): void {
    const host = this.containers.get(page)
    for (const name of ['beforeleave', 'leave', 'afterleave']) host?.triggerEvent(name, {})
  }

  private define(
    path: string,
    json: PageShape['json'],
    data: Data,
    more: { methods: Data; lifetimes?: Data; properties?: Data; virtualHost?: boolean }
  ) {
    const using = Object.fromEntries(
      Object.entries((json.usingComponents ?? {}) as Record<string, string>).map(([name, to]) => [
        name,
        `/${resolveIn(path, to)}`
      ])
    )
    const { methods, lifetimes = {}, properties = {}, virtualHost = false } = more
    return this.space.defineComponent({
      is: path,
      using,
      template: { groupList: this.templates, content: this.templates[path] },
      data,
      methods,
      lifetimes,
      properties: Object.fromEntries(
        Object.entries(properties).map(([k, value]) => [k, { type: null, value }])
      ),
      options: { virtualHost }
    } as never)
  }

  start(shapes: readonly ComponentShape[]): void {
    const { send, components } = this
    const nextId = () => ++this.lastId
    for (const { path, json, properties, methods, virtualHost } of shapes) {
      const forwards = Object.fromEntries(
        methods.map(method => [
          method,
          function (this: Shown, event: ge.ShadowedEvent<unknown>) {
            send('componentEvent', { id: this.bridgeId ?? 0, method, event: eventOf(event) })
          }
        ])
      )
      const lifetimes = {
        attached(this: Shown) {
          this.bridgeId = nextId()
          components.set(this.bridgeId, this)
          send('componentAttached', { id: this.bridgeId, page: pageOf(this), path, data: this.data as Data })
        },
        detached(this: Shown) {
          components.delete(this.bridgeId ?? 0)
          send('componentDetached', { id: this.bridgeId ?? 0 })
        }
      }
      this.define(path, json, {}, { methods: forwards, lifetimes, properties, virtualHost })
    }
  }

  open({ id, route, json, data, methods, css }: PageShape): void {
    const { send } = this
    const forwards = Object.fromEntries(
      methods.map(method => [
        method,
        (event: ge.ShadowedEvent<unknown>) => send('event', { page: id, method, event: eventOf(event) })
      ])
    )
    const definition = this.define(route, json, data, { methods: forwards })
    const host = document.createElement('wx-page')
    host.dataset.pageId = String(id)
    host.dataset.route = route
    const style = document.createElement('style')
    style.textContent = css
    const place = document.createElement('div')
    host.append(style, place)
    for (const page of this.pages.values()) page.host.style.display = 'none'
    document.body.appendChild(host)
    const root = ge.Component.createWithContext('wx-page-root', definition as never, this.context as never)
    ge.Element.replaceDocumentElement(root as never, host as never, place as never)
    this.pages.set(id, { root: root as never, host })
  }

  patch(page: number, patch: Data): void {
    this.pages.get(page)?.root.setData(keysOf(patch))
  }

  patchComponent(component: number, patch: Data): void {
    this.components.get(component)?.setData(keysOf(patch))
  }

  close(id: number): void {
    const page = this.pages.get(id)
    if (!page) return
    ge.Element.pretendDetached(page.root as never)
    page.host.remove()
    this.pages.delete(id)
    const below = [...this.pages.values()].pop()
    if (below) below.host.style.display = ''
  }

  async animate({ page, selector, frames, ms }: Animation): Promise<void> {
    const element = this.pages.get(page)?.host.querySelector(selector)
    if (!element?.animate) return
    await element.animate(framesOf(frames), { duration: ms, fill: 'forwards' }).finished
  }
}

export type ViewWindow = { startView: (templates: Templates, send: Send) => View }

;(globalThis as unknown as ViewWindow).startView = (templates, send) => new View(templates, send)

export type { View }
