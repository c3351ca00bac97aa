/** @jest-environment jsdom */
import { keysTap } from '@/platform/web/keys'

const press = (at: Element, key: string, repeat = false) => {
  const event = new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true })
  at.dispatchEvent(event)
  return event.defaultPrevented
}

test('return and space tap what has the focus, once for each press, and only what can be tapped', () => {
  document.body.innerHTML = '<div role="button" id="b"></div><div id="d"></div><input id="i" />'
  const [button, plain, field] = ['b', 'd', 'i'].map(id => document.getElementById(id)!)
  const taps: string[] = []
  for (const e of [button!, plain!, field!]) e.addEventListener('click', () => taps.push(e.id))
  keysTap(document)
  expect(press(button!, 'Enter')).toBe(true)
  expect(press(button!, ' ')).toBe(true)
  expect(press(button!, 'Enter', true)).toBe(false)
  expect(press(button!, 'x')).toBe(false)
  expect(press(plain!, 'Enter')).toBe(false)
  expect(press(field!, ' ')).toBe(false)
  expect(taps).toEqual(['b', 'b'])
})
