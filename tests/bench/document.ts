import { load } from '@/room'
import { HOUSES, type HouseDiff } from '@/rules'
import { party, seated } from '../support/party'
import { median, print } from './figure'

// The room of the longest game there is, in bytes as it is stored, and what a throw costs the function's processor.

const THROWS = 870
const { id: _id, version: _version, ...everyAxis } = HOUSES.minnan
const diff: HouseDiff = { ...everyAxis, direction: 'anticlockwise', end: 'extra-round' }

async function longGame(): Promise<{ bytes: number; cpu: number[] }> {
  const p = party()
  const guests = Array.from({ length: 12 }, (_, i) => `guest-${i}`)
  const stock = { yixiu: 999, erju: 999, sijin: 999, sanhong: 999, duitang: 999, zhuangyuan: 1 }
  const s = await seated(guests, { size: 12, stock }, p)
  const lobby = await p.room(s.id)
  const table = { ...lobby.table, house: { ...lobby.table.house, diff } }
  await p.store.swap('rooms', { ...lobby, table }, lobby.v)
  await p.done('guest-0', { op: 'start', room: s.id, turn: 0, opId: 'op-start-1', entropy: '0'.repeat(32) })
  let bytes = 0
  const cpu: number[] = []
  for (let i = 0; i < THROWS; i += 1) {
    const room = await p.room(s.id)
    const who = guests[load(room.game!, room.table).turn]!
    const entropy = i.toString(16).padStart(32, '0')
    const call = {
      op: 'throw',
      room: s.id,
      turn: room.turn,
      opId: `op${String(i).padStart(14, '0')}`,
      entropy
    }
    const before = process.cpuUsage()
    await p.done(who, call)
    const { user, system } = process.cpuUsage(before)
    cpu.push((user + system) / 1000)
    bytes = Math.max(bytes, Buffer.byteLength(JSON.stringify(await p.room(s.id))))
  }
  return { bytes, cpu }
}

longGame().then(({ bytes, cpu }) => {
  const note = `12 seats, custom house, ${THROWS} throws`
  print({ name: 'room document', value: bytes, unit: 'bytes', most: 8 * 1024, note })
  print({
    name: 'processor a throw',
    value: median(cpu),
    unit: 'ms',
    most: 1,
    note: 'room.serve on a store in memory'
  })
})
