const ROLE = process.env.TARO_ENV === 'weapp' ? 'aria-role' : 'role'

/** What a screen reader says of a node. WeChat reads `aria-role`, a browser `role`. */
export const says = (label: string, role?: string) => ({
  'aria-label': label,
  ...(role ? { [ROLE]: role } : {})
})

/** For what only decorates, or is said by its parent. */
export const silent = { 'aria-hidden': 'true' } as const
