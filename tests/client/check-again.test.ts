/** @jest-environment jsdom */
import { act, cleanup, renderHook } from '@testing-library/react'
import { useCheck } from '@/pages/table/records/verify/useCheck'
import { type Client, pauseAfter } from '@/stores'

afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

const LATER = 60_000

/** A check of a game whose older pages never come: at which ms each was asked for, counted from its start. */
function checking() {
  jest.useFakeTimers({ now: 0 })
  const asked: number[] = []
  const client = {
    log: {
      store: { getState: () => ({ from: 12, entries: [] }) },
      older: async () => {
        asked.push(Date.now())
        return false
      }
    }
  } as unknown as Client
  const { result, unmount } = renderHook(() => useCheck(client))
  return {
    asked,
    unmount,
    stage: () => result.current[0].kind,
    start: () => act(async () => result.current[1]()),
    pass: (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms).then(() => undefined))
  }
}

test('a page of the log that does not come is asked for three times, after a longer pause each time', async () => {
  const { asked, stage, start, pass } = checking()
  const [first, second] = [pauseAfter(0), pauseAfter(1)]
  await start()
  expect(asked).toEqual([0])
  await pass(first - 1)
  expect(asked).toEqual([0])
  await pass(1)
  expect(asked).toEqual([0, first])
  await pass(second - 1)
  expect(stage()).toBe('fetching')
  await pass(1)
  expect(asked).toEqual([0, first, first + second])
  expect(stage()).toBe('lost')
  await pass(LATER)
  expect(asked).toHaveLength(3)
  expect(0 < first && first < second).toBe(true)
})

test('whoever leaves the page while it waits is asked for no more of it', async () => {
  const { asked, unmount, start, pass } = checking()
  await start()
  unmount()
  await pass(LATER)
  expect(asked).toHaveLength(1)
})
