import { useEffect, useState } from 'react'

/** Draws the component anew once when a time of the server has come. `at`: epoch ms, 0: never; `now`: of the server. */
export function useMoment(at: number, now: () => number): void {
  const [, redraw] = useState(0)
  useEffect(() => {
    if (at <= now()) return
    const timer = setTimeout(() => redraw(n => n + 1), at - now())
    return () => clearTimeout(timer)
  }, [at, now])
}
