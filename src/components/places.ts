/** A place on the table: right of its middle and down from the top of the ring, in the table's units. */
export interface Place {
  readonly x: number
  readonly y: number
}

// Seats stand on a circle round the middle of the disc; see `styles/_table.scss`.
const RADIUS = 160
const LOBBY_RADIUS = 165
const MIDDLE = 188
const LOBBY_MIDDLE = 202

/** Where the middle of a face is: the first of `seats` at the bottom, the others clockwise. */
export function seatPlace(i: number, seats: number, lobby = false): Place {
  const radius = lobby ? LOBBY_RADIUS : RADIUS
  const middle = lobby ? LOBBY_MIDDLE : MIDDLE
  const angle = (i * 2 * Math.PI) / seats
  return { x: -radius * Math.sin(angle), y: middle + radius * Math.cos(angle) }
}
