import { useEffect, useState } from 'react'

/** Whole seconds until `deadline`, rounded up, never negative. All in epoch ms; `offset` = server clock − own clock. */
export const secondsLeft = (deadline: number, offset: number, now: number): number =>
  Math.max(0, Math.ceil((deadline - offset - now) / 1000))

/** The seconds left, drawn anew when their number changes and not oftener; null without a deadline (0). */
export const useSecondsLeft = (deadline: number, offset: number): number | null => {
  const [, redraw] = useState(0)
  const own = deadline - offset
  useEffect(() => {
    if (!deadline) return
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      const left = own - Date.now()
      if (left <= 0) return
      timer = setTimeout(
        () => {
          redraw(n => n + 1)
          wait()
        },
        left % 1000 || 1000
      )
    }
    redraw(n => n + 1)
    wait()
    return () => clearTimeout(timer)
  }, [deadline, own])
  return deadline ? secondsLeft(deadline, offset, Date.now()) : null
}
