/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { leftWords } from '@/i18n'
import { OnePhone as Page } from '@/pages/more/open/OnePhone'
import { pastOf } from '@/stores'
import { formOf, type OnePhone, onePhone, storageOf, viewNow } from '../support/one-phone'
import '../support/words'

let phone: OnePhone
let texts: Map<string, string>
const mockWent = jest.fn()
jest.mock('@tarojs/components', () => require('./taro'))
jest.mock('@tarojs/taro', () => ({ __esModule: true, default: {}, useDidShow: () => undefined }))
jest.mock('@/hooks', () => ({ useClient: () => phone.client, useConsent: () => null }))
jest.mock('@/platform', () => ({ route: { onePhone: (one: string) => mockWent(one), back() {} } }))

const [RABBIT, LANTERN, EGRET] = [1, 2, 4]

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 8, 25, 12) })
  texts = new Map()
  phone = onePhone(storageOf(texts))
})
afterEach(() => {
  cleanup()
  phone.client.table.close()
  jest.useRealTimers()
})

const rest = () => act(() => jest.advanceTimersByTimeAsync(1000))
const tap = async (id: string) => {
  fireEvent.click(document.getElementById(id)!)
  await rest()
}
const hints = () =>
  [...document.querySelectorAll('.person input')].map(field => field.getAttribute('placeholder'))
const opens = async () => {
  cleanup()
  render(<Page />)
  await rest()
}
/** The one who sits there has this face. */
const chooses = async (seat: number, face: number) => {
  await tap(`face-of-${seat}`)
  await tap(`face-${face}`)
}
const faces = () => [...viewNow(phone).ring].sort((a, b) => a.seat - b.seat).map(({ face }) => face)
const laid = () => phone.client.local.last()

test('whose phone it is sits first, by name and face, until somebody has said who plays', async () => {
  phone.client.home.store.setState({ me: { name: '阿嬷', face: EGRET } })
  await opens()
  expect(document.querySelector<HTMLInputElement>('#name-0 input')?.value).toBe('阿嬷')
  expect(hints()).toEqual(['白鹭', '玉兔', '灯笼', '桂花'])
  fireEvent.input(document.querySelector('#name-0 input')!, { target: { value: '外婆' } })
  await tap('one-confirm')
  await opens()
  expect(document.querySelector<HTMLInputElement>('#name-0 input')?.value).toBe('外婆')
})

test('a tap on a face chooses another; who had that one has the first in its place', async () => {
  await opens()
  expect(hints()).toEqual(['玉兔', '灯笼', '桂花', '白鹭'])
  await tap('face-of-1')
  expect(document.querySelector('.sheet-title')?.textContent).toContain('灯笼')
  expect(document.getElementById(`face-${LANTERN}`)?.getAttribute('aria-checked')).toBe('true')
  await tap(`face-${EGRET}`)
  expect(document.querySelector('.sheet')).toBeNull()
  expect(hints()).toEqual(['玉兔', '白鹭', '桂花', '灯笼'])
  // One that nobody here has, and whoever comes later has the one it was changed for.
  await chooses(0, 5)
  const more = document.querySelectorAll('#seats .stepper-act')[1]!
  fireEvent.click(more)
  await rest()
  expect(hints()).toEqual(['海蛎', '白鹭', '桂花', '灯笼', '玉兔'])
  await tap('one-confirm')
  expect(laid()?.faces).toEqual([5, EGRET, 3, LANTERN, RABBIT])
})

test('the chosen faces are at the table, at its end, on the card that leads back, and there the next time', async () => {
  await opens()
  await chooses(1, EGRET)
  await tap('one-confirm')
  void phone.client.table.enter({ one: mockWent.mock.lastCall[0] })
  await rest()
  expect(faces()).toEqual([RABBIT, EGRET, 3, LANTERN])
  const [left] = leftWords([{ ...phone.client.local.running()[0]!, turn: 1 }], phone.ports.phone.now())
  expect(left!.title).toContain('白鹭')
  const { room } = phone.client.table.store.getState()
  const held = room!.game!.held.map(() => [1, 0, 0, 0, 0, 0])
  phone.client.table.store.setState({ room: { ...room!, phase: 'ended', game: { ...room!.game!, held } } })
  expect(pastOf(phone.client.table.store.getState())!.rows[1]!.face).toBe(EGRET)

  phone = onePhone(storageOf(texts))
  await opens()
  expect(hints()).toEqual(['玉兔', '白鹭', '桂花', '灯笼'])
})

test.each([
  ['kept before there was a choice', undefined],
  ['that cannot be read', [99, 'x', 3]]
])('a table %s has the usual faces', async (_, kept) => {
  const form = formOf(['阿公', '', '小宝'])
  const one = phone.client.local.order(form)
  const [table] = JSON.parse(texts.get('local/tables')!)
  texts.set('local/tables', JSON.stringify([{ ...table, form: { ...form, faces: kept } }]))
  phone = onePhone(storageOf(texts))
  void phone.client.table.enter({ one })
  await rest()
  expect(faces()).toEqual([1, 2, 3])
  await opens()
  expect(hints()).toEqual(['玉兔', '灯笼', '桂花'])
})
