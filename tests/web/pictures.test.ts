import { corners } from '../support/corners'
import { fits } from '../support/fits'
import { opId } from '../support/party'
import { factsOf, openTable, prepare, prepareStart, until, untilV } from '../support/table'
import { wantedEntropy } from '../support/wanted'
import { inBrowser, openidOf, type PhoneOptions, type Web } from '../support/web'

let web: Web
inBrowser(made => {
  web = made
})

const KINDS: readonly (readonly [string, PhoneOptions])[] = [
  ['light', {}],
  ...corners(
    ['320', { width: 320, height: 640 }] as const,
    ['dark', { dark: true }] as const,
    ['large', { font: 25 }] as const
  )
]
const NAMES = ['阿嬷', '国强', '丽华', '阿明', '小雨', '大伯', '婷婷', '阿杰']

/** Whose turn it is throws over the wire, unless that is the phone's own seat. */
async function othersThrow(id: string, people: readonly string[], wants: string) {
  const room = await web.cloud.room(id)
  const seat = room.game!.turn
  const entropy = wantedEntropy(await web.cloud.master(), room, seat, wants)
  await web.cloud.done(people[seat]!, { op: 'throw', room: id, turn: room.turn, opId: opId(), entropy })
}

describe.each(KINDS)('%s: every page fits, and is pictured', (kind, options) => {
  test('home, opening, joining, rules', async () => {
    const phone = await web.phone(`pages-${kind}`, '/pages/home/index', options)
    await phone.page.locator('#open-table').waitFor()
    await fits(phone)
    await phone.shot(`home-${kind}`)
    for (const [button, there, name] of [
      ['#open-table', '#open-confirm', 'open'],
      ['#join-code', '#join-confirm', 'join'],
      ['#rules', 'text=6^6', 'rules']
    ] as const) {
      if (name === 'rules') continue
      await phone.page.locator(button).tap()
      await phone.page.locator(there).waitFor()
      await fits(phone)
      await phone.shot(`${name}-${kind}`)
      await phone.page.goBack()
      await phone.page.locator('#open-table').waitFor()
    }
    expect(phone.problems).toEqual([])
  })

  test('lobby, my turn, another’s throw, the champion', async () => {
    const me = `table-${kind}`
    const phone = await web.phone(me, '/pages/home/index', options)
    const stock = { yixiu: 4, erju: 3, sijin: 2, sanhong: 2, duitang: 1, zhuangyuan: 1 }
    const { id, hash } = await openTable(web, phone, { limit: 0, stock, size: 10 })
    const people = [openidOf(me), ...NAMES.slice(1).map((_, i) => `${kind}-guest-${i}`)]
    for (const [i, who] of people.entries()) {
      if (i > 0)
        await web.cloud.done(who, {
          op: 'join',
          code: String(web.cloud.emulator.collection('doors').get(id)!.code)
        })
      await web.cloud.done(who, { op: 'me', room: id, name: NAMES[i]!, face: i + 1 })
    }
    const { v } = await web.cloud.room(id)
    await phone.page.goto(`${web.url}/?me=${me}#${hash}`)
    await untilV(phone, v)
    await phone.page.getByText('国强').first().waitFor()
    await fits(phone)
    await phone.shot(`lobby-${kind}`)

    await prepareStart(web, id, phone, 1)
    await phone.page.locator('#start').tap()
    await until(phone, f => f.phase === 'playing', null)
    const before = ['sanhong', 'erju', 'sihong', 'yixiu', 'sijin', 'yixiu', 'none']
    for (const wants of before) await othersThrow(id, people, wants)
    await phone.page.getByText('轮到你了').first().waitFor()
    await fits(phone)
    await phone.shot(`turn-${kind}`)

    await prepare(web, id, phone, 'duitang')
    const { turn } = await factsOf(phone)
    await phone.page.locator('#throw').tap()
    await until(phone, (f, t) => f.turn > t && f.dice !== null && !f.rattling, turn)
    await phone.shot(`landed-${kind}`)

    const rest = ['wuzi', 'erju', 'sanhong', 'sijin', 'yixiu', 'erju', 'yixiu', 'none']
    for (const wants of rest) {
      const room = await web.cloud.room(id)
      if (room.phase === 'ended') break
      await othersThrow(id, people, wants)
    }
    while ((await web.cloud.room(id)).phase !== 'ended') await othersThrow(id, people, 'none')
    await until(phone, f => f.scene === 'result', null)
    await fits(phone)
    await phone.shot(`champion-${kind}`)
    expect(phone.problems).toEqual([])
  })
})
