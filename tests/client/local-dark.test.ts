import { localCloud } from '@/platform/local'
import { besideLocal } from '@/platform/local/beside'
import type { Cloud } from '@/platform/ports'
import { load } from '@/room'
import { DARK_MS } from '@/rules'
import { createClient, viewOf } from '@/stores'
import { TIMING } from '@/stores/timing'
import { fakeNetwork } from '../support/fake-phone'
import { SMALL, storageOf } from '../support/one-phone'
import { party } from '../support/party'
import { wantedEntropy } from '../support/wanted'

beforeEach(() => void jest.useFakeTimers({ now: Date.UTC(2026, 8, 25, 12) }))
afterEach(() => jest.useRealTimers())

test('round one phone everybody grabs at once, each for their own seat', async () => {
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)
  const phone = fakeNetwork(party()).phone('nobody')
  const storage = storageOf(new Map())
  let here: Cloud | null = null
  const ports = besideLocal({ ...phone.ports, storage }, () => here)
  here = localCloud(ports)
  const client = createClient(ports)
  const { table, grabber, local } = client
  const state = () => table.store.getState()
  const names = ['阿嬷', '阿明', '丽华']
  const form = { house: 'xmu', diff: { sixBlack: 'scramble' }, stock: SMALL, names } as const
  expect(await table.enter({ one: local.order(form) })).toBe(true)
  await table.pass()
  const room = state().room!
  const { value } = JSON.parse(storage.read('local/keys/master') ?? '{}')
  phone.given.push(wantedEntropy(value, room, room.game!.turn, '666666'))
  await table.throwDice()
  await pass(0)
  const view = () => viewOf(state(), client.show.store.getState(), client.clock.now())
  expect(view()).toMatchObject({ scene: 'dark', dark: { hands: [0, 1, 2], cakes: 10, most: 4 } })

  await pass(400)
  for (const seat of [0, 2]) grabber.tap(seat)
  await pass(400)
  grabber.tap(2)
  await pass(DARK_MS + TIMING.nudgeAfter + TIMING.nudgeSpread)
  const { scramble, held } = load(state().room!.game!, state().room!.table)
  expect(scramble).toBeNull()
  expect(held.map(one => Object.values(one).reduce((sum, n) => sum + n, 0))).toEqual([1, 0, 2])
  grabber.end()
  table.close()
})
