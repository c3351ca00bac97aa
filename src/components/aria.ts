const ROLE = process.env.TARO_ENV === 'weapp' ? 'aria-role' : 'role'

const TAPPED = ['button', 'radio', 'switch', 'link']

/** What a node is to a screen reader. WeChat reads `aria-role`, a browser `role`; there a key may do what a tap does. */
export const is = (role: string) =>
  process.env.TARO_ENV !== 'weapp' && TAPPED.includes(role) ? { [ROLE]: role, tabIndex: 0 } : { [ROLE]: role }

/** What a screen reader says of a node. */
export const says = (label: string, role?: string) => ({ 'aria-label': label, ...(role ? is(role) : {}) })

/** What a screen reader says of a button that bears these words. A browser takes them from inside, with what counts there. */
export const bears = (words: string) =>
  process.env.TARO_ENV === 'weapp' ? says(words, 'button') : is('button')

/** What a page is about: its one heading. WeChat's readers know no levels. */
export const heading = {
  ...is('heading'),
  ...(process.env.TARO_ENV === 'weapp' ? {} : { 'aria-level': '1' })
}

/** For a box that rolls by itself: a browser's keys reach it. */
export const rolls = process.env.TARO_ENV === 'weapp' ? {} : { tabIndex: 0 }

/** For what only decorates, or is said by its parent. */
export const silent = { 'aria-hidden': 'true' } as const
