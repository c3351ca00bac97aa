import { opId } from '../support/party'
import { openTable, prepareStart, until, untilV } from '../support/table'
import { wantedEntropy } from '../support/wanted'
import { openidOf, type Phone, type Web } from '../support/web'

/** A state of the program on one phone, that a reload of its page brings back. */
export interface Stage {
  readonly name: string
  /** Brings a phone there; its person is called as the stage is. */
  reach(web: Web, me: string): Promise<Phone>
  /** what is to be seen before anything is measured */
  readonly shows: string
  /** what a reload does not bring back: a sheet to be opened, a word to be typed */
  again?(phone: Phone): Promise<void>
}

const NAMES = [
  '阿嬷',
  '国强',
  '丽华',
  '慕容小雨点儿',
  '大伯',
  '婷婷',
  '阿杰',
  '林姨',
  '阿明',
  '阿公',
  '琴琴',
  '小弟'
]

interface Room {
  readonly id: string
  readonly hash: string
  readonly people: readonly string[]
}

/** A table of the phone's person with `n` people in all, each with a name and a face. */
async function tableOf(web: Web, host: Phone, n: number, table: object = {}): Promise<Room> {
  const { id, hash } = await openTable(web, host, { limit: 0, size: Math.max(n, 2), ...table })
  const code = String(web.cloud.emulator.collection('doors').get(id)!.code)
  const people = [openidOf(host.me), ...NAMES.slice(1, n).map((_, i) => `${host.me}-guest-${i}`)]
  for (const [i, who] of people.entries()) {
    if (i > 0) await web.cloud.done(who, { op: 'join', code })
    await web.cloud.done(who, { op: 'me', room: id, name: NAMES[i], face: i + 1 })
  }
  return { id, hash, people }
}

async function throwsAs(web: Web, { id, people }: Room, wants: string) {
  const room = await web.cloud.room(id)
  const seat = room.game!.turn
  const entropy = wantedEntropy(await web.cloud.master(), room, seat, wants)
  await web.cloud.done(people[seat]!, { op: 'throw', room: id, turn: room.turn, opId: opId(), entropy })
}

async function goTo(web: Web, phone: Phone, { id, hash }: Room): Promise<void> {
  await phone.page.goto(`${web.url}/?me=${phone.me}#${hash}`)
  await phone.page.reload()
  await untilV(phone, (await web.cloud.room(id)).v)
}

/** The phone shows another page of the same program, come to as by a link. */
async function visit(web: Web, phone: Phone, at: string): Promise<void> {
  await phone.page.goto('about:blank')
  await phone.page.goto(`${web.url}/?me=${phone.me}#${at}`)
}

/** A game of that many people in which those throws have fallen, the first one by seat 0, of twelve by the last. */
async function gameOf(web: Web, me: string, n: number, thrown: readonly string[], table: object = {}) {
  const phone = await web.phone(me)
  const room = await tableOf(web, phone, n, table)
  await goTo(web, phone, room)
  await prepareStart(web, room.id, phone, n < 12 ? 0 : 11)
  await phone.page.locator('#start').tap()
  await until(phone, f => f.phase === 'playing', null)
  for (const wants of thrown) await throwsAs(web, room, wants)
  await goTo(web, phone, room)
  return { phone, room }
}

const page = (name: string, at: string, shows: string, again?: Stage['again']): Stage => ({
  name,
  shows,
  reach: (web, me) => web.phone(me, at),
  ...(again ? { again } : {})
})

const lobby = (name: string, n: number, size: number, shows: string, again?: Stage['again']): Stage => ({
  name,
  shows,
  ...(again ? { again } : {}),
  async reach(web, me) {
    const phone = await web.phone(me)
    await goTo(web, phone, await tableOf(web, phone, n, { size }))
    return phone
  }
})

const game = (
  name: string,
  n: number,
  thrown: readonly string[],
  shows: string,
  more: { table?: object; after?: (web: Web, room: Room) => Promise<unknown>; again?: Stage['again'] } = {}
): Stage => ({
  name,
  shows,
  ...(more.again ? { again: more.again } : {}),
  async reach(web, me) {
    const { phone, room } = await gameOf(web, me, n, thrown, more.table)
    await more.after?.(web, room)
    return phone
  }
})

/** A page about the game of a table. */
const record = (name: string, shows: string, again?: Stage['again']): Stage => ({
  name,
  shows,
  ...(again ? { again } : {}),
  async reach(web, me) {
    const { phone, room } = await gameOf(web, me, 4, [...ROUND, 'none'])
    await visit(web, phone, `/pages/table/records/${name}/index?room=${room.id}`)
    return phone
  }
})

/** The cloud is out of reach of this phone, for as long as it is on. */
const cutOff = async ({ page: at }: Phone) => {
  await at.route(/\/call\//, route => route.abort())
  await at.routeWebSocket(/.*/, socket => socket.close())
}

const alone = (name: string, at: string, shows: string): Stage => ({
  name,
  shows,
  async reach(web, me) {
    const phone = await web.phone(me, '/pages/more/rules/index')
    await cutOff(phone)
    await visit(web, phone, at)
    return phone
  }
})

const tapped =
  (id: string, nth: number, then: string) =>
  async ({ page: at }: Phone) => {
    await at.locator(id).nth(nth).tap()
    await at.locator(then).waitFor()
  }

const ROUND = ['sanhong', 'erju', 'sihong', 'yixiu']
const TINY = { yixiu: 1, erju: 1, sijin: 0, sanhong: 0, duitang: 0, zhuangyuan: 1 }

export const STAGES: readonly Stage[] = [
  page('home', '/pages/home/index', '#open-table'),
  page('open', '/pages/more/open/index', '#open-confirm'),
  page('open-one', '/pages/more/open/index?one=1', '#one-confirm'),
  page('open-more', '/pages/more/open/index', '#open-confirm', async ({ page: at }) => {
    await at.locator('#cakes-own').tap()
    await at.locator('#open-more').tap()
    await at.locator('#axes-all').tap()
    await at.locator('#minutes').getByText(/\d/).waitFor()
  }),
  page('open-houses', '/pages/more/open/index', '#open-confirm', tapped('#house-more', 0, '#all-jiudian')),
  page('me', '/pages/more/me/index', '#my-save'),
  page('join', '/pages/join/index', '#join-confirm'),
  page('join-wrong', '/pages/join/index', '#join-confirm', async ({ page: at }) => {
    await at.locator('#code-input input, input#code-input').first().fill('k7p3xm')
    await at.locator('#join-confirm').tap()
    await at.locator('.code-wrong, .code-error, [role=alert]').first().waitFor()
  }),
  page('rules', '/pages/more/rules/index', '.rule-row'),
  page('rules-minnan', '/pages/more/rules/index?house=minnan', '#verse'),
  page('nowhere', '/pages/table/index?room=nowhere&key=none', '#open-table'),
  lobby('lobby', 7, 10, '#start'),
  lobby('lobby-alone', 1, 4, '#start'),
  lobby('lobby-full', 12, 12, '#start'),
  lobby('seat', 4, 6, '#start', tapped('.seat', 3, '#seat-send-away')),
  lobby('rules-sheet', 4, 6, '#start', tapped('#lobby-rules', 0, '#rules-seen')),
  {
    name: 'kicked',
    shows: '#home',
    async reach(web, me) {
      const phone = await web.phone(me)
      const host = { ...phone, me: `${me}-host` }
      const { id, hash } = await openTable(web, host, { size: 4 })
      await visit(web, phone, hash)
      await phone.page.locator('#sit').tap()
      await until(phone, f => f.seat === 1, null)
      const { pid } = await web.cloud.done(openidOf(me), { op: 'look', room: id })
      await web.cloud.done(openidOf(host.me), { op: 'kick', room: id, pid })
      await visit(web, phone, hash)
      return phone
    }
  },
  game('my-turn', 4, ROUND, '#throw'),
  game('my-turn-12', 12, [...ROUND, ...Array(9).fill('none')], '#throw'),
  game('waiting', 4, [...ROUND, 'none'], '#throw'),
  game('host', 4, ROUND, '#throw', { again: tapped('#more', 0, '#pause') }),
  game('plate', 4, ROUND, '#throw', { again: tapped('.board', 0, '.plate-lead') }),
  game('dark', 4, ['666666'], '#grab', { table: { diff: { sixBlack: 'scramble' } } }),
  record('log', '.log-slot'),
  record('verify', '#verify'),
  game('paused', 4, ROUND, '#resume', {
    after: async (web, { id, people }) => {
      for (const who of people) await web.cloud.call(who, { op: 'here', room: id, away: true })
    }
  }),
  game('result', 4, ['yixiu', 'erju', 'sihong', 'none'], '#again', { table: { stock: TINY } }),
  {
    name: 'pass',
    shows: '#pass',
    async reach(web, me) {
      const phone = await web.phone(me, '/pages/more/open/index?one=1')
      await phone.page.locator('#one-confirm').tap()
      const { pass } = await until(phone, f => f.pass >= 0 || f.button === 'ready', null)
      if (pass < 0) await phone.page.locator('#throw').tap()
      await until(phone, f => f.pass >= 0, null)
      return phone
    }
  },
  alone('home-offline', '/pages/home/index', '#home-refused'),
  alone('offline', `/pages/table/index?room=${'a'.repeat(24)}`, '#retry')
]
