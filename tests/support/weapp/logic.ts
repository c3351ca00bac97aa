import {
  type Animation,
  type ComponentShape,
  type Data,
  type LogicDoor,
  setByPath,
  type ViewDoor,
  type WxEvent,
  wire
} from './bridge'
import type { Dist } from './dist'
import type { BridgeLog } from './log'
import { resolveIn } from './paths'
import { type Definition, Realm } from './realm'
import type { Time } from './time'

/** How WeChat opens a program: the way in, as it stands in the options of onLaunch. */
export interface Entry {
  readonly path?: string
  readonly query?: Readonly<Record<string, string>>
  readonly scene?: number
}

type Method = (...args: unknown[]) => unknown

export interface OpenPage {
  readonly id: number
  readonly route: string
  readonly instance: Definition & { data: Data }
}

interface Needs {
  readonly dist: Dist
  readonly time: Time
  readonly wx: object
  readonly log: BridgeLog
  readonly onProblem: (text: string) => void
  /** what a page handed over to be shared */
  readonly onShare: (card: Data) => void
  /** a button with an open-type of WeChat's was tapped, other than share */
  readonly onOpenType: (type: string) => void
}

/** What WeChat itself puts on a page: no method that the view could call. */
const OWN = ['setData', 'animate', 'clearAnimation', 'getPageId', 'selectComponent', 'selectAllComponents']
const MOST_PAGES = 10

/** The query of a url: WeChat decodes nothing in it. */
function queryOf(text: string): Record<string, string> {
  const pairs = text.split('&').filter(Boolean)
  return Object.fromEntries(pairs.map(pair => [pair.split('=')[0] ?? '', pair.split('=').slice(1).join('=')]))
}

/** The logic layer: App, Page, Component, the pages on top of each other and their life. */
export class Logic implements LogicDoor {
  readonly stack: OpenPage[] = []
  readonly loaded = new Set<string>()
  readonly realm: Realm
  readonly animations: Animation[] = []
  /** pages on which a page-container waits for a way back */
  readonly contains = new Set<number>()
  hidden = false
  /** a tap of the person is being handled */
  tapped = false
  private readonly components = new Map<
    number,
    { route: string; definition: Definition; instance: Definition }
  >()
  private view!: ViewDoor
  private lastId = 0

  constructor(
    private readonly needs: Needs,
    private readonly styleOf: (route: string) => string
  ) {
    const { dist, time, wx, onProblem } = needs
    this.realm = new Realm({
      ...{ dist, time, wx, onProblem },
      currentPages: () => this.stack.map(page => page.instance),
      isLoaded: root => this.loaded.has(root)
    })
  }

  get top(): OpenPage {
    const top = this.stack.at(-1)
    if (!top) throw new Error('no page is open')
    return top
  }

  /** A cold start. Where there is no such page, WeChat tells the program and leaves it to it where to go. */
  launch(view: ViewDoor, entry: Required<Entry>): void {
    this.view = view
    this.realm.load('app.js')
    view.start(this.needs.dist.components.map(component => this.shapeOf(component)))
    const app = this.realm.app
    this.call(app, 'onLaunch', entry)
    this.call(app, 'onShow', entry)
    if (this.needs.dist.pages.includes(entry.path)) return this.open(entry.path, { ...entry.query })
    const { path, query } = entry
    this.call(app, 'onPageNotFound', { path, query: { ...query }, isEntryPage: true })
  }

  private shapeOf({ path, json }: Dist['components'][number]): ComponentShape {
    this.realm.load(path)
    const definition = this.realm.components.get(path) ?? {}
    const properties = (definition.properties ?? {}) as Record<string, { value?: unknown } | undefined>
    return {
      path,
      json,
      properties: Object.fromEntries(Object.entries(properties).map(([k, v]) => [k, wire(v?.value) ?? null])),
      methods: Object.keys((definition.methods ?? {}) as object),
      virtualHost: Boolean((definition.options as { virtualHost?: boolean } | undefined)?.virtualHost)
    }
  }

  private call(on: Definition, name: string, ...args: unknown[]): unknown {
    const method = on[name]
    return typeof method === 'function' ? this.realm.run(() => (method as Method).apply(on, args)) : undefined
  }

  private find(url: string): { route: string; query: Record<string, string> } {
    const [path = '', query = ''] = url.split('?')
    const route = resolveIn(this.stack.at(-1)?.route ?? '', path)
    if (!this.needs.dist.pages.includes(route)) throw new Error(`page "${route}" is not found`)
    return { route, query: queryOf(query) }
  }

  private open(route: string, query: Record<string, string>): void {
    const { dist, time } = this.needs
    time.tick()
    const root = dist.rootOf(route)
    if (root !== null) this.loaded.add(root)
    if (!this.realm.pages.has(route)) this.realm.load(route)
    const definition = this.realm.pages.get(route)
    if (!definition) throw new Error(`${route} calls no Page()`)
    const page = this.instanceOf(++this.lastId, route, definition, query)
    this.stack.push(page)
    const methods = Object.keys(page.instance).filter(
      key => typeof page.instance[key] === 'function' && !OWN.includes(key)
    )
    const json = { ...(dist.app.window as object), ...(JSON.parse(dist.read(`${route}.json`)) as object) }
    const { id, instance } = page
    this.view.open({ id, route, json, data: wire(instance.data), methods, css: this.styleOf(route) })
    this.call(instance, 'onLoad', query)
    this.call(instance, 'onShow')
    time.setTimeout(() => this.stack.includes(page) && this.call(instance, 'onReady'))
    for (const name of dist.app.preloadRule?.[route]?.packages ?? []) this.loaded.add(dist.rootNamed(name))
  }

  private instanceOf(id: number, route: string, definition: Definition, query: Data): OpenPage {
    const instance = {
      ...definition,
      ...{ route, __route__: route, options: query, data: wire((definition.data ?? {}) as Data) },
      getPageId: () => `pageId:${id}`,
      selectComponent: () => null,
      selectAllComponents: () => [],
      clearAnimation: (_: string, options: unknown, done?: () => void) =>
        (typeof options === 'function' ? (options as () => void) : done)?.(),
      animate: (selector: string, frames: readonly Data[], ms: number, done?: () => void) => {
        const animation = wire({ page: id, selector, frames, ms })
        const bytes = Buffer.byteLength(JSON.stringify({ selector, frames, ms }))
        this.needs.log.add({ kind: 'animate', route, component: null, bytes, keys: [selector] })
        this.animations.push(animation)
        this.view.animate(animation, () => this.realm.run(() => done?.()))
      },
      setData: (patch: Data, done?: () => void) =>
        this.cross(route, null, instance, patch, done, (sent, ready) => this.view.patch(id, sent, ready))
    }
    return { id, route, instance }
  }

  /** One setData: what arrives is what JSON lets through, here and over there. */
  private cross(
    route: string,
    component: string | null,
    instance: Definition & { data: Data },
    patch: Data,
    done: (() => void) | undefined,
    send: (patch: Data, ready: () => void) => void
  ): void {
    const text = JSON.stringify(patch)
    this.needs.log.add({
      ...{ kind: 'setData', route, component, bytes: Buffer.byteLength(text), keys: Object.keys(patch) }
    })
    for (const [key, value] of Object.entries(JSON.parse(text) as Data)) setByPath(instance.data, key, value)
    send(JSON.parse(text) as Data, () => this.realm.run(() => done?.call(instance)))
  }

  private close(): void {
    const page = this.stack.pop()
    if (!page) return
    this.call(page.instance, 'onUnload')
    this.contains.delete(page.id)
    this.view.close(page.id)
  }

  navigateTo(url: string): void {
    const { route, query } = this.find(url)
    if (this.isTab(route)) throw new Error('can not navigateTo a tabbar page')
    if (this.stack.length >= MOST_PAGES) throw new Error('webview count limit exceed')
    this.call(this.top.instance, 'onHide')
    this.open(route, query)
  }

  redirectTo(url: string): void {
    const { route, query } = this.find(url)
    if (this.isTab(route)) throw new Error('can not redirectTo a tabbar page')
    this.close()
    this.open(route, query)
  }

  /** The page on top has a container that goes in its place, this once. */
  private leavesContainer(): boolean {
    const { id } = this.top
    if (!this.contains.delete(id)) return false
    this.view.leave(id)
    return true
  }

  /** The key, or a finger from the edge: from the first page it leads out of the program. */
  back(): void {
    if (this.stack.length > 1) return this.navigateBack()
    if (!this.leavesContainer()) this.hide()
  }

  navigateBack(delta = 1): void {
    if (this.leavesContainer()) return
    if (this.stack.length <= 1) throw new Error('cannot navigate back at first page.')
    for (let n = Math.min(delta, this.stack.length - 1); n > 0; n--) this.close()
    this.call(this.top.instance, 'onShow')
  }

  reLaunch(url: string): void {
    const { route, query } = this.find(url)
    while (this.stack.length > 0) this.close()
    this.open(route, query)
  }

  switchTab(url: string): void {
    const { route } = this.find(url)
    if (!this.isTab(route)) throw new Error('can not switch to no-tabBar page')
    this.reLaunch(`/${route}`)
  }

  private isTab(route: string): boolean {
    return (this.needs.dist.app.tabBar?.list ?? []).some(({ pagePath }) => pagePath === route)
  }

  /** The person goes elsewhere: another program, the lock screen. */
  hide(): void {
    this.hidden = true
    this.call(this.top.instance, 'onHide')
    this.call(this.realm.app, 'onHide')
  }

  /** They come back; by another card or code, WeChat begins anew at its page, in the same program. */
  show(entry: Required<Entry>, isElsewhere: boolean): void {
    this.hidden = false
    this.call(this.realm.app, 'onShow', entry)
    if (!isElsewhere) return void this.call(this.top.instance, 'onShow')
    const query = Object.entries(entry.query).map(([key, value]) => `${key}=${value}`)
    this.reLaunch(`/${entry.path}?${query.join('&')}`)
  }

  event({ page, method, event }: { page: number; method: string; event: WxEvent }): void {
    const open = this.stack.find(({ id }) => id === page)
    if (open) this.handle(open.instance, method, event)
  }

  private handle(instance: Definition, method: string, event: WxEvent): void {
    this.tapped = event.type === 'tap'
    this.call(instance, method, event)
    this.tapped = false
  }

  componentAttached({ id, page, path, data }: { id: number; page: number; path: string; data: Data }): void {
    const definition = this.realm.components.get(path) ?? {}
    const route = this.stack.find(open => open.id === page)?.route ?? ''
    const instance = {
      ...((definition.methods ?? {}) as Definition),
      ...{ is: path, data, properties: data, props: data },
      triggerEvent: () => undefined,
      selectComponent: () => null,
      setData: (patch: Data, done?: () => void) =>
        this.cross(route, path, instance, patch, done, (sent, ready) =>
          this.view.patchComponent(id, sent, ready)
        )
    }
    this.components.set(id, { route, definition, instance })
    this.lifetime(id, 'attached')
    this.lifetime(id, 'ready')
  }

  componentDetached({ id }: { id: number }): void {
    this.lifetime(id, 'detached')
    this.components.delete(id)
  }

  private lifetime(id: number, name: string): void {
    const component = this.components.get(id)
    if (!component) return
    const { definition, instance } = component
    const lifetimes = (definition.lifetimes ?? {}) as Definition
    const method = lifetimes[name] ?? definition[name]
    if (typeof method === 'function') this.realm.run(() => (method as Method).call(instance))
  }

  componentEvent({ id, method, event }: { id: number; method: string; event: WxEvent }): void {
    const component = this.components.get(id)
    if (component) this.handle(component.instance, method, event)
  }

  opened({ page, type, target }: { page: number; type: string; target: Data }): void {
    const open = this.stack.find(({ id }) => id === page)
    if (!open) return
    if (type !== 'share') return this.needs.onOpenType(type)
    this.needs.onShare(this.share('button', target))
  }

  contained({ page, shown }: { page: number; shown: boolean }): void {
    if (shown) this.contains.add(page)
    else this.contains.delete(page)
  }

  /** What the page on top hands over to be shared; empty: it shares nothing. */
  share(from: 'button' | 'menu', target: Data = {}): Data {
    return (this.call(this.top.instance, 'onShareAppMessage', { from, target }) ?? {}) as Data
  }
}
