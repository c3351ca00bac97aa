export type Data = Record<string, unknown>

/** What a component of the build looks like from outside: what the view has to know of it. */
export interface ComponentShape {
  readonly path: string
  readonly json: Readonly<Record<string, unknown>>
  readonly properties: Data
  readonly methods: readonly string[]
  readonly virtualHost: boolean
}

export interface PageShape {
  readonly id: number
  readonly route: string
  readonly json: Readonly<Record<string, unknown>>
  readonly data: Data
  readonly methods: readonly string[]
  /** its own style, as CSS */
  readonly css: string
}

export interface Animation {
  readonly page: number
  readonly selector: string
  readonly frames: readonly Data[]
  readonly ms: number
}

/** An event as WeChat hands it to a page's method. */
export interface WxEvent {
  readonly type: string
  readonly timeStamp: number
  readonly target: Data
  readonly currentTarget: Data
  readonly detail: unknown
  readonly touches: readonly Data[]
  readonly changedTouches: readonly Data[]
  readonly mark: Data
}

/** From the logic layer to the view layer. Everything that crosses is JSON. */
export interface ViewDoor {
  start(components: readonly ComponentShape[]): void
  open(page: PageShape): void
  patch(page: number, patch: Data, done: () => void): void
  patchComponent(component: number, patch: Data, done: () => void): void
  animate(animation: Animation, done: () => void): void
  close(page: number): void
  /** a way back takes the container away that is shown on that page */
  leave(page: number): void
}

/** From the view layer to the logic layer. */
export interface LogicDoor {
  event(message: { page: number; method: string; event: WxEvent }): void
  componentAttached(message: { id: number; page: number; path: string; data: Data }): void
  componentDetached(message: { id: number }): void
  componentEvent(message: { id: number; method: string; event: WxEvent }): void
  /** a button with an open-type was tapped */
  opened(message: { page: number; type: string; target: Data }): void
  /** a page-container is shown on that page, or none any more */
  contained(message: { page: number; shown: boolean }): void
}

/** What survives the bridge. */
export const wire = <T>(value: T): T =>
  value === undefined ? value : (JSON.parse(JSON.stringify(value)) as T)

/** Sets `root.cn.[0].v` or `a.b[1]`, making what is missing on the way. */
export function setByPath(data: Data, key: string, value: unknown): void {
  const parts = key.replace(/\.?\[(\d+)\]/g, '.$1').split('.')
  const last = parts.pop() ?? key
  let at = data
  parts.forEach((part, i) => {
    const next = parts[i + 1] ?? last
    if (typeof at[part] !== 'object' || at[part] === null) at[part] = /^\d+$/.test(next) ? [] : {}
    at = at[part] as Data
  })
  at[last] = value
}
