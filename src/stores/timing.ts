/** All in ms. */
export const TIMING = {
  /** a call that brought no answer until then is being confirmed */
  call: 10_000,
  /** between the tries of one act; the last one goes on */
  retries: [1000, 2000, 4000, 5000],
  /** before a broken watch is opened again */
  backOff: [1000, 2000, 4000, 8000, 15_000],
  /** between two looks while the watch is down */
  poll: 5000,
  /** a watch that has not begun by then is down */
  begin: 5000,
  /** a watch that said nothing for so long is compared with the room */
  silence: 15_000,
  /** after the deadline on the server's clock: as many as these two together, the second by chance */
  nudgeAfter: 300,
  nudgeSpread: 1700,
  /** before the light comes back: so long before it a hand that is not full is sent */
  grabEnd: 700,
  /** between the tries of one hand */
  grabAgain: 400,
  /** dice rattle at least so long: once there and back */
  rattle: 400,
  /** a hand that shakes on keeps its dice so long after they were sent for, and no longer */
  shaking: 1500,
  /** a throw that brings nothing, or a turn without one, is told so long */
  told: 2000,
  /** one of which there is a sentence to be read, so long; who is next may throw before that */
  read: 2800,
  /** a 状元, with its scene: nothing holds up the next turn for longer than three seconds */
  crowned: 3000,
  /** a die that left the bowl, with its scene */
  jumped: 2400,
  /** until the dark: whoever grabs has ten seconds from the throw on */
  dark: 900
} as const

/** How long to wait before something is tried once more that failed so many times before, in ms. */
export const pauseAfter = (failed: number): number =>
  TIMING.retries[Math.min(failed, TIMING.retries.length - 1)] ?? 0
