/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { useFlash } from '@/hooks/useFlash'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('what was done is said until it has been seen, and another deed is said anew', () => {
  const { result } = renderHook(() => useFlash<'code' | 'link'>())
  expect(result.current[0]).toBeNull()
  act(() => result.current[1]('code'))
  expect(result.current[0]).toBe('code')
  act(() => void jest.advanceTimersByTime(2000))
  act(() => result.current[1]('link'))
  act(() => void jest.advanceTimersByTime(2000))
  expect(result.current[0]).toBe('link')
  act(() => void jest.advanceTimersByTime(600))
  expect(result.current[0]).toBeNull()
})

test('a page that goes away leaves no timer behind', () => {
  const { result, unmount } = renderHook(() => useFlash<'code'>())
  act(() => result.current[1]('code'))
  unmount()
  expect(jest.getTimerCount()).toBe(0)
})
