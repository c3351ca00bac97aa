import { useError, usePageNotFound, useUnhandledRejection } from '@tarojs/taro'
import { type PropsWithChildren, useEffect, useState } from 'react'
import { over } from './components'
import { useClient } from './hooks'
import { localeOf, setLocale } from './i18n'
import { follow, isHome, minds, route } from './platform'
import { type Client, keepRenewed } from './stores'
import './app.scss'

// Now, before the router of a browser listens: of the ways back it hears those that lead to another page.
minds(over)

/** The language that was chosen, or else the phone's: from now on, and at every change. */
function speak({ settings, ports }: Client) {
  const choose = () => {
    const { language } = settings.store.getState()
    setLocale(language === 'auto' ? localeOf(ports.phone.language()) : language)
  }
  choose()
  return settings.store.subscribe(choose)
}

/** The shell: styles of the whole client, its language, what befalls it from outside, and the page on top. */
export default function App({ children }: PropsWithChildren) {
  const client = useClient()
  const { ports, table } = client
  // Before any page is drawn and before any page hears of a change: then each is drawn in the right words at once.
  useState(() => speak(client))
  useEffect(() => follow(ports.shell), [ports])
  useEffect(() => keepRenewed({ ...ports, table, isIdle: isHome }), [ports, table])
  usePageNotFound(route.lost)
  // What was said may name people: that it happened is enough to know where to look.
  useError(() => ports.log.note('app/internal'))
  useUnhandledRejection(() => ports.log.note('app/internal', { rejection: true }))
  return children
}
