import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Answer, type Entry, load, type Room } from '@/room'
import { total } from '@/rules'
import { functionFolder } from '../support/cloud'
import { buildMain, type EmulatorProcess, startProcess } from '../support/emulator-process'
import { type Authority, type Call, insisting, opId, seated } from '../support/party'

const ROUNDS = process.env.LONG === '1' ? 20 : 5
jest.setTimeout(ROUNDS * 60_000)

const ENTROPY = '5a'.repeat(16)
const GUESTS = ['ama', 'aming', 'lihua', 'guoqiang']

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bobing-kill-'))
let script: string
let removeScript: () => void
let running: EmulatorProcess | undefined

beforeAll(async () => {
  ;({ script, remove: removeScript } = await buildMain())
})
afterAll(async () => {
  running?.child.kill('SIGKILL')
  await running?.ended
  removeScript()
  fs.rmSync(folder, { recursive: true, force: true })
})

/** The function over HTTP, as a phone or curl calls it. */
function over(url: string): Authority {
  const call = async (openid: string, data: Call): Promise<Answer> => {
    const headers = { 'x-openid': openid, 'content-type': 'application/json' }
    const response = await fetch(`${url}/call/game`, { method: 'POST', headers, body: JSON.stringify(data) })
    const { result, errMsg } = (await response.json()) as { result?: Answer; errMsg?: string }
    if (!result) throw new Error(errMsg)
    return result
  }
  const { done, refused } = insisting(call)
  const room = async (id: string) => (await done('ama', { op: 'sync', room: id })).room!
  return { call, done, refused, room, master: () => Promise.reject(new Error('nobody outside knows it')) }
}

async function wholeLog(a: Authority, room: Room): Promise<Entry[]> {
  const entries: Entry[] = []
  for (let first = 0; first < room.entries; first += 12) {
    const call = { op: 'log', room: room._id, game: room.fair!.game, first }
    entries.push(...(await a.done('ama', call)).entries!)
  }
  return entries
}

/** All guests throw as fast as they can, until the emulator is gone; answered throws are added to `heard`. */
async function throwOn(a: Authority, id: string, heard: Map<number, Entry>, enough: () => void) {
  const guest = async (who: string) => {
    for (;;) {
      const { turn } = await a.room(id)
      const answer = await a.call(who, { op: 'throw', room: id, turn, opId: opId(), entropy: ENTROPY })
      if (!answer.ok) continue
      for (const entry of answer.did ?? []) heard.set(entry.n, entry)
      enough()
    }
  }
  await Promise.allSettled(GUESTS.map(guest))
}

test(`kill -9 under load, ${ROUNDS} rounds: every answered throw is there after the restart, none half`, async () => {
  const on = { functions: await functionFolder(), databaseFile: path.resolve('src/cloud/database.json') }
  const dataFile = path.join(folder, 'killed.sqlite')
  const stock = { yixiu: 900, erju: 900, sijin: 900, sanhong: 900, duitang: 900, zhuangyuan: 1 }
  const heard = new Map<number, Entry>()
  let id = ''
  for (let round = 0; round < ROUNDS; round++) {
    running = await startProcess(script, dataFile, 0, on)
    const a = over(running.url)
    if (round === 0) {
      id = (await seated(GUESTS, { limit: 0, stock }, a)).id
      await a.done('ama', { op: 'start', room: id, turn: 0, opId: opId(), entropy: ENTROPY })
    }
    let left = 7 + 6 * (round % 5)
    const { child } = running
    await throwOn(a, id, heard, () => {
      left -= 1
      if (left === 0) child.kill('SIGKILL')
    })
    expect(await running.ended).toEqual({ code: null, signal: 'SIGKILL' })
  }
  running = await startProcess(script, dataFile, 0, on)
  const a = over(running.url)
  const room = await a.room(id)
  const log = await wholeLog(a, room)
  expect(log.map(e => e.n)).toEqual(log.map((_, n) => n))
  expect(heard.size).toBeGreaterThanOrEqual(ROUNDS * 7)
  for (const [n, entry] of heard) expect(log[n]).toEqual(entry)
  const game = load(room.game!, room.table)
  expect(total(game.stock) + game.held.reduce((sum, held) => sum + total(held), 0)).toBe(total(stock))
  expect(room.turn).toBe(2 + log.filter(e => e.k === 't').length)
})
