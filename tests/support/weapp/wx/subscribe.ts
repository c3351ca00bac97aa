import type { Core } from './core'
import { Failed } from './core'

/** What the person says to WeChat's sheet; `ban`: the template is banned; `fail`: they switched all messages off. */
export type Said = 'accept' | 'reject' | 'ban' | 'fail'

interface Sheet {
  /** a tap of the person is being handled: WeChat shows its sheet then and at no other time */
  readonly isTap: () => boolean
  readonly said: () => Said
  /** WeChat may send one message of that template */
  readonly onYes: (template: string) => void
}

/** WeChat's sheet that asks about messages of some templates. */
export function subscribe(core: Core, { isTap, said, onYes }: Sheet) {
  return {
    requestSubscribeMessage(options: { tmplIds?: string[] } = {}) {
      const tapped = isTap()
      const ask = core.way<typeof options>('requestSubscribeMessage', ({ tmplIds = [] }) => {
        if (!tapped) throw new Failed('can only be invoked by user TAP gesture.')
        const answer = said()
        if (answer === 'fail') throw new Failed('The main switch is switched off', { errCode: 20004 })
        if (answer === 'accept') for (const template of tmplIds) onYes(template)
        return Object.fromEntries(tmplIds.map(id => [id, answer]))
      })
      return ask(options)
    }
  }
}
