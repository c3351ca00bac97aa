import { axeFaults } from '../support/axe'
import { measure } from '../support/measure'
import { sheet } from '../support/sheet'
import { tagged } from '../support/tagged'
import { openidOf, type Phone, startWeb, type Web } from '../support/web'
import type { Stage } from './stages'

// Chinese first: a phone comes up in it.
const LANGUAGES = ['zh-CN', 'zh-TW', 'nan', 'en'] as const
const THEMES = ['light', 'dark'] as const
const FONTS = [16, 26] as const
const SIZES = [
  [320, 568],
  [320, 640],
  [430, 932]
] as const
type Show = readonly [theme: (typeof THEMES)[number], font: number, width: number, height: number]

/** How a page can be shown. `LONG=1` shows it in every way, else the letters and sizes that try a page most. */
const SHOWS: readonly Show[] = process.env.LONG
  ? THEMES.flatMap(theme => FONTS.flatMap(font => SIZES.map(size => [theme, font, ...size] as const)))
  : [
      ['light', 16, 320, 568],
      ['dark', 26, 320, 640],
      ['dark', 16, 430, 932],
      ['light', 26, 430, 932]
    ]

/**
 * With `SHOTS=1` these are kept as pictures: `dist/shots/look-CORNER-STATE.png`, a page's end as `…-end.png`, and sheets of
 * them all as `look-CORNER-1.png`, `-2` …
 */
const CORNERS: Readonly<Record<string, readonly [language: string, ...Show]>> = process.env.SHOTS
  ? {
      base: ['zh-CN', 'light', 16, 390, 844],
      worst: ['nan', 'dark', 26, 320, 640],
      english: ['en', 'light', 16, 430, 932],
      dark: ['zh-TW', 'dark', 16, 390, 844]
    }
  : {}

/** So many pictures on one sheet. */
const SHEET = 8

async function show({ page }: Phone, [colorScheme, font, width, height]: Show): Promise<void> {
  await Promise.all([page.emulateMedia({ colorScheme }), page.setViewportSize({ width, height })])
  await page.evaluate(still, [font, LARGE] as const)
}

/** From this size of letters on a page gives the table less room. */
const LARGE = 21

/** A phone comes up anew at that address in that language, as its settings have it. */
async function speak(phone: Phone, language: string, address: string): Promise<void> {
  await phone.page.evaluate(
    ([key, text]) => localStorage.setItem(key!, text!),
    [`bobing/${openidOf(phone.me)}/settings`, JSON.stringify({ language })]
  )
  await phone.page.goto('about:blank')
  await phone.page.goto(address)
}

/**
 * Runs in the page: letters have that size, as a reload with the system's size would show them, and everything has its
 * place: what slid in lies still, what comes and goes for ever counts as it stands.
 */
async function still([size, large]: readonly [size: number, large: number]): Promise<void> {
  document.documentElement.style.fontSize = `${size}px`
  for (const e of document.querySelectorAll('.page')) e.classList.toggle('large-type', size >= large)
  await Promise.all([...document.images].map(image => image.decode().catch(() => undefined)))
  for (const motion of document.getAnimations())
    if (motion.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) motion.finish()
}

/** Names of cakes stand side by side on the board: px between two of them, or they are read as one. */
const apart = () => {
  const LEAST = 2
  const words = [...document.querySelectorAll('.board-rank')].map(e => {
    const range = document.createRange()
    range.selectNodeContents(e)
    return { text: e.textContent, box: range.getBoundingClientRect() }
  })
  return words.flatMap(({ text, box }, i) => {
    const after = words[i + 1]
    return after && box.width > 0 && after.box.left - box.right < LEAST
      ? [`read as one: ${text} / ${after.text}`]
      : []
  })
}

/**
 * Nobody's name lies on another's face or name; but in a crowd a short one is whole, and the host's word beside one. What
 * stands in place of whose turn it is covers no face, nor the gold round it.
 */
const seated = () => {
  const SHORT = 3
  /** px of gold round the face of who is on */
  const GOLD = 5
  const cut = [...document.querySelectorAll('.ring:not(.ring-crowd) .seat-name')].flatMap(e => {
    const said = e.textContent ?? ''
    return e.scrollWidth > e.clientWidth && ([...said].length <= SHORT || said.includes('·')) ? [said] : []
  })
  const seats = [...document.querySelectorAll('.ring .seat')].map(e => ({
    text: e.querySelector('.seat-name')!.textContent,
    name: e.querySelector('.seat-name')!.getBoundingClientRect(),
    face: e.querySelector('.seat-ring')!.getBoundingClientRect(),
    gold: e.classList.contains('seat-turn') ? GOLD : 0
  }))
  const away = (at: number, from: number, to: number) => Math.max(from - at, 0, at - to)
  const onFace = (name: DOMRect, face: DOMRect) => {
    const [x, y, r] = [face.left + face.width / 2, face.top + face.height / 2, face.width / 2]
    return Math.hypot(away(x, name.left, name.right), away(y, name.top, name.bottom)) < r - 1
  }
  const onName = (a: DOMRect, b: DOMRect) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
  const over = seats.flatMap(({ text, name }, i) =>
    seats
      .filter((other, n) => n !== i && (onFace(name, other.face) || (n > i && onName(name, other.name))))
      .map(other => `the name ${text} lies on ${other.text}`)
  )
  const line = document.querySelector('.page:not(.large-type) :is(.news-other, .over-ring .banner)')
  const news = line?.getBoundingClientRect()
  const under = seats.filter(({ face, gold }) => news && face.top - gold < news.bottom - 1)
  return [
    ...cut.map(said => `the name ${said} is cut`),
    ...under.map(({ text }) => `the face of ${text} is under the news`),
    ...over
  ]
}

/** The first page has no empty band: between its words and what follows them there is less than a seventh of it. */
const filling = () => {
  const words = [...document.querySelectorAll('.home-headline, .home-line')].filter(
    e => e.getClientRects().length > 0
  )
  const end = words.at(-1)?.getBoundingClientRect().bottom
  const next = document.querySelector('.home ~ * .banner, .home ~ .page-body, .home ~ .page-foot')
  const gap = end !== undefined && next ? next.getBoundingClientRect().top - end : 0
  return gap > innerHeight / 7 ? [`an empty band of ${Math.round(gap)} px`] : []
}

/** A name is on one line wherever a line can hold it. */
const whole = () =>
  [...document.querySelectorAll<HTMLElement>('.door-title .phrase .phrase, .result-row-name')].flatMap(e => {
    const before = e.offsetHeight
    const room = Math.min(
      Number.parseFloat(getComputedStyle(e).maxWidth) || Number.POSITIVE_INFINITY,
      e.closest<HTMLElement>('.door-words, .result-row')!.clientWidth
    )
    e.style.cssText += 'white-space:nowrap;max-width:none'
    const [wide, high] = [e.offsetWidth, e.offsetHeight]
    e.style.whiteSpace = e.style.maxWidth = ''
    return high < before && wide <= room ? [`a name in two: ${e.textContent}`] : []
  })

/** A button that is alone in its row has all of it. */
const filled = () =>
  [...document.querySelectorAll<HTMLElement>('.acts')].flatMap(row => {
    const frame = row.parentElement!
    const { paddingLeft, paddingRight } = getComputedStyle(frame)
    const room = frame.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    const [only, second] = row.querySelectorAll<HTMLElement>('.button')
    return only && !second && only.offsetWidth < room - 1 ? [`half a row: ${only.textContent}`] : []
  })

/** A picture is as high as it is, not cut to a box. */
const uncut = () =>
  [...document.querySelectorAll<HTMLImageElement>('.keepsake-picture img')].flatMap(image => {
    const frame = image.closest<HTMLElement>('.keepsake-picture')!
    const high = (frame.clientWidth * image.naturalHeight) / image.naturalWidth
    return Math.abs(frame.clientHeight - high) > 2
      ? [`a picture is cut: ${frame.clientHeight} of ${high}`]
      : []
  })

/** A cheer is in its row with all of it, or with nothing of it; and what a field hints at fits the field. */
const inSight = () => {
  const cut = [...document.querySelectorAll('.cheers-row .cheer')].filter(e => {
    const [chip, row] = [e, e.parentElement!].map(each => each.getBoundingClientRect()) as [DOMRect, DOMRect]
    if (chip.width === 0 || chip.top >= row.bottom) return false
    const [left, right] = [Math.max(0, row.left), Math.min(innerWidth, row.right)]
    return chip.left < left || chip.right > right || chip.bottom > row.bottom
  })
  const hints = [...document.querySelectorAll('input')].filter(input => {
    const pen = document.createElement('canvas').getContext('2d')!
    const { font } = getComputedStyle(input, '::placeholder')
    pen.font = font
    return input.value === '' && pen.measureText(input.placeholder).width > input.clientWidth
  })
  return [
    ...cut.map(e => `a cheer is cut: ${e.textContent}`),
    ...hints.map(input => `a hint is cut: ${input.placeholder}`)
  ]
}

/** What is said over a page, and over a sheet, is bold. */
const thin = () =>
  [...document.querySelectorAll('.call, .headline, .sheet-title')]
    .filter(e => Number(getComputedStyle(e).fontWeight) < 600)
    .map(e => `a headline is thin: ${e.textContent}`)

/** What is looked for, in this order: each runs in the page, and leans on nothing outside. */
const LOOKS = [measure, tagged, apart, seated, filling, whole, filled, uncut, inSight, thin]

/** All that these find, in one visit to the page. */
const faultsOf = ({ page }: Phone) =>
  page.evaluate<string[]>(`[${LOOKS.map(look => `(${look})()`).join(',')}].flat()`)

/** What rolls is shown from its other end; false: all of it has been seen. */
const rolled = ({ page }: Phone) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.sheet-body, .pass, .dark, .page, .page-body, .taro_page')]
    const [box] = [...boxes, document.documentElement].filter(
      e => e.clientHeight > 0 && e.scrollHeight > e.clientHeight + 8
    )
    box?.scrollTo(0, box.scrollHeight)
    return box !== undefined
  })

/** Every state that these stages have, in every way that it can be shown: what is wrong with it. */
export class Looking {
  private web!: Web
  private readonly taken = new Map<string, string[]>()

  async start(): Promise<void> {
    this.web = await startWeb()
  }

  async close(name: string): Promise<void> {
    for (const [corner, pictures] of this.taken)
      for (let i = 0; i < pictures.length; i += SHEET) {
        const phone = await this.web.phone('sheet')
        await sheet(phone.page, `look-${corner}-${name}-${i / SHEET + 1}`, pictures.slice(i, i + SHEET))
        await phone.context.close()
      }
    await this.web.close()
  }

  private async take(phone: Phone, picture: string, corner: string): Promise<void> {
    const all = this.taken.get(corner) ?? []
    this.taken.set(corner, all)
    await phone.page.screenshot({ path: `dist/shots/${picture}.png` })
    all.push(picture)
    if (!(await rolled(phone))) return
    await phone.page.screenshot({ path: `dist/shots/${picture}-end.png` })
    all.push(`${picture}-end`)
  }

  /** @returns what is wrong, and in which ways of showing it; {} is as it should be */
  async at(stage: Stage): Promise<Readonly<Record<string, readonly string[]>>> {
    const phone = await stage.reach(this.web, `look-${stage.name}`)
    const address = phone.page.url()
    const found: Record<string, string[]> = {}
    const note = (faults: readonly string[], way: string) => {
      for (const fault of faults) {
        found[fault] ??= []
        found[fault].push(way)
      }
    }
    for (const language of LANGUAGES) {
      if (language !== LANGUAGES[0]) await speak(phone, language, address)
      await phone.page.locator(stage.shows).first().waitFor()
      await stage.again?.(phone)
      for (const way of SHOWS) {
        await show(phone, way)
        note(await faultsOf(phone), `${language} ${way.join(' ')}`)
      }
      for (const [corner, [spoken, ...way]] of Object.entries(CORNERS))
        if (spoken === language) {
          await show(phone, way)
          await this.take(phone, `look-${corner}-${stage.name}`, corner)
        }
      if (language === LANGUAGES[0])
        for (const theme of THEMES) {
          await show(phone, [theme, 16, 430, 932])
          note(await axeFaults(phone), theme)
        }
    }
    note(
      phone.problems.filter(line => !line.includes('net::ERR')),
      'said by the browser'
    )
    await phone.context.close()
    return found
  }
}
