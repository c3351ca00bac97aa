/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { EditTable } from '@/pages/more/open/EditTable'
import type { Client } from '@/stores'
import { type Arrived, arrived, pass } from '../support/arrived'
import '../support/words'

const mockClient: { current: Client | null } = { current: null }
const mockBack = jest.fn()
jest.mock('@tarojs/components', () => require('./taro'))
jest.mock('@tarojs/taro', () => ({ __esModule: true, default: {}, useDidShow: () => undefined }))
jest.mock('@/hooks', () => ({ useClient: () => mockClient.current, useConsent: () => null }))
jest.mock('@/platform', () => ({ route: { back: () => mockBack(), page() {} } }))

let here: Arrived
afterEach(() => {
  cleanup()
  mockBack.mockClear()
  here.client.table.close()
  jest.useRealTimers()
})

/** The host of a table sets it anew, whose game is over or has not begun. */
async function edits(begun: boolean) {
  here = await arrived(['ama', 'aming'], { table: {}, begun })
  if (begun) await here.net.reach('ama', { op: 'end', room: here.s.id })
  await pass(0)
  mockClient.current = here.client
  render(<EditTable room={here.s.id} />)
  await act(() => pass(0))
}
const button = () => document.getElementById('edit-confirm')!
const press = () =>
  act(async () => {
    fireEvent.click(button())
    await pass(0)
  })
const tap = (id: string) => act(async () => void fireEvent.click(document.getElementById(id)!))
const room = () => here.s.party.room(here.s.id)

test('after a game one tap sets the table anew and begins the next game by its new rules', async () => {
  await edits(true)
  expect(button().textContent).toBe('改好，再来一局')
  await tap('house-minnan')
  await press()
  expect(mockBack).toHaveBeenCalledTimes(1)
  expect(await room()).toMatchObject({ phase: 'playing', games: 2, table: { house: { id: 'minnan' } } })
})

test('where the table cannot be set, nothing is begun, the form stays, and what failed stands over its button', async () => {
  await edits(true)
  await tap('house-minnan')
  here.phone.network = 'down'
  await act(async () => {
    fireEvent.click(button())
    await pass(30_000)
  })
  expect(mockBack).not.toHaveBeenCalled()
  expect(document.getElementById('edit-refused')?.textContent).toContain('现在没有网络')
  expect(await room()).toMatchObject({ phase: 'ended', games: 1 })
  here.phone.network = 'up'
  await press()
  expect(mockBack).toHaveBeenCalledTimes(1)
  expect(await room()).toMatchObject({ phase: 'playing', games: 2, table: { house: { id: 'minnan' } } })
})

test('a seat that was added has to be taken first, and before a game the host goes back to the lobby', async () => {
  await edits(true)
  await act(async () => void fireEvent.click(document.querySelectorAll('#seats .stepper-act')[1]!))
  expect(button().textContent).toBe('改好，回到桌上')
  await press()
  expect(await room()).toMatchObject({ phase: 'ended', table: { size: 11 } })
  cleanup()
  here.client.table.close()
  await edits(false)
  expect(button().textContent).toBe('改好，回到桌上')
  await press()
  expect(await room()).toMatchObject({ phase: 'lobby' })
})
