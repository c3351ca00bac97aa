import { useEffect, useState } from 'react'
import { useClient } from './client'

export interface Consent {
  /** the name of the publisher's text that has to be agreed to before this phone may be felt */
  readonly contract: string
  readonly agree: () => void
  /** plays without, and is not asked again today */
  readonly decline: () => void
  readonly read: () => void
}

/**
 * What has to be agreed to before shaking can throw; null: nothing, nothing any more, or not again today. Another `time`
 * looks anew.
 */
export function useConsent(time = 0): Consent | null {
  const { privacy } = useClient().ports
  const [contract, setContract] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time anew
  useEffect(() => {
    let here = true
    void privacy.pending().then(name => {
      if (here) setContract(name)
    })
    return () => {
      here = false
    }
  }, [privacy, time])
  if (contract === null) return null
  const done = (deed: () => void) => () => {
    deed()
    setContract(null)
  }
  return { contract, agree: done(privacy.agree), decline: done(privacy.decline), read: privacy.read }
}
