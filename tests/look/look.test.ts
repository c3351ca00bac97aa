import { axeFaults } from '../support/axe'
import { measure } from '../support/measure'
import { openidOf, type Phone, startWeb, type Web } from '../support/web'
import { STAGES, type Stage } from './stages'

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

/** With `SHOTS=1` these are kept as pictures: `dist/shots/look-CORNER-STATE.png`. */
const CORNERS: Readonly<Record<string, readonly [language: string, ...Show]>> = process.env.SHOTS
  ? {
      base: ['zh-CN', 'light', 16, 390, 844],
      worst: ['nan', 'dark', 26, 320, 640],
      english: ['en', 'light', 16, 430, 932],
      dark: ['zh-TW', 'dark', 16, 390, 844]
    }
  : {}

async function show(phone: Phone, [theme, font, width, height]: Show): Promise<void> {
  await phone.page.emulateMedia({ colorScheme: theme })
  await phone.page.setViewportSize({ width, height })
  await letters(phone, font)
  await still(phone)
}
/** From this size of letters on a page gives the table less room. */
const LARGE = 21

let web: Web
beforeAll(async () => {
  web = await startWeb()
})
afterAll(() => web.close())

/** A phone comes up anew in that language, as its settings have it. */
async function speak(phone: Phone, stage: Stage, language: string): Promise<void> {
  await phone.page.evaluate(
    ([key, text]) => localStorage.setItem(key!, text!),
    [`bobing/${openidOf(phone.me)}/settings`, JSON.stringify({ language })]
  )
  await phone.page.reload()
  await phone.page.locator(stage.shows).first().waitFor()
  await stage.again?.(phone)
}

/** Letters of that size, as a reload with the system's size would show them. */
const letters = ({ page }: Phone, font: number) =>
  page.evaluate(
    ([size, large]) => {
      document.documentElement.style.fontSize = `${size}px`
      for (const e of document.querySelectorAll('.page')) e.classList.toggle('large-type', size! >= large!)
    },
    [font, LARGE]
  )

/** Everything has its place: what slid in lies still, what comes and goes for ever counts as it stands. */
const still = ({ page }: Phone) =>
  page.evaluate(async () => {
    await Promise.all([...document.images].map(image => image.decode().catch(() => undefined)))
    for (const motion of document.getAnimations())
      if (motion.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) motion.finish()
  })

test.each(STAGES.map(stage => [stage.name, stage] as const))(
  '%s: in every language, theme, size of letters and width nothing is cut, covered or too small',
  async (name, stage) => {
    const phone = await stage.reach(web, `look-${name}`)
    const found: Record<string, string[]> = {}
    for (const language of LANGUAGES) {
      await speak(phone, stage, language)
      for (const way of SHOWS) {
        await show(phone, way)
        for (const fault of await phone.page.evaluate(measure)) {
          found[fault] ??= []
          found[fault].push(`${language} ${way.join(' ')}`)
        }
      }
      for (const [corner, [spoken, ...way]] of Object.entries(CORNERS))
        if (spoken === language) {
          await show(phone, way)
          await phone.page.screenshot({ path: `dist/shots/look-${corner}-${name}.png` })
        }
    }
    await speak(phone, stage, 'zh-CN')
    await letters(phone, 16)
    await still(phone)
    for (const theme of THEMES) {
      await phone.page.emulateMedia({ colorScheme: theme })
      for (const fault of await axeFaults(phone)) {
        found[fault] ??= []
        found[fault].push(theme)
      }
    }
    expect(found).toEqual({})
    expect(phone.problems.filter(line => !line.includes('net::ERR'))).toEqual([])
  }
)
