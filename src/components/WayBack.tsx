import { PageContainer, View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { over } from './over'

/** Between one container and the next, ms: WeChat takes one a page, and the last has to be off the screen. */
const REST = 100

/**
 * WeChat's way back, by key or by finger, closes what lies over the page before it leaves the page: it takes away an
 * empty page-container that is shown there. One is good for one way back, and for the next there has to be a new one.
 */
export function WayBack() {
  const [stands, setStands] = useState(false)
  useEffect(() => {
    if (stands) return
    const rest = setTimeout(() => setStands(true), REST)
    return () => clearTimeout(rest)
  }, [stands])
  const left = () => {
    setStands(false)
    over.closeTop()
  }
  if (!stands) return null
  return (
    <View>
      <PageContainer show overlay={false} duration={1} customStyle="height:0" onBeforeLeave={left} />
    </View>
  )
}
