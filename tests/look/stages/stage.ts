import type { Phone, Web } from '../../support/web'

/** A state of the program on one phone, that a reload of its page brings back. */
export interface Stage {
  readonly name: string
  /** Brings a phone there; its person is called as the stage is. */
  reach(web: Web, me: string): Promise<Phone>
  /** what is to be seen before anything is measured */
  readonly shows: string
  /** what a reload does not bring back: a sheet to be opened, a word to be typed, a throw that is told */
  again?(phone: Phone): Promise<void>
}

/** A page that needs nothing but its address. */
export const page = (name: string, at: string, shows: string, again?: Stage['again']): Stage => ({
  name,
  shows,
  reach: (web, me) => web.phone(me, at),
  ...(again ? { again } : {})
})

/** The phone shows another page of the same program, come to as by a link. */
export async function visit(web: Web, phone: Phone, at: string): Promise<void> {
  await phone.page.goto('about:blank')
  await phone.page.goto(`${web.url}/?me=${phone.me}#${at}`)
}

/** The cloud is out of reach of this phone, for as long as it is on. */
const cutOff = async ({ page: at }: Phone) => {
  await at.route(/\/call\//, route => route.abort())
  await at.routeWebSocket(/.*/, socket => socket.close())
}

/** A page whose phone cannot reach the cloud. */
export const alone = (name: string, at: string, shows: string): Stage => ({
  name,
  shows,
  async reach(web, me) {
    const phone = await web.phone(me, '/pages/more/rules/index')
    await cutOff(phone)
    await visit(web, phone, at)
    return phone
  }
})

/** What has been tapped, the `nth` of its kind from 0, brings `then`. */
export const tapped =
  (id: string, nth: number, then: string) =>
  async ({ page: at }: Phone) => {
    await at.locator(id).nth(nth).tap()
    await at.locator(then).waitFor()
  }

/** Pages that are like another one but for a line or a sheet: measured where there is time for it. */
export const inLong = (stages: readonly Stage[]) => (process.env.LONG === '1' ? stages : [])
