import { useEffect } from 'react'
import { useClient } from './client'
import { useStore } from './useStore'

/**
 * Shaking throws: listened to only while `armed`, that is on my turn, on a page that is seen. One shake, one throw; the
 * hand is then followed until it rests.
 */
export function useShake(armed: boolean) {
  const { shaker } = useClient()
  useEffect(() => {
    if (armed) shaker.arm()
    else shaker.lower()
  }, [armed, shaker])
  useEffect(() => shaker.disarm, [shaker])
  return useStore(shaker.store)
}
