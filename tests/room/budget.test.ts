import { verify } from '@/fair'
import { type Entry, linksOf, load, type Room } from '@/room'
import { DARK_MS, HOUSES, type HouseDiff } from '@/rules'
import { opId, type Seated, seated, throws } from '../support/party'

/** Longer than any game played: the most throws that a simulation of full tables has shown. */
const THROWS = 870
const BYTES = 8 * 1024
const ENTROPY = '5a'.repeat(16)
const GUESTS = Array.from({ length: 12 }, (_, i) => `guest-${i}`)
/** A host who changes every axis that can be changed. */
const { id: _id, version: _version, ...everyAxis } = HOUSES.minnan
const custom: HouseDiff = { ...everyAxis, direction: 'anticlockwise', end: 'extra-round', minutes: 1440 }
/** More cakes than can be won, so that the game goes on and every throw moves one. */
const stock = { yixiu: 999, erju: 999, sijin: 999, sanhong: 999, duitang: 999, zhuangyuan: 1 }

const bytes = (room: Room) => Buffer.byteLength(JSON.stringify(room))

async function full(diff: HouseDiff): Promise<Seated> {
  const table = { size: 12, limit: 120, absence: 'throw', jumps: 'sometimes' }
  const s = await seated(GUESTS, { ...table, stock, house: 'sanshikuan', diff })
  await s.party.done('guest-0', { op: 'start', room: s.id, turn: 0, opId: opId(), entropy: ENTROPY })
  return s
}

/** All that people at a table can add to it beside their throws. */
async function crowd(s: Seated, from: number): Promise<void> {
  const { fair } = await s.party.room(s.id)
  const three = [from, from + 1, from + 2].map(i => GUESTS[i % 12]!)
  for (const who of three) await s.party.call(who, { op: 'cheer', room: s.id, cheer: 5 })
  await s.party.call(three[0]!, { op: 'agree', room: s.id, game: fair!.game, yes: true })
}

/** Throws of everybody in turn, a second each; the most bytes that the room has had. */
async function longGame(s: Seated, most: number): Promise<number> {
  let largest = 0
  for (let i = 0; i < most; i++) {
    s.party.now += 1000
    const room = await s.party.room(s.id)
    const { turn } = load(room.game!, room.table)
    const op = `operation-${String(i).padStart(22, '0')}`
    const entropy = i.toString(16).padStart(32, '0')
    await s.party.done(s.guests[turn]!, { op: 'throw', room: s.id, turn: room.turn, opId: op, entropy })
    await crowd(s, i)
    largest = Math.max(largest, bytes(await s.party.room(s.id)))
  }
  return largest
}

async function historyOf({ party: p, id }: Seated): Promise<readonly Entry[]> {
  const { fair, entries } = await p.room(id)
  const history: Entry[] = []
  for (let first = 0; first < entries; first += 12) {
    const page = await p.done('anybody', { op: 'log', room: id, game: fair!.game, first })
    history.push(...page.entries!)
  }
  return history
}

test(`D05 12 seats, a house changed in every axis and ${THROWS} throws: the room stays within ${BYTES} bytes, its history is complete and in order`, async () => {
  const s = await full(custom)
  expect(await longGame(s, THROWS)).toBeLessThanOrEqual(BYTES)

  const history = await historyOf(s)
  const { entries } = await s.party.room(s.id)
  expect(history.map(({ n }) => n)).toEqual(Array.from({ length: entries }, (_, n) => n))
  const thrown = history.filter(({ k, j }) => k === 't' || j === 0)
  expect(thrown.map(({ t }) => t)).toEqual(thrown.map(({ t }) => t).sort((a, b) => a - b))
  expect(thrown.map(({ e }) => Number.parseInt(e ?? '', 16))).toEqual([...Array(THROWS).keys()])

  const { room } = await s.party.done('guest-0', { op: 'end', room: s.id })
  const log = [...history, ...room!.tail.slice(-1)].flatMap(linksOf)
  expect(verify({ ...room!.fair!, log })).toEqual({ ok: true })
  await s.party.done('guest-0', { op: 'set', room: s.id, house: 'gongsi', diff: custom })
  expect(bytes(await s.party.room(s.id))).toBeLessThanOrEqual(BYTES + bytesOf(custom))
})

const bytesOf = (house: HouseDiff) => Buffer.byteLength(JSON.stringify(house))

test(`a dark that 12 seats grab in 34 times each stays within ${BYTES} bytes, and so does its end`, async () => {
  const s = await full({ ...custom, sixBlack: 'scramble', ladder: HOUSES.sanshikuan.ladder })
  await longGame(s, 40)
  await throws(s, 'liubohei')
  const { turn } = await s.party.room(s.id)
  const offsets = Array.from({ length: 34 }, (_, i) => i * 300 + 99)
  for (const who of GUESTS) await s.party.done(who, { op: 'grab', room: s.id, turn, offsets })
  const dark = await s.party.room(s.id)
  expect(load(dark.game!, dark.table).scramble!.grabs).toEqual(GUESTS.map(() => offsets))
  expect(bytes(dark)).toBeLessThanOrEqual(BYTES)
  s.party.now += DARK_MS
  await s.party.done('guest-0', { op: 'nudge', room: s.id, turn })
  expect(bytes(await s.party.room(s.id))).toBeLessThanOrEqual(BYTES)
})
