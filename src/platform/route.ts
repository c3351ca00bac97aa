import Taro from '@tarojs/taro'
import { pathOf } from './paths'
import type { Invitation } from './ports'

type Page = 'open' | 'join' | 'rules'

const HOME = '/pages/home/index'

// A page that is gone or a second tap during the change rejects; there is nothing to tell anybody then.
const quietly = (change: Promise<unknown>) => void change.catch(() => undefined)

/** Where one can go. A table takes the place of the page that led to it, so that back leads home. */
export const route = {
  page: (page: Page, query = '') => quietly(Taro.navigateTo({ url: `/pages/${page}/index${query}` })),
  table: (to: Invitation) => quietly(Taro.redirectTo({ url: pathOf(to) })),
  tableFromHome: (to: Invitation) => quietly(Taro.navigateTo({ url: pathOf(to) })),
  /** a table of this phone alone */
  onePhone: (one: string, from: 'home' | 'open') =>
    quietly((from === 'home' ? Taro.navigateTo : Taro.redirectTo)({ url: `/pages/table/index?one=${one}` })),
  home: () => quietly(Taro.reLaunch({ url: HOME })),
  back: () =>
    Taro.getCurrentPages().length > 1 ? quietly(Taro.navigateBack()) : quietly(Taro.reLaunch({ url: HOME }))
}

/** A value of the page's query as the person's link had it; '' if it is not there. */
export const queryValue = (params: Readonly<Record<string, unknown>>, name: string): string => {
  const value = params[name]
  return typeof value === 'string' && value !== 'undefined' ? decodeURIComponent(value) : ''
}
