import { useMemo } from 'react'
import { useClient } from './client'

/** The reader's size of letters and where the top bar begins, as `Page` takes them. */
export function useScreen(): { rootFont: number; barTop?: number } {
  const { phone } = useClient().ports
  return useMemo(() => {
    const { rootFont, barTop } = phone.screen()
    return barTop === undefined ? { rootFont } : { rootFont, barTop }
  }, [phone])
}
