import type { Core } from './core'
import { Failed } from './core'

/**
 * What stands between the program and a privacy interface: consent given; not asked yet (WeChat's own sheet comes up);
 * refused; not declared in the console; the interface banned; a WeChat that knows nothing of it.
 */
export type Consent = 'agreed' | 'unasked' | 'refused' | 'undeclared' | 'banned' | 'old'

type Resolve = (answer: { event: string; buttonId?: string }) => void

export class Privacy {
  /** how often WeChat's own sheet came up */
  sheets = 0

  constructor(public consent: Consent) {}

  /** Uses a privacy interface: refused as WeChat refuses it. */
  use(api: string): void {
    if (this.consent === 'unasked') {
      this.sheets += 1
      throw new Failed('privacy permission is not authorized', { errno: 104 })
    }
    if (this.consent === 'refused') throw new Failed('privacy permission is not authorized', { errno: 104 })
    if (this.consent === 'undeclared')
      throw new Failed('api scope is not declared in the privacy agreement', { errno: 112 })
    if (this.consent === 'banned') throw new Failed(`${api} is banned`, { errno: 3 })
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
    onNeedPrivacyAuthorization: (_: (resolve: Resolve) => void) => undefined
  }
}
