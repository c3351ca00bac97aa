/**
 * Measures the page it runs in; handed to the browser whole, so it leans on nothing outside. Found are: words beside the
 * screen, cut off or over one another, words that can't be scrolled out from behind the foot, targets under 44 px, and
 * keys where words should be. What is wrong is said in words a person can look for; [] is as it should be.
 */
export function measure(): string[] {
  const bad: string[] = []
  const EDGE = 1.5
  const LEAST = 44
  /** What is asked of many nodes again and again, and does not change meanwhile. */
  const once = <T>(ask: (e: Element) => T) => {
    const known = new Map<Element, T>()
    return (e: Element): T => {
      if (!known.has(e)) known.set(e, ask(e))
      return known.get(e)!
    }
  }
  const shown = once((e): boolean => {
    const style = getComputedStyle(e)
    if (style.display === 'none' || style.visibility === 'hidden' || Number(style.opacity) < 0.05)
      return false
    return e.parentElement === null || shown(e.parentElement)
  })
  const says = (e: Element): string => (e.textContent ?? '').trim().slice(0, 28)
  const sheets = [...document.querySelectorAll('.sheet')].filter(shown)
  const top = sheets[sheets.length - 1] ?? document.body

  interface Word {
    readonly e: Element
    readonly text: string
    readonly box: DOMRect
  }
  // A person's name may end in dots where a seat has no more room: it is written out in the line above.
  const dotted = once(
    (e): boolean => getComputedStyle(e).textOverflow === 'ellipsis' && /name/.test(e.className)
  )
  const within = (line: DOMRect, frame: DOMRect): DOMRect => {
    const left = Math.max(line.left, frame.left)
    return new DOMRect(left, line.top, Math.min(line.right, frame.right) - left, line.height)
  }
  const wordsNow = (): Word[] => {
    const words: Word[] = []
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.textContent ?? '').trim()
      const e = node.parentElement
      if (text === '' || !e || /^(SCRIPT|STYLE)$/.test(e.tagName) || !shown(e)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const frame = dotted(e) ? e.getBoundingClientRect() : null
      for (const line of range.getClientRects()) {
        const box = frame ? within(line, frame) : line
        if (box.width > 0.5) words.push({ e, text, box })
      }
    }
    return words
  }
  /** The paragraph that a piece of it is in. */
  const block = once((e): Element => {
    let n = e
    while (n.parentElement && getComputedStyle(n).display === 'inline') n = n.parentElement
    return n
  })
  /** A line's box is as high as its face may ever need; signs fill the middle of it. */
  const inked = ({ box }: Word) => ({
    top: box.top + box.height * 0.2,
    bottom: box.bottom - box.height * 0.2
  })
  const covers = ({ e, box }: Word): Element | null => {
    const x = (box.left + box.right) / 2
    const y = (box.top + box.bottom) / 2
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return null
    const above = document.elementFromPoint(x, y)
    return above && (above === e || e.contains(above) || above.contains(e)) ? null : above
  }

  /** In a row that is moved sideways by hand. */
  const rowed = once((e): boolean => {
    for (let n: Element | null = e; n; n = n.parentElement)
      if (/auto|scroll/.test(getComputedStyle(n).overflowX) && n.scrollWidth > n.clientWidth + 1)
        return n.closest('.page') !== null && !n.matches('.page')
    return false
  })
  /** A cheer for which its row has no room: none of it is seen, until all of them are asked for. */
  const beyond = once((e): boolean => {
    const [chip, row] = [e.closest('.cheer'), e.closest('.cheers-row')]
    return chip && row ? chip.getBoundingClientRect().top >= row.getBoundingClientRect().bottom : false
  })
  const words = wordsNow()
  for (const { e, text, box } of words) {
    if (!rowed(e) && (box.left < -EDGE || box.right > innerWidth + EDGE))
      bad.push(`beside the screen: ${text.slice(0, 28)}`)
    if (/^[a-z-]+(\.[\w/-]+)+$/.test(text) || /\{\w+\}/.test(text)) bad.push(`a key, not words: ${text}`)
    for (let n: Element | null = e; n && n !== document.body; n = n.parentElement) {
      const style = getComputedStyle(n)
      const frame = n.getBoundingClientRect()
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      const across =
        hides(style.overflowX) && (box.right > frame.right + EDGE || box.left < frame.left - EDGE)
      const down = hides(style.overflowY) && (box.bottom > frame.bottom + 3 || box.top < frame.top - 3)
      if (frame.width > 0 && (across || down)) {
        if (beyond(e)) break
        bad.push(`cut: ${text.slice(0, 28)}`)
        break
      }
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) break
    }
  }

  const rolls = (e: Element): boolean =>
    /auto|scroll/.test(getComputedStyle(e).overflowY) && e.scrollHeight > e.clientHeight + 1
  let scroller = [...document.querySelectorAll('.page')].find(shown) ?? document.documentElement
  while (!rolls(scroller) && scroller.parentElement) scroller = scroller.parentElement
  const before = scroller.scrollTop

  /** Half of it went under the bar that stays, as a page that was moved leaves it. */
  const goes = (a: Element, b: Element): boolean =>
    before > 0 && (a.closest('.top-bar') === null) !== (b.closest('.top-bar') === null)
  const seen = words.filter(word => covers(word) === null && !beyond(word.e))
  for (const [i, a] of seen.entries())
    for (const b of seen.slice(i + 1)) {
      const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left)
      const down = Math.min(inked(a).bottom, inked(b).bottom) - Math.max(inked(a).top, inked(b).top)
      if (across <= 2 || down <= 1) continue
      if (a.e === b.e || a.e.contains(b.e) || b.e.contains(a.e) || goes(a.e, b.e)) continue
      if (block(a.e) !== block(b.e))
        bad.push(`over one another: ${a.text.slice(0, 20)} / ${b.text.slice(0, 20)}`)
    }

  for (const e of top.querySelectorAll(
    '[role=button],[role=radio],[role=switch],[role=tab],[role=link],input'
  )) {
    const box = e.getBoundingClientRect()
    if (!shown(e) || box.width === 0 || e.closest('[aria-hidden=true]')) continue
    if (e.tagName === 'INPUT' ? box.height < 20 : box.height < LEAST - 0.5 || box.width < LEAST - 0.5)
      bad.push(`small: ${e.id} ${says(e)} ${Math.round(box.width)}×${Math.round(box.height)}`)
  }

  scroller.scrollTop = scroller.scrollHeight
  if (sheets.length === 0)
    for (const word of wordsNow()) {
      const above = covers(word)
      if (above?.closest('.page-foot') && !word.e.closest('.page-foot'))
        bad.push(`behind the foot: ${word.text.slice(0, 28)}`)
    }
  const bar = [...top.querySelectorAll('.top-bar')].find(shown)
  if (sheets.length === 0 && bar && bar.getBoundingClientRect().top < -1)
    bad.push('the way back scrolls away')
  scroller.scrollTop = before
  if (scroller.scrollWidth > innerWidth + 1)
    bad.push(`the page is wider than the screen: ${scroller.scrollWidth}`)
  return [...new Set(bad)]
}
