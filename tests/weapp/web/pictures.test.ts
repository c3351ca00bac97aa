import { sheet } from '../../support/sheet'
import { type Glass, shot } from '../../support/weapp/chromium'
import type { Phone } from '../../support/weapp/phone'
import { onGlass } from '../../support/weapp/stand'
import { begin, prepare, shownBy, tableOf, throwBy, told } from '../../support/weapp/table'
import type { World } from '../../support/weapp/world'

const TINY = { zhuangyuan: 1, duitang: 0, sanhong: 0, sijin: 0, erju: 1, yixiu: 1 }
const NAMES = ['ama', 'aming', 'lihua', 'guoqiang', 'xiaohong', 'waigong']

let world: World
let glass: Glass
onGlass(made => {
  ;({ world, glass } = made)
})

const looks = {
  light: { width: 390, dark: false, font: 16 },
  dark: { width: 390, dark: true, font: 16 },
  large: { width: 390, dark: false, font: 24 },
  small: { width: 320, dark: false, font: 16 }
} as const

/** A phone of that look, and how to take a picture of it. */
function phoneOf(name: string, kind: keyof typeof looks) {
  const { width, dark, font } = looks[kind]
  const height = width === 320 ? 640 : 844
  const statusBar = width === 320 ? 20 : 47
  const device = { width, height, font, statusBar, theme: dark ? ('dark' as const) : ('light' as const) }
  const phone = world.phone(name, { device }, glass.of({ width, height, dark }))
  const taken: string[] = []
  return {
    phone,
    taken,
    async take(what: string) {
      await phone.settle()
      const page = glass.pages.at(-1)
      if (!page) throw new Error('no glass')
      const picture = `weapp-${kind}-${what}`
      await shot(page, picture)
      taken.push(picture)
    }
  }
}

const comes = (phone: Phone, selector: string) => world.until(`${selector}`, () => phone.has(selector))

async function takeAll(kind: keyof typeof looks) {
  const me = `${kind}-ama`
  const { phone, take, taken } = phoneOf(me, kind)
  await phone.launch()
  await take('01-home')
  await phone.tap('#rules')
  await phone.settle()
  await take('02-rules')
  await phone.tap('.top-bar-act')
  await phone.settle()
  await phone.tap('#join-code')
  await phone.settle()
  await phone.screen.type('#code-input', 'abc')
  await take('03-join')
  await phone.tap('.top-bar-act')
  await phone.settle()
  await phone.tap('#open-table')
  await phone.settle()
  await take('04-open')

  const names = NAMES.map(name => `${kind}-${name}`)
  const { id, query } = await tableOf(world, names, { stock: TINY })
  const goTo = async (way: Record<string, string>) => {
    phone.hide()
    phone.show({ path: 'pages/table/index', query: way, scene: 1007 })
    await world.time.advance(1000)
  }
  await goTo({ room: 'nowhere', key: 'none' })
  await comes(phone, '#open-table')
  await take('11-nowhere')
  const sparse = await tableOf(world, names.slice(0, 3), { size: 8 })
  await goTo(sparse.query)
  await comes(phone, '#invite')
  await take('12-lobby-free')
  const other = await tableOf(world, names.slice(1, 3), { size: 8 })
  phone.privacy.consent = 'unasked'
  await goTo(other.query)
  await comes(phone, '#sit')
  await take('13-lobby-sit')
  phone.privacy.consent = 'agreed'
  await goTo(query)
  await comes(phone, '#start')
  await take('05-lobby')
  await begin(world, id, me)
  await world.until('my turn', async () => (await shownBy(phone)).button === 'ready')
  await take('06-turn')
  await prepare(world, id, phone, 0, 'sihong')
  await phone.tap('#throw')
  await phone.settle()
  await take('07-rolling')
  await told(world, phone)
  await take('08-told')
  await world.until('the board', async () => (await shownBy(phone)).stock !== null)
  await take('09-board')
  return { phone, take, taken, id, names }
}

test.each(['light', 'dark', 'large', 'small'] as const)(
  'pictures of every screen, %s',
  async kind => {
    const { phone, take, taken, id, names } = await takeAll(kind)
    const others = ['erju', 'yixiu', 'none', 'none', 'none']
    for (const [i, wants] of others.entries()) await throwBy(world, id, names[i + 1] ?? '', i + 1, wants)
    await world.until('the end', async () => (await shownBy(phone)).result !== null)
    await take('10-result')
    await phone.read(page => page.querySelector('#keepsake')?.scrollIntoView({ block: 'center' }), null)
    await take('14-result-more')
    if (process.env.SHOTS) await sheet(glass.pages.at(-1)!, `weapp-${kind}`, [...taken].sort())
    expect(phone.wrongs()).toEqual([])
  },
  180_000
)
