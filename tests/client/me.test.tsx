/** @jest-environment jsdom */
import { cleanup, render } from '@testing-library/react'
import MePage from '@/pages/more/me'
import { formOf, type OnePhone, onePhone, storageOf } from '../support/one-phone'
import '../support/words'

let phone: OnePhone
let room = ''

jest.mock('@tarojs/components', () => require('./taro'))
jest.mock('@tarojs/taro', () => ({ useRouter: () => ({ params: { room } }) }))
jest.mock('@/hooks', () => ({
  useClient: () => phone.client,
  useScreen: () => ({}),
  useFlash: () => [null, () => undefined],
  useStore: (store: { getState(): unknown }) => store.getState()
}))
jest.mock('@/platform', () => ({ ...jest.requireActual('@/platform/way'), route: { back() {} } }))

beforeEach(() => {
  phone = onePhone(storageOf(new Map()))
})
afterEach(() => {
  cleanup()
  phone.client.table.close()
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
