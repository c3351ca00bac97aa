/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Pass } from '@/components'

jest.mock('@tarojs/components', () => require('./taro'))
afterEach(cleanup)

const button = (name: string) => screen.getByRole('button', { name })
const show = (more: Partial<Parameters<typeof Pass>[0]> = {}) => {
  const deeds = { onTake: jest.fn(), onSkip: jest.fn() }
  render(<Pass name="阿明" face={10} {...deeds} {...more} />)
  return deeds
}

test('says whom the phone goes to, and has one button for them and one for who is not there', () => {
  const { onTake, onSkip } = show()
  fireEvent.click(button('我是阿明，轮到我'))
  expect([onTake, onSkip].map(deed => deed.mock.calls.length)).toEqual([1, 0])
  fireEvent.click(button('阿明不在，跳过'))
  expect([onTake, onSkip].map(deed => deed.mock.calls.length)).toEqual([1, 1])
})

test('while it is being taken no second tap counts', () => {
  const { onTake, onSkip } = show({ disabled: true })
  fireEvent.click(button('我是阿明，轮到我'))
  fireEvent.click(button('阿明不在，跳过'))
  expect([onTake, onSkip].map(deed => deed.mock.calls.length)).toEqual([0, 0])
})

test.each([
  ['阿明', ''],
  ['Grandma', 'pass-name-long'],
  ['国强表哥的小舅子', 'pass-name-longest']
])('%s is written as large as it fits', (name, size) => {
  show({ name })
  const words = document.querySelector('.pass-name')!
  expect(words.textContent).toBe(name)
  expect([...words.classList].filter(c => c.startsWith('pass-name-')).join()).toBe(size)
})

test('what happened before and what to know are told, where there is something', () => {
  show({ told: { words: '刚才小雨得 1 块二举饼', rank: 'erju' }, warning: '存满了' })
  expect(screen.getByText('刚才小雨得 1 块二举饼')).toBeTruthy()
  expect(screen.getByText('存满了')).toBeTruthy()
  cleanup()
  show()
  expect(document.querySelector('.pass-told, .pass-warning')).toBeNull()
})
