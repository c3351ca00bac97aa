import { useDidHide, useDidShow } from '@tarojs/taro'
import { useEffect, useState } from 'react'
import { useClient } from './client'

/**
 * The life of a table's page. The phone out of sight: everything rests and the cloud is told; the page covered by
 * another one: only the hand is not listened to. @returns whether somebody looks at this page
 */
export function useLifecycle(): boolean {
  const client = useClient()
  const [covered, setCovered] = useState(false)
  const [hidden, setHidden] = useState(false)

  useDidShow(() => setCovered(false))
  useDidHide(() => setCovered(true))

  useEffect(() => {
    const { phone } = client.ports
    const offs = [
      phone.onHide(() => {
        setHidden(true)
        client.hide()
      }),
      phone.onShow(() => {
        setHidden(false)
        client.appear()
      }),
      phone.onOnline(() => client.table.online())
    ]
    phone.keepAwake(true)
    return () => {
      phone.keepAwake(false)
      for (const off of offs) off()
    }
  }, [client])

  return !covered && !hidden
}
