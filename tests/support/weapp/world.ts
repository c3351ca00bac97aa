import type { Emulator } from '@/emulator'
import { EVENING, startCloud, type TestCloud } from '../cloud'
import { type Dist, openDist } from './dist'
import { Phone, type PhoneOptions } from './phone'
import { hearRejections } from './rejections'
import type { Screen } from './screen'
import { Time, turn } from './time'
import { CloudLine } from './wx/cloud'

/** Longest that anything is waited for, in ms of the phones' time. */
const PATIENCE = 60_000

type Glass = (dist: Dist) => (phone: Phone) => Promise<Screen>

/** Some phones, one cloud and one time for all of them. */
export class World {
  readonly phones: Phone[] = []
  readonly time: Time

  private readonly ends: () => void

  /** Over a cloud that whoever made it closes. */
  constructor(
    readonly cloud: TestCloud,
    private readonly closeCloud = async () => undefined as void,
    readonly dist: Dist = openDist()
  ) {
    this.time = new Time(EVENING, ms => cloud.emulator.clock.advance(ms))
    this.ends = hearRejections((reason, promise) =>
      this.phones.some(({ logic }) => logic.realm.rejected(reason, promise))
    )
  }

  static async start(...options: Parameters<typeof startCloud>): Promise<World> {
    // First, so that no cloud is left running where there is no build to look at.
    const dist = openDist()
    const cloud = await startCloud(...options)
    return new World(cloud, () => cloud.emulator.close(), dist)
  }

  get emulator(): Emulator {
    return this.cloud.emulator
  }

  /** A phone of somebody whose openid is that name. */
  phone(name: string, options: PhoneOptions & { cloudless?: boolean } = {}, glass?: Glass): Phone {
    const line = options.cloudless ? null : new CloudLine(this.emulator, name)
    const { dist, time } = this
    const screen = glass?.(dist)
    const allow = (template: string) => this.emulator.messages.allow(name, template)
    const phone = new Phone({ dist, time, name, line, allow, ...(screen ? { screen } : {}) }, options)
    this.phones.push(phone)
    return phone
  }

  async settle(): Promise<void> {
    for (const phone of this.phones) await phone.settle()
  }

  /**
   * Resolves as soon as it holds. Time passes only while nothing is on its way, from one timer to the next; the test
   * fails when nothing more can happen, or when a minute has passed.
   */
  async until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
    const end = this.time.now() + PATIENCE
    for (;;) {
      await turn()
      if (await holds()) return
      await this.settle()
      if (await holds()) return
      const step = this.time.next()
      if (step === null || this.time.now() + step > end) {
        const texts = await Promise.all(
          this.phones.slice(-4).map(async phone => `${phone.route()}: ${await phone.text()}`)
        )
        throw new Error(`never: ${what}\n${texts.join('\n')}\n${this.wrongs().join('\n')}`)
      }
      await this.time.advance(step)
    }
  }

  /** Resolves when a page is on top and drawn, and the one before it is at rest. */
  async page(phone: Phone, name: string): Promise<void> {
    await this.until(`the page ${name}`, async () => {
      return phone.route() === `pages/${name}/index` && (await phone.has('.page'))
    })
    await phone.settle()
  }

  wrongs(): readonly string[] {
    return this.phones.flatMap(phone => phone.wrongs())
  }

  /** Ends all of it. Fails if anything went wrong on any of its phones that no test looked at. */
  async close(): Promise<void> {
    await turn()
    const wrongs = this.wrongs()
    this.ends()
    for (const phone of this.phones) await phone.close()
    await this.closeCloud()
    if (wrongs.length > 0) throw new Error(`on a phone of this test: ${wrongs.join('\n')}`)
  }
}
