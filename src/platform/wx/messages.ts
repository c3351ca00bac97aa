import type { Messages } from '../ports'
import { api, guarded } from './api'

/** WeChat answers for each template: accept, or accept with a sound; reject, ban or filter. */
const isYes = (said: string | undefined): boolean => said?.startsWith('accept') === true

/** WeChat's sheet that asks for one message; it comes up in a tap and nowhere else. null: this WeChat has none. */
export function wxMessages(): Messages | null {
  if (typeof guarded(() => api().requestSubscribeMessage, undefined) !== 'function') return null
  return {
    ask: template =>
      new Promise(resolve => {
        guarded(() => {
          api().requestSubscribeMessage!({
            tmplIds: [template],
            success: said => resolve(isYes(said[template])),
            fail: () => resolve(false)
          })
          return true
        }, false) || resolve(false)
      })
  }
}
