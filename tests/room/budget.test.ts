import { load, type Room } from '@/room'
import { HOUSES, type HouseDiff } from '@/rules'
import { party, type Seated, seated } from '../support/party'

/** Longer than any game played: the most throws that a simulation of full tables has shown. */
const THROWS = 870
const BYTES = 8 * 1024
/** A host who changes every axis that can be changed. */
const { id: _id, version: _version, ...everyAxis } = HOUSES.minnan
const custom: HouseDiff = { ...everyAxis, direction: 'anticlockwise', end: 'extra-round' }

async function longGame(s: Seated, throws: number): Promise<number> {
  let most = 0
  for (let i = 0; i < throws; i++) {
    const room = await s.party.room(s.id)
    const { turn, owesSkip } = load(room.game!, room.table)
    expect(owesSkip).toHaveLength(12)
    const entropy = i.toString(16).padStart(32, '0')
    const opId = `op${String(i).padStart(14, '0')}`
    await s.party.done(s.guests[turn]!, { op: 'throw', room: s.id, turn: room.turn, opId, entropy })
    most = Math.max(most, Buffer.byteLength(JSON.stringify(await s.party.room(s.id))))
  }
  return most
}

test(`a room of 12 seats, a house changed in every axis and ${THROWS} throws stays within ${BYTES} bytes`, async () => {
  const p = party()
  const guests = Array.from({ length: 12 }, (_, i) => `guest-${i}`)
  // More cakes than can be won, so that the game goes on and every throw moves one.
  const stock = { yixiu: 999, erju: 999, sijin: 999, sanhong: 999, duitang: 999, zhuangyuan: 1 }
  const s = await seated(guests, { size: 12, stock }, p)
  const lobby = await p.room(s.id)
  const table = { ...lobby.table, house: { ...lobby.table.house, diff: custom } }
  await p.store.swap('rooms', { ...lobby, table } satisfies Room, lobby.v)
  await p.done('guest-0', { op: 'start', room: s.id, turn: 0, opId: 'op-start-1', entropy: '0'.repeat(32) })
  const most = await longGame(s, THROWS)
  expect(most).toBeLessThanOrEqual(BYTES)
  expect((await p.room(s.id)).entries).toBeGreaterThanOrEqual(THROWS)
})
