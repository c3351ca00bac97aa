/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { AFTER_BLUR } from '@/components'
import MePage from '@/pages/more/me'
import { formOf, type OnePhone, onePhone, storageOf } from '../support/one-phone'
import '../support/words'

let phone: OnePhone
let room: string

jest.mock('@tarojs/components', () => require('./taro'))
jest.mock('@tarojs/taro', () => ({ useRouter: () => ({ params: { room } }) }))
jest.mock('@/hooks', () => ({
  useClient: () => phone.client,
  useScreen: () => ({}),
  useFlash: jest.requireActual('@/hooks/useFlash').useFlash,
  useStore: (store: { getState(): unknown }) => store.getState()
}))
jest.mock('@/platform', () => ({ ...jest.requireActual('@/platform/way'), route: { back() {} } }))

beforeEach(() => {
  room = ''
  phone = onePhone(storageOf(new Map()))
})
afterEach(() => {
  cleanup()
  phone.client.table.close()
  jest.useRealTimers()
})

test('settings ask who I am, but not round one phone, where nobody is “me”', async () => {
  render(<MePage />)
  expect(document.getElementById('my-name')).not.toBeNull()
  // Who looks for large letters is told where they are.
  expect(document.getElementById('letters')?.textContent).toMatch(/字的大小.*微信/)
  cleanup()
  await phone.client.table.enter({ one: phone.client.local.order(formOf(['阿嬷', '阿明'])) })
  room = phone.client.table.store.getState().room!._id
  render(<MePage />)
  expect(document.getElementById('my-name')).toBeNull()
  expect(document.getElementById('language-auto')).not.toBeNull()
})

test.each([
  ['', '没写名字，就叫“玉兔”'],
  ['阿嬷', '记住了']
])('what is said of a name that was saved is so: “%s”', async (name, said) => {
  jest.useFakeTimers()
  phone.client.introduce = async () => null
  render(<MePage />)
  fireEvent.input(document.querySelector('#my-name input')!, { target: { value: name } })
  fireEvent.click(document.getElementById('my-save')!)
  await act(() => jest.advanceTimersByTimeAsync(AFTER_BLUR))
  expect(document.getElementById('my-save')?.textContent).toBe(said)
  await act(() => jest.advanceTimersByTimeAsync(5000))
  expect(document.getElementById('my-save')?.textContent).toBe('就叫这个')
})
