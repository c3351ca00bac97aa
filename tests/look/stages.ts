import { localCloud } from '@/platform/local'
import { TIMING } from '@/stores/timing'
import { formOf, onePhone, storageOf } from '../support/one-phone'
import { begin, opId, type Seated, seated, throws } from '../support/party'
import { until } from '../support/table'
import { wantedEntropy } from '../support/wanted'
import { openidOf, type Phone, type Web } from '../support/web'

/** A state of the program on one phone, that a reload of its page brings back. */
export interface Stage {
  readonly name: string
  /** Brings a phone there; its person is called as the stage is. */
  reach(web: Web, me: string): Promise<Phone>
  /** what is to be seen before anything is measured */
  readonly shows: string
  /** what a reload does not bring back: a sheet to be opened, a word to be typed, a throw that is told */
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

type Table = Seated<Web['cloud']>

/** A table with that person at a seat of it and `n` people in all, each with a name and a face; seat 0 is host. */
async function tableOf(web: Web, me: string, n: number, table: object = {}, seat = 0): Promise<Table> {
  const guests = NAMES.slice(0, n).map((_, i) => (i === seat ? openidOf(me) : `${me}-guest-${i}`))
  const s = await seated(guests, { limit: 0, size: Math.max(n, 2), ...table }, web.cloud)
  for (const [i, who] of guests.entries())
    await web.cloud.done(who, { op: 'me', room: s.id, name: NAMES[i], face: i + 1 })
  return s
}

const hashOf = ({ id, key }: Table) => `/pages/table/index?room=${id}&key=${key}`

/** A game of that many people in which those throws have fallen, the first one by seat 0, of twelve by the last. */
async function gameOf(
  web: Web,
  me: string,
  n: number,
  thrown: readonly string[],
  table: object = {},
  seat = 0
) {
  const s = await tableOf(web, me, n, table, seat)
  await begin(s, n < 12 ? 0 : 11)
  for (const wants of thrown) await throws(s, wants)
  return s
}

/** The phone shows another page of the same program, come to as by a link. */
async function visit(web: Web, phone: Phone, at: string): Promise<void> {
  await phone.page.goto('about:blank')
  await phone.page.goto(`${web.url}/?me=${phone.me}#${at}`)
}

type Again = Pick<Stage, 'again'>

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
  reach: async (web, me) => web.phone(me, hashOf(await tableOf(web, me, n, { size })))
})

/** Somebody comes by a link to a table of others, before the game or in the middle of it. */
const guest = (name: string, shows: string, come: (web: Web, host: string) => Promise<Table>): Stage => ({
  name,
  shows,
  async reach(web, me) {
    return web.phone(me, hashOf(await come(web, `${me}-host`)))
  }
})

interface More extends Again {
  readonly table?: object
  /** where the phone's person sits; 0, as a rule: the host */
  readonly seat?: number
  readonly after?: (web: Web, table: Table) => Promise<unknown>
}

const game = (name: string, n: number, thrown: readonly string[], shows: string, more: More = {}): Stage => ({
  name,
  shows,
  ...(more.again ? { again: more.again } : {}),
  async reach(web, me) {
    const s = await gameOf(web, me, n, thrown, more.table, more.seat)
    await more.after?.(web, s)
    return web.phone(me, hashOf(s))
  }
})

/** A page about the game of a table. */
const record = (name: string, shows: string): Stage => ({
  name,
  shows,
  async reach(web, me) {
    const { id } = await gameOf(web, me, 4, [...ROUND, 'none'])
    return web.phone(me, `/pages/table/records/${name}/index?room=${id}`)
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
const LAST = ['yixiu', 'erju', 'sihong', 'none']

/** Nothing that was due comes any more: what is being told stays. */
const holdTime = ({ page: at }: Phone) =>
  at.evaluate(() => {
    for (let timer = window.setTimeout(() => undefined); timer > 0; timer--) window.clearTimeout(timer)
  })

/** Another throws, and it is told, each time anew. */
function told(name: string, wants: string): Stage {
  const tables = new Map<string, Table>()
  return {
    name,
    shows: '.acting-idle',
    async reach(web, me) {
      const s = await gameOf(web, me, 8, ['none'])
      tables.set(me, s)
      return web.phone(me, hashOf(s))
    },
    async again(phone) {
      await until(phone, f => f.link === 'live', null)
      await throws(tables.get(phone.me)!, wants)
      await phone.page.locator('.middle-told').waitFor()
      await holdTime(phone)
    }
  }
}

/** A whole game on one phone, played by the same authority over texts that the phone then has. */
async function playedAlone(thrown: readonly string[]) {
  const texts = new Map<string, string>()
  const { ports, client } = onePhone(storageOf(texts))
  const cloud = localCloud(ports)
  const one = client.local.order({ ...formOf(NAMES.slice(0, 4), TINY) })
  const found = await cloud.call({ op: 'look', one })
  if (!found.ok || !found.room) throw new Error('no table')
  let { room } = found
  const { value } = JSON.parse(texts.get('local/keys/master')!)
  for (const wants of thrown) {
    await cloud.call({ op: 'pass', room: room._id })
    const entropy = wantedEntropy(value, room, room.game!.turn, wants)
    const answer = await cloud.call({ op: 'throw', room: room._id, turn: room.turn, opId: opId(), entropy })
    if (!answer.ok || !answer.room) throw new Error(`a throw was refused: ${JSON.stringify(answer)}`)
    room = answer.room
  }
  return { one, texts }
}

const onePhoneResult: Stage = {
  name: 'one-result',
  shows: '#again',
  async reach(web, me) {
    const { one, texts } = await playedAlone(LAST)
    const phone = await web.phone(me, '/pages/more/rules/index')
    await phone.page.evaluate(
      ([person, kept]) => {
        for (const [key, text] of kept) localStorage.setItem(`bobing/${person}/${key}`, text)
      },
      [openidOf(me), [...texts]] as const
    )
    await visit(web, phone, `/pages/table/index?one=${one}`)
    return phone
  }
}

const kicked: Stage = {
  name: 'kicked',
  shows: '#home',
  async reach(web, me) {
    const s = await seated([`${me}-host`, openidOf(me)], { size: 4 }, web.cloud)
    const { pid } = await web.cloud.done(openidOf(me), { op: 'look', room: s.id })
    await web.cloud.done(`${me}-host`, { op: 'kick', room: s.id, pid })
    return web.phone(me, hashOf(s))
  }
}

const pass: Stage = {
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
}

/** The table was there, and then the network went. */
const reconnecting: Stage = {
  name: 'reconnecting',
  shows: '#throw',
  async reach(web, me) {
    const s = await gameOf(web, me, 4, ROUND)
    const phone = await web.phone(me, '/pages/more/rules/index')
    await phone.page.clock.install()
    await phone.page.addInitScript(() => {
      const [Own, opened] = [WebSocket, [] as WebSocket[]]
      window.WebSocket = class extends Own {
        constructor(...how: ConstructorParameters<typeof WebSocket>) {
          super(...how)
          opened.push(this)
        }
      }
      Object.assign(window, { __opened: opened })
    })
    await visit(web, phone, hashOf(s))
    return phone
  },
  async again(phone) {
    await until(phone, f => f.link === 'live', null)
    await phone.page.evaluate(() => {
      window.fetch = () => Promise.reject(new TypeError('no network'))
      window.WebSocket = class extends EventTarget {
        constructor() {
          super()
          throw new TypeError('no network')
        }
      } as unknown as typeof WebSocket
      for (const socket of (window as unknown as { __opened: WebSocket[] }).__opened) socket.close()
    })
    // By then it has been looked for in vain.
    await phone.page.clock.fastForward(TIMING.poll * 2)
    await until(phone, f => f.link === 'offline', null)
  }
}

const OTHER_RULES = [
  { house: 'minnan', limit: 30, jumps: 'sometimes', stock: { ...TINY, yixiu: 30 } },
  { house: 'xmu', limit: 0, jumps: 'never', diff: { end: 'at-once' } }
]

/** Somebody is at a table, and its host sets it anew, each time. */
function setAnew(
  name: string,
  shows: string,
  then: string,
  come: (web: Web, me: string) => Promise<Table>
): Stage {
  const tables = new Map<string, Table>()
  let times = 0
  return {
    name,
    shows,
    async reach(web, me) {
      const s = await come(web, me)
      tables.set(me, s)
      return web.phone(me, hashOf(s))
    },
    async again(phone) {
      await until(phone, f => f.link === 'live', null)
      const { party, guests, id } = tables.get(phone.me)!
      await party.done(guests[0]!, { op: 'set', room: id, ...OTHER_RULES[times++ % 2] })
      await phone.page.locator(then).first().waitFor()
    }
  }
}

/** Who sits has seen the rules, and is shown them again. */
function changedRules(): Stage {
  const stage = setAnew('rules-changed', '#lobby-rules', '.since', (web, me) =>
    tableOf(web, me, 4, { size: 6 }, 1)
  )
  return {
    ...stage,
    async reach(web, me) {
      const phone = await stage.reach(web, me)
      await phone.page.locator('#rules-seen').tap()
      return phone
    }
  }
}

const CHANGED = '.lobby-rules-act:text-matches("改好|changed")'

/** Nobody looks at the table any more. */
const allAway = async (web: Web, { id, guests }: Table) => {
  for (const who of guests) await web.cloud.call(who, { op: 'here', room: id, away: true })
}

/** Two tables that the phone has been at, the second one of them in a game. */
const homeBacks: Stage = {
  name: 'home-backs',
  shows: '.up-8 + .up-8 .door',
  async reach(web, me) {
    const first = await tableOf(web, me, 4, {}, 3)
    const phone = await web.phone(me, hashOf(first))
    await until(phone, f => f.link === 'live', null)
    const second = await gameOf(web, me, 4, ROUND, {}, 3)
    await web.cloud.done(second.guests[0]!, { op: 'me', room: second.id, name: NAMES[3], face: 1 })
    await visit(web, phone, hashOf(second))
    await until(phone, f => f.link === 'live', null)
    await visit(web, phone, '/pages/home/index')
    return phone
  }
}

/** A game has ended, and another is on. */
const homeEnded: Stage = {
  name: 'home-ended',
  shows: '#back-ended',
  async reach(web, me) {
    const phone = await web.phone(me, hashOf(await gameOf(web, me, 4, LAST, { stock: TINY }, 3)))
    await until(phone, f => f.link === 'live', null)
    await visit(web, phone, hashOf(await gameOf(web, me, 4, ROUND, {}, 3)))
    await until(phone, f => f.link === 'live', null)
    await visit(web, phone, '/pages/home/index')
    return phone
  }
}

const PRIZES: Readonly<Record<string, string>> = {
  zhuangyuan: '空气炸锅',
  erju: '一整箱安溪铁观音茶叶礼盒',
  yixiu: '牙膏'
}

/** What this phone's person noted that the cakes of a small game stand for. */
const noted = JSON.stringify({
  sheet: {
    grand: null,
    ranks: Object.fromEntries(
      Object.entries(TINY).map(([rank, count]) => [rank, { name: PRIZES[rank] ?? '', count, price: 0 }])
    )
  }
})

const resultPrizes: Stage = {
  name: 'result-prizes',
  shows: '#prize-names',
  async reach(web, me) {
    const s = await gameOf(web, me, 4, LAST, { stock: TINY })
    const phone = await web.phone(me, '/pages/more/rules/index')
    await phone.page.evaluate(([key, text]) => localStorage.setItem(key, text), [
      `bobing/${openidOf(me)}/prizes`,
      noted
    ] as const)
    await visit(web, phone, hashOf(s))
    return phone
  }
}

/** Pages that are like another one but for a line or a sheet: measured where there is time for it. */
const inLong = (stages: readonly Stage[]) => (process.env.LONG === '1' ? stages : [])

/** First pages, and pages about a game. */
export const PAGES: readonly Stage[] = [
  page('home', '/pages/home/index', '#open-table'),
  page('lost', '/pages/nothing/here', '#home'),
  page('open', '/pages/more/open/index', '#open-confirm'),
  page('open-one', '/pages/more/open/index?one=1', '#one-confirm'),
  page('open-more', '/pages/more/open/index', '#open-confirm', async ({ page: at }) => {
    await at.locator('#cakes-own').tap()
    await at.locator('#open-more').tap()
    await at.locator('#axes-all').tap()
    await at.locator('#minutes').getByText(/\d/).waitFor()
  }),
  page('open-small', '/pages/more/open/index', '#open-confirm', async ({ page: at }) => {
    await at.locator('#cakes-small').tap()
    await at.locator('#cakes-small[aria-checked=true]').waitFor()
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
  record('log', '.log-slot'),
  record('verify', '#verify'),
  pass,
  onePhoneResult,
  alone('home-offline', '/pages/home/index', '#home-refused'),
  alone('offline', `/pages/table/index?room=${'a'.repeat(24)}`, '#retry'),
  ...inLong([
    homeBacks,
    homeEnded,
    page('open-one-own', '/pages/more/open/index?one=1', '#one-confirm', async ({ page: at }) => {
      await at.locator('#cakes-own').tap()
      await at.locator('#suggest').tap()
      await at.locator('#suggest[aria-checked=true]').waitFor()
      await at.locator('#minutes').getByText(/\d/).waitFor()
    })
  ])
]

/** A table, from the lobby to the end. */
export const TABLES: readonly Stage[] = [
  lobby('lobby', 7, 10, '#start'),
  lobby('lobby-alone', 1, 4, '#start'),
  lobby('lobby-full', 12, 12, '#start'),
  guest('lobby-guest', '#sit', (web, host) => tableOf(web, host, 3, { size: 8 })),
  guest('full', '#open-table', (web, host) => tableOf(web, host, 12)),
  lobby('seat', 4, 6, '#start', tapped('.seat', 3, '#seat-send-away')),
  lobby('rules-sheet', 4, 6, '#start', tapped('#lobby-rules', 0, '#rules-seen')),
  changedRules(),
  kicked,
  game('start', 4, [], '.board-start', { seat: 1 }),
  game('my-turn', 4, ROUND, '#throw', { table: { limit: 120 } }),
  game('my-turn-12', 12, [...ROUND, ...Array(9).fill('none')], '#throw'),
  game('waiting', 4, [...ROUND, 'none'], '#throw', { table: { limit: 120 } }),
  told('told', 'sanhong'),
  guest('watching', '#throw', (web, host) => gameOf(web, host, 4, ROUND)),
  reconnecting,
  game('host', 4, ROUND, '#throw', { again: tapped('#more', 0, '#pause') }),
  game('table-settings', 4, ROUND, '#throw', {
    async again(phone) {
      await tapped('#more', 0, '#table-settings')(phone)
      await tapped('#table-settings', 0, '#my-save')(phone)
    }
  }),
  game('plate', 4, ROUND, '#throw', { again: tapped('.board', 0, '.plate-lead') }),
  game('dark', 4, ['666666'], '#grab', { table: { diff: { sixBlack: 'scramble' } } }),
  game('paused', 4, ROUND, '#resume', { after: allAway }),
  game('result', 4, LAST, '#again', { table: { stock: TINY } }),
  game('result-guest', 4, LAST, '#claim-host', { table: { stock: TINY }, seat: 1 }),
  game('abandoned', 4, ROUND, '#again', {
    after: (web, { id, guests }) => web.cloud.done(guests[0]!, { op: 'end', room: id })
  }),
  ...inLong([
    setAnew('lobby-changed', '#lobby-rules', CHANGED, (web, me) =>
      tableOf(web, `${me}-host`, 3, { size: 8 })
    ),
    game('start-how', 4, [], '.board-start', { again: tapped('.board', 0, '#start-how') }),
    game('left-out', 4, ['none', 'yixiu'], '#throw', { table: { stock: TINY } }),
    game('souvenir', 4, LAST, '#again', {
      table: { stock: TINY },
      again: tapped('#keepsake', 0, '#keepsake-picture img')
    }),
    resultPrizes,
    game('result-unnamed', 4, LAST, '#who-am-i', {
      table: { stock: TINY },
      after: (web, { id, guests }) => web.cloud.done(guests[0]!, { op: 'me', room: id, name: '', face: 1 })
    })
  ])
]
