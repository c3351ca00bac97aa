import type { ViewDoor } from './bridge'

/** What a test does with a phone's glass. Selectors are looked for on the page on top; `text=…` is a text. */
export interface Screen extends ViewDoor {
  /** A finger on the first element that fits; the test fails if there is none. */
  tap(selector: string): Promise<void>
  /** Writes into the field inside that element, as a keyboard does. */
  type(selector: string, text: string): Promise<void>
  /** Leaves the field inside that element with this in it, picked from WeChat's keyboard bar: nobody hears of it before. */
  pick(selector: string, text: string): Promise<void>
  /** Looks at the page on top. `look` may use what it is given and nothing else: it may run in a browser. */
  read<T, A>(look: (page: HTMLElement, about: A) => T, about: A): Promise<T>
  /** Resolves when all that was sent here is on the screen. */
  idle(): Promise<void>
  /** what glass-easel or the window complained about */
  readonly problems: readonly string[]
  shut(): Promise<void>
}
