import { MESSAGE } from '../support/cloud'
import type { Phone } from '../support/weapp/phone'
import { begin, callsOf, ready, shownBy, tableOf, told } from '../support/weapp/table'
import { World } from '../support/weapp/world'
import type { Said } from '../support/weapp/wx/subscribe'

let world: World
beforeAll(async () => {
  world = await World.start({}, MESSAGE)
})
afterAll(() => world.close())

/** Somebody who waits in the lobby of a table for two, and its host, who comes by calls alone. */
async function waiting(name: string, more: Parameters<World['phone']>[1] = {}) {
  const host = `${name}-host`
  const { id, query } = await tableOf(world, [host, name])
  const phone = world.phone(name, more)
  const entry = { path: 'pages/table/index', query, scene: 1007 }
  await phone.launch(entry)
  await world.until('the lobby', () => phone.has('#leave'))
  await phone.settle()
  return { id, host, phone, entry }
}

const asked = (phone: Phone) => phone.core.called('requestSubscribeMessage')
const sentTo = (name: string) => world.emulator.messages.sent.filter(({ openid }) => openid === name)

/** The host starts; the phone of nobody is there to see what is due, so the minute timer settles it. */
async function starts(id: string, host: string) {
  await begin(world, id, host, 1)
  await world.time.advance(60_000)
  await world.settle()
}

test('C15 WeChat is asked in the tap, the cloud is called after; one message when the game begins', async () => {
  const { id, host, phone } = await waiting('yes')
  const before = phone.core.calls.length
  await phone.tap('#remind')
  expect(phone.core.calls.slice(before).map(({ api }) => api)).toEqual(['requestSubscribeMessage'])
  await world.until('noted', async () => !(await phone.has('#remind')))
  await phone.settle()
  const since = phone.core.calls.slice(before).map(({ api }) => api)
  expect(since.filter(api => api === 'requestSubscribeMessage' || api === 'cloud.callFunction')).toEqual([
    'requestSubscribeMessage',
    'cloud.callFunction'
  ])
  expect(asked(phone)[0]).toMatchObject({ tmplIds: [MESSAGE.template] })
  expect(callsOf(phone, 'remind')).toMatchObject([{ room: id }])

  expect(sentTo('yes')).toEqual([])
  await starts(id, host)
  expect(sentTo('yes')).toEqual([
    {
      openid: 'yes',
      template: MESSAGE.template,
      page: `pages/table/index?room=${id}`,
      data: { thing1: { value: '中秋博饼' }, time2: { value: '2026年9月25日 20:00' } }
    }
  ])
  expect(sentTo(host)).toEqual([])
  await ready(world, phone)
  await world.time.advance(120_000)
  expect(sentTo('yes')).toHaveLength(1)
  expect(phone.wrongs()).toEqual([])
})

test('a message leads whoever got it to the table, and nobody else', async () => {
  const { id, host, phone } = await waiting('led')
  await phone.tap('#remind')
  await world.until('noted', async () => !(await phone.has('#remind')))
  await phone.settle()
  await starts(id, host)
  const [path = '', query = ''] = (sentTo('led')[0]?.page ?? '').split('?')
  const [[name = '', value = ''] = []] = [...new URLSearchParams(query)]
  const entry = { path, query: { [name]: value }, scene: 1014 }
  for (const [who, there] of [
    ['led', '#throw'],
    ['led-stranger', '#open-table']
  ] as const) {
    const opened = world.phone(who)
    await opened.launch(entry)
    await world.until(there, () => opened.has(there))
    expect(opened.wrongs()).toEqual([])
  }
})

test.each<Said>(['reject', 'ban', 'fail'])(
  'C15 %s: play goes on, the cloud hears of nothing, and nothing asks again at that table',
  async said => {
    const { id, host, phone, entry } = await waiting(said)
    phone.says = said
    await phone.tap('#remind')
    await world.until('the offer gone', async () => !(await phone.has('#remind')))
    expect(await phone.has('#leave')).toBe(true)
    expect(callsOf(phone, 'remind')).toEqual([])
    const again = world.phone(said, { kept: phone.kept })
    await again.launch(entry)
    await world.until('the lobby once more', () => again.has('#leave'))
    await again.settle()
    expect(await again.has('#remind')).toBe(false)
    await starts(id, host)
    await ready(world, phone)
    await phone.tap('#throw')
    await told(world, phone)
    expect((await shownBy(phone)).dice).toMatch(/^[1-6]{6}$/)
    expect(asked(phone)).toHaveLength(1)
    expect(sentTo(said)).toEqual([])
    expect(phone.wrongs()).toEqual([])
  }
)

test('the cloud does not hear of it: it is offered again, and is one message in the end', async () => {
  const { id, host, phone } = await waiting('deaf')
  phone.line.network = 'down'
  await phone.tap('#remind')
  await world.until('the offer again', () => phone.has('#remind'))
  phone.line.network = 'up'
  await phone.tap('#remind')
  await world.until('noted', async () => !(await phone.has('#remind')))
  await phone.settle()
  await starts(id, host)
  await ready(world, phone)
  expect(sentTo('deaf')).toHaveLength(1)
  expect(phone.wrongs()).toEqual([])
})

test('who has taken the yes back in WeChat gets none, and the game begins', async () => {
  const { id, host, phone } = await waiting('taken-back')
  await phone.tap('#remind')
  await world.until('noted', async () => !(await phone.has('#remind')))
  await phone.settle()
  world.emulator.messages.send({ openid: 'taken-back', template: MESSAGE.template, page: '', data: {} })
  await starts(id, host)
  await ready(world, phone)
  expect(sentTo('taken-back')).toHaveLength(1)
  expect((await world.cloud.room(id)).due).toEqual([])
  expect(phone.wrongs()).toEqual([])
})

test('what clients may read of it is nothing', async () => {
  const { id, phone } = await waiting('quiet')
  const before = world.emulator.collection('rooms').get(id)
  await phone.tap('#remind')
  await world.until('noted', async () => !(await phone.has('#remind')))
  await phone.settle()
  expect(world.emulator.collection('rooms').get(id)).toEqual(before)
  expect(JSON.stringify(world.emulator.collection('doors').get(id))).toContain('"remind":true')
})

test('the host is offered none, nor who watches, nor a phone whose WeChat has none', async () => {
  const { id, host, entry } = await waiting('offered')
  const others = [
    { phone: world.phone(host), there: '#start' },
    { phone: world.phone('looks-on'), there: '#open-table' },
    { phone: world.phone('offered', { absent: ['requestSubscribeMessage'] }), there: '#leave' }
  ]
  for (const { phone, there } of others) {
    await phone.launch(entry)
    await world.until('the lobby', () => phone.has(there))
    await phone.settle()
    expect([there, await phone.has('#remind')]).toEqual([there, false])
    expect(phone.wrongs()).toEqual([])
  }
  expect((await world.cloud.room(id)).phase).toBe('lobby')
})
