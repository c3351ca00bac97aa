import { JUMPS, THROWS } from './lengths'
import type { Flight, Length } from './types'

/**
 * A jumping die leaves to the right or to the left and a little back, so many degrees from right towards the reader: over
 * the near rim the front of the bowl would hide it, over the far one it would cross the words above the table.
 */
const WAYS = [-40, -165]
const WIDE = 26

/** Whole numbers, evenly spread, from a text: the same on every phone. FNV-1a, then xorshift. */
function numbersOf(text: string): (below: number) => number {
  let state = 0x811c9dc5
  for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193)
  state = state | 1
  return below => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % below
  }
}

/** Any of them but the last one. */
function another(all: readonly Length[], last: Flight | null, pick: (below: number) => number): Length {
  const others = all.filter(({ id }) => id !== last?.id)
  return others[pick(others.length)]!
}

/**
 * How a throw is shown. `turn` names it: a game and its turn, so that all phones choose alike; `last`: how the throw
 * before was shown here, whose recording is not taken again. `jump`: a die leaves the bowl.
 */
export function flightOf(turn: string, last: Flight | null, jump = false): Flight {
  const pick = numbersOf(turn)
  const angle = pick(360)
  const spins = Array.from({ length: 6 }, () => pick(4))
  const recording = another(jump ? JUMPS : THROWS, last, pick)
  const way = WAYS[angle % 2]! + (angle % WIDE)
  const yaw = jump ? (recording.exit - way + 360) % 360 : angle
  return { ...recording, yaw, spins }
}
