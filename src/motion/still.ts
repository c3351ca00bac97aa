import { STILL_MS } from './numbers'

export interface StillWatch {
  /** Takes a linear acceleration's size (g) at t (ms); `samples` is how many quiet ones it takes. */
  feed(magnitude: number, t: number, samples: number): boolean
  clear(): void
}

/** Still is: below `quiet` (g) for at least 150 ms and so many samples without a break. */
export function createStillWatch(quiet: number): StillWatch {
  let since = 0
  let seen = 0
  return {
    feed(magnitude, t, samples) {
      if (magnitude >= quiet) {
        seen = 0
        return false
      }
      if (seen === 0) since = t
      seen += 1
      return seen >= samples && t - since >= STILL_MS
    },
    clear() {
      seen = 0
    }
  }
}
