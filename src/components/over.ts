import { useEffect, useRef } from 'react'

type Close = () => void

const layers: Close[] = []
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

/** What lies over the page, by the way back: the last that came closes first. */
export const over = {
  count: () => layers.length,
  /** Asks the uppermost to close; false: nothing lies over the page. */
  closeTop(): boolean {
    const close = layers.at(-1)
    close?.()
    return close !== undefined
  },
  /** Another layer came or went. @returns ends it */
  listen(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
}

/** As long as this component is there, something lies over the page that `onClose` takes away. */
export function useOver(onClose: Close): void {
  const latest = useRef(onClose)
  latest.current = onClose
  useEffect(() => {
    const close = () => latest.current()
    layers.push(close)
    tell()
    return () => {
      layers.splice(layers.indexOf(close), 1)
      tell()
    }
  }, [])
}
