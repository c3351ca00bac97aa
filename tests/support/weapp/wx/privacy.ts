import type { Core } from './core'
import { Failed } from './core'

/**
 * What stands between the program and a privacy interface: consent given; not asked yet (WeChat's own sheet comes up);
 * refused; not declared in the console; the interface banned; a WeChat that knows nothing of it.
 */
export type Consent = 'agreed' | 'unasked' | 'refused' | 'undeclared' | 'banned' | 'old'

type Resolve = (answer: { event: string; buttonId?: string }) => void
type Asked = (resolve: Resolve) => void

export class Privacy {
  /** how often WeChat's own sheet came up, in the middle of whatever it was */
  sheets = 0
  private asked: Asked | null = null

  constructor(public consent: Consent) {}

  /** Who is asked instead of WeChat's own sheet coming up. */
  readonly hear = (asked: Asked) => {
    this.asked = asked
  }

  /** Uses a privacy interface: refused as WeChat refuses it. */
  use(api: string): void {
    if (this.consent === 'undeclared')
      throw new Failed('api scope is not declared in the privacy agreement', { errno: 112 })
    if (this.consent === 'banned') throw new Failed(`${api}:fail api is banned`, { errno: 3 })
    if (this.consent === 'unasked') this.ask()
    if (this.consent === 'unasked' || this.consent === 'refused')
      throw new Failed('privacy permission is not authorized', { errno: 104 })
  }

  private ask(): void {
    if (!this.asked) {
      this.sheets += 1
      return
    }
    this.asked(({ event }) => {
      if (event === 'agree') this.agree()
    })
  }

  /** The person taps WeChat's button of agreement. */
  agree(): void {
    if (this.consent === 'unasked' || this.consent === 'refused') this.consent = 'agreed'
  }
}

export function privacy(core: Core, state: Privacy) {
  if (state.consent === 'old') return {}
  return {
    getPrivacySetting: core.way('getPrivacySetting', () => ({
      needAuthorization: state.consent === 'unasked' || state.consent === 'refused',
      privacyContractName: '《小程序用户隐私保护指引》'
    })),
    requirePrivacyAuthorize: core.way('requirePrivacyAuthorize', () => state.use('requirePrivacyAuthorize')),
    openPrivacyContract: core.way('openPrivacyContract'),
    onNeedPrivacyAuthorization: state.hear
  }
}
