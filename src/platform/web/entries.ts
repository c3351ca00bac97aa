import Taro from '@tarojs/taro'
import type { Layers } from '../ports'

/** Where an entry of ours lies on its page's own. */
interface Guarded {
  readonly page: string | undefined
  readonly href: string
}

let guarded: Guarded | null = null

const isGuard = (state: unknown): boolean => (state as { over?: boolean } | null)?.over === true
/** The page on top, by the path that it alone has, twice the same table or not. */
const top = () => Taro.getCurrentPages().at(-1)?.path

/** Lays an entry over that of the page, for the browser's Back to take instead. One is enough, and it stays. */
function cover(): void {
  if (isGuard(history.state)) return
  history.pushState({ ...history.state, over: true }, '')
  guarded = { page: top(), href: location.href }
}

/** what is done as soon as the entry is off its page */
let uncovered: (() => void) | null = null

/** Takes the entry off the page on top, if it lies there, and then does what takes the place of the page's own entry. */
export function uncover(deed: () => void): void {
  if (guarded === null || guarded.page !== top() || !isGuard(history.state)) return deed()
  uncovered = deed
  history.back()
}

/**
 * Lets the browser's Back close what lies over a page before it leaves the page. What else closes it leaves the entry
 * where it is: taking it back is not done at once, and would meet a change of page on its way. Back steps over it then,
 * and a page that takes the place of this one waits for it: `uncover`.
 */
export function coverPages(layers: Layers): void {
  // A page that was loaded anew has nothing over it: its entry is as good as its own.
  if (isGuard(history.state)) history.replaceState({ ...history.state, over: false }, '')
  layers.onCome(cover)
  const between = ({ state }: PopStateEvent) => {
    // The router stands on this page already, and must not hear of a way that leads nowhere.
    if (guarded === null || guarded.href !== location.href || guarded.page !== top()) return false
    if (uncovered) {
      const deed = uncovered
      uncovered = null
      guarded = null
      deed()
    } else if (!isGuard(state) && !layers.closeTop()) history.back()
    return true
  }
  window.addEventListener('popstate', event => between(event) && event.stopImmediatePropagation(), true)
}
