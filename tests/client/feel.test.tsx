/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { useState } from 'react'
import { useShake } from '@/hooks'
import { Feel } from '@/pages/table/Feel'
import type { Motion, Mute } from '@/platform/ports'
import { type Client, createClient } from '@/stores'
import { fakeNetwork } from '../support/fake-phone'
import { party } from '../support/party'
import '../support/words'

let client: Client
jest.mock('@tarojs/components', () => require('./taro'))
jest.mock('@tarojs/taro', () => ({ __esModule: true, default: {}, useDidShow() {}, useDidHide() {} }))
jest.mock('@/hooks/client', () => ({ useClient: () => client }))
afterEach(() => {
  cleanup()
  client.shaker.disarm()
})

const Turn = () => {
  const [tried, setTried] = useState(-1)
  const [round, next] = useState(1)
  return (
    <>
      <Feel {...{ client, round, tried }} mute={useShake(true).mute} onTried={() => setTried(round)} />
      <button id="next" type="button" onClick={() => next(round + 1)} />
    </>
  )
}

/** My turn on a phone whose sensor is mute for that reason until the owner says yes to being asked. */
async function myTurn(why: Mute | null, { yes = true, contract = null as string | null } = {}) {
  const { ports } = fakeNetwork(party()).phone('ama')
  const log: string[] = []
  let mute = why
  const motion: Motion = {
    ask: async () => {
      log.push('ask')
      if (yes && mute === 'unasked') mute = null
      return mute === null ? 'granted' : 'denied'
    },
    start: async () => {
      log.push('start')
      return mute === null
    },
    stop: () => undefined,
    mute: () => mute
  }
  let forgotten = false
  const privacy = {
    ...ports.privacy,
    pending: async () => (forgotten ? contract : null),
    again: () => {
      log.push('again')
      forgotten = true
      if (yes && contract === null) mute = null
    }
  }
  client = createClient({ ...ports, motion, privacy })
  if (why === null) client.settings.set({ shake: 'off' })
  render(<Turn />)
  await act(async () => undefined)
  return log
}

const line = () => document.getElementById('mute')
const tap = () => act(async () => void fireEvent.click(line()!))

test('switched off in the settings: one tap turns it on, asks for the sensor, and the hand is waited for', async () => {
  const log = await myTurn(null)
  expect(line()?.textContent).toBe('摇一摇关着，点这里打开')
  expect(log).toEqual([])
  await tap()
  expect(client.settings.store.getState().shake).toBe('normal')
  expect(log).toEqual(['ask', 'start'])
  expect(line()).toBeNull()
})

test('a browser that was not asked yet is asked inside the tap on the line', async () => {
  const log = await myTurn('unasked')
  expect(line()?.textContent).toBe('想摇着掷？点这里')
  fireEvent.click(line()!)
  expect(log).toEqual(['start', 'ask'])
  await act(async () => undefined)
  expect(log).toEqual(['start', 'ask', 'start'])
  expect(line()).toBeNull()
})

test('refused: one tap tries again; in vain it is said in that turn, and nothing in any later one', async () => {
  await myTurn('refused', { yes: false })
  expect(line()?.textContent).toBe('摇一摇没开，点这里打开')
  expect(line()?.getAttribute('role')).toBe('button')
  await tap()
  expect(line()?.textContent).toBe('没开成，按按钮就能掷')
  expect(line()?.getAttribute('role')).toBeNull()
  await act(async () => void fireEvent.click(document.getElementById('next')!))
  expect(document.body.textContent).toBe('')
})

test('refused today where a text has to be agreed to: one tap shows it, with the button that agrees', async () => {
  const log = await myTurn('refused', { yes: false, contract: '《指引》' })
  await tap()
  expect(log).toContain('again')
  expect(document.getElementById('feel')?.textContent).toBe('打开摇一摇')
})

test('where there is no sensor nothing speaks of shaking, whether it is switched off or not', async () => {
  await myTurn('none')
  expect(document.body.textContent).toBe('')
  client.settings.set({ shake: 'off' })
  await act(async () => {
    client.shaker.disarm()
    client.shaker.arm()
  })
  expect(document.body.textContent).toBe('')
})

test('what the publisher has to do cannot be tapped', async () => {
  await myTurn('undeclared')
  expect(line()?.textContent).toBe('这里还不能摇，按一下就掷')
  expect(line()?.getAttribute('role')).toBeNull()
})

test('turned on when the turn is over, nothing is listened to', async () => {
  const log = await myTurn('unasked')
  await act(async () => {
    client.shaker.lower()
    await client.shaker.wake()
  })
  expect(log).toEqual(['start', 'ask'])
})
