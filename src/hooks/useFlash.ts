import { useEffect, useState } from 'react'

/** Long enough to be read, in ms. */
const SEEN = 2500

/** What has just been done, until it has been seen, `ms` later; then null again. */
export function useFlash<T extends string>(ms = SEEN): readonly [T | null, (what: T) => void] {
  const [what, set] = useState<T | null>(null)
  useEffect(() => {
    if (what === null) return
    const timer = setTimeout(() => set(null), ms)
    return () => clearTimeout(timer)
  }, [what, ms])
  return [what, set]
}
