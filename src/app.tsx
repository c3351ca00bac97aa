import type { PropsWithChildren } from 'react'
import './app.scss'

/** The shell: styles of the whole client and the page on top. */
export default function App({ children }: PropsWithChildren) {
  return children
}
