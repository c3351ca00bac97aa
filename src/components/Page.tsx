import { PageMeta, View } from '@tarojs/components'
import { type PropsWithChildren, useReducer } from 'react'
import { is } from './aria'
import { type Instead, InsteadPage } from './Instead'
import { OverPage } from './over'
import { WayBack } from './WayBack'

interface Props {
  /** px of one rem: what the reader chose in the system or in WeChat; 16 is ordinary, 26 the largest */
  rootFont?: number
  /** px from the top of the screen to the top bar: where WeChat's capsule bar begins; left out: the notch */
  barTop?: number
  /** what is shown in place of the children: this WeChat cannot show the page itself */
  instead?: Instead
  /** the ground alone, before anything stands on it: what a phone can draw at once */
  ground?: boolean
}

/** From this size of letters on the table gives way to the words. */
const LARGE = 21

/**
 * The ground of every page: paper, at least as high as the screen, in the reader's own size of letters.
 * The page's config has to say `enablePageMeta: true`. Inside: TopBar, what the page shows, a Foot.
 */
export function Page({ rootFont = 16, barTop, instead, ground, children }: PropsWithChildren<Props>) {
  const [layers, count] = useReducer((sum: number, by: 1 | -1) => sum + by, 0)
  if (ground) return <View className="page" />
  return (
    <>
      {process.env.TARO_ENV === 'weapp' && <PageMeta rootFontSize={`${rootFont}px`} />}
      <View
        className={`page ${rootFont >= LARGE ? 'large-type' : ''}`}
        style={barTop === undefined ? '' : `--bar-top:${barTop}px`}
        {...is('main')}
      >
        <OverPage.Provider value={count}>
          {instead ? <InsteadPage {...instead} /> : children}
        </OverPage.Provider>
        {process.env.TARO_ENV === 'weapp' && layers > 0 && <WayBack />}
      </View>
    </>
  )
}
