import type { Phone } from './web'

/** Nothing sticks out sideways, and no button is lower than a thumb needs it. */
export async function fits({ page }: Phone) {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
  const low = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[role=button]')]
      .filter(e => e.offsetParent !== null && Math.round(e.getBoundingClientRect().height * 100) < 4400)
      .map(e => `${e.id} ${e.textContent} ${e.getBoundingClientRect().height}`)
  )
  expect(low).toEqual([])
}
