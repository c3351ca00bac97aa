import { PageMeta, View } from '@tarojs/components'
import type { PropsWithChildren } from 'react'

interface Props {
  /** px of one rem: what the reader chose in the system or in WeChat; 16 is ordinary, 26 the largest */
  rootFont?: number
  /** px from the top of the screen to the top bar: where WeChat's capsule bar begins; left out: the notch */
  barTop?: number
}

/** From this size of letters on the table gives way to the words. */
const LARGE = 21

/**
 * The ground of every page: paper, at least as high as the screen, in the reader's own size of letters.
 * The page's config has to say `enablePageMeta: true`. Inside: TopBar, what the page shows, a Foot.
 */
export function Page({ rootFont = 16, barTop, children }: PropsWithChildren<Props>) {
  return (
    <>
      {process.env.TARO_ENV === 'weapp' && <PageMeta rootFontSize={`${rootFont}px`} />}
      <View
        className={`page ${rootFont >= LARGE ? 'large-type' : ''}`}
        style={barTop === undefined ? '' : `--bar-top:${barTop}px`}
      >
        {children}
      </View>
    </>
  )
}

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
