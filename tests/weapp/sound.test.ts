import fs from 'node:fs'
import { flightOf, JUMPS, THROWS } from '@/dice'
import type { Phone } from '../support/weapp/phone'
import { begin, callsOf, prepare, ready, tableOf, throwBy, told } from '../support/weapp/table'
import { World } from '../support/weapp/world'

const FOLDER = 'pages/table/sound'
const OFF = JSON.stringify(JSON.stringify({ sound: false }))

let world: World
beforeAll(async () => {
  world = await World.start()
})
afterAll(() => world.close())

/** A game of two, whose first is the phone. It is the phone's turn. */
async function myTurn(name: string, options: Parameters<World['phone']>[1] = {}) {
  const { id, query } = await tableOf(world, [name, `${name}-guest`])
  await begin(world, id, name)
  const phone = world.phone(name, options)
  await phone.launch({ path: 'pages/table/index', query, scene: 1007 })
  await ready(world, phone)
  return { id, query, phone, guest: `${name}-guest` }
}

/** What was played since the last look, in order; what goes round and round with a sign. */
function hearing(phone: Phone) {
  let from = 0
  return () => {
    const played = phone.core.called('audio.play')
    const heard = played
      .slice(from)
      .map(({ src, loop }) => `${String(src).split('/').pop()}${loop ? ' round' : ''}`)
    from = played.length
    return heard
  }
}

const lastHeard = (phone: Phone) => String(phone.core.called('audio.play').at(-1)?.src).split('/').pop()

async function flightTo(id: string) {
  const room = await world.cloud.room(id)
  return flightOf(`${room.fair?.game}/${room.turn}`, null).id
}

test("every sound is in the table's package, and none in another", () => {
  const { files } = world.dist
  const heard = files.filter(file => /\.(mp3|wav)$/.test(file))
  expect(heard.every(file => file.startsWith(`${FOLDER}/`))).toBe(true)
  const stored = fs.readdirSync('src/assets/sound').map(name => `${FOLDER}/${name}`)
  expect([...heard].sort()).toEqual([...stored].sort())
  for (const { id } of [...THROWS, ...JUMPS]) expect(heard).toContain(`${FOLDER}/${id}.mp3`)
})

test('C11 my turn, the rattle, the one track of the throw, the house for 状元; the mute switch is obeyed', async () => {
  const { id, phone } = await myTurn('hears')
  const heard = hearing(phone)
  const track = await flightTo(id)
  expect(heard()).toEqual(['turn.mp3'])
  await prepare(world, id, phone, 0, 'sihong')
  await phone.tap('#throw')
  await told(world, phone)
  await phone.settle()
  expect(heard()).toEqual(['rattle.wav round', `${track}.mp3`, 'zhuangyuan.mp3'])
  const rattle = [...phone.players].find(({ src }) => src.endsWith('rattle.wav'))
  expect(rattle?.paused).toBe(true)
  expect(phone.core.called('setInnerAudioOption').at(-1)).toMatchObject({ obeyMuteSwitch: true })
  expect(phone.wrongs()).toEqual([])
})

test('C11 in and out five times, each time with a throw of somebody: never more than ten players, none is left', async () => {
  const { id, query, phone, guest } = await myTurn('in-and-out-loud')
  const heard = hearing(phone)
  let most = 0
  for (let time = 0; time < 5; time++) {
    if (time > 0) phone.show({ path: 'pages/table/index', query, scene: 1007 })
    await world.page(phone, 'table')
    const mine = time % 2 === 0
    if (mine) {
      await world.until('my turn is said', () => lastHeard(phone) === 'turn.mp3')
      await prepare(world, id, phone, 0, 'yixiu')
      await phone.tap('#throw')
    } else await throwBy(world, id, guest, 1, 'erju')
    await told(world, phone)
    await world.until('the cake landed', () => lastHeard(phone) === 'cake.mp3')
    most = Math.max(most, phone.players.size)
    const track = expect.stringMatching(/^t\d+\.mp3$/)
    expect(heard()).toEqual([...(mine ? ['turn.mp3'] : []), 'rattle.wav round', track, 'cake.mp3'])
    await phone.tap('.top-bar-act')
    await world.page(phone, 'home')
    expect(phone.players.size).toBe(0)
  }
  expect(most).toBeGreaterThan(2)
  expect(most).toBeLessThanOrEqual(10)
  expect(phone.wrongs()).toEqual([])
})

test('C11 switched off: no player is ever made, and the throw is as always', async () => {
  const { id, phone } = await myTurn('hears-nothing', { kept: new Map([['settings', OFF]]) })
  await prepare(world, id, phone, 0, 'sihong')
  await phone.tap('#throw')
  await told(world, phone)
  expect(phone.core.called('audio.play')).toEqual([])
  expect(phone.players.size).toBe(0)
})

test('out of sight: all players are gone and nothing is heard; seen again, what is shown is heard', async () => {
  const { id, phone, guest } = await myTurn('in-a-pocket')
  const heard = hearing(phone)
  await phone.tap('#throw')
  await told(world, phone)
  phone.hide()
  await phone.settle()
  expect(phone.players.size).toBe(0)
  heard()
  await throwBy(world, id, guest, 1, 'sanhong')
  await phone.settle()
  expect(heard()).toEqual([])
  phone.show()
  await world.until('my turn is said', () => lastHeard(phone) === 'turn.mp3')
  expect(phone.players.size).toBeGreaterThan(0)
})

test.each([
  [
    'no players in this WeChat',
    { absent: ['createInnerAudioContext', 'setInnerAudioOption'] },
    () => undefined
  ],
  ['players that fail', {}, (phone: Phone) => [...phone.players].forEach(player => void player.fail())]
])('%s: the throw is as always', async (name, options, breaks) => {
  const { id, phone } = await myTurn(`broken-${name.length}`, options)
  breaks(phone)
  expect(phone.players.size).toBe(0)
  await prepare(world, id, phone, 0, 'sihong')
  await phone.tap('#throw')
  await told(world, phone)
  expect(callsOf(phone, 'throw')).toHaveLength(1)
  expect(phone.wrongs()).toEqual([])
})
