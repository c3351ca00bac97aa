import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react'

type Deed = () => void

const layers: Deed[] = []
let heard: Deed | null = null

/** What lies over the page, by the way back: the last that came closes first. */
export const over = {
  /** Asks the uppermost to close; false: nothing lies over the page. */
  closeTop(): boolean {
    const close = layers.at(-1)
    close?.()
    return close !== undefined
  },
  /** From now on `listener` hears when something comes to lie over the page. */
  onCome(listener: Deed): void {
    heard = listener
  }
}

/** Hears of each that comes to lie over its page (1) and of each that goes (-1). */
export const OverPage = createContext<(by: 1 | -1) => void>(() => undefined)

/** What every sheet of a page says over its own words, as long as there is something to say: given how it closes. */
export const OverSheet = createContext<((close: Deed) => ReactNode) | null>(null)

/** As long as this component is there, something lies over the page that `onClose` takes away. */
export function useOver(onClose: Deed): void {
  const latest = useRef(onClose)
  latest.current = onClose
  const count = useContext(OverPage)
  useEffect(() => {
    const close = () => latest.current()
    layers.push(close)
    heard?.()
    count(1)
    return () => {
      layers.splice(layers.indexOf(close), 1)
      count(-1)
    }
  }, [count])
}
