/**
 * The tag of who comes next is put at every seat in turn, each with the cake of who leads. Runs in the page, as `measure`
 * does. Between it and the line over the table, another's face or name there are 2 px, or it is read as theirs; where the
 * seats themselves are less than 4 px apart (twelve on the shortest phone), no letter of another's name is under it; its
 * own cake is in full sight. [] is as it should be.
 */
export function tagged(): string[] {
  const LEAST = 2
  interface Shape {
    readonly x: number
    readonly y: number
    /** half of its width and height; a round thing has a radius instead, in px */
    readonly w: number
    readonly h: number
    readonly r: number
  }
  const shape = (e: Element | Range, round = false): Shape => {
    const { left, top, width, height } = e.getBoundingClientRect()
    const [w, h] = [width / 2, height / 2]
    return { x: left + w, y: top + h, w: round ? 0 : w, h: round ? 0 : h, r: round ? w : 0 }
  }
  /** px between two of them */
  const gap = (a: Shape, b: Shape) =>
    Math.hypot(Math.max(0, Math.abs(a.x - b.x) - a.w - b.w), Math.max(0, Math.abs(a.y - b.y) - a.h - b.h)) -
    a.r -
    b.r
  /** A line's box is as high as its face may ever need; signs fill the middle of it. */
  const lettersOf = (e: Element): Shape => {
    const range = document.createRange()
    range.selectNodeContents(e)
    const box = shape(range)
    return { ...box, h: box.h * 0.6 }
  }
  const call = document.querySelector('.call-text')
  const next = document.querySelector('.seat-next')
  const tag = next?.querySelector('.seat-tag')
  const cake = document.querySelector('.seat-leads')
  // A table that lies under another page is not drawn.
  if (!next || !tag || tag.getClientRects().length === 0) return []

  const seats = [...document.querySelectorAll('.ring .seat')].map(e => ({
    e,
    face: e.querySelector('.seat-ring')!,
    name: e.querySelector('.seat-name')!
  }))
  type Seat = (typeof seats)[number]
  const partsOf = ({ face, name }: Seat) => [shape(face, true), shape(name)] as const
  const closeTo = (own: Shape, seat: Seat, other: Seat): boolean => {
    const [mine, theirs] = [partsOf(seat), partsOf(other)]
    const crowded = mine.some(a => theirs.some(b => gap(a, b) < 2 * LEAST))
    return crowded ? gap(own, lettersOf(other.name)) <= 0 : theirs.some(b => gap(own, b) < LEAST)
  }
  const at = (seat: Seat): string[] => {
    const was = seat.e.className
    seat.e.className = `${was} seat-next seat-led`
    const put = [tag, cake].flatMap(e => (e ? [seat.face.appendChild(e.cloneNode(true) as Element)] : []))
    const own = shape(put[0]!)
    const faults = [
      ...seats.filter(other => other !== seat && closeTo(own, seat, other)).map(o => o.name.textContent),
      ...(put[1] && gap(own, shape(put[1], true)) < 0 ? ['the cake there'] : []),
      ...(call && gap(own, shape(call)) < LEAST ? ['the line over the table'] : [])
    ]
    for (const e of put) e.remove()
    seat.e.className = was
    return faults.map(what => `the tag of ${seat.name.textContent} is at ${what}`)
  }
  next.classList.remove('seat-next')
  const faults = seats.flatMap(at)
  next.classList.add('seat-next')
  return faults
}
