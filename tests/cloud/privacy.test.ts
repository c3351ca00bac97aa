import database from '@/cloud/database.json'
import { startCloud, type TestCloud } from '../support/cloud'
import { browserPage, Seen } from '../support/emulator-watch'
import { begin, opId, seated, started, throws } from '../support/party'

let cloud: TestCloud
beforeAll(async () => {
  cloud = await startCloud()
})
afterAll(() => cloud.emulator.close())

const readable = Object.entries(database)
  .filter(([, c]) => c.permission === 'all-read')
  .map(([name]) => name)

test('what clients may read is the rooms, and nothing else', () => {
  expect(readable).toEqual(['rooms'])
})

test('D06 a stranger who lists all rooms can join none, name nobody, and finds no secret in any of them', async () => {
  const people = ['grandma-one', 'uncle-two', 'cousin-three']
  const tables = [
    await started(people, {}, cloud),
    await started([...people].reverse(), {}, cloud),
    await seated(people.slice(0, 2), {}, cloud)
  ]
  for (const who of people) await cloud.done(who, { op: 'me', name: `名字${who.length}`, face: 0 })
  await throws(tables[0]!, 'sanhong')
  await throws(tables[1]!, 'yixiu')

  const rooms = cloud.emulator.collection('rooms').find()
  expect(rooms).toHaveLength(3)
  const text = JSON.stringify(rooms)
  const doors = cloud.emulator.collection('doors').find()
  const codes = cloud.emulator.collection('codes').find()
  const secrets = [
    ...people,
    ...people.map(who => `名字${who.length}`),
    ...doors.flatMap(door => [String(door.key), String(door.code)]),
    ...codes.map(code => String(code._id)),
    await cloud.master()
  ]
  expect(secrets.filter(secret => text.includes(secret))).toEqual([])

  const pids = rooms.flatMap(room => (room.seats as { pid: string }[]).map(seat => seat.pid))
  expect(new Set(pids).size).toBe(8)

  for (const room of rooms) {
    const id = room._id
    for (const call of [
      { op: 'join', room: id },
      { op: 'look', room: id },
      { op: 'people', room: id }
    ]) {
      expect(await cloud.refused('stranger', call)).toMatchObject({ code: 'room/not-member' })
    }
  }
})

test('D06 every member’s watch begins with one document and gets every throw, without an openid or a seed in any', async () => {
  const people = ['watched-host', 'watched-guest', 'watched-third']
  const s = await started(people, {}, cloud)
  const watching = people.map(who => {
    const page = browserPage(cloud.emulator, who)
    const seen = new Seen()
    const watch = page.cloud.database().collection('rooms').doc(s.id).watch(seen)
    return { seen, watch, sockets: page.sockets }
  })
  for (const { seen } of watching) await seen.until(({ last }) => last !== undefined)
  const first = (await cloud.room(s.id)).v
  for (const wants of ['none', 'yixiu', 'none']) await throws(s, wants)
  const { v } = await cloud.room(s.id)
  for (const { seen, watch, sockets } of watching) {
    await seen.until(({ last }) => last?.docs[0]?.v === v)
    expect(seen.snapshots.map(({ docs }) => docs.length)).toEqual(seen.snapshots.map(() => 1))
    expect(seen.snapshots.map(({ docs }) => docs[0]?.v)).toEqual([first, first + 1, first + 2, v])
    const text = JSON.stringify(seen.snapshots)
    expect([...people, await cloud.master()].filter(secret => text.includes(secret))).toEqual([])
    const seeds = seen.snapshots.map(({ docs }) => (docs[0] as { fair?: { seed: string } }).fair?.seed)
    expect(seeds).toEqual(['', '', '', ''])
    expect(seen.errors).toEqual([])
    const closed = sockets.map(socket => new Promise(resolve => socket.once('close', resolve)))
    await watch.close()
    await Promise.all(closed)
  }
})

test('the seed of a game is nowhere before its end, and in the room after it', async () => {
  const one = { zhuangyuan: 1, duitang: 0, sanhong: 0, sijin: 0, erju: 0, yixiu: 1 }
  const s = await seated(['ama'], { stock: one, limit: 0 }, cloud)
  await begin(s)
  await throws(s, 'yixiu')
  expect((await cloud.room(s.id)).fair!.seed).toBe('')
  await throws(s, 'sihong')
  const { fair, phase } = await cloud.room(s.id)
  expect(phase).toBe('ended')
  expect(fair!.seed).toMatch(/^[0-9a-f]{64}$/)
})

test('D12 a phone can write nothing: no collection takes a client’s word', async () => {
  const s = await seated(['ama'], {}, cloud)
  const before = await cloud.room(s.id)
  for (const collection of Object.keys(database)) {
    for (const op of ['add', 'set', 'update', 'remove']) {
      const response = await fetch(`${cloud.emulator.url}/database`, {
        method: 'POST',
        headers: { 'x-openid': 'ama' },
        body: JSON.stringify({ op, collection, query: { _id: s.id }, data: { v: 99 } })
      })
      expect([op, collection, await response.json()]).toEqual([
        op,
        collection,
        expect.objectContaining({ errCode: -502003 })
      ])
    }
  }
  expect(await cloud.room(s.id)).toEqual(before)
  expect(await cloud.done('ama', { op: 'create', opId: opId() })).toMatchObject({ ok: true })
})
