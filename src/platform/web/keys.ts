const TAPPED = '[role=button],[role=radio],[role=switch],[role=link]'

/** Who plays by keyboard: return and space do what a tap does to the button that has the focus. */
export function keysTap(page: Document): void {
  page.addEventListener('keydown', event => {
    const at = event.target
    if ((event.key !== 'Enter' && event.key !== ' ') || event.repeat) return
    if (!(at instanceof HTMLElement) || !at.matches(TAPPED)) return
    event.preventDefault()
    at.click()
  })
}
