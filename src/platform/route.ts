import Taro from '@tarojs/taro'
import { closesTop, uncovered } from './over'
import { pathOf } from './paths'
import type { Invitation, Off, Shell } from './ports'

/** Where the pages lie: those that share most of their words lie in one package, for WeChat keeps a copy of them in each. */
const PAGES = {
  join: 'join',
  open: 'more/open',
  rules: 'more/rules',
  me: 'more/me',
  log: 'table/records/log',
  verify: 'table/records/verify',
  lost: 'more/lost'
} as const

/** The bar that stays, without what the notch takes; px. */
const TOP_BAR = 44

const HOME = '/pages/home/index'
const TABLE = 'pages/table/index'

// A page that is gone or a second tap during the change rejects; there is nothing to tell anybody then.
const quietly = (change: () => Promise<unknown>) => void change().catch(() => undefined)

/** Another page takes the place of this one. */
const replace = (url: string) => uncovered(() => quietly(() => Taro.redirectTo({ url })))

/** Where one can go. A table takes the place of the page that led to it, so that back leads home. */
export const route = {
  page: (page: keyof typeof PAGES, query = '') =>
    quietly(() => Taro.navigateTo({ url: `/pages/${PAGES[page]}/index${query}` })),
  table: (to: Invitation) => replace(pathOf(to)),
  tableFromHome: (to: Invitation) => quietly(() => Taro.navigateTo({ url: pathOf(to) })),
  /** a table of this phone alone */
  onePhone: (one: string, from: 'home' | 'open') => {
    const url = `/${TABLE}?one=${one}`
    if (from === 'home') quietly(() => Taro.navigateTo({ url }))
    else replace(url)
  },
  /** From a page about a table back to the table: the page that lies below, or one in place of this. */
  toTable: (room: string) => {
    const pages = Taro.getCurrentPages().map(page => page.route ?? '')
    const below = pages.length - 1 - pages.map(page => page.endsWith(TABLE)).lastIndexOf(true)
    if (below < pages.length) quietly(() => Taro.navigateBack({ delta: below }))
    else replace(`/${TABLE}?room=${room}`)
  },
  home: () => quietly(() => Taro.reLaunch({ url: HOME })),
  /** An address of no page: there is nothing to go back to. */
  lost: () => quietly(() => Taro.reLaunch({ url: `/pages/${PAGES.lost}/index` })),
  /** Scrolls the page on top to the node of that id, clear of a bar so far below the edge, once it is drawn; px. */
  toNode: (id: string, barTop = 0) =>
    Taro.nextTick(() =>
      quietly(async () =>
        Taro.pageScrollTo({ selector: `#${id}`, offsetTop: -TOP_BAR - barTop, duration: 200 })
      )
    ),
  /** Closes what lies over the page; where nothing does, leaves it. */
  back: () => {
    if (closesTop()) return
    if (Taro.getCurrentPages().length > 1) quietly(() => Taro.navigateBack())
    else quietly(() => Taro.reLaunch({ url: HOME }))
  }
}

/** Time for WeChat to go where an opening leads, before that is done for it; ms. */
const OWN_WAY = 500

const routeNow = (): { path: string; room: unknown } => {
  const page = Taro.getCurrentPages().at(-1)
  return { path: page?.route ?? '', room: page?.options?.room }
}

/** Whether the first page lies on top. */
export const isHome = (): boolean => HOME.endsWith(routeNow().path) && routeNow().path !== ''

/**
 * Leads to a table whose card somebody opens while the program runs: WeChat itself goes there, and where it stays on the
 * page that was open, this does. Whoever went elsewhere meanwhile stays there.
 * @returns ends it, also what it still waits for
 */
export function follow(shell: Pick<Shell, 'onOpened'>): Off {
  let waits: ReturnType<typeof setTimeout> | undefined
  const off = shell.onOpened(({ path, query }) => {
    clearTimeout(waits)
    if (path !== TABLE || (!query.room && !query.scene)) return
    const before = Taro.getCurrentPages().at(-1)
    waits = setTimeout(() => {
      const now = routeNow()
      if (Taro.getCurrentPages().at(-1) !== before || (now.path === TABLE && now.room === query.room)) return
      const words = Object.entries(query).map(([name, value]) => `${name}=${value}`)
      quietly(() => Taro.reLaunch({ url: `/${TABLE}?${words.join('&')}` }))
    }, OWN_WAY)
  })
  return () => {
    off()
    clearTimeout(waits)
  }
}
