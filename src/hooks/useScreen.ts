import { useMemo, useState } from 'react'
import { route } from '@/platform'
import { useClient } from './client'
import { useStore } from './useStore'

type Instead =
  | {
      readonly kind: 'outdated' | 'update'
      readonly onRenew: (() => void) | null
      readonly onGoOn: () => void
    }
  | { readonly kind: 'single-page' }

/** Somebody plays on with a WeChat that is too old; asked once in a run of the program. */
let goesOn = false

/** What is shown in place of the pages; null: the pages. */
function useInstead(): Instead | null {
  const { ports, renewal } = useClient()
  const { standing, renewHost } = ports.shell
  const [asks, setAsks] = useState(standing === 'outdated' && !goesOn)
  const { needed, restart } = useStore(renewal.store)
  if (needed) {
    const onGoOn = () => {
      renewal.goOn()
      route.page('open', '?one=1')
    }
    return { kind: 'update', onRenew: restart, onGoOn }
  }
  if (standing === 'single-page') return { kind: 'single-page' }
  if (!asks) return null
  const onGoOn = () => {
    goesOn = true
    setAsks(false)
  }
  return { kind: 'outdated', onRenew: renewHost, onGoOn }
}

/**
 * The reader's size of letters, where the top bar begins and what stands in place of the page, as `Page` takes them.
 * Every page asks, so each is drawn anew when another language is chosen.
 */
export function useScreen(): { rootFont: number; barTop?: number; instead?: Instead } {
  const { ports, settings } = useClient()
  const { phone } = ports
  useStore(settings.store)
  const instead = useInstead()
  const { rootFont, barTop } = useMemo(() => phone.screen(), [phone])
  return { rootFont, ...(barTop === undefined ? {} : { barTop }), ...(instead ? { instead } : {}) }
}
