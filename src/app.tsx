import { useError, useUnhandledRejection } from '@tarojs/taro'
import { type PropsWithChildren, useEffect } from 'react'
import { useClient } from './hooks'
import { follow, isHome } from './platform'
import { keepRenewed } from './stores'
import './app.scss'

/** The shell: styles of the whole client, what befalls it from outside, and the page on top. */
export default function App({ children }: PropsWithChildren) {
  const { ports, table } = useClient()
  useEffect(() => follow(ports.shell), [ports])
  useEffect(() => keepRenewed({ ...ports, table, isIdle: isHome }), [ports, table])
  // What was said may name people: that it happened is enough to know where to look.
  useError(() => ports.log.note('app/internal'))
  useUnhandledRejection(() => ports.log.note('app/internal', { rejection: true }))
  return children
}
