import { View } from '@tarojs/components'
import type { PropsWithChildren } from 'react'

/** What lies between the top bar and the foot, with the side margins of a page. */
export function Body({ children }: PropsWithChildren) {
  return <View className="page-body">{children}</View>
}

interface FootProps {
  /** as wide as the board of the table */
  table?: boolean
  /** with a shadow, over a page that scrolls under it */
  lifted?: boolean
}

/** Where the thumb is: it stays at the lower edge while the page scrolls under it. */
export function Foot({ table, lifted, children }: PropsWithChildren<FootProps>) {
  return (
    <View className={`page-foot ${table ? 'page-foot-table' : ''} ${lifted ? 'page-foot-lifted' : ''}`}>
      {children}
    </View>
  )
}
