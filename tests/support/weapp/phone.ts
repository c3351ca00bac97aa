import type { MotionSample } from '@/motion'
import type { Data } from './bridge'
import { cssOf } from './compile'
import type { Dist } from './dist'
import { jsdomScreen } from './jsdom'
import { BridgeLog } from './log'
import { type Entry, Logic } from './logic'
import type { Screen } from './screen'
import { type Time, turn } from './time'
import { makeWx } from './wx'
import { type CloudLine, cloud } from './wx/cloud'
import { Core } from './wx/core'
import { clipboard, type Device, device, IPHONE } from './wx/device'
import { type Accelerometer, motion, type Sensor } from './wx/motion'
import { type Consent, Privacy, privacy } from './wx/privacy'
import { RandomBytes, random } from './wx/random'
import { type Player, sound } from './wx/sound'
import { storage } from './wx/storage'
import { type Said, subscribe } from './wx/subscribe'
import { ui } from './wx/ui'

export interface PhoneOptions {
  readonly device?: Partial<Device>
  readonly sensor?: Sensor
  readonly consent?: Consent
  /** members of wx that this phone does not have */
  readonly absent?: readonly string[]
  /** what an earlier life of the program left on it */
  readonly kept?: Map<string, string>
}

/** What an old WeChat has no word of. */
const PRIVACY = [
  'getPrivacySetting',
  'requirePrivacyAuthorize',
  'openPrivacyContract',
  'onNeedPrivacyAuthorization'
]

interface Needs {
  readonly dist: Dist
  readonly time: Time
  readonly name: string
  /** null: no cloud in this WeChat */
  readonly line: CloudLine | null
  /** WeChat may send the person one message of that template */
  readonly allow: (template: string) => void
  /** in jsdom if left out */
  readonly screen?: (phone: Phone) => Promise<Screen>
}

/** One person's phone with the built program on it. */
export class Phone {
  readonly log = new BridgeLog()
  readonly problems: string[] = []
  /** members of wx that were read and are not faked */
  readonly unknown = new Set<string>()
  /** what was handed over to be shared, in order */
  readonly shared: Data[] = []
  readonly kept: Map<string, string>
  readonly accelerometer: Accelerometer = { started: false, starts: [], stops: 0 }
  /** audio objects that are not destroyed */
  readonly players = new Set<Player>()
  readonly privacy: Privacy
  readonly random: RandomBytes
  readonly core: Core
  readonly logic: Logic
  sensor: Sensor
  /** what the person says to a sheet that asks about messages */
  says: Said = 'accept'
  screen!: Screen
  private entry: Required<Entry> = { path: '', query: {}, scene: 1001 }

  constructor(
    private readonly needs: Needs,
    options: PhoneOptions = {}
  ) {
    const { dist, time, name, line } = needs
    const onProblem = (text: string) => void this.problems.push(text)
    this.kept = options.kept ?? new Map()
    this.sensor = options.sensor ?? 'works'
    this.privacy = new Privacy(options.consent ?? 'agreed')
    this.random = new RandomBytes(name)
    const core = new Core(time, onProblem)
    this.core = core
    const members = {
      ...storage(core, this.kept),
      ...device(core, { ...IPHONE, ...options.device }, () => ({ ...this.entry })),
      ...clipboard(core, api => this.privacy.use(api)),
      ...motion(core, () => this.sensor, this.accelerometer, this.privacy),
      ...privacy(core, this.privacy),
      ...random(core, this.random),
      ...sound(core, this.players, file => dist.files.includes(file)),
      ...ui(core, () => this.logic),
      ...subscribe(core, {
        isTap: () => this.logic.tapped,
        said: () => this.says,
        onYes: template => needs.allow(template)
      }),
      ...cloud(core, line),
      env: { USER_DATA_PATH: 'wxfile://usr' }
    }
    const absent = [
      ...(options.absent ?? []),
      ...(this.sensor === 'absent' ? ['startAccelerometer'] : []),
      ...(this.privacy.consent === 'old' ? PRIVACY : [])
    ]
    const wx = makeWx(members, absent, this.unknown)
    this.logic = new Logic(
      {
        ...{ dist, time, wx, onProblem },
        log: this.log,
        onShare: card => void this.shared.push(card),
        onOpenType: type => {
          if (type === 'agreePrivacyAuthorization') this.privacy.agree()
        }
      },
      route => cssOf(dist, `${route}.wxss`)
    )
  }

  get line(): CloudLine {
    if (!this.needs.line) throw new Error('this phone has no cloud')
    return this.needs.line
  }

  /** A cold start, at the first page if no way in is said. */
  async launch(entry: Entry = {}): Promise<void> {
    const { dist, time, screen } = this.needs
    this.screen = await (screen?.(this) ?? jsdomScreen(dist, time, () => this.logic))
    const first = dist.app.pages[0] ?? ''
    this.entry = { path: entry.path ?? first, query: entry.query ?? {}, scene: entry.scene ?? 1001 }
    this.logic.launch(this.screen, this.entry)
    await this.settle()
  }

  /** Whether something is on its way to the cloud. */
  get busy(): boolean {
    return this.needs.line?.busy ?? false
  }

  /** Resolves when nothing is on its way any more and all of it is on the screen. No time passes. */
  async settle(): Promise<void> {
    for (let quiet = 0; quiet < 4; quiet++) {
      await turn()
      await this.screen.idle()
      while (this.busy) {
        await this.line.moved()
        quiet = 0
      }
      await this.needs.line?.caughtUp()
    }
  }

  /** The back key, or a finger from the edge of the screen. */
  async back(): Promise<void> {
    this.logic.back()
    await this.settle()
  }

  tap = (selector: string) => this.screen.tap(selector)

  read<T, A>(look: (page: HTMLElement, about: A) => T, about: A): Promise<T> {
    return this.screen.read(look, about)
  }

  text = () => this.read(page => page.textContent ?? '', null)

  has = (selector: string) => this.read((page, wanted) => page.querySelector(wanted) !== null, selector)

  route = () => this.logic.top.route

  hide(): void {
    this.logic.hide()
    this.core.emit('AppHide', {})
  }

  show(entry?: Entry): void {
    const elsewhere = entry?.path !== undefined
    if (elsewhere) this.entry = { path: '', query: {}, scene: 1007, ...entry } as Required<Entry>
    this.core.emit('AppShow', this.entry)
    this.logic.show(this.entry, elsewhere)
  }

  /**
   * The hand moves: time passes from sample to sample, and each is delivered while the sensor runs. In g. What is on its
   * way to the cloud takes no time, however slow the machine is.
   */
  async feel(samples: readonly MotionSample[]): Promise<void> {
    const { time } = this.needs
    const from = time.now()
    for (const { x, y, z, t } of samples) {
      if (this.busy) await this.settle()
      await time.advance(Math.max(0, from + t - time.now()))
      if (this.accelerometer.started) this.core.emit('AccelerometerChange', { x, y, z })
    }
    await this.settle()
  }

  /** How many listen to the accelerometer. */
  get listeners(): number {
    return this.core.count('AccelerometerChange')
  }

  /** All that may not have happened on this phone by the end of a test. */
  wrongs(): readonly string[] {
    return [
      ...this.problems,
      ...this.screen.problems,
      ...[...this.unknown].map(name => `wx.${name} is read, and no such member is faked`)
    ]
  }

  async close(): Promise<void> {
    this.needs.line?.close()
    await this.screen.shut()
  }
}
