import { useEffect, useState } from 'react'
import type { LinkState } from '@/stores'

/** Shorter than this a watch may be down without a word: it is opened again all the time. In ms. */
const PATIENCE = 3000

/** Whether nothing comes by itself any more and the table is only asked for now and then: the network is weak. */
export function useWeak(link: LinkState): boolean {
  const [weak, set] = useState(false)
  const down = link === 'polling'
  useEffect(() => {
    if (!down) return set(false)
    const timer = setTimeout(() => set(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [down])
  return weak
}
