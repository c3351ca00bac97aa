import { useEffect, useRef } from 'react'

type Close = () => void

const layers: Close[] = []

/** What lies over the page, by the way back: the last that came closes first. */
export const over = {
  /** Asks the uppermost to close; false: nothing lies over the page. */
  closeTop(): boolean {
    const close = layers.at(-1)
    close?.()
    return close !== undefined
  }
}

/** As long as this component is there, something lies over the page that `onClose` takes away. */
export function useOver(onClose: Close): void {
  const latest = useRef(onClose)
  latest.current = onClose
  useEffect(() => {
    const close = () => latest.current()
    layers.push(close)
    return () => void layers.splice(layers.indexOf(close), 1)
  }, [])
}
