import { isDeepStrictEqual } from 'node:util'
import { load } from '@/room'
import { CAKES, SCRIPT, SMALL } from '../../support/small-game'
import { agreed, factsOf, prepare as prepareWeb, until as untilWeb } from '../../support/table'
import type { Phone } from '../../support/weapp/phone'
import { addressOf, dueTo, openByTouch, prepare, prepareStart, shownBy } from '../../support/weapp/table'
import { World } from '../../support/weapp/world'
import { startWeb, type Web, type Phone as WebPhone } from '../../support/web'

/** The seat of the browser's page. */
const WEB = 3

let web: Web
let world: World
beforeAll(async () => {
  web = await startWeb()
  world = new World(web.cloud)
})
afterAll(async () => {
  await world.close()
  await web.close()
})

const sum = (list: readonly number[]) => list.reduce((total, n) => total + n, 0)

/** Every phone of WeChat's comes to show the same, and what the room says. */
async function agree(id: string, phones: readonly Phone[], dice: string) {
  for (const [seat, phone] of phones.entries()) {
    const due = { ...(await dueTo(world, id, seat)), dice }
    const shown = async () => {
      const { stock, mine, turn, dice } = await shownBy(phone)
      return { stock, mine, turn, dice }
    }
    await world.until(`seat ${seat} to show ${JSON.stringify(due)}`, async () =>
      isDeepStrictEqual(await shown(), due)
    )
  }
}

test('three people in WeChat and one in a browser play a small set to its champion', async () => {
  const host = world.phone('ama')
  await host.launch()
  await openByTouch(world, host, SMALL)
  const { room: id, key } = addressOf(host)
  expect((await world.cloud.room(id)).table.stock).toEqual(SMALL)

  // The card of the table, opened cold; then the code, read aloud.
  const aming = world.phone('aming')
  await aming.launch({ path: 'pages/table/index', query: { room: id, key }, scene: 1007 })
  await world.until('a seat for aming', () => aming.has('#sit'))
  await aming.tap('#sit')
  await world.until('aming in the lobby', () => aming.has('#leave'))
  const lihua = world.phone('lihua')
  await lihua.launch()
  await lihua.tap('#join-code')
  await world.until('the page for a code', () => lihua.has('#code-input'))
  await lihua.screen.type(
    '#code-input',
    String(web.cloud.emulator.collection('doors').get(id)?.code).toLowerCase()
  )
  await lihua.settle()
  await lihua.tap('#join-confirm')
  await world.until('lihua in the lobby', () => lihua.has('#leave'))
  const waigong: WebPhone = await web.phone('waigong', `/pages/table/index?room=${id}&key=${key}`)
  await waigong.page.locator('#sit').tap()
  await untilWeb(waigong, facts => facts.seat === 3, null)

  const phones = [host, aming, lihua]
  await host.settle()
  await prepareStart(world, id, host, 0)
  await host.tap('#start')
  for (const phone of phones) await world.until('the game', () => phone.has('#throw'))
  await untilWeb(waigong, facts => facts.phase === 'playing', null)

  for (const wants of SCRIPT) {
    const before = await world.cloud.room(id)
    if (!before.game || before.phase === 'ended') break
    const seat = load(before.game, before.table).turn
    const phone = phones[seat]
    if (phone) {
      await world.until(`the turn of seat ${seat}`, async () => (await shownBy(phone)).button === 'ready')
      await prepare(world, id, phone, seat, wants)
      await phone.tap('#throw')
      await world.until('the throw', async () => (await world.cloud.room(id)).v > before.v)
    } else {
      await untilWeb(waigong, (facts, turn) => facts.turn === turn && facts.button === 'ready', before.turn)
      await prepareWeb(web, id, waigong, wants)
      await waigong.page.locator('#throw').tap()
    }
    await world.settle()
    const { room, facts: said } = await agreed(world.cloud, id, [waigong], before.v + 1)
    const facts = said[0]!
    expect(facts).toMatchObject({ v: room.v, stock: room.game?.stock, held: room.game?.held })
    expect(sum([...(facts.stock ?? []), ...(facts.held ?? []).flat()])).toBe(CAKES)
    if (room.phase === 'playing') await agree(id, phones, room.tail.at(-1)?.d ?? '')
  }

  await untilWeb(waigong, facts => facts.scene === 'result', null)
  const { room: ended } = await agreed(world.cloud, id, [waigong], 0)
  expect(ended.game).toMatchObject({ phase: 'ended', champion: WEB })
  expect(await factsOf(waigong)).toMatchObject({ v: ended.v, champion: WEB, held: ended.game?.held })
  const heldBy = (seat: number) => [...(ended.game?.held[seat] ?? [])].reverse().filter(n => n > 0)
  for (const [seat, phone] of phones.entries()) {
    await world.until(`the end for seat ${seat}`, async () => (await shownBy(phone)).result !== null)
    const { result } = await shownBy(phone)
    // The champion first, then whoever reads it, then the others.
    const order = [WEB, seat, ...[0, 1, 2].filter(other => other !== seat)]
    expect(result?.map(row => row.split(' ').slice(1).map(Number))).toEqual(order.map(heldBy))
  }
  expect(world.wrongs()).toEqual([])
  expect(waigong.problems).toEqual([])
})
