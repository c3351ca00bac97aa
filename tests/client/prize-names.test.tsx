/** @jest-environment jsdom */
import { cleanup, render } from '@testing-library/react'
import { PrizeNames } from '@/pages/table/PrizeNames'
import { cakesOf, HOUSES, newGame, type Stock } from '@/rules'
import {
  type Client,
  createPrizes,
  type Form,
  type TableState,
  type TableView,
  USUAL_FORM,
  viewOf
} from '@/stores'
import { pass } from '../support/arrived'
import { clientOf, type FakePhone, fakeNetwork } from '../support/fake-phone'
import { opId, party } from '../support/party'

jest.mock('@tarojs/components', () => require('./taro'))
const open: Client[] = []
afterEach(() => {
  cleanup()
  for (const client of open.splice(0)) client.table.close()
  jest.useRealTimers()
})

const OWN: Stock = { yixiu: 4, erju: 3, sijin: 2, sanhong: 1, duitang: 1, zhuangyuan: 1 }
const HOUSE = HOUSES.xmu

/** Somebody writes down what is won with each rank, so many of each. */
function writes(storage: Client['ports']['storage'], counts: Stock, word = '礼') {
  const prizes = createPrizes(storage)
  const { sheet, ...rest } = prizes.read()
  const ranks = Object.fromEntries(
    Object.entries(counts).map(([rank, count]) => [rank, { name: `${rank}${word}`, count, price: 0 }])
  ) as typeof sheet.ranks
  prizes.write({ ...rest, sheet: { ...sheet, ranks } })
  return prizes
}

/**
 * What the phone of somebody who laid the table `laid` with prizes `noted` shows of a game over `played` at the table `here`,
 * set to `next` by now.
 */
function shown(noted: Stock, played: Stock, next: Stock | null, laid = 'here'): readonly string[] {
  const texts = new Map<string, string>()
  const storage = {
    read: (key: string) => texts.get(key) ?? null,
    write: (key: string, text: string) => void texts.set(key, text),
    remove: (key: string) => void texts.delete(key)
  }
  const prizes = writes(storage, noted)
  prizes.note(laid, noted)
  const game = newGame({ house: HOUSE, seats: 2, starter: 0, stock: played })
  render(
    <PrizeNames
      client={{ ports: { storage } } as unknown as Client}
      state={{ one: false, room: { _id: 'here', table: { stock: next } } } as unknown as TableState}
      view={{ game, set: cakesOf(game) } as unknown as TableView}
    />
  )
  return [...document.querySelectorAll('.prize-named')].map(row => row.textContent ?? '')
}

test('what the cakes of a game are called is seen at the table that was laid with them, and at no other', () => {
  expect(shown(OWN, OWN, OWN)).toHaveLength(6)
  cleanup()
  expect(shown(OWN, OWN, OWN, 'elsewhere')).toEqual([])
})

test('a table that was set for its next game still says what the last one was for, and not what the next one is', () => {
  expect(shown(OWN, OWN, { ...OWN, yixiu: 9 })).toHaveLength(6)
  cleanup()
  expect(shown(OWN, OWN, null)).toHaveLength(6)
  cleanup()
  expect(shown(OWN, { ...OWN, yixiu: 9 }, OWN)).toEqual([])
})

test('cakes of the house are no prizes, unless it was said that these are', () => {
  expect(shown(HOUSE.set, HOUSE.set, null)).toEqual([])
  cleanup()
  expect(shown(HOUSE.set, HOUSE.set, HOUSE.set)).toHaveLength(6)
})

/** What a phone at its table calls the prizes there. */
function called(client: Client): readonly string[] {
  cleanup()
  const state = client.table.store.getState()
  const view = viewOf(state, client.show.store.getState(), client.clock.now())
  render(<PrizeNames {...{ client, state, view }} />)
  return [...document.querySelectorAll('.prize-named .bold')].map(row => row.textContent ?? '')
}

const NAMES = ['zhuangyuan礼', 'duitang礼', 'sanhong礼', 'sijin礼', 'erju礼', 'yixiu礼']

/** A mother lays tables with prizes of her own, a friend sits at each, and a game of the first is on. */
async function laid(tables = 1) {
  jest.useFakeTimers({ now: 1_790_000_000_000 })
  const p = party()
  const network = fakeNetwork(p)
  const at = async (phone: FakePhone, room: string) => {
    const client = clientOf(phone)
    open.push(client)
    await client.table.enter({ room })
    await pass(0)
    return client
  }
  const phones = { ama: network.phone('ama'), aming: network.phone('aming') }
  const opener = clientOf(phones.ama)
  const form: Form = { ...USUAL_FORM, size: 4, stock: OWN }
  const rooms: string[] = []
  for (let n = 0; n < tables; n++) {
    if (n === 0) writes(phones.ama.ports.storage, OWN)
    const made = await opener.open({ ...form, stock: n === 0 ? OWN : { ...OWN, yixiu: 9 } })
    const room = 'to' in made ? made.to.room : ''
    rooms.push(room)
    await network.reach('aming', { op: 'join', code: (await p.store.get('doors', room))!.code })
    const { turn } = await p.room(room)
    await network.reach('ama', { op: 'start', room, turn, opId: opId(), entropy: '5a'.repeat(16) })
  }
  const room = rooms[0]!
  const [mother, friend] = [await at(phones.ama, room), await at(phones.aming, room)]
  return { network, opener, mother, friend, rooms, at: (room: string) => at(phones.ama, room) }
}

const isHost = ({ table }: Client) => {
  const { room, pid } = table.store.getState()
  return room?.host === pid
}

/** The game is over, its host does not answer, and the friend takes their place. */
async function claimed({ mother, friend }: Pick<Awaited<ReturnType<typeof laid>>, 'mother' | 'friend'>) {
  await mother.table.end()
  await pass(0)
  await friend.table.claimHost()
  await pass(60_000)
  await friend.table.claimHost()
  await pass(0)
  expect([isHost(mother), isHost(friend)]).toEqual([false, true])
}

test('whoever laid the table reads its names, as its host and after somebody took it over; the new host does not', async () => {
  const { mother, friend } = await laid()
  expect([called(mother), called(friend)]).toEqual([NAMES, []])
  await claimed({ mother, friend })
  expect([called(mother), called(friend)]).toEqual([NAMES, []])
})

test('who got up and sat back reads the names as before, and so does nobody else', async () => {
  const { mother, friend } = await laid()
  await mother.table.leave()
  await pass(0)
  expect(isHost(friend)).toBe(true)
  expect([called(mother), called(friend)]).toEqual([NAMES, []])
  await mother.table.join()
  await pass(0)
  expect(isHost(mother)).toBe(false)
  expect([called(mother), called(friend)]).toEqual([NAMES, []])
})

test('names that a friend wrote down for another table are not those of this one, whoever its host is', async () => {
  const { mother, friend, rooms } = await laid()
  writes(friend.ports.storage, OWN, '别的')
  await claimed({ mother, friend })
  expect(called(friend)).toEqual([])
  const made = await friend.open({ ...USUAL_FORM, size: 4, stock: OWN })
  expect('to' in made && made.to.room !== rooms[0]).toBe(true)
  expect(called(friend)).toEqual([])
})

test('another table of the same phone has its own names, or none', async () => {
  const { mother, rooms, at } = await laid(2)
  expect(called(mother)).toEqual(NAMES)
  const other = await at(rooms[1]!)
  expect(isHost(other)).toBe(true)
  expect(called(other)).toEqual([])
  writes(mother.ports.storage, { ...OWN, yixiu: 9 }, '别的')
  expect(called(other)).toEqual([])
  expect(called(mother)).toEqual(NAMES)
})

test('a host who leaves the cakes as they are says nothing of their names; who counts anew does', async () => {
  const { mother, friend, rooms } = await laid()
  const room = rooms[0]!
  await claimed({ mother, friend })
  writes(friend.ports.storage, OWN, '别的')
  const known = await friend.formOf(room)
  if (!('form' in known)) throw new Error(known.refused)
  expect(await friend.setTable(room, { ...known.form, limit: 60 }, known.form.stock)).toBeNull()
  expect(called(friend)).toEqual([])
  expect(await friend.setTable(room, { ...known.form, stock: { ...OWN } }, known.form.stock)).toBeNull()
  expect(called(friend)).toHaveLength(6)
})
