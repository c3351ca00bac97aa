/**
 * The tag of who comes next is put at every seat in turn, each with the cake of who leads. Runs in the page, as `measure`
 * does. Between it and the line over the table, another's face or name there are 2 px, or it is read as theirs; where the
 * seats themselves are less than 4 px apart (twelve on the shortest phone), no letter of another's name is under it; its
 * own cake is in full sight. The face there, the name, the tag and what is called out are seen beside one another, and the
 * name, which gives way to the tag, lies on nobody. Under the face the tag covers its lowest fifth at most. [] is as it
 * should be.
 */
export function tagged(): string[] {
  const LEAST = 2
  /** so much of a face is to be seen; the largest letters on the smallest phone leave no more */
  const SEEN = 0.55
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
  /** How much of a face lies under none of these boxes. */
  const seenOf = ({ x, y, r }: Shape, over: readonly Shape[]): number => {
    const STEPS = 20
    let [all, free] = [0, 0]
    for (let i = 0; i < STEPS * STEPS; i++) {
      const [px, py] = [(i % STEPS) + 0.5, Math.floor(i / STEPS) + 0.5].map(
        n => ((2 * n) / STEPS - 1) * r
      ) as [number, number]
      if (Math.hypot(px, py) > r) continue
      all++
      if (over.every(o => Math.abs(x + px - o.x) > o.w || Math.abs(y + py - o.y) > o.h)) free++
    }
    return free / all
  }
  /** The longest of what can be called out. */
  const cheer = [...document.querySelectorAll('.cheers-row .cheer')]
    .map(e => e.textContent ?? '')
    .reduce((a, b) => (b.length > a.length ? b : a), '快点啦')
  const calledAt = ({ e }: Seat): HTMLElement => {
    const bubble = document.createElement('div')
    bubble.className = 'seat-cheer'
    bubble.style.cssText = 'animation:none;opacity:1'
    bubble.textContent = cheer
    e.querySelector('.seat-cheers')!.append(bubble)
    return bubble
  }
  /** What of it is not seen for what else is there. */
  const hidden = (seat: Seat, own: Shape, bubble: Shape): string[] => {
    const [face, name, letters] = [...partsOf(seat), lettersOf(seat.name)]
    const sides = Math.abs(bubble.x - innerWidth / 2) + bubble.w > innerWidth / 2
    return [
      ...(seenOf(face, [own, name, bubble]) < SEEN ? ['its own face'] : []),
      ...(Math.abs(own.x - face.x) < face.r / 2 && own.y - own.h < face.y + face.r * 0.6 - 1
        ? ['more than a fifth of its own face']
        : []),
      ...(gap(own, letters) < 0 ? ['its own name'] : []),
      ...(gap(own, bubble) < -1 ? ['its own cheer'] : []),
      ...(gap(bubble, letters) < 0 ? ['its own name, as its cheer is'] : []),
      ...(call && gap(bubble, shape(call)) < 0 ? ['its cheer, at the line over the table'] : []),
      ...(sides ? ['its cheer, beside the screen'] : []),
      ...seats
        .filter(other => other !== seat)
        .flatMap(other =>
          gap(name, shape(other.face, true)) < -1 || gap(letters, lettersOf(other.name)) < 0
            ? [`its name, on ${other.name.textContent}`]
            : []
        )
    ]
  }
  const at = (seat: Seat): string[] => {
    const was = seat.e.className
    seat.e.className = `${was} seat-next seat-led`
    const put = [tag, cake].flatMap(e => (e ? [seat.face.appendChild(e.cloneNode(true) as Element)] : []))
    const own = shape(put[0]!)
    const bubble = calledAt(seat)
    const faults = [
      ...hidden(seat, own, shape(bubble)),
      ...seats.filter(other => other !== seat && closeTo(own, seat, other)).map(o => o.name.textContent),
      ...(put[1] && gap(own, shape(put[1], true)) < 0 ? ['the cake there'] : []),
      ...(call && gap(own, shape(call)) < LEAST ? ['the line over the table'] : [])
    ]
    for (const e of [...put, bubble]) e.remove()
    seat.e.className = was
    return faults.map(what => `the tag of ${seat.name.textContent} is at ${what}`)
  }
  next.classList.remove('seat-next')
  const faults = seats.flatMap(at)
  next.classList.add('seat-next')
  return faults
}
