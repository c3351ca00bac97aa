import { CLIENT, load } from '@/room'
import { startEntropy } from '../support/wanted'
import type { Phone } from '../support/weapp/phone'
import { eachAnew } from '../support/weapp/stand'
import { begin, callsOf, dueTo, ready, shownBy, tableOf, throwBy } from '../support/weapp/table'
import type { World } from '../support/weapp/world'

const MINUTE = 60_000
/** A watch may be down so long without a word, ms. */
const PATIENCE = 3000

let world: World
eachAnew(made => {
  world = made
})

interface Playing {
  readonly id: string
  readonly query: { room: string; key: string }
  readonly names: readonly string[]
  /** of the first people, in the order of their seats */
  readonly phones: readonly Phone[]
}

const at = (query: Playing['query']) => ({ path: 'pages/table/index', query, scene: 1007 })

/** Three at a table, who play; the first turn is the first one's, who is host. */
async function playing(kind: string, phones: number, more: object = {}): Promise<Playing> {
  const names = ['one', 'two', 'three'].map(who => `${kind}-${who}`)
  const { id, query } = await tableOf(world, names, more)
  await begin(world, id, names[0] ?? '')
  const all: Phone[] = []
  for (const name of names.slice(0, phones)) {
    const phone = world.phone(name)
    await phone.launch(at(query))
    await world.until('the table', () => phone.has('.board'))
    all.push(phone)
  }
  return { id, query, names, phones: all }
}

const phoneOf = ({ phones }: Playing, seat: number): Phone => {
  const phone = phones[seat]
  if (!phone) throw new Error(`seat ${seat} has no phone`)
  return phone
}

const thrown = ({ id, names }: Playing, seat: number, wants: string) =>
  throwBy(world, id, names[seat] ?? '', seat, wants)

/** The place that is so many places clockwise from the reader's own. */
const place = (n: number) => `.ring .seat${' ~ .seat'.repeat(n)}`

const does = async (phone: Phone, ...taps: readonly string[]) => {
  for (const selector of taps) {
    await world.until(selector, () => phone.has(selector))
    await phone.settle()
    await phone.tap(selector)
    await phone.settle()
  }
}

const banner = (phone: Phone) => phone.read(page => page.querySelector('.banner')?.textContent ?? '', null)
const roomOf = ({ id }: Playing) => world.cloud.room(id)
const pidOf = async ({ id }: Playing, name: string) =>
  (await world.cloud.done(name, { op: 'look', room: id })).pid ?? ''

/** A phone shows the board of a seat as the room has it. */
const shows = (p: Playing, phone: Phone, seat: number) =>
  world.until(`the board of seat ${seat}`, async () => {
    const { stock, mine } = await shownBy(phone)
    const due = await dueTo(world, p.id, seat)
    return JSON.stringify([stock, mine]) === JSON.stringify([due.stock, due.mine])
  })

/** Gives the host's phone the entropy with which its two dice bring the first turn of the next game to itself. */
async function prepareAnew(p: Playing): Promise<void> {
  const sum = 1 + p.names.length
  phoneOf(p, 0).random.give(startEntropy(await world.cloud.master(), await roomOf(p), sum))
}

/** A second game runs from its first round on, and these phones show it. */
async function begunAnew(p: Playing): Promise<void> {
  await world.until('a second game', async () => (await roomOf(p)).games === 2)
  const room = await roomOf(p)
  expect(load(room.game!, room.table)).toMatchObject({ round: 1, throws: 0, phase: 'playing', turn: 0 })
  for (const [seat, phone] of p.phones.entries()) await shows(p, phone, seat)
  await ready(world, phoneOf(p, 0))
}

describe('begun anew', () => {
  test('by the host in the first round, who is asked once more', async () => {
    const p = await playing('anew', 2)
    await thrown(p, 0, 'erju')
    await does(phoneOf(p, 0), '#more', '#restart')
    expect((await roomOf(p)).games).toBe(1)
    await prepareAnew(p)
    await does(phoneOf(p, 0), '#sure')
    await begunAnew(p)
    expect(p.phones.flatMap(phone => phone.wrongs())).toEqual([])
  })

  test('later by everybody who is here: the host asks, one taps the banner, one calls, one is away', async () => {
    const p = await playing('agreed', 2)
    for (const seat of [0, 1, 2]) await thrown(p, seat, seat === 1 ? 'sihong' : 'yixiu')
    const [host, guest] = [phoneOf(p, 0), phoneOf(p, 1)]
    await ready(world, host)
    await does(host, '#more', '#restart-ask')
    await world.until('the guest asked', async () => (await banner(guest)).includes('想重来'))
    await world.until('the host sees so', async () => (await banner(host)).includes('3 个人里 1 个同意了'))
    await does(guest, '.banner')
    expect((await roomOf(p)).again).toEqual([0])
    await does(guest, '#sure')
    expect((await roomOf(p)).again).toEqual([0, 1])
    await world.until('the guest knows that they agreed', async () =>
      (await banner(guest)).includes('你同意重来了')
    )
    await does(host, '#more')
    expect([await host.has('#restart'), await host.has('#restart-off')]).toEqual([false, true])
    await does(host, '.sheet-close')
    await world.cloud.done(p.names[2] ?? '', { op: 'here', room: p.id, away: true })
    await world.until('all agree', async () => (await banner(host)).includes('都同意了'))
    await prepareAnew(p)
    await does(host, '.banner', '#sure')
    await begunAnew(p)
    expect(p.phones.flatMap(phone => phone.wrongs())).toEqual([])
  })

  test('not at all where the host asks no more', async () => {
    const p = await playing('unasked', 2)
    for (const seat of [0, 1, 2]) await thrown(p, seat, 'none')
    await ready(world, phoneOf(p, 0))
    await does(phoneOf(p, 0), '#more', '#restart-ask')
    await world.until('the guest asked', async () => (await banner(phoneOf(p, 1))) !== '')
    await does(phoneOf(p, 1), '.banner')
    await does(phoneOf(p, 0), '#more', '#restart-off')
    await world.until('the guest not asked', async () => (await banner(phoneOf(p, 1))) === '')
    expect(await phoneOf(p, 1).has('#sure')).toBe(false)
    expect((await roomOf(p)).games).toBe(1)
  })
})

test('who reads by what rules the next game goes, while it begins, reads on until they have read it', async () => {
  const p = await playing('reads', 2)
  const [host = ''] = p.names
  await world.cloud.done(host, { op: 'end', room: p.id })
  await world.cloud.done(host, { op: 'set', room: p.id, limit: 0, house: 'gongsi' })
  const guest = phoneOf(p, 1)
  await does(guest, '#changed')
  expect(await guest.read(page => page.querySelector('.sheet')?.textContent ?? '', null)).toContain(
    '规矩改了'
  )
  await does(phoneOf(p, 0), '#again')
  await world.until('the next game', async () => (await roomOf(p)).games === 2)
  await world.until('its board', () => guest.has('.board'))
  expect(await guest.has('#rules-seen')).toBe(true)
  await does(guest, '#rules-seen')
  expect([await guest.has('#rules-seen'), guest.wrongs()]).toEqual([false, []])
})

describe('a seat changes hands', () => {
  const cakes = async (p: Playing, seat: number) => (await roomOf(p)).game?.held[seat]

  test('one that was left is taken over by a watcher, with its cakes and its turn', async () => {
    const p = await playing('left', 1)
    await thrown(p, 0, 'none')
    await thrown(p, 1, 'sanhong')
    const watcher = world.phone('left-watcher')
    await watcher.launch(at(p.query))
    await world.until('the table', () => watcher.has('.board'))
    await world.cloud.done(p.names[1] ?? '', { op: 'leave', room: p.id })
    await watcher.settle()
    await does(watcher, place(1), '#seat-take-over')
    expect((await roomOf(p)).seats[1]).toMatchObject({ pid: await pidOf(p, 'left-watcher'), gone: false })
    await shows(p, watcher, 1)
    expect(await cakes(p, 1)).toEqual([0, 0, 0, 1, 0, 0])
    await thrown(p, 2, 'none')
    await thrown(p, 0, 'none')
    await ready(world, watcher)
    await watcher.tap('#throw')
    await world.until('the throw', async () => (await roomOf(p)).tail.filter(({ s }) => s === 1).length > 1)
    expect(watcher.wrongs()).toEqual([])
  })

  test('mine is handed to a watcher, who has its cakes; I watch', async () => {
    const p = await playing('handed', 1)
    const watcher = world.phone('handed-watcher')
    await watcher.launch(at(p.query))
    await world.until('the table', () => watcher.has('.board'))
    await thrown(p, 0, 'duitang')
    const host = phoneOf(p, 0)
    await host.settle()
    await world.cloud.done('handed-watcher', { op: 'me', room: p.id, name: '小雨', face: 3 })
    await world.until('the board', async () => (await shownBy(host)).stock !== null)
    await does(host, place(0), '#seat-hand')
    expect(await host.text()).toContain('小雨')
    await does(host, '#sure')
    const { seats, host: hosts } = await roomOf(p)
    expect(seats[0]?.pid).toBe(await pidOf(p, 'handed-watcher'))
    expect(hosts).toBe(seats[0]?.pid)
    await shows(p, watcher, 0)
    await world.until(
      'the old seat a watcher',
      async () => (await shownBy(host)).mine?.every(n => n === 0) === true
    )
    expect([host, watcher].flatMap(phone => phone.wrongs())).toEqual([])
  })
})

describe('the host is not here', () => {
  test('said by the phone that was put away: a minute later anybody may stand in', async () => {
    const p = await playing('away', 2)
    const [host, guest] = [phoneOf(p, 0), phoneOf(p, 1)]
    for (const seat of [0, 1]) await thrown(p, seat, 'none')
    host.hide()
    await host.settle()
    await world.time.advance(MINUTE - 1000)
    await guest.settle()
    expect(await banner(guest)).toBe('')
    await world.until('the place of the host free', async () => (await banner(guest)) !== '')
    await does(guest, '.banner')
    expect((await roomOf(p)).host).toBe(await pidOf(p, p.names[0] ?? ''))
    await does(guest, '#sure')
    expect((await roomOf(p)).host).toBe(await pidOf(p, p.names[1] ?? ''))
    await world.until('no banner', async () => (await banner(guest)) === '')
    host.show()
    await host.settle()
    await does(host, '#more')
    expect([await host.has('#table-log'), await host.has('#pause')]).toEqual([true, false])
  })

  test.each([
    ['in the lobby', false],
    ['in a game', true]
  ])(
    'a phone that died without a word, %s: asked for by a tap on its seat, and a minute later given up',
    async (what, begun) => {
      const names = ['one', 'two'].map(who => `dead-${begun ? 'game' : 'lobby'}-${who}`)
      const { id, query } = await tableOf(world, names)
      if (begun) await begin(world, id, names[0] ?? '')
      const guest = world.phone(names[1] ?? '')
      await guest.launch(at(query))
      await world.until(`the table, ${what}`, () => guest.has('.ring .seat'))
      await does(guest, place(1), '#seat-claim-host')
      expect(await guest.read(page => page.querySelector('#refused')?.textContent ?? '', null)).toContain(
        '一分钟'
      )
      await world.time.advance(MINUTE)
      await guest.settle()
      await does(guest, '#seat-claim-host')
      const { pid } = await world.cloud.done(names[1] ?? '', { op: 'sync', room: id })
      expect((await world.cloud.room(id)).host).toBe(pid)
      expect(guest.wrongs()).toEqual([])
    }
  )

  test('after a game too: whoever waits for the next one asks, and a minute later begins it', async () => {
    const p = await playing('after', 0)
    await world.cloud.done(p.names[0] ?? '', { op: 'end', room: p.id })
    const guest = world.phone(p.names[1] ?? '')
    await guest.launch(at(p.query))
    await does(guest, '#claim-host')
    expect(await guest.read(page => page.querySelector('#refused')?.textContent ?? '', null)).toContain(
      '一分钟'
    )
    await world.time.advance(MINUTE)
    await guest.settle()
    await does(guest, '#claim-host', '#again')
    await world.until('the next game', async () => (await roomOf(p)).games === 2)
    expect(guest.wrongs()).toEqual([])
  })

  test('a host is told who asks, answers with a tap or by being at another page of the table, and stays host', async () => {
    const p = await playing('there', 2)
    const [host, guest] = [phoneOf(p, 0), phoneOf(p, 1)]
    const answered = { hostAwaySince: 0, hostAskedBy: '', host: await pidOf(p, p.names[0] ?? '') }
    await does(guest, place(2), '#seat-claim-host')
    await world.until('who asks', async () => (await banner(host)).includes('点这里应一声'))
    await does(host, '.banner')
    await world.until('no banner', async () => (await banner(host)) === '')
    expect(await roomOf(p)).toMatchObject(answered)
    await does(host, '#more', '#table-log')
    const { v } = await roomOf(p)
    await does(guest, '#seat-claim-host')
    await world.until('an answer', async () => (await roomOf(p)).v >= v + 2)
    expect(await roomOf(p)).toMatchObject(answered)
    expect(host.wrongs()).toEqual([])
  })
})

test('paused by the host and gone on with by a guest: both see it, and the turn is whose it was', async () => {
  const p = await playing('paused', 2, { limit: 30 })
  const [host, guest] = [phoneOf(p, 0), phoneOf(p, 1)]
  await ready(world, host)
  await does(host, '#more', '#pause')
  for (const phone of [host, guest]) {
    await world.until('the pause', () => phone.has('#resume'))
    expect(await banner(phone)).toContain('歇')
  }
  await world.time.advance(10 * MINUTE)
  await world.settle()
  expect(await roomOf(p)).toMatchObject({ phase: 'paused', deadline: 0 })
  await does(guest, '#resume')
  await ready(world, host)
  for (const phone of [host, guest])
    expect([await banner(phone), await phone.has('#resume')]).toEqual(['', false])
  expect((await roomOf(p)).game).toMatchObject({ turn: 0, throws: 0 })
})

describe('a weak network', () => {
  const note = (phone: Phone) =>
    phone.read(page => page.querySelector('.top-bar-note')?.textContent ?? '', null)
  const WEAK = '网络不太好'

  test('is said where the watch is down for longer than a moment; the table goes on, and all is well afterwards', async () => {
    const p = await playing('weak', 1)
    const phone = phoneOf(p, 0)
    const { faults } = world.emulator
    const [openid = '', other = ''] = p.names
    faults.add({ fault: 'dropped-watch', next: 1, openid })
    faults.add({ fault: 'refused', chance: 1, openid })
    await world.cloud.done(other, { op: 'cheer', room: p.id, cheer: 1 })
    await phone.settle()
    await world.time.advance(PATIENCE - 1)
    await phone.settle()
    expect(await note(phone)).not.toBe(WEAK)
    await world.until('the word', async () => (await note(phone)) === WEAK)
    await ready(world, phone)
    await phone.tap('#throw')
    await world.until('the throw', async () => (await roomOf(p)).game?.throws === 1)
    await thrown(p, 1, 'erju')
    await shows(p, phone, 0)
    expect(await note(phone)).toBe(WEAK)
    faults.clear()
    await world.until('no word any more', async () => (await note(phone)) !== WEAK)
    expect(phone.line.watching).toBe(1)
  })

  test('no network at all is said in a banner, and nothing can be thrown; back by itself', async () => {
    const p = await playing('offline', 1)
    const phone = phoneOf(p, 0)
    await ready(world, phone)
    phone.line.network = 'down'
    world.emulator.faults.add({ fault: 'dropped-watch', next: 1, openid: p.names[0] ?? '' })
    world.emulator.faults.add({ fault: 'refused', chance: 1, openid: p.names[0] ?? '' })
    await world.cloud.done(p.names[1] ?? '', { op: 'cheer', room: p.id, cheer: 1 })
    await world.until('the banner', async () => (await banner(phone)).includes('断'))
    expect((await shownBy(phone)).button).toBe('blocked')
    phone.line.network = 'up'
    world.emulator.faults.clear()
    phone.core.emit('NetworkStatusChange', { isConnected: true, networkType: 'wifi' })
    await ready(world, phone)
    expect(await banner(phone)).toBe('')
  })
})

describe('a program that the cloud does not speak to any more', () => {
  /** One number older than the cloud still knows. */
  const OLD = CLIENT - 2

  test('says so in place of the page, and its button begins the newest one', async () => {
    const phone = world.phone('old')
    phone.line.client = OLD
    await phone.launch()
    await world.until('the button', () => phone.has('#restart'))
    expect(await phone.text()).toContain('太旧')
    expect([await phone.has('#open-table'), await phone.has('#join-code')]).toEqual([false, false])
    await phone.tap('#restart')
    await phone.settle()
    expect(phone.core.called('restartMiniProgram')).toMatchObject([{ path: 'pages/home/index' }])
    expect(phone.wrongs()).toEqual([])
  })

  test('in the middle of a turn: nothing is thrown, and one phone can still be passed round', async () => {
    const p = await playing('older', 1)
    const phone = phoneOf(p, 0)
    await ready(world, phone)
    phone.line.client = OLD
    await phone.tap('#throw')
    await world.until('the button', () => phone.has('#restart'))
    expect((await roomOf(p)).game?.throws).toBe(0)
    await world.time.advance(30_000)
    await does(phone, '#one-phone')
    await world.until('the page for one phone', () => phone.has('#one-confirm'))
    expect(callsOf(phone, 'throw')).toHaveLength(1)
  })

  test('where WeChat cannot begin it anew, the button comes with the newer one', async () => {
    const phone = world.phone('older-wechat', { absent: ['restartMiniProgram'] })
    phone.line.client = OLD
    await phone.launch()
    await world.until('the page', () => phone.has('#one-phone'))
    await world.until('its words', async () => (await phone.text()).includes('太旧'))
    expect(await phone.has('#restart')).toBe(false)
    phone.core.emit('UpdateReady')
    await world.until('the button', () => phone.has('#restart'))
    await phone.tap('#restart')
    await phone.settle()
    expect(phone.core.called('UpdateManager.applyUpdate').length).toBeGreaterThan(0)
  })
})
