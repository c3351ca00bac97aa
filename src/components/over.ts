import { useEffect, useRef } from 'react'

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

/** As long as this component is there, something lies over the page that `onClose` takes away. */
export function useOver(onClose: Deed): void {
  const latest = useRef(onClose)
  latest.current = onClose
  useEffect(() => {
    const close = () => latest.current()
    layers.push(close)
    heard?.()
    return () => void layers.splice(layers.indexOf(close), 1)
  }, [])
}
