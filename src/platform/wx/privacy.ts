import type { Log, Privacy } from '../ports'
import { api, guarded, succeeds } from './api'
import type { MuteBook } from './mute'

/** What WeChat says has to be agreed to; null: nothing, or it cannot say. */
const contract = (): Promise<string | null> =>
  new Promise(resolve => {
    const ask = api().getPrivacySetting
    if (!ask) return resolve(null)
    guarded(() => {
      ask({
        success: ({ needAuthorization, privacyContractName }) =>
          resolve(needAuthorization === true ? (privacyContractName ?? '') : null),
        fail: () => resolve(null)
      })
      return true
    }, false) || resolve(null)
  })

/**
 * Consent is given with the button that takes a seat, which says what for, and nowhere else: when WeChat finds it
 * missing later, in the middle of somebody's turn, it hears no at once and shows no dialog.
 */
export function wxPrivacy(book: MuteBook, log: Log): Privacy {
  guarded(() => api().onNeedPrivacyAuthorization?.(answer => answer({ event: 'disagree' })), undefined)
  return {
    pending: async () => (book.today() === null ? contract() : null),
    agree() {
      book.forget()
      log.note('app/privacy-agreed')
    },
    decline() {
      book.write('refused')
      log.note('app/privacy-declined')
    },
    again: book.forget,
    read: () => void succeeds(ways => api().openPrivacyContract?.(ways))
  }
}
