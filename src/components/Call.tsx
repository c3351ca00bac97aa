import { View } from '@tarojs/components'
import { useRef } from 'react'

interface Props {
  /** the line itself: 轮到你了, 轮到丽华, 叮叮当…… */
  text: string
  /** a name before it, in ink, when the line tells a throw: 国强 + 三红 */
  name?: string
  /** ink instead of the call's own colour, while nothing is decided */
  quiet?: boolean
}

/** How often a line has changed: another one fades in as the other of two motions that are alike. */
function useChanges(line: string): number {
  const last = useRef({ line, n: 0 })
  if (last.current.line !== line) last.current = { line, n: last.current.n + 1 }
  return last.current.n
}

/**
 * The one headline of the table page. It changes in place: nothing below it moves, and words alone are sent. A name that
 * is not called any more stays where it was, unseen.
 */
export function Call({ text, name = '', quiet = false }: Props) {
  const called = useRef(name)
  if (name) called.current = name
  const changes = useChanges(`${name} ${text}`)
  const kind = `${name ? 'call-name' : 'call-plain'} ${quiet ? 'call-quiet' : ''}`
  return (
    <View className={`call ${kind} call-${changes % 2}`} aria-live="polite">
      <View className="call-who">{called.current}</View>
      <View className="call-text">{text}</View>
    </View>
  )
}
