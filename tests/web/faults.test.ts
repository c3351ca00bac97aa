import type { Request } from 'playwright-core'
import { load } from '@/room'
import { opId } from '../support/party'
import { type Facts, factsOf, openTable, prepare, prepareStart, until } from '../support/table'
import { OUTAGE, TROUBLES, type Trouble, troubleOf } from '../support/troubles'
import { wantedEntropy } from '../support/wanted'
import { inBrowser, openidOf, type Phone, type Web } from '../support/web'

const LONG = process.env.LONG === '1'
/** What a page of a browser may take otherwise than a phone in WeChat; all of them where there is time. */
const SOME = ['dropped-watch', 'no network']
/** The trouble lasts at least so long, ms. */
const LASTS = 20_000
/** One step of time, ms. */
const STEP = 1000
/** Steps until a phone must be where the cloud is. */
const PATIENCE = 60
const HOUR = 3600_000
const MINUTE = 60_000
const WIRES = ['two', 'three'].map(name => `wire-${name}`)

let web: Web
inBrowser(made => {
  web = made
})

/** A page's calls that have no answer yet, and whether it gets none at all. */
interface Line {
  readonly calls: Set<Request>
  deaf: boolean
}
const lines = new Map<Phone, Line>()
const lineOf = (phone: Phone): Line => {
  const line = lines.get(phone) ?? { calls: new Set(), deaf: false }
  lines.set(phone, line)
  return line
}

/** Resolves when nothing is on its way that needs no time to arrive. */
async function settled(phone: Phone): Promise<void> {
  const { faults } = web.cloud.emulator
  const line = lineOf(phone)
  while (!line.deaf && line.calls.size > faults.frozen) await phone.page.evaluate(() => 0)
}

/** So much time goes by for the page and for the cloud, a step after what the one before has brought. */
async function pass(phone: Phone, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= STEP) {
    await web.cloud.emulator.clock.advance(Math.min(STEP, left))
    await phone.page.clock.runFor(Math.min(STEP, left))
    await settled(phone)
  }
}

/** Time goes by until it holds. */
async function wait(phone: Phone, what: string, holds: (facts: Facts) => boolean | Promise<boolean>) {
  for (let step = 0; step < PATIENCE; step++) {
    if (await holds(await factsOf(phone))) return
    await pass(phone, STEP)
  }
  throw new Error(`never: ${what}\n${JSON.stringify(await factsOf(phone))}`)
}

/** A page whose clock the test moves, in the first seat of three; the others call. It has the first turn. */
async function table(name: string, more: object = {}): Promise<{ id: string; phone: Phone }> {
  const phone = await web.phone(name)
  const { id, hash } = await openTable(web, phone, { limit: 0, size: 3, ...more })
  const code = String(web.cloud.emulator.collection('doors').get(id)!.code)
  for (const who of WIRES) await web.cloud.done(who, { op: 'join', code })
  const { calls } = lineOf(phone)
  const isCall = (request: Request) => request.url().includes('/call/game')
  phone.page.on('request', request => isCall(request) && calls.add(request))
  phone.page.on('requestfinished', request => calls.delete(request))
  phone.page.on('requestfailed', request => calls.delete(request))
  await phone.page.clock.install()
  await phone.page.goto(`${web.url}/?me=${name}#${hash}`)
  await until(phone, f => f.seat === 0, null)
  await prepareStart(web, id, phone, 0)
  await phone.page.locator('#start').tap()
  await until(phone, f => f.button === 'ready', null)
  return { id, phone }
}

/** Whoever of the wires is next throws. */
async function wire(id: string, wants: string): Promise<void> {
  const room = await web.cloud.room(id)
  const seat = room.game!.turn
  const entropy = wantedEntropy(await web.cloud.master(), room, seat, wants)
  await web.cloud.done(WIRES[seat - 1]!, { op: 'throw', room: id, turn: room.turn, opId: opId(), entropy })
}

/** The network of a page fails as a trouble says, or not any more. */
async function breakNetwork(phone: Phone, network: Trouble['network'], broken: boolean): Promise<void> {
  const { faults } = web.cloud.emulator
  if (network === 'down') return phone.context.setOffline(broken)
  const line = lineOf(phone)
  line.deaf = broken && network === 'silent'
  if (!broken) line.calls.clear()
  if (!broken) return faults.clear('lost-answer')
  const how = network === 'silent' ? 'never' : 'cut'
  faults.add({ fault: 'lost-answer', chance: 1, how, openid: openidOf(phone.me) })
}

/** The page says what the room says, of the same version, and its dice lie. */
const endsEqual = (id: string, phone: Phone) =>
  wait(phone, 'the page to say what the cloud has', async facts => {
    const { v, turn, phase, game, tail } = await web.cloud.room(id)
    const { stock, held, dice } = { ...game!, dice: tail.filter(({ k }) => k === 't').at(-1)?.d ?? null }
    const due = { v, turn, phase, stock, held, dice, rattling: false, playing: game!.turn }
    return Object.entries(due).every(
      ([key, value]) => JSON.stringify(facts[key as keyof Facts]) === JSON.stringify(value)
    )
  })

const said: string[] = []
afterAll(() => console.info(said.join('\n')))

test('through one trouble after another: each throw counts once, and the page ends where the cloud is', async () => {
  const { id, phone } = await table('troubled')
  const { faults } = web.cloud.emulator
  const over: string[] = []
  let throws = 0
  for (const [name, trouble] of Object.entries(TROUBLES)) {
    if (!LONG && !SOME.includes(name)) continue
    const before = {
      at: web.cloud.emulator.clock.now(),
      calls: phone.calls.length,
      happened: { ...faults.happened }
    }
    const { turn } = await web.cloud.room(id)
    await prepare(web, id, phone, 'none')
    for (const order of [...(trouble.always ?? []), ...(trouble.throwing ?? [])])
      faults.add(troubleOf(openidOf(phone.me), order))
    if (trouble.network) await breakNetwork(phone, trouble.network, true)
    await phone.page.locator('#throw').tap()
    if (trouble.network) await pass(phone, OUTAGE)
    if (trouble.network) await breakNetwork(phone, trouble.network, false)
    await wait(phone, `${name}: the throw`, async () => (await web.cloud.room(id)).turn > turn)
    for (const wants of ['yixiu', 'none']) {
      await wire(id, wants)
      await pass(phone, 3 * STEP)
    }
    await pass(phone, before.at + LASTS - web.cloud.emulator.clock.now())
    const seconds = (web.cloud.emulator.clock.now() - before.at) / 1000
    const calls = phone.calls.length - before.calls
    said.push(`${name}: ${calls} calls in ${seconds} s`)
    if (calls > seconds) over.push(said.at(-1)!)
    for (const { fault } of [...(trouble.always ?? []), ...(trouble.throwing ?? [])])
      if (faults.happened[fault] === before.happened[fault]) over.push(`${name}: no ${fault}`)
    faults.clear()
    faults.release()
    await endsEqual(id, phone)
    await wait(phone, `${name}: my turn, and a watch`, f => f.button === 'ready' && f.link === 'live')
    const room = await web.cloud.room(id)
    throws += 3
    expect([name, load(room.game!, room.table).throws]).toEqual([name, throws])
  }
  expect(over).toEqual([])
})

/** The page goes out of sight, or comes back. */
const sight = (phone: Phone, hidden: boolean) =>
  phone.page.evaluate(gone => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => gone })
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (gone ? 'hidden' : 'visible')
    })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)

const HIDDEN = [
  ['its answer never to come', 'silent'],
  ...(LONG ? [['its dice in the air', undefined] as const] : [])
] as const

test.each(HIDDEN)(
  'hidden for an hour with %s: the right result, and the same seat',
  async (what, network) => {
    const { id, phone } = await table(network ? 'unanswered' : 'flying', { limit: 30, absence: 'skip' })
    const { turn } = await web.cloud.room(id)
    await prepare(web, id, phone, 'erju')
    if (network) await breakNetwork(phone, network, true)
    await phone.page.locator('#throw').tap()
    await wait(phone, `the throw, ${what}`, async () => (await web.cloud.room(id)).turn > turn)
    await sight(phone, true)
    await wait(phone, 'the seat away', async () => (await web.cloud.room(id)).seats[0]!.away)
    if (network) await breakNetwork(phone, network, false)
    for (let at = 0; at < HOUR; at += MINUTE) {
      await web.cloud.emulator.clock.advance(MINUTE)
      if (((await web.cloud.room(id)).game?.turn ?? 0) > 0) await wire(id, 'none')
    }
    await phone.page.clock.fastForward(HOUR)
    await sight(phone, false)
    await endsEqual(id, phone)
    const { seats, game, phase } = await web.cloud.room(id)
    expect([phase, seats[0]!.away, game!.held[0]![1]]).toEqual(['playing', false, 1])
    expect(phone.problems).toEqual([])
  }
)
