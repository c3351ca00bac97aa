import { measure } from '../../support/measure'
import type { Glass } from '../../support/weapp/chromium'
import { onGlass } from '../../support/weapp/stand'
import { begin, prepare, ready, shownBy, tableOf, told } from '../../support/weapp/table'
import type { World } from '../../support/weapp/world'

/** The smallest phone there is. */
const SMALL = { width: 320, height: 640 }
const LEAST = 44

let world: World
let glass: Glass
onGlass(made => {
  ;({ world, glass } = made)
})

/** What that element says, and how it lies on the glass. */
const seenAt = (selector: string) => {
  const e = document.querySelector(selector)
  const box = e?.getBoundingClientRect()
  return {
    text: e?.textContent ?? '',
    inside: !!box && box.top >= 0 && box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight,
    width: box?.width ?? 0,
    height: box?.height ?? 0
  }
}

test.each([17, 22, 26])(
  'C12 letters of %i px on a small phone: every word of a table is whole, and a thumb finds the button',
  async font => {
    const names = [`letters-${font}`, `letters-${font}-guest`]
    const { id, query } = await tableOf(world, names)
    await begin(world, id, names[0]!)
    const device = { ...SMALL, font, statusBar: 20 }
    const phone = world.phone(names[0]!, { device }, glass.of(SMALL))
    await phone.launch({ path: 'pages/table/index', query, scene: 1007 })
    await ready(world, phone)
    await phone.settle()
    const page = glass.pages.at(-1)!
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${font}px`)
    expect(await page.evaluate(measure)).toEqual([])
    const button = await page.evaluate(seenAt, '#throw')
    expect(button).toMatchObject({ inside: true })
    expect(Math.min(button.width, button.height)).toBeGreaterThanOrEqual(LEAST)

    await prepare(world, id, phone, 0, 'chajinhua')
    await phone.tap('#throw')
    await told(world, phone)
    await world.until('the board', async () => (await shownBy(phone)).stock !== null)
    await phone.settle()
    expect(await phone.text()).toContain('插金花')
    expect(await page.evaluate(measure)).toEqual([])
    expect(phone.wrongs()).toEqual([])
  }
)
