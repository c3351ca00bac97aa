import { axeFaults } from '../support/axe'
import { measure } from '../support/measure'
import { openidOf, type Phone, startWeb, type Web } from '../support/web'
import { STAGES, type Stage } from './stages'

const LANGUAGES = ['zh-CN', 'zh-TW', 'nan', 'en'] as const
const THEMES = ['light', 'dark'] as const
const FONTS = [16, 26] as const
const WIDTHS = [
  [320, 640],
  [430, 932]
] as const
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
      for (const theme of THEMES)
        for (const font of FONTS)
          for (const [width, height] of WIDTHS) {
            await phone.page.emulateMedia({ colorScheme: theme })
            await phone.page.setViewportSize({ width, height })
            await letters(phone, font)
            await still(phone)
            for (const fault of await phone.page.evaluate(measure)) {
              found[fault] ??= []
              found[fault].push(`${language} ${theme} ${font} ${width}`)
            }
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
