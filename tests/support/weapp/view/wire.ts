import type * as ge from 'glass-easel'
import { type Data, type WxEvent, wire } from '../bridge'

interface Node {
  readonly id?: string
  readonly dataset?: Data
  readonly $$?: unknown
}

const targetOf = (node: Node | null | undefined): Data => {
  const element = node?.$$ as HTMLElement | undefined
  return {
    id: node?.id ?? '',
    dataset: { ...(node?.dataset ?? {}) },
    offsetLeft: element?.offsetLeft ?? 0,
    offsetTop: element?.offsetTop ?? 0
  }
}

const touchOf = ({ identifier, pageX, pageY, clientX, clientY }: Touch): Data => ({
  ...{ identifier, pageX, pageY, clientX, clientY }
})

const touchesOf = (list: TouchList | undefined): Data[] => (list ? [...list].map(touchOf) : [])

/** An event of glass-easel as WeChat sends it to the logic layer. */
export function eventOf(event: ge.ShadowedEvent<unknown>): WxEvent {
  const original = (event as { getOriginalEvent?: () => unknown }).getOriginalEvent?.() as
    | TouchEvent
    | undefined
  const isTouch = event.type === 'tap' || event.type === 'longpress'
  const { x, y } = (event.detail ?? {}) as { x?: number; y?: number }
  return wire({
    type: event.type,
    timeStamp: event.timeStamp,
    target: targetOf(event.target as Node),
    currentTarget: targetOf(event.currentTarget as Node),
    detail: isTouch ? { x, y } : (event.detail ?? {}),
    touches: touchesOf(original?.touches),
    changedTouches: touchesOf(original?.changedTouches),
    mark: (event.mark ?? {}) as Data
  })
}
