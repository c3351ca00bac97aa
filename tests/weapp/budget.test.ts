import path from 'node:path'
import { buildEmpty, EMPTY } from '../support/empty-app'
import { openDist } from '../support/weapp/dist'
import { bytesOf, type Crossing, setDataOf } from '../support/weapp/log'
import type { Phone } from '../support/weapp/phone'
import { begin, prepare, ready, shownBy, tableOf, throwBy, told } from '../support/weapp/table'
import { World } from '../support/weapp/world'

/** design.md: what a throw may cost on every phone at the table. */
const THROW = { bytes: 4 * 1024, calls: 4, withAnimations: 24 * 1024 }
/** Until a throw has been told on a phone that only watches, ms. */
const TOLD = 6000
/** What the first setData of the table's page may have beside that of an empty one, B: a bar, a bowl, two lines. */
const FIRST = 1024
/** The first setData of a Taro page whose one element is an empty view, B: measured in the long run. */
const EMPTY_PAGE = 104
const NAMES = ['ama', 'aming', 'lihua', 'guoqiang', 'xiaohong', 'waigong']

let world: World
beforeAll(async () => {
  world = await World.start()
})
afterAll(() => world.close())

const said: string[] = []
afterAll(() => console.info(said.join('\n')))

/** What crossed, in figures, and said at the end of the run. */
function figures(what: string, crossings: readonly Crossing[]) {
  const setData = setDataOf(crossings)
  const each = setData.map(({ bytes }) => bytes).join(' + ')
  said.push(
    `${what}: ${bytesOf(setData)} B in ${setData.length} setData (${each}), ${bytesOf(crossings)} B in all`
  )
  return { bytes: bytesOf(setData), calls: setData.length, withAnimations: bytesOf(crossings) }
}

/** Nothing where a throw kept within its bounds. */
const excess = (is: ReturnType<typeof figures>) =>
  Object.entries(THROW).flatMap(([what, most]) => {
    const value = is[what as keyof typeof THROW]
    return value > most ? [`${what}: ${value} and not ${most}`] : []
  })

/** Six at a table, two of them with a phone: who begins and who comes next. */
async function sixAtATable() {
  const { id, query } = await tableOf(world, NAMES)
  await begin(world, id, NAMES[0] ?? '')
  const phones: Phone[] = []
  for (const name of NAMES.slice(0, 2)) {
    const phone = world.phone(name)
    await phone.launch({ path: 'pages/table/index', query, scene: 1007 })
    await world.until('the table', () => phone.has('#throw'))
    phones.push(phone)
  }
  const [thrower, watcher] = phones
  if (!thrower || !watcher) throw new Error('two phones are needed')
  await ready(world, thrower)
  await world.settle()
  return { id, thrower, watcher, phones }
}

/** Lets one throw happen and be told on both phones, and answers what crossed each bridge meanwhile. */
async function crossingsOf(phones: readonly Phone[], throws: () => Promise<void>) {
  const since = phones.map(phone => phone.log.mark())
  const all = async (holds: (phone: Phone) => Promise<boolean>) =>
    (await Promise.all(phones.map(holds))).every(Boolean)
  await throws()
  await told(world, ...phones)
  await world.until('the board again', () => all(async phone => (await shownBy(phone)).stock !== null))
  await world.settle()
  return since.map(crossed => crossed())
}

test.each(['none', 'yixiu', 'erju', 'duitang', 'sihong'])(
  'a throw of %s costs little on the phone that throws, on one that watches, and the next time',
  async wants => {
    const { id, thrower, watcher, phones } = await sixAtATable()
    await prepare(world, id, thrower, 0, wants)
    const first = await crossingsOf(phones, () => thrower.tap('#throw'))
    await prepare(world, id, watcher, 1, wants)
    const second = await crossingsOf(phones, () => watcher.tap('#throw'))
    const over = [first, second].flatMap((crossings, throwNumber) =>
      crossings.flatMap((crossed, i) => {
        const who = i === throwNumber ? 'thrower' : 'watcher'
        return excess(figures(`${wants}, throw ${throwNumber + 1}, ${who}`, crossed))
      })
    )
    expect(over).toEqual([])
  }
)

/** Bytes of the first setData that draws something. */
const firstOf = ({ log }: Phone) =>
  setDataOf(log.all).find(({ keys }) => keys.some(key => key.startsWith('root.')))?.bytes

test('the page of a table comes over in little, and in few calls', async () => {
  const { thrower } = await sixAtATable()
  const { bytes, calls } = figures('opening the table', thrower.log.all)
  expect(firstOf(thrower)).toBeLessThanOrEqual(EMPTY_PAGE + FIRST)
  expect(bytes).toBeLessThan(16 * 1024)
  expect(calls).toBeLessThanOrEqual(4)
})

/** Builds, which takes a quarter of a minute. */
const emptyPage = async () => {
  buildEmpty('weapp')
  const empty = new World(world.cloud, async () => undefined, openDist(path.resolve(EMPTY, 'dist')))
  const phone = empty.phone('nobody')
  await phone.launch()
  expect(firstOf(phone)).toBe(EMPTY_PAGE)
  await empty.close()
}
if (process.env.LONG === '1')
  test(
    'the first setData of an empty page, built of the same Taro now, is what ours is held against',
    emptyPage,
    300_000
  )

/** As many as the longest of a hundred thousand games had; fewer where there is no time for it. */
const MANY = process.env.LONG === '1' ? 870 : 100

test(`C05 a game of ${MANY} throws, all of them watched: the last costs no more than the first, and nothing is ever large`, async () => {
  const seats = NAMES.map(name => `long-${name}`)
  const { id, query } = await tableOf(world, seats)
  await begin(world, id, seats[0] ?? '')
  const watcher = world.phone('long-watcher')
  await watcher.launch({ path: 'pages/table/index', query, scene: 1007 })
  await world.until('the table', () => watcher.has('#throw'))
  await watcher.settle()
  const costs: number[] = []
  for (let i = 0; i < MANY; i++) {
    const since = watcher.log.mark()
    await throwBy(world, id, seats[i % seats.length] ?? '', i % seats.length, 'none')
    await watcher.settle()
    await world.time.advance(TOLD)
    costs.push(bytesOf(since()))
  }
  const { turn, tail } = await world.cloud.room(id)
  expect(tail.at(-1)?.n).toBeGreaterThanOrEqual(MANY)
  expect((await shownBy(watcher)).dice).toBe([...(tail.at(-1)?.d ?? '')].join(''))
  expect(watcher.line.sent.filter(({ op }) => op === 'sync').length).toBeLessThan(MANY / 10)
  said.push(`${MANY} throws watched: ${Math.min(...costs)} to ${Math.max(...costs)} B each, turn ${turn}`)
  expect(Math.min(...costs)).toBeGreaterThan(0)
  expect(Math.max(...costs)).toBeLessThanOrEqual(THROW.bytes)

  const late = world.phone('long-ama')
  await late.launch({ path: 'pages/table/index', query, scene: 1007 })
  await world.until('the table', () => late.has('#throw'))
  await late.settle()
  expect(Math.max(...late.log.all.map(({ bytes }) => bytes))).toBeLessThan(16 * 1024)
}, 600_000)
