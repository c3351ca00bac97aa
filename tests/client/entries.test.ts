/** @jest-environment jsdom */
import { coverPages, uncover } from '@/platform/web/entries'

const pages = [{ path: 'form' }]
jest.mock('@tarojs/taro', () => ({ getCurrentPages: () => pages }))

/** Resolves when the browser has gone a step back. */
const back = () =>
  new Promise<void>(resolve => {
    window.addEventListener('popstate', () => resolve(), { once: true, capture: true })
    history.back()
  })

const uncovered = () => new Promise<void>(uncover)

let come = () => {}
const closeTop = jest.fn(() => false)
coverPages({ closeTop, onCome: listener => (come = listener) })
const heard = jest.fn()
window.addEventListener('popstate', heard)

test('what takes the place of a page that something lay over leaves nothing of it in the way back', async () => {
  history.replaceState({}, '', '#home')
  history.pushState({}, '', '#form')
  await uncovered()
  expect(location.hash).toBe('#form')
  come()
  expect(history.state.over).toBe(true)
  await uncovered()
  expect(history.state.over).toBeUndefined()
  // Neither the router nor what lies over the page takes that for a way back.
  expect([heard.mock.calls.length, closeTop.mock.calls.length]).toEqual([0, 0])
  history.replaceState({}, '', '#table')
  pages[0] = { path: 'table' }
  await back()
  expect(location.hash).toBe('#home')
})
